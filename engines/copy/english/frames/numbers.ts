import { readFrames } from '../../plan/frame.ts';

/** Beds, baths, area and year, as far as the opening left them. {left} is what is left of the first three. */
export const SIZE = readFrames(
  'size',
  `
wlpc ; 2+ ; built in {!year}, {home} has {left}
wlp ; 2+ ; {home} dates from {!year} and <has/holds/comes with/offers> {left}
wp ; 2+ ; inside you <have/get/will find> {left all}
wlp ; 2+ ; the <floor plan/plan/layout> <fits/works/brings> {left beds} into {!area}
wl ; 2+ ; the <plan/layout/floor plan> <sets/places/arranges/spreads> {left beds} over {!area}
wl ; 2+ ; across {!area} <come/are/you will find> {left beds}
wl ; 2+ ; {!area} <hold/take in/leave room for/make room for> {left beds}
cp ; 2+ ; {left}, built in {!year}
wlp ; 3 ; all in, there [is|are>] {left all}
wl ; 2+ ; its {!area} <divide into/break down into/are laid out as> {left beds}
wlp ; 2+ ; {left beds} share {!area} under a roof raised in {!year}
wlp ; 2+ ; indoors, {!area} give {left beds} <space to breathe/their due/elbow room>
wl ; 2+ ; {left beds} make up the {!area} inside
wlp ; 2+ ; there is space for {left beds} in {!area}
wlp ; 2+ ; with {!area} to work with, the plan <finds room for/takes in/includes> {left beds}
wlp ; 2+ ; count on {left beds}, laid out over {!area}
wlp ; 2 ; {the bedrooms} [comes|come] with {!baths} and {!area} in all
wlp ; 2 ; inside [is|are>] {!baths} and {!area} <to furnish/of living space/to settle into>
wlpc ; 2 ; with {!baths} and {!area}, {home} <has space to live in/is easy to settle into/leaves room to spread out>
wl ; 2 ; {home} adds {!baths}, and the whole of it <runs to/comes to/measures> {!area}
c ; 2+ ; {left} <in all/in total/altogether>
c ; 2+ ; count on {left}, in a plan that dates to {!year}
c ; 2+ ; {left} behind the door of {street}
wp ; 2+ ; you get {left}
wlp ; 2+ ; there [is|are>] {left all} to <work with/settle into/furnish>
wlpc ; 1 ; {home} was built in {!year} and <measures/covers/runs to/offers> {!area}
wlp ; 1 ; the {!year} floor plan <covers/comes to/runs to/gives you> {!area}
wlp ; 1 ; {home} <covers/measures/comes to/runs to> {!area} in all
wl ; 1 ; there are {!area} to <spread out in/furnish/settle into/work with>
wcp ; 1 ; indoors it comes to {!area}
wlp ; 1 ; the rooms <add up to/come to/total> {!area}
wlp ; 1 ; with {!area} indoors, there is <space for everyone's things/a place for everything/room to spread out>
cp ; 1 ; {!area} inside, built in {!year}
wlp ; 1 ; {!baths} [serves|serve] {the bedrooms}, and construction dates to {!year}
wlp ; 1 ; {the shared bedrooms} share {!baths}
wlp ; 1 ; {!baths} [keeps|keep] <mornings moving/the mornings simple/the morning line short>
wlcp ; 1 ; {home} has {!baths}, and it dates to {!year}
wp ; 1 ; there [is|are>] {!baths} in {home}, built in {!year}
c ; 1 ; {!baths}, built in {year}
wlcp ; 1+ ; {home} <has/comes with/gives you> {left}
`,
);

export const YEAR = readFrames(
  'year',
  `
wlp ; * ; built in {!year}, {home} <sits on/stands on/occupies/looks over> {!land}
wlp ; * ; {home} <went up/was built/was finished> in {!year} on {!land}
wlp ; * ; {!land} <has surrounded it/has gone with it/has been part of it> since {!year}
wl ; * ; it has stood <here/on this lot/at this address> since {!year}
wlp ; * ; {home} <dates to/dates from/goes back to> {!year}
wp ; * ; construction was finished in {!year}
wlp ; * ; the builders finished their work in {!year}
c ; * ; built in {!year} on {!land}
c ; * ; the builders finished in {!year}
wlp ; * ; {home} was <built/put up/completed> in {!year}
`,
);

/** What follows from the numbers alone; worth a sentence only where there is little else to say. */
export const INSIGHTS = readFrames(
  'insight',
  `
wl ; * ; {even baths} to {even beds}: <nobody has to share/each bedroom can have its own/mornings stay civil/no line at the door>
w ; * ; with {even baths} for {even beds}, mornings run <smoothly/on time/without a line>
wlp ; * ; bedrooms and full baths <are equal in number/match one for one>: {even count} of each
wp ; * ; there are more baths than bedrooms, {more baths} to {more beds}
w ; * ; the half bath {half} <is the one visitors will use/helps when there is company/takes the pressure off busy mornings>
`,
);
