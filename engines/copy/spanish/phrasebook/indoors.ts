import { readPage } from '../../plan/sayings.ts';

/** Only what the name of a thing already says, as in the English book. */
export const DE_ADENTRO = readPage(`
breakfast-bar ¦ ¦ desayune en {la} ¦
breakfast-nook ¦ ¦ desayune en {la} ¦
range ¦ ¦ cocine en {la} ¦
coffee-bar ¦ ¦ tome el café en {la} ¦
fireplace ¦ ¦ siéntese junto a {la} ¦
wood-stove ¦ ¦ siéntese junto a {la} ¦
windows ¦ [dejan|dejan] entrar la luz ¦ ¦
skylights ¦ [dejan|dejan] entrar la luz del cielo ¦ ¦
heated-floors ¦ [calientan|calientan] desde abajo ¦ ¦
pocket-doors ¦ [se deslizan|se deslizan] dentro del muro ¦ ¦
wet-bar ¦ ¦ sirva una copa en {la} ¦
elevator ¦ [conecta|conectan] los pisos ¦ ¦
ceiling-fans ¦ [mueven|mueven] el aire ¦ ¦
dining-room ¦ ¦ coma en {la} ¦
sunroom ¦ ¦ siéntese en {la} ¦
office ¦ ¦ trabaje en {la} ¦
media-room ¦ ¦ vea una película en {la} ¦
gym ¦ ¦ haga ejercicio en {la} ¦
library ¦ ¦ lea en {la} ¦
guest-suite ¦ ¦ reciba a sus visitas en {la} ¦
soaking-tub ¦ ¦ dese un baño en {la} ¦
jetted-tub ¦ ¦ dese un baño en {la} ¦
clawfoot-tub ¦ ¦ dese un baño en {la} ¦
`);
