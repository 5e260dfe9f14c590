import { readFrames } from '../../plan/frame.ts';

/**
 * One to four things of one part of the home in one sentence. {R} is the room, {at} where it is, {after A} the rest.
 * Fixed words are few and plain on purpose: the things are what a reader wants, and long turns of phrase repeat.
 */
export const ROOM = readFrames(
  'room',
  `
wlpc ; kitchen living primary lower 1+ ; {R} has {L+}
wlp ; kitchen living primary lower 2+ ; {R} <features/includes/offers> {L+}
wp ; kitchen living primary lower 2+ ; {at} you'll find {L+}
wlp ; kitchen living primary lower 2+ ; {R} has {A}, along with {after A+}
wlp ; kitchen living primary lower 3+ ; {R} has {A} and {B}, <plus/as well as> {after B+}
wlp ; kitchen living primary lower 2+ ; {L} are in {R}
l ; kitchen primary 2+ ; {R} is <finished/fitted/appointed> with {L+}
wlp ; kitchen 2+ ; {R} is <set up/equipped/outfitted> with {L+}
wlp ; kitchen 2 ; {R} pairs {A} with {B}
wlp ; kitchen living primary lower 1+ ; you'll find {L} in {R}
wlp ; kitchen living primary lower 2+ ; {R} is where you'll find {L+}
wlp ; kitchen 2+ ; in {R} are {L+}
wlp ; kitchen 3 ; {R} pairs {A} with {B} and {C}
wl ; kitchen 2+ ; {L} <outfit/equip/complete/anchor> {R}
wlp ; kitchen 2+ ; kitchen <features/details/highlights> include {L+}
wlpc ; kitchen 2 ; {R} has {A use} and {B}
wlpc ; kitchen 2 ; {R} has {A use}, along with {B}
wlp ; kitchen 2+ ; {does A}, and {R} also has {after A}
wlp ; kitchen 2 ; {at}, {does A}, and {does B}
wlp ; kitchen 2+ ; {at}, {does A}, and there [is|are>] {after A+}
wlp ; kitchen 1 ; {at}, {does A}
wlp ; kitchen 1 ; {R} <comes with/includes/offers> {A}
wlp ; kitchen 1 ; {R} <comes with/includes> {A use}
wlp ; kitchen 3+ ; {at}, {does A}, {does B}, and there [is|are>] {after B}
wlp ; kitchen 2+ ; {R} has {after A}, and {does A}
wlp ; kitchen 3 ; {at}, {does A}, {does B}, and {does C}
wlpc ; kitchen living primary lower 2+ ; {at}, {is A}, and there [is|are>] {after A+}
wlp ; kitchen 2+ ; {is A}, and {R} also has {after A+}
wlpc ; kitchen 2 ; {is A}, and {is B}
wl ; kitchen living primary lower 1 ; {R} has {A use}
cp ; interior flex baths 2+ ; there [is|are>] {L+}
wlp ; sized 2+ ; the {!area-} <interior/floor plan/layout> <has/features/includes> {L+}
wlp ; sized 2+ ; inside, {!area flat} include {L+}
wlp ; sized 2+ ; its {!area flat} include {L+}
wlp ; sized 2+ ; across {!area flat}, you'll find {L+}
wlp ; sized 2+ ; the {!area-} <interior/layout> <has/includes> {after A}, and {does A}
wlp ; sized 3+ ; the {!area-} interior has {after B}, {does A}, and {does B}
wlp ; interior 2+ ; inside [is|are>>] {L+}
wlp ; interior 2+ ; indoors there [is|are>] {L+}
wlp ; interior 2+ ; indoors, {home} <has/offers/features> {L+}
wlp ; interior 2+ ; {L} are part of the interior
wl ; interior 2+ ; the interior brings together {L+}
wlp ; interior 2+ ; inside, {character} <set the tone/stand out>
wlp ; interior 2+ ; interior <details/highlights> include {character}
wlp ; interior 2+ ; the interior <has/features/offers> {L+}
wl ; interior 2+ ; step inside to {character}
wl ; interior 2+ ; step inside and you'll find {character}
wp ; interior 2+ ; inside you'll find {L+}
wl ; interior 2+ ; {character A} [sets|set] the tone inside, along with {after A+}
w ; interior 2+ ; you'll notice {character} inside
wlp ; interior 2+ ; {character} <stand out/catch the eye> inside
wlp ; interior 2+ ; {character} are among the details
wlp ; interior 2+ ; {is A}, and there [is|are>] {after A+}
wlpc ; interior 2 ; {is A}, and {is B}
wlpc ; interior 3 ; {is A}, {is B}, and {is C}
wp ; interior 2+ ; you'll find {L} inside
wlp ; interior 2 ; {does A}, and {does B}
wlp ; interior 2 ; {does A}, and there [is|are>] also {B use}
wlp ; interior flex 3+ ; {does A}, {does B}, and there [is|are>] {after B+}
wlp ; interior flex 2+ ; {does A}, and there [is|are>] {after A+}
wlp ; interior 2 ; inside, {does A}, and {does B}
wlp ; interior 3 ; {does A}, {does B}, and {does C}
wlp ; interior 3+ ; {does A}, and {does B}, along with {after B}
wlp ; interior 3+ ; inside, {does A} and {does B}, with {after B} as well
wlp ; interior flex 2 ; there [is|are>] {A use} and {B use}
w ; interior 1+ ; {scene A}
wlp ; interior 1 ; {home} has {A use}
wlpc ; interior 1 ; inside [is|are>] {A}
wlp ; interior flex baths 1+ ; {home} also has {L+}
wlp ; flex 2+ ; other rooms include {L+}
wlp ; flex 2+ ; additional space includes {L+}
wlp ; flex 1+ ; there [is|are>] also {L+}
wlp ; flex 2+ ; {L} round out the <floor plan/layout/plan>
wlp ; flex 2 ; there [is|are>] {A use} and {B use}
wlp ; flex 2 ; {home} has {A use} and {B}
wlp ; flex 1 ; {home} has {A use}
wlp ; flex 1 ; there [is|are>] {A use}
wlp ; flex 2+ ; the <floor plan/layout/plan> <also includes/also has> {L+}
wlp ; flex 2+ ; {A} and {B} are part of the plan
w ; flex 1 ; {scene A}
wlp ; flex 2 ; {does A}, and {does B}
wlp ; flex 1 ; {does A}
wlp ; flex 3 ; {does A}, {does B}, and {does C}
wlp ; flex 3+ ; {does A}, {does B}, and the <plan/layout> also includes {after B}
wlp ; flex 2+ ; beyond the main rooms, there [is|are>] {L+}
wlpc ; mixed 2+ ; {put A}, and {put B}
wlp ; mixed 2+ ; {does A}, and {put B}
wlp ; mixed 2+ ; {put A}, and {does B}
wlpc ; mixed 3+ ; {put A}, {put B}, and {put C}
wlp ; baths 1+ ; there [is|are>] {L+}
wlp ; baths 2 ; bath details include {A} and {B}
wlp ; baths 2 ; {A} and {B} are in the baths
w ; baths 1 ; {scene A}
wlp ; outdoor 2+ ; outside [is|are>>] {L+}
wlp ; outdoor 1+ ; outdoors, {home} has {L+}
wlp ; outdoor 1+ ; outside, there [is|are>] {L+}
wlp ; outdoor 1+ ; outdoors there [is|are>] {L+}
wlp ; outdoor 1+ ; {home} <offers/includes> {L} outdoors
wlp ; outdoor 2+ ; {L} are part of the outdoor space
wl ; outdoor 1+ ; {L} [waits|wait] outside
wlp ; outdoor 2+ ; outdoor <space/living> includes {L+}
wlp ; outdoor 1+ ; outside, you'll find {L+}
wp ; outdoor 2+ ; step outside to {L+}
wlpc ; landed 1+ ; {!the lot} <has/includes/holds> {L+}
wlp ; landed 2+ ; {L} share {!the lot}
wlp ; landed 2+ ; outside, {!the lot} has {L+}
wlp ; landed 1+ ; {home} <sits on/occupies> {!lot} with {L+}
wlp ; landed 1+ ; set on {!lot}, {home} has {L+}
wlp ; landed 2+ ; there [is|are>] {L} on {!the lot}
wlp ; landed 2+ ; {!the lot} <takes in/holds> {L+}
wlp ; landed 2+ ; {!the lot} has {A}, along with {after A+}
wlp ; landed 2 ; {!the lot} has {A}, and {does B}
wlp ; landed 2+ ; {does A}, and {!the lot} also has {after A}
wlp ; landed 1 ; {home} sits on {!lot}, where {does A}
wlp ; landed 2 ; {home} <sits on/occupies> {!lot}, where {does A} and {does B}
wlp ; landed 2+ ; {!the lot} has {after A}, and {does A}
wlp ; landed 3+ ; {does A}, {does B}, and {!the lot} also has {after B}
wlp ; landed 2+ ; on {!the lot}, {does A}, and there [is|are>] {after A}
wlp ; landed 2+ ; {home} <sits on/is set on> {!lot} with {after A}, and {does A}
wlp ; outdoor 2 ; outside there [is|are>] {A use} and {B use}
wlp ; outdoor 2 ; outdoors there [is|are>] {A use} and {B}
wlp ; outdoor 1 ; outside there [is|are>] {A use}
w ; outdoor 2+ ; {scene A}, with {after A} also outdoors
w ; outdoor 2 ; {scene A} or {scene B}
w ; outdoor 1+ ; {scene A}
wlp ; outdoor 2 ; {does A}, and {does B}
wlp ; outdoor 2+ ; {does A}, and there [is|are>] {after A+}
wlp ; outdoor 3+ ; {does A}, {does B}, and there [is|are>] {after B+}
wlp ; outdoor 2+ ; outside, {does A}, and there [is|are>] {after A+}
wlp ; outdoor 1 ; outside, {does A}
wlp ; outdoor 2 ; outside, {does A}, and {does B}
wlp ; outdoor 3 ; {does A}, {does B}, and {does C}
wlp ; outdoor 3+ ; outside, {does A}, {does B}, and there [is|are>] {after B}
wlp ; outdoor 2+ ; the grounds <include/have/feature> {L+}
wlp ; outdoor 2+ ; {is A}, and outside there [is|are>] {after A+}
wlp ; outdoor 2+ ; {L} are just outside
wlp ; outdoor 1+ ; there [is|are>] also {L} outside
wlpc ; community 1+ ; {R} has {L+}
wlp ; community 1+ ; {R} <shares/includes/offers> {L+}
wlp ; community 1+ ; shared amenities include {L+}
wlp ; community 1+ ; {L} [is|are] part of {R}
wlp ; community 1+ ; neighbors share {L+}
wlp ; community 1+ ; {L} [comes|come] with {R}
wl ; community 1+ ; residents <share/have the use of> {L+}
wlp ; community 1+ ; community amenities include {L+}
`,
);

/** The room itself was done over: 'The kitchen was renovated in 2019 and has an island.' {done} is that clause. */
export const ITSELF = readFrames(
  'itself',
  `
wclp ; 1+ ; {done} and <includes/has/features> {others}
wclp ; 1+ ; {room}, {when}, <has/features/includes> {others}
wlp ; 1+ ; {when}, {room} <has/features> {others}
wclp ; 0 ; {done}
`,
);

export const VIEWS = readFrames(
  'view',
  `
wlp ; 1+ ; {home} <takes in/has/enjoys> {L+}
wlp ; 1+ ; there are {L+}
wl ; 1+ ; {L} <complete the setting/are part of the setting>
w ; 1+ ; enjoy {L+}
wlp ; 1+ ; {L} come with the address
wlp ; 1+ ; from the home there are {L+}
wl ; 1+ ; you'll have {L+}
w ; 1 ; {scene A}
wlp ; 1 ; there are {A use}
cp ; 1+ ; {home} has {L+}
`,
);
