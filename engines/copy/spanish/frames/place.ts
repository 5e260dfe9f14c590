import { readFrames } from '../../plan/frame.ts';

/** Land, street and parking. {S} is 'en un lote de esquina', {cars} the garage and what else there is to park in. */
export const SUELO = readFrames(
  'suelo',
  `
wlpc ; * ; {home} está {S}, con {!land} <alrededor/de terreno>
wlpc ; * ; {home} <está/queda> {S} y tiene {!cars}
wl ; * ; {S}, {home} <tiene/suma> {!land} de terreno y {!cars}
wlpc ; * ; {!land} de terreno y {!cars} <completan la propiedad/vienen con la dirección/son parte del conjunto>
wl ; * ; el terreno <mide/abarca/ocupa> {!land}, {wide}
wlp ; * ; {home} <ocupa/descansa sobre/se levanta en> {!lot}
wlp ; * ; {!lot} <rodea la propiedad/completa la propiedad/le da aire>
wl ; * ; alrededor hay {!land} de terreno, {wide}
w ; * ; un jardinero haría mucho con {!land}
wlp ; * ; {home} viene con {!lot} y, para los autos, {!cars}
p ; * ; el terreno mide {!land}, y se estaciona en {!cars}
cp ; * ; {S}, con {!land} y {!cars}
c ; * ; {!land} de terreno y {!cars}
cp ; * ; el terreno mide {!land}
wlpc ; * ; {home} ocupa {!lot}
wlpc ; * ; {home} <está/queda> {!S}
`,
);

export const AUTOS = readFrames(
  'autos',
  `
wlp ; * ; {!cars} [resuelve|resuelven] el estacionamiento
wlp ; * ; para los autos hay {!cars}
w ; * ; los autos van en {!garage}
wl ; * ; {!cars} [completa|completan] la propiedad
wl ; * ; {!garage} protege <los autos del clima/bicicletas y herramientas>
wlp ; * ; también hay {!cars}
wlcp ; * ; en {!street}, {!cars} [resuelve|resuelven] el estacionamiento
wlcp ; * ; {home} tiene {!cars}
`,
);

/** {N1} is a place, {d1} how far it is; {plain} are places without a distance. */
export const CERCA = readFrames(
  'cerca',
  `
wlpc ; 1 ; {N1} [está|están] a {d1}
wlpc ; 1 ; {home} está a {d1} de {N1}
w ; 1 ; desde la puerta, {N1} [queda|quedan] a {d1}
wlp ; 1+ ; {plain} [queda|quedan] <cerca/a la mano/al alcance>
w ; 1+ ; una tarde libre puede irse en {plain}
wl ; 1+ ; {home} deja {plain} al alcance
wlpc ; 2+ ; {N1} [está|están] a {d1}, con {plain others} <cerca/no mucho más lejos>
wlpc ; 2 ; {N1} [está|están] a {d1} y {N2} a {d2}
wlp ; 2 ; hay {d1} hasta {N1} y {d2} hasta {N2}
w ; 2+ ; al salir, {N1} [queda|quedan] a {d1} y {plain others} [está|están] cerca
wlp ; 3+ ; {N1} está a {d1}, {N2} a {d2}, y {plain rest} [queda|quedan] cerca
wlp ; 2+ ; cerca quedan {all}
wl ; 2+ ; el mapa alrededor <incluye/muestra> {all}
wlp ; 2+ ; al alcance <están/quedan> {all}
c ; 1+ ; cerca de {plain}
c ; 2 ; a {d1} de {N1} y a {d2} de {N2}
cp ; 1+ ; cerca: {all}
`,
);

export const LUGAR = readFrames(
  'lugar',
  `
wlp ; * ; {home} está {!in both}
wlp ; * ; todo esto está {!in both}
wp ; * ; la dirección es {!street}, {in both}
wlc ; * ; {!street}, {in both}
c ; * ; todo {!in both}
`,
);

/** The last sentence: where it is, or what to see first. */
export const CIERRE = readFrames(
  'cierre',
  `
wl ; 1+ ; cuando visite {!street}, empiece por {short A}
w ; 1+ ; reserve unos minutos para {short A} cuando recorra {!street}
w ; 1+ ; en {!street}, {short A} es buen lugar para empezar
wl ; 1+ ; una visita a {!street} bien puede terminar en {short A}
wlp ; * ; todo está en {!street}, {in both}
wl ; * ; anote {!street} en su lista
w ; * ; pase por {!street} y <mire con calma/tómese su tiempo/recorra sin prisa>
wl ; * ; una visita a {!street} {in} responderá lo demás
wl ; * ; venga a conocer {!street} {in}
wl ; * ; {!street}, {in both}, se entiende mejor en persona
wl ; * ; las fotos dicen solo una parte: venga a recorrer {!street}
wlp ; * ; la dirección es {!street}, {in both}
wlpc ; * ; programe su visita a {!street}, {in city}
wlp ; * ; {this beds} {in} <espera su visita/merece una visita>
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
wl ; * ; se <ofrece/vende> en {price}, {in}
cp ; * ; en {price}, sale a unos {a foot} por pie cuadrado
`,
);

/** Work that was done and systems that run it. {clauses} are whole sentences joined, {running} things in place. */
export const OBRAS = readFrames(
  'obras',
  `
wlp ; 2+ ; {clauses}
wlpc ; 2+ ; entre las mejoras recientes: {works}
wlp ; 2+ ; algunas obras ya están hechas: {works}
c ; 1+ ; {clauses}
wlp ; 1 ; una obra menos: {works}
wclp ; 1 ; {clauses}, y {home} data de {!year}
wlpc ; 1 ; en {this year}, {works}
wlpc ; 1+ ; {home} también tiene {running}
wl ; 1 ; {running does}
wlp ; 1+ ; en lo práctico hay {running}
wlp ; 1 ; {home} tiene {running use}
wlp ; 1+ ; {Los} [se encarga|se encargan] de lo práctico
c ; 1+ ; además, {running}
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
