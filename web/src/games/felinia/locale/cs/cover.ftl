felinia-cover-title = Felinia
felinia-cover-line = Kočičí kupci přihazují na trhu a plují k rozdělenému ostrovu.
felinia-cover-nature = dražba
