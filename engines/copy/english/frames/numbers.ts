import { readFrames } from '../../plan/frame.ts';

/** Beds, baths, area and year, as far as the opening left them. {left} is what is left of the first three. */
export const SIZE = readFrames(
  'size',
  `
wlpc ; 2+ ; built in {!year}, {home} has {left}
wlp ; 2+ ; built in {!year}, it <has/offers> {left}
wlp ; 2+ ; {home} dates to {!year} and <has/offers> {left}
wlp ; 2+ ; there [is|are>] {left beds}, with {!area} in all
wlp ; 2+ ; the {!area-} <floor plan/layout/interior> <has/includes/takes in> {left beds}
wlp ; 2+ ; {left beds} <share/fill/spread across> {!area}
wlp ; 2+ ; {home} offers {left beds} across {!area} <of living space/of space/inside>
wlp ; 2+ ; with {left beds}, {home} offers {!area} of living space
wlp ; 1 ; inside, there are {!area} of living space
wlp ; 1 ; {home} offers {!area} of living space
wlp ; 2+ ; {home} <offers/measures> {!area}, with {left beds}
wlp ; 2+ ; at {!area}, there is <room/space> for {left beds}
wlp ; 2+ ; across {!area} are {left beds}
wlpc ; 1 ; built in {!year}, {home} <measures/offers/covers> {!area}
wlp ; 1 ; built in {!year}, it <measures/offers/covers> {!area}
wlp ; 1 ; {home} measures {!area} and was built in {!year}
wlpc ; 1 ; the <floor plan/layout/interior> <covers/measures> {!area}
wlp ; 1 ; {home} <measures/covers> {!area}
wlp ; 1 ; {home} <offers/has/measures> {!area} on {!lot}
wlp ; 1 ; there are {!area} <inside/of living space>
wlp ; 1 ; there [is|are>] {!baths}, and {home} dates to {!year}
wlp ; 1 ; {home} has {!baths} and was built in {!year}
wlp ; 1 ; {the shared bedrooms} share {!baths}
wlcp ; 1+ ; {home} has {left}
wlcp ; 1+ ; there [is|are>] {left}
`,
);

export const YEAR = readFrames(
  'year',
  `
wlp ; * ; built in {!year}, {home} sits on {!lot}
wlp ; * ; built in {!year}, it <sits on/stands on/occupies> {!lot}
wlp ; * ; {home} was built in {!year} on {!lot}
wlpc ; * ; it <dates to/was built in> {!year}
wlpc ; * ; {home} <dates to/was built in> {!year}
`,
);
