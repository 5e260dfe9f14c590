import { readPage } from '../../plan/sayings.ts';

export const INDOOR_SAYINGS = readPage(`
floors ¦ ¦ ¦ underfoot
heated-floors ¦ [warm|warm] from below ¦ ¦ underfoot
fireplace ¦ ¦ settle in by {the} / sit by {the} ¦
wood-stove ¦ ¦ sit by {the} ¦
ceilings ¦ ¦ ¦ overhead
beams ¦ ¦ ¦ overhead
windows ¦ [bring|bring] in the light / [let|let] in the light ¦ ¦ to let in the light
skylights ¦ [bring|bring] in light from above / [let|let] in light from above ¦ ¦ overhead
pocket-doors ¦ [slide|slide] into the walls ¦ ¦
wet-bar ¦ ¦ pour a drink at {the} ¦
elevator ¦ [connects|connect] the floors ¦ ¦ between floors
ceiling-fans ¦ [move|move] the air ¦ ¦
dining-room ¦ ¦ have dinner in {the} ¦
sunroom ¦ ¦ take a seat in {the} ¦
office ¦ ¦ work from {the} ¦
media-room ¦ ¦ watch a movie in {the} ¦
gym ¦ ¦ work out in {the} ¦
library ¦ ¦ read in {the} ¦
guest-suite ¦ ¦ put guests up in {the} ¦
soaking-tub ¦ ¦ soak in {the} ¦
jetted-tub ¦ ¦ soak in {the} ¦
clawfoot-tub ¦ ¦ soak in {the} ¦
`);
