cd /work/wt-dusk
P="../shared/photos/dev/exterior_day_*.jpg samples/01-front.jpg samples/12-corner.jpg ../shared/photos/pairs/nj_day_dusk_before.jpg"
mkdir -p $1; heavy node_modules/.bin/node .lab/dusk.ts $1 ${2:-1600} '{}' $P | cut -c1-60 && node_modules/.bin/node .lab/win.ts $1 $1 $P
node_modules/.bin/node .lab/sheet.mjs $1/s1.jpg 2 1000 667 $1/*day_0[1-6].jpg
node_modules/.bin/node .lab/sheet.mjs $1/s2.jpg 2 1000 667 $1/*day_0[7-9].jpg $1/*day_1[0-2].jpg
node_modules/.bin/node .lab/sheet.mjs $1/s3.jpg 2 1000 667 $1/*day_13.jpg $1/01-front.jpg $1/12-corner.jpg $1/nj*before.jpg
