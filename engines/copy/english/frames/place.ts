import { readFrames } from '../../plan/frame.ts';

/** Land, street and parking. {S} is 'on a corner lot', {cars} the garage and what else there is to park in, {wide} what the land is good for. */
export const GROUNDS = readFrames(
  'grounds',
  `
wlpc ; * ; {home} <sits/stands/is set> {S}, with {!land} <around it/to itself/to work with>
wlpc ; * ; {home} <sits/stands/is set> {S} and has {!cars}
wl ; * ; {S}, {home} <has/keeps/comes with> {!land} and {!cars}
wlpc ; * ; {!land} and {!cars} <come with the address/go with it/round out the property>
w ; * ; outside you have {!land}, {wide}, and {!cars}
wl ; * ; the lot <measures/comes to/runs to> {!land}, {wide}
wl ; * ; around it <lies/spreads> {!land}, {wide}
wlp ; * ; {home} <sits on/stands on/occupies/rests on> {!lot}
wl ; * ; {wide}: the lot is {!land}
wlp ; * ; {!lot} <surrounds it/goes with it/is part of the package>
wlp ; * ; {!cars} and {!lot} <belong to it/go along with it/complete the property>
wl ; * ; {!lot} leaves {wide2}
wlp ; * ; at {!land}, the lot <leaves/has/allows> {wide2}
w ; * ; a gardener could do a lot with {!land}
wlp ; * ; the ground that goes with it <measures/covers/amounts to> {!land}
wlp ; * ; {!land} <lies/stretches> beyond the walls
wlp ; * ; the deed takes in {!land}
wlp ; * ; there is {!land} of ground <to go with it/outside the door>, and {!cars} for parking
wl ; * ; {S}, it has {!land} <of its own/to show for it>
wlp ; * ; {home} comes with {!lot} and, for the cars, {!cars}
p ; * ; the lot is {!land}, and parking is in {!cars}
cp ; * ; {S}, {!land}, {!cars}
c ; * ; {!land}, {!cars}
cp ; * ; the lot is {!land}
wlpc ; * ; {home} stands on {!lot}
wlp ; * ; you get {!lot} <with it/to go with it/in the bargain>
wlp ; * ; {!lot} gives it <some breathing room/a setting of its own>
wlp ; * ; {home} <is/sits/stands> {!S}
c ; * ; set {!S} {in city}
`,
);

export const PARKING = readFrames(
  'parking',
  `
wlp ; * ; {!cars} [takes|take] care of <parking/the cars>
wlp ; * ; <for parking/for the cars/for vehicles> there [is|are>] {!cars}
w ; * ; cars go in {!garage}
wl ; * ; {!cars} [completes|complete] the <property/picture/address>
wp ; * ; parking means {!cars}
wlp ; * ; {!cars} [is|are] part of it
wl ; * ; {!cars} [keeps|keep] the cars <off the street/out of the way/at home>
wl ; * ; {!garage} keeps <snow off the windshield/bikes and tools dry/the weather off the car>
wlp ; * ; there [is|are>] {!cars}, too
wp ; * ; you park in {!garage}
wlcp ; * ; {!cars} [takes|take] care of parking at {!street}
wlcp ; * ; {home} has {!cars}
`,
);

/** {N1} is a place, {d1} how far it is; {plain} are places without a distance, {others} those behind the first. */
export const NEAR = readFrames(
  'near',
  `
wlpc ; 1 ; {N1} [is|are] {d1} <away/off/from the door>
wlpc ; 1 ; it is {d1} to {N1}
w ; 1 ; {d1} [gets|get] you to {N1}
w ; 1 ; from the front door, {N1} [is|are] {d1}
wlpc ; 1 ; {home} is {d1} from {N1}
w ; 1+ ; {plain}: all within reach
wl ; 2 ; {N1}, {d1} away, and {N2}, {d2}, are the landmarks
w ; 2 ; figure on {d1} to {N1}, {d2} to {N2}
wlp ; 1+ ; {plain} [is|are] <close by/close at hand/nearby/within easy reach>
wl ; 1+ ; {home} <keeps/puts> {plain} within reach
w ; 1+ ; you are close to {plain}
w ; 1+ ; a free afternoon can go to {plain}
wlp ; 1+ ; errands and outings start with {plain}, close by
wlpc ; 2+ ; {N1} [is|are] {d1} away, with {plain others} <close by/not much farther/also near>
wlpc ; 2 ; {N1} [is|are] {d1} away and {N2} {d2}
wlp ; 2 ; it is {d1} to {N1} and {d2} to {N2}
wl ; 2 ; the address puts {N1} {d1} away and {N2} {d2}
w ; 2+ ; when you head out, {N1} [is|are] {d1} off and {plain others} [is|are] near
wlp ; 3+ ; {N1} is {d1} away, {N2} {d2}, and {plain rest} [is|are] close by
wlp ; 2+ ; nearby are {all}
wl ; 2+ ; the map around it <includes/shows/holds> {all}
wlp ; 2+ ; within reach <are/you have/you will find> {all}
c ; 1+ ; near {plain}
c ; 2+ ; {d1} to {N1}; {plain others} nearby
c ; 2 ; {d1} to {N1}, {d2} to {N2}
c ; 2+ ; close to {all}
cp ; 1+ ; nearby: {all}
`,
);

/** Where it is, when the text has not said so. */
export const PLACE = readFrames(
  'place',
  `
wlp ; * ; {home} is {!in both}
wlp ; * ; all of this is {!in both}
wlp ; * ; you will find it {!in both}
wp ; * ; the address is {!street}, {in both}
wlc ; * ; {!street}, {in both}
c ; * ; {!in both}
`,
);

/** The last sentence: where it is, or what to see first. */
export const CLOSE = readFrames(
  'close',
  `
wl ; 1+ ; when you visit {!street}, start with {short A}
w ; 1+ ; leave a few minutes for {short A} when you tour {!street}
wl ; 1+ ; a visit to {!street} could well end at {short A}
w ; 1+ ; make {short A} your first stop at {!street}
wl ; 1+ ; you may want to see {short A} first at {!street}
wl ; 1+ ; {short A} alone [is|are] worth a visit to {!street}
wlp ; * ; it is all at {!street}, {in both}
wl ; * ; find it at {!street} {in}
wlp ; * ; the address to remember is {!street}, {in both}
wl ; * ; put {!street} on your list
w ; * ; come by {!street} and <see for yourself/walk it through/take your time>
wl ; * ; a visit to {!street} {in} will answer the rest
wlp ; * ; all of that is at {!street}, {in both}
wl ; * ; come and see {!street} {in}
wl ; * ; {!street} {in both} is best seen in person
wl ; * ; photos only go so far: come and walk through {!street}
w ; 1+ ; at {!street}, {short A} is a good place to begin
wlp ; * ; look for it at {!street} {in}
wlp ; * ; the address is {!street}, {in both}
wl ; * ; you will find all of it at {!street}, {in city}
wlpc ; * ; arrange a time to see {!street} {in city}
p ; * ; {home} is at {!street} {in city}
c ; * ; {!street}, {in both}
c ; * ; see it at {!street}, {in both}
wlp ; * ; come and see {this year} {in} for yourself
wl ; * ; a walk through {this beds} {in} will <tell you more/answer the rest/settle it>
w ; 1+ ; come and try {short A} for yourself, {in both}
wlpc ; * ; {this beds} {in} is <ready to be seen/open to visits/worth a visit>
`,
);

export const FEE = readFrames('fee', 'wclp ; * ; HOA dues are {fee}');

export const PRICE_CLOSE = readFrames(
  'price',
  `
wlp ; * ; {home} is <offered/listed/on the market> at {price}
wp ; * ; the asking price is {price}
c ; * ; <asking/offered at/priced at/listed at> {price}
wl ; * ; <offered/listed> at {price}, {in}
cp ; * ; at {price}, it works out to about {a foot} a square foot
`,
);
