#!/bin/sh
# Makes the films of the demo from rendered PNG files, with Debian's ffmpeg: `sh films.sh FOLDER`. The camera moves along
# the quay and back in 12 s, so that the film repeats without a cut.
set -e
films="$(dirname "$0")/../../public/videos"
for film in quay night; do
  case $film in quay) picture=hero-quay ;; night) picture=hero-quay-night ;; esac
  for form in desktop:1280:720 mobile:640:480; do
    name=${form%%:*} size=${form#*:} wide=${size%:*} high=${size#*:}
    ffmpeg -v error -y -loop 1 -framerate 24 -t 12 -i "$1/$picture.png" -vf \
      "scale=-2:2.4*$high,crop=2*$wide:2*$high:(iw-ow)*(1-cos(2*PI*t/12))/2:0.3*(ih-oh),scale=$wide:$high" \
      -c:v libx264 -preset slow -crf 30 -pix_fmt yuv420p -movflags +faststart "$films/$film-$name.mp4"
  done
  ffmpeg -v error -y -i "$films/$film-desktop.mp4" -frames:v 1 -q:v 5 "$films/$film.jpg"
done
