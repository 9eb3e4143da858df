feya-cover-title = Posvátná bažina
feya-cover-line = Čtyři klany loví ryby, obchodují a budují ostrovy kolem starých svatyní.
feya-cover-nature = bez skrytých karet
