import { readPage } from '../../plan/sayings.ts';

export const OUTDOOR_SAYINGS = readPage(`
deck ¦ ¦ step out to {the} / sit out on {the} ¦
rooftop-deck ¦ ¦ go up to {the} ¦
patio ¦ ¦ step out to {the} / sit out on {the} ¦
porch ¦ ¦ sit out on {the} / take a seat on {the} ¦
screened-porch ¦ ¦ sit out on {the} / take a seat on {the} ¦
balcony ¦ ¦ step out onto {the} ¦
terrace ¦ ¦ step out to {the} / sit out on {the} ¦
courtyard ¦ ¦ step out to {the} ¦
fire-pit ¦ ¦ gather around {the} / sit around {the} ¦
outdoor-fireplace ¦ ¦ gather around {the} ¦
pool ¦ ¦ swim in {the} / take a swim in {the} ¦
hot-tub ¦ ¦ soak in {the} ¦
outdoor-kitchen ¦ ¦ cook outdoors in {the} ¦
grill ¦ ¦ cook on {the} ¦
pergola ¦ ¦ sit under {the} ¦
greenhouse ¦ ¦ grow plants in {the} ¦
fruit-trees ¦ ¦ pick fruit from {the} ¦
dock ¦ ¦ tie up at {the} ¦
carport ¦ [covers|cover] the car ¦ ¦ for covered parking
view ¦ ¦ take in {the} / look out at {the} ¦
`);
