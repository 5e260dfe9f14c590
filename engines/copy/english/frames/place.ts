import { readFrames } from '../../plan/frame.ts';

/** Land, street and parking: both at once where both are to be said. {S} is 'on a corner lot', {cars} the garage and what else there is to park in, {spots} the same where none of it is called parking. */
export const GROUNDS = readFrames(
  'grounds',
  `
wlp ; both ; {home} <sits on/stands on/occupies> {!lot} with {!cars}
wlp ; both ; {home} <sits/is set> {S}, with {!cars}
wlp ; both ; {home} <sits/is set> {S} and has {!cars}
wlp ; both ; set {S}, {home} has {!cars}
wlp ; both ; there [is|are>] {!cars}, and the lot measures {!land}
wlp ; both ; {!cars} and {!lot} <complete/round out> the property
wlp ; both ; {!lot} and {!cars} <complete/round out> the property
wlp ; both ; {home} has {!cars} and {!lot}
wlp ; both ; all of it sits on {!lot}, with {!spots} for parking
wlp ; both ; {home} sits on {!lot}, and there [is|are>] {!spots} for parking
wlp ; both ; outside, there [is|are>] {!cars}, and the lot measures {!land}
wlp ; both ; the lot <measures/covers> {!land}, with {!cars}
wlp ; one ; {home} <sits on/stands on/occupies> {!lot}
wlp ; one ; {home} <sits/is set> {!S}, on {!land}
wlp ; one ; {home} <sits on/occupies> {!land}
wlp ; one ; the lot <measures/covers> {!land}
wlp ; one ; all of it sits on {!lot}
wlp ; one ; it sits on {!lot}
wlp ; one ; {!lot} <surrounds it/completes the setting>
cp ; one ; the lot is {!land}
wlp ; one ; {home} <is/sits> {!S}
wlp ; one ; it <is set/sits> {!S}
`,
);

export const PARKING = readFrames(
  'parking',
  `
wlp ; * ; {!spots} [provides|provide] parking
wlp ; * ; for parking, there [is|are>] {!spots}
wlp ; * ; parking includes {!spots}
wlp ; * ; there [is|are>] {!spots} for parking
wlp ; * ; {!spots} [handles|handle] parking
wlp ; * ; parking is in {!spots}
wlp ; * ; {!spots} [takes|take] care of parking
wlp ; * ; there [is|are>] also {!cars}
wlcp ; * ; {home} has {!cars}
`,
);

/** {N1} is a place, {d1} how far it is; {plain} are places without a distance, {plain others} those behind the first. */
export const NEAR = readFrames(
  'near',
  `
wlpc ; 1 ; {N1} [is|are] {d1} away
wlpc ; 1 ; it is {d1} to {N1}
wlp ; 1 ; {home} is {d1} from {N1}
w ; 1 ; you are {d1} from {N1}
wlp ; 1 ; {d1} away [is|are>] {N1}
wlp ; 1 ; from here, it is {d1} to {N1}
wlp ; 2+ ; {d1} away [is|are>] {N1}, with {plain others} <close by/nearby>
wlp ; 2+ ; from here, it is {d1} to {N1}, with {plain others} <close by/nearby>
wlp ; 2 ; {N1} [is|are] {d1} from the door and {N2} {d2}
wp ; 1+ ; you'll find {plain} <nearby/close by>
wlp ; 1+ ; {plain} [is|are] <close by/nearby/within easy reach>
w ; 1+ ; you are close to {plain}
wlp ; 1+ ; {home} is close to {plain}
wlpc ; 2+ ; {N1} [is|are] {d1} away, with {plain others} <close by/nearby>
wlpc ; 2 ; {N1} [is|are] {d1} away and {N2} {d2}
wlp ; 2 ; {N1} [is|are] {d1} away, and it is {d2} to {N2}
w ; 1 ; when you head out, {N1} [is|are] {d1} away
w ; 2 ; when you head out, {N1} [is|are] {d1} away and {N2} {d2}
w ; 2+ ; when you head out, {N1} [is|are] {d1} away, with {plain others} nearby
wl ; 1 ; the location puts you {d1} from {N1}
wlp ; 2 ; it is {d1} to {N1} and {d2} to {N2}
wlp ; 2 ; {home} is {d1} from {N1} and {d2} from {N2}
w ; 2 ; you are {d1} from {N1} and {d2} from {N2}
wl ; 2 ; the location puts you {d1} from {N1} and {d2} from {N2}
wl ; 2+ ; the location puts you {d1} from {N1}, close to {plain others}
wlp ; 2+ ; {home} is {d1} from {N1} and close to {plain others}
wlp ; 3+ ; {N1} is {d1} away, {N2} is {d2}, and {plain rest} [is|are] <close by/nearby>
wlp ; 3+ ; it is {d1} to {N1} and {d2} to {N2}, with {plain rest} nearby
wl ; 3+ ; the location puts you {d1} from {N1} and {d2} from {N2}, with {plain rest} close by
c ; 1+ ; near {plain}
c ; 1 ; {d1} to {N1}
c ; 2+ ; {d1} to {N1}, with {plain others} nearby
c ; 2 ; {d1} to {N1}, {d2} to {N2}
c ; 3+ ; {d1} to {N1}, {d2} to {N2}, {plain rest} nearby
p ; 2+ ; nearby are {all}
`,
);

/** Where it is, when the text has not said so. */
export const PLACE = readFrames(
  'place',
  `
wlpc ; * ; {home} is {!in both}
wlp ; * ; it is all {!in both}
wlp ; * ; you will find it {!in both}
c ; * ; {!in both}
`,
);

/** The last sentence where nothing nearby closes the text: what to see first, or an invitation. */
export const CLOSE = readFrames(
  'close',
  `
w ; 1+ ; come see {short A} for yourself at {!street}
w ; 1+ ; come for a look at {short A}, and stay to see the rest of {!street}
wl ; * ; {!street} is best seen in person
w ; * ; come see what {!street} has to offer
wp ; * ; come take a look at {!street}
wlp ; * ; see {!street} for yourself
wlp ; * ; see for yourself what {!street} {in} has to offer
wlp ; 1+ ; start with {short A} when you visit {!street}
wlp ; 1+ ; visit {!street} to see {short A} and the rest
wlp ; * ; plan a visit to {!street}
wp ; * ; take a walk through {!street} {in}
wlp ; * ; visit {!street} {in} to see how it all fits together
w ; * ; come see all that {!street} has to offer {in}
wp ; * ; come walk through {!street} {in} and see for yourself
wl ; * ; the best way to know {!street} is to walk through it
wlp ; * ; come see {!street} in person
w ; * ; come walk through {!street}
wl ; * ; {!street} is worth a visit
w ; * ; put {!street} on your list
w ; * ; stop by {!street} and take a look
wl ; * ; make {!street} your next stop
wlp ; * ; {!street} is ready to be seen
l ; * ; {!street} rewards a visit
wlp ; * ; the rest is waiting at {!street}
c ; * ; {!street}, {in city}
`,
);

export const FEE = readFrames('fee', 'wclp ; * ; HOA dues are {fee}');

export const PRICE_CLOSE = readFrames(
  'price',
  `
wlp ; * ; {home} is <offered/listed> at {price}
wp ; * ; the asking price is {price}
c ; * ; <asking/offered at/priced at/listed at> {price}
wl ; * ; <offered/listed> at {price}
cp ; * ; at {price}, it works out to about {a foot} a square foot
`,
);
