import { readFrames } from '../../plan/frame.ts';

/**
 * First sentences that lead with something the home has. {A} {B} {C} are the leading things, {I} the first indoors,
 * {O} the first outdoors; {D} {N} a distance and a place; {S} the street or the lot.
 */
export const FEATURE_OPENINGS = readFrames(
  'opening',
  `
wlp ; 2+ ; {D} from {N}, {this} {where} has {A} and {B}
wl ; 1+ ; {D} from {N} and built in {year}, {this beds} {in} comes with {A}
wcp ; 1+ ; {this} {where} is {D} from {N} and has {A}
wlp ; 2+ ; {S} {in both}, {this} has {A} and {B}
wlp ; 1+ ; {S} {in both} stands {a home} with {A}
wl ; 1+ ; {S} {in}, {this year} <keeps/holds/gathers> {beds}, {baths flat} and {A}
wlp ; 2+ ; {street} is {a home} {in both} with {A} and {B}
wlp ; 1+ ; at {street} {in both}, {a year home} <offers/comes with/brings> {area}, {beds} and {A}
w ; 1+ ; {scene A} at {this} {where}
w ; 1+ ; {scene O} at {this year} {where}, and there are {area} to come in to
w ; 1+ ; {scene I} in {this beds} {where}
w ; 1+ ; {does I} in {this} {where}
wl ; 1+ ; {does O} at {this} {where}
wl ; 2+ ; {A} and {B} set {this} {where} apart
wl ; 2+ ; {A} and {B} give {this} {where} <its own character/a personality/something to say>
wlp ; 2+ ; built in {year}, {this beds} {where} <has/comes with/brings> {A} and {B}
wl ; 2+ ; with {A}, {B} and {area}, {this} {where} <is easy to picture living in/covers a lot of ground/leaves little to add>
wlp ; 2+ ; {this} {where} pairs {A} with {B}
wlp ; 3+ ; {this} {where} <combines/brings together/joins> {A}, {B} and {C}
w ; 2+ ; if {A} and {B} are on your list, {this} {where} <has both/belongs on it/is worth a look>
w ; 2+ ; start with {A}, add {B}, and {this} {where} begins to make sense
wl ; 1+ ; it starts with {A}: {this} {where} <has more to show/goes on from there>
wp ; 2+ ; here is {a home} {where} with {A} and {B}
wl ; 2+ ; {in both} stands {a home} with {A} and {B}
wp ; 1+ ; {beds}, {baths flat} and {A} <share/fit into/make up> {area} in {this year} {where}
wlp ; 2+ ; {an area-} {noun} from {year}, {where}, with {A} and {B} <to its name/of its own/in the bargain>
wl ; 2+ ; few will walk past {A} or {B} at {this} {where} without stopping
l ; 1+ ; {A} [defines|define] {this} {where}
l ; 2+ ; {A} and {B} <distinguish/introduce/mark> {this} {where}
l ; 2+ ; composed around {A} and {B}, {this} is {where}
l ; 2+ ; {this} {where} opens with {A} and {B}
l ; 2+ ; {where}, {a year home} of {area} is <set apart/distinguished> by {A} and {B}
wlc ; 2+ ; {I} inside, {O} outside: {this} {where}
cp ; 2+ ; {this} {where} has {A}, {B} and {area}
cp ; 2+ ; {A}, {B} and {area} in {a home} {where}
c ; 2+ ; {beds}, {baths}, {area}. {A} and {B}, {in both}
c ; 2+ ; {a home} {in both}. {A}, {B}
c ; 2+ ; {street}, {city}: {A}, {B}, {area}
c ; 1+ ; {D} to {N}. {a home} {in both}, with {A}
c ; 2+ ; {in both}: {a home} with {A} and {B}
p ; 2+ ; this is {a home} {where}, with {A} and {B}
p ; 1+ ; {this} is {where}, at {street}, and has {A}
p ; 2+ ; {home} at {street} was built in {year} and has {beds}, {A} and {B}
p ; 3+ ; {A}, {B} and {C} come with {this} {where}
`,
);

/** First sentences from the form alone. */
export const FIELD_OPENINGS = readFrames(
  'field-opening',
  `
wlp ; * ; {D} from {N}, {this} {where} <measures/comes to/covers> {area}
wlcp ; * ; {this year} {where} has {beds}, {baths} and {area}
wlp ; * ; {street} is {a year home} {in both} with {beds} and {baths}
wlp ; * ; built in {year}, {this beds} {where} <measures/comes to/runs to> {area}
wl ; * ; on {land} {where}, {this year} <holds/keeps/arranges> {beds} within {area}
wlp ; * ; {land} {where} <comes with/goes with/surrounds> {this}
wp ; * ; here is {a home} {where}: {area}, {baths}
wlp ; * ; {beds}, {baths} and {area} <make up/add up to/fill> {this year} {where}
cp ; * ; {an area-} {noun} {where} with {beds} and {baths}
c ; * ; {beds}, {baths}, {area}: {a year home} {where}
w ; * ; how would you use {beds} and {area}? {this year} {where} is waiting for an answer
wl ; * ; {this beds} {where} has been standing since {year}
wl ; * ; {in both} stands {a year home} of {area}
wlp ; * ; at {street} {in both}, {a year home} <offers/holds/brings> {area} and {beds}
wl ; * ; with {area} indoors and {land} outdoors, {this} {where} has room on both sides of the door
wlcp ; * ; this is {a home} {in both}
`,
);

export const BARE_OPENINGS = readFrames(
  'bare-opening',
  `
wlcp ; * ; {this year} has {beds}
wlcp ; * ; {this year} has {baths}
wlcp ; * ; {this year} measures {area}
wlcp ; * ; this {noun} is at {line}
wlcp ; * ; {this year} is {in both}
wlcp ; * ; {this year} sits on {land}
`,
);
