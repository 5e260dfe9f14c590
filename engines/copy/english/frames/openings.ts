import { readFrames } from '../../plan/frame.ts';

/**
 * First sentences that lead with something the home has. {A} {B} {C} are the leading things, the strongest first, {I} the
 * first indoors, {O} the first outdoors; {D} {N} a distance and a place; {S} the street or the lot.
 */
export const FEATURE_OPENINGS = readFrames(
  'opening',
  `
wlp ; 2+ ; {A} and {B} set {this} {where?} apart
wl ; 3+ ; {A}, {B} and {C} set {this} {where?} apart
wlp ; 3+ ; {A} and {B} set {this} {where?} apart, along with {C}
wlp ; 3+ ; {D} from {N}, {this} {where?} has {A}, {B} and {C}
wlp ; 3+ ; set {S} {in both}, {this} <has/offers/features> {A}, {B} and {C}
wlp ; 3+ ; built in {year}, {this beds} {where?} <has/offers/features> {A}, {B} and {C}
wlp ; 3+ ; on {land} {in both}, {this} <has/offers> {A}, {B} and {C}
wlp ; 2+ ; {A} and {B} <highlight/lead the list at/distinguish> {this} {where?}
wl ; 3+ ; {A}, {B} and {C} make {this} {where?} stand out
w ; 2+ ; looking for {A} and {B}? {this} {where?} has both
w ; 1+ ; {scene O} at {this} {where?}
w ; 1+ ; {scene I} in {this} {where?}
w ; 2+ ; you'll find {A} and {B} in {this} {where?}
wp ; 2+ ; here is {a home} {where?} with {A} and {B}
wlp ; 2+ ; {this} {where?} pairs {A} with {B}
wlp ; 3+ ; {this} {where?} comes with {A}, {B} and {C}
wlp ; 2+ ; {this} {where?} sits {S}, with {A} and {B}
wlp ; 3+ ; {this} {where?} sits on {land}, with {A}, {B} and {C}
wlp ; 2+ ; {this} {where?} sits on {land}, with {A} and {B}
wlp ; 3+ ; {A} and {B} come with {this} {where?}, as [does|do>] {C}
w ; 3+ ; come home to {A}, {B} and {C} in {this} {where?}
wlp ; 3+ ; {this} {where?} is {D} from {N} and has {A}, {B} and {C}
wlp ; 3+ ; {this} {where?} <combines/brings together> {A}, {B} and {C}
wlpc ; 2+ ; {this} {where?} has {A} and {B}
wlp ; 3+ ; {this} {where?} <has/offers/features> {A}, {B} and {C}
wlp ; 2+ ; {this year} {where?} <has/offers> {beds}, {baths}, {A} and {B}
wlp ; 2+ ; with {beds} and {baths}, {this year} {where?} <has/offers> {A} and {B}
wlp ; 2+ ; {this beds} {where?} offers {area}, {A} and {B}
wlp ; 2+ ; {D} from {N}, {this} {where?} <has/offers> {A} and {B}
wlp ; 2+ ; set {S} {in both}, {this} <has/offers/features> {A} and {B}
wlp ; 2+ ; built in {year}, {this beds} {where?} <has/offers/features> {A} and {B}
wlp ; 2+ ; on {land} {in both}, {this} <has/offers> {A} and {B}
wlp ; 2+ ; {street} is {a home} {in both} with {A} and {B}
l ; 1+ ; {A} [defines|define] {this} {where?}
l ; 2+ ; {this} {where?} is distinguished by {A} and {B}
l ; 2+ ; {A} and {B} <set the tone for/introduce> {this} {where?}
l ; 2+ ; {this} {where?} offers {area}, with {A} and {B}
l ; 3+ ; {A}, {B} and {C} <define/introduce> {this} {where?}
c ; 2+ ; {a home} {in both} with {A} and {B}
cp ; 2+ ; {this year} {where?} has {beds}, {baths} and {area}, with {A} and {B}
wlp ; 3+ ; {this} {where?} <has/offers> {A} and {B}, <plus/along with> {C}
wlp ; 3+ ; with {A} and {B}, {this} {where?} also has {C}
cp ; 2+ ; {this beds} {where?} has {area}, {A} and {B}
cp ; 2+ ; {this} {where?} has {A}, {B} and {area}
p ; 2+ ; this is {a home} {where?} with {A} and {B}
p ; 3+ ; this is {a home} {where?} with {A}, {B} and {C}
wlpc ; 1 ; {this} {where?} has {A}
wlp ; 1 ; {D} from {N}, {this} {where?} has {A}
wl ; 1 ; {A} [sets|set] {this} {where?} apart
wlp ; 1 ; built in {year}, {this beds} {where?} has {A} and {area}
wlp ; 1 ; set {S} {in both}, {this} has {A}
`,
);

/** First sentences from the form alone. */
export const FIELD_OPENINGS = readFrames(
  'field-opening',
  `
wlp ; * ; {D} from {N}, {this} {where?} <measures/offers/has> {area}
wlcp ; * ; {this year} {where?} has {beds}, {baths} and {area}
wlp ; * ; {street} is {a year home} {in both} with {beds} and {baths}
wlp ; * ; built in {year}, {this beds} {where?} <offers/has/measures> {area}
wl ; * ; set on {land} {where?}, {this year} has {beds} and {baths}
wlp ; * ; {this beds} {where?} sits on {land}
wp ; * ; here is {a home} {where?} with {area}
cp ; * ; {an area-} {noun} {where?} with {beds} and {baths}
c ; * ; {beds}, {baths} and {area}: {a year home} {where?}
wl ; * ; {in both}, {a year home} with {area} and {beds}
wl ; * ; {this} {where?} offers {area} on {land}
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
