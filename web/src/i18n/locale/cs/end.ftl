### end
