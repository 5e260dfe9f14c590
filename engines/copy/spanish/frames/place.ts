import { readFrames } from '../../plan/frame.ts';

/** Land, street and parking: both at once where both are to be said. {S} is 'en un lote de esquina', {cars} the garage and what else there is to park in. */
export const SUELO = readFrames(
  'suelo',
  `
wlp ; both ; {home} <ocupa/se asienta en> {!lot} y tiene {!cars}
wlp ; both ; {home} está {S} y tiene {!cars}
wlp ; both ; {S}, {home} cuenta con {!cars}
wlp ; both ; {!lot} y {!cars} completan la propiedad
wlp ; both ; el terreno mide {!land}, y hay {!cars}
wlp ; both ; {home} ofrece {!cars} y {!lot}
wlp ; both ; todo esto en {!lot}, con {!cars}
c ; both ; {!lot} y {!cars}
wlp ; one ; {home} <ocupa/se asienta en> {!lot}
wlp ; one ; el terreno <mide/abarca> {!land}
wlp ; one ; todo esto en {!lot}
wlp ; one ; {!lot} <rodea/completa> la propiedad
cp ; one ; el terreno mide {!land}
wlpc ; one ; {home} ocupa {!lot}
wlpc ; one ; {home} <está/se encuentra> {!S}
`,
);

export const AUTOS = readFrames(
  'autos',
  `
wlp ; * ; para los autos hay {!cars}
wlp ; * ; también hay {!cars}
wlp ; * ; {home} cuenta con {!cars}
wlp ; * ; el estacionamiento incluye {!cars}
wlcp ; * ; {home} tiene {!cars}
`,
);

/** {N1} is a place, {d1} how far it is; {plain} are places without a distance. */
export const CERCA = readFrames(
  'cerca',
  `
wlpc ; 1 ; {N1} [está|están] a {d1}
wlpc ; 1 ; {home} está a {d1} de {N1}
w ; 1 ; estará a {d1} de {N1}
wlp ; 1+ ; {plain} [queda|quedan] <cerca/muy cerca>
wlp ; 1+ ; {home} queda cerca de {plain}
wlpc ; 2+ ; {N1} [está|están] a {d1}, con {plain others} <cerca/también cerca>
wlpc ; 2 ; {N1} [está|están] a {d1} y {N2} a {d2}
wlp ; 2 ; {home} está a {d1} de {N1} y a {d2} de {N2}
w ; 2 ; estará a {d1} de {N1} y a {d2} de {N2}
wlp ; 2+ ; {home} está a {d1} de {N1} y cerca de {plain others}
wl ; 2+ ; la ubicación lo deja a {d1} de {N1} y cerca de {plain others}
wl ; 2 ; la ubicación lo deja a {d1} de {N1} y a {d2} de {N2}
wlp ; 3+ ; {N1} está a {d1}, {N2} a {d2}, y {plain rest} [queda|quedan] cerca
wlp ; 3+ ; {home} está a {d1} de {N1} y a {d2} de {N2}, con {plain rest} cerca
wlp ; 2+ ; cerca quedan {all}
c ; 1+ ; cerca de {plain}
c ; 2 ; a {d1} de {N1} y a {d2} de {N2}
`,
);

export const LUGAR = readFrames(
  'lugar',
  `
wlp ; * ; {home} está {!in both}
wlp ; * ; todo esto {!in both}
c ; * ; todo {!in both}
`,
);

/** The last sentence where nothing nearby closes the text: what to see first, or an invitation. */
export const CIERRE = readFrames(
  'cierre',
  `
w ; 1+ ; venga a conocer {short A} en {!street}
w ; 1+ ; cuando visite {!street}, empiece por {short A}
wlp ; * ; venga a conocer {!street} {in}
wlp ; * ; venga a ver {!street} en persona
wl ; * ; {!street} {in} espera su visita
wp ; * ; visite {!street} {in} y véalo con sus propios ojos
wl ; * ; {!street} se aprecia mejor en persona
w ; * ; anote {!street} en su lista
wl ; * ; {!street} {in} merece una visita
wlp ; * ; conozca {!street} {in}
wlp ; * ; lo esperamos en {!street}
c ; * ; {!street}, {in both}
`,
);

export const CUOTA = readFrames('cuota', 'wclp ; * ; la cuota de la asociación es de {fee}');

export const PRECIO = readFrames(
  'precio',
  `
wlp ; * ; {home} se ofrece en {price}
wp ; * ; el precio de venta es de {price}
c ; * ; precio: {price}
wl ; * ; se <ofrece/vende> en {price}
cp ; * ; en {price}, sale a unos {a foot} por pie cuadrado
`,
);

/** Work that was done and systems that run it. {clauses} are whole sentences joined, {running} things in place. */
export const OBRAS = readFrames(
  'obras',
  `
wlpc ; 2+ ; {clauses}
wlp ; 2+ ; entre las mejoras: {works}
wlp ; 1+ ; {home} también tiene {running}
wlp ; 1+ ; {home} cuenta además con {running}
wl ; 1 ; {running does}
wlp ; 1+ ; en lo práctico, hay {running}
wlp ; 1 ; {home} tiene {running use}
wlp ; 2+ ; entre los detalles prácticos hay {running}
wclp ; 2+ ; {mixed}
wclp ; 1 ; {clauses}
wclp ; 1 ; hay {running}
`,
);

export const CLAUSULAS = readFrames(
  'clausulas',
  `
wclp ; 3+ ; {clause A}, {clause B} y {clause C}
wclp ; 2 ; {clause A}, y {clause B}
wclp ; 1 ; {clause A}, y {parting}
wclp ; 1 ; {clause A}
`,
);

export const TERMINOS = readFrames(
  'terminos',
  `
wlp ; 1+ ; también hay {L}
cp ; 1+ ; además, {L}
`,
);
