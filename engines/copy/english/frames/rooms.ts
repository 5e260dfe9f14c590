import { readFrames } from '../../plan/frame.ts';

/** One to four things of one part of the home in one sentence. {R} is the room, {at} where it is, {after A} the rest. */
export const ROOM = readFrames(
  'room',
  `
wlpc ; kitchen living primary lower 1+ ; {R} has {L}
wlp ; kitchen living primary lower 2+ ; {R} <comes with/is set up with/includes> {L}
wp ; kitchen living primary lower 2+ ; {at} you <get/have/will find> {L}
wl ; kitchen living primary lower 3+ ; {R} has {A} and {B}, <along with/plus/as well as> {after B}
l ; kitchen primary 2+ ; {R} is <finished/fitted/appointed> with {L}
wlp ; kitchen 2 ; {R} pairs {A} with {B}
wl ; kitchen 2+ ; cooks will notice {L}
w ; kitchen 2+ ; whoever cooks gets {L}
wlp ; kitchen 2+ ; dinner starts with {L}
wl ; kitchen 2+ ; {L} outfit the kitchen
wlpc ; kitchen 2 ; {A use} and {B} are in the kitchen
wlc ; kitchen 2 ; {does A}, and {does B}
wlc ; kitchen 2 ; {at}, {does A}, <and/while> {does B}
wl ; kitchen 2+ ; with {L}, {R} <is ready for a real dinner/takes cooking seriously/is a pleasure to work in/earns its square feet>
wl ; kitchen 2+ ; {L} <do the work/set the pace/hold their own> {at}
wlc ; kitchen 2+ ; {at}, {scene A}, with {after A} <close at hand/nearby/to round it out>
wlc ; kitchen 2+ ; {R} was made for cooking: {scene A}, and there [is|are>] {after A} besides
wlpc ; kitchen living primary lower 2+ ; {at}, {is A}, and there [is|are>] {after A}
wlpc ; kitchen 2 ; {at}, {is A}, and {is B}
wlpc ; kitchen living primary lower 1 ; {at}, {does A}
wlpc ; kitchen living primary lower 1 ; {at}, {scene A}
wlc ; kitchen living primary lower 2+ ; {scene A}, and {R} also has {after A}
wlc ; kitchen primary 2+ ; {scene A}, and {does B}
wlpc ; kitchen primary lower 2 ; {R} has {A use}, plus {B}
wlpc ; kitchen primary lower 2 ; {at} there [is|are>] {A use} and {B use}
wlpc ; kitchen primary lower 1 ; {R} has {A use}
wlc ; lower baths flex interior outdoor 1 ; {scene A}
wlc ; flex interior outdoor baths 1 ; {does A}
c ; kitchen living primary lower 1+ ; {at}, {L}
c ; kitchen living primary lower 1+ ; {L} {at}
c ; interior flex 3+ ; {bare}
c ; interior flex 2+ ; {L} inside
cp ; interior baths flex 1+ ; {home} also has {L}
wlp ; interior 2+ ; inside, {L} set the tone
wl ; interior 2+ ; {L} shape the rooms
wl ; interior 2+ ; much of the character comes from {L}
wlp ; interior 2+ ; indoors, look for {L}
wlc ; interior 2 ; {scene A}; {scene B}
wlc ; interior 2 ; {scene A}, and {does B}
wlp ; interior 2+ ; inside [is|are>] {A}, along with {after A}
wlp ; interior 2+ ; {L} give the rooms <their character/their look/some character>
wl ; interior 2+ ; look for {L} as you walk through
w ; interior 2+ ; you come in to {L}
wlp ; interior 2+ ; the details <include/start with> {L}
wlp ; interior 2+ ; step inside to find {L}
wlc ; interior 2+ ; {does A}, <and/while> {does B}
wlc ; interior flex 2+ ; {scene A}, and {home} also has {after A}
wlc ; interior flex baths 2+ ; {does A}, and there [is|are>] {after A} <besides/as well/too>
wlpc ; interior 2+ ; {is A}, and there [is|are>] {after A}
wlpc ; interior 2 ; {is A}, and {is B}
wlpc ; interior 3 ; {is A}, {is B}, and {is C}
wlp ; interior 1+ ; indoors you will <find/see/notice> {L}
p ; interior 1+ ; {home} <comes with/has> {L}
wlp ; flex 2+ ; <beyond/besides/in addition to> the bedrooms there [is|are>] {L}
wlc ; flex 2 ; there [is|are>] {A use} and {B use}
wlpc ; flex interior 1 ; {home} has {A use}
wl ; flex 1+ ; {L} [extends|extend] the plan
wl ; flex 1+ ; {L} [leaves|leave] room to spread out
wlpc ; flex 2 ; {A use} and {B} are part of the plan
wlc ; flex 2 ; {scene A}, and {scene B}
wlc ; flex 2 ; {does A}; {does B}
wlp ; flex 1+ ; the plan also <makes room for/finds space for/includes> {L}
w ; flex 1+ ; need another room? There [is|are>] {L}
w ; flex 1+ ; extra space comes in the form of {L}
wlpc ; mixed 2+ ; {put A}, and {put B}
wlc ; mixed 2+ ; {scene A}, and {put B}
wlc ; mixed 2+ ; {does A}, and {put B}
wlc ; mixed 2+ ; {put A}, and {does B}
wlpc ; mixed 3+ ; {put A}, {put B}, and {put C}
wlc ; mixed 3+ ; {scene A}, {put B}, and {put C}
wlc ; mixed 3+ ; {put A}, {put B}, and {does C}
wlp ; baths 1+ ; {home} also has {L}
wl ; baths 1+ ; for the end of the day there [is|are>] {L}
wlp ; baths 2 ; bath details include {A} and {B}
wlp ; baths 2 ; the baths <are no afterthought/got some attention>: {A} and {B}
wlp ; outdoor 1+ ; outside, you have {L}
wl ; outdoor 1+ ; {L} [waits|wait] <outside/out of doors/just outside>
wl ; outdoor 2+ ; {L} share the outdoors
wl ; outdoor 2+ ; {L} make the most of good weather
wl ; outdoor 2+ ; with {L}, half the living can <happen outdoors/move outside>
wl ; outdoor 2+ ; {L} <carry the warm months/take the living outdoors/stretch the season>
w ; outdoor 1+ ; when the weather is good, there [is|are>] {L}
wlpc ; outdoor 2 ; outdoors there [is|are>] {A use} and {B use}
wlpc ; outdoor 1 ; outside there [is|are>] {A use}
wc ; outdoor 1 ; step outside and you have {A use}
wlc ; outdoor 2+ ; {does A}, <and/while> {does B}
wlc ; outdoor 2+ ; {scene A}, with {after A} <close by/out there too/for company>
wlc ; outdoor 2+ ; {scene A}, and {scene B}
wlp ; outdoor 2+ ; outdoors, {home} <has/offers/adds> {L}
w ; outdoor 2+ ; step out to {A}; {after A} [is|are] out there too
wlpc ; outdoor 2+ ; {is A}, and outside there [is|are>] {after A}
c ; outdoor 1+ ; outside, {L}
c ; outdoor 1+ ; {L} outdoors
wlp ; community 1+ ; {R} <has/shares/includes/offers> {L}
wlpc ; community 1 ; {R} has {A use}
wlp ; community 1+ ; shared with the community: {L}
wl ; community 1+ ; {hood} has {L}
wlpc ; community 1 ; {A use} [is|are] part of the community
wlc ; community 1 ; {at}, {scene A}
wlc ; community 1 ; {at}, {does A}
wp ; community 1+ ; {at} there [is|are>] {L}
wl ; community 1+ ; residents share {L}
c ; community 1+ ; {L} {at}
c ; community 1+ ; {R} has {L}
`,
);

/** The room itself was done over: 'The kitchen was renovated in 2019 and has an island.' {done} is that clause. */
export const ITSELF = readFrames(
  'itself',
  `
wclp ; 1+ ; {done}, with {others}
wlp ; 1+ ; {done} and <comes with/includes/has> {others}
wl ; 1+ ; {done}; {others} [is|are] part of it
wclp ; 0 ; {done}
`,
);

export const VIEWS = readFrames(
  'view',
  `
wlp ; 1+ ; {home} <takes in/has/enjoys/comes with> {L}
wl ; 1+ ; {L} come with {this year}
wl ; 1+ ; {L} fill the windows
wlp ; 1+ ; the windows give you {L}
wlp ; 1+ ; out past the glass are {L}
wl ; 1+ ; {L} <open from/are the backdrop of/belong to> {this year}
wlc ; 1 ; {scene A}
wlc ; 1 ; {does A}
wlpc ; 1 ; there are {A use}
w ; 1+ ; look up and there are {L}
c ; 1+ ; {L} from home
p ; 1+ ; {home} has {L}
`,
);
