import { readFrames } from '../../plan/frame.ts';

/** One to four things of one part of the home in one sentence. {R} is the room, {at} where it is. */
export const CUARTO = readFrames(
  'cuarto',
  `
wlpc ; kitchen living primary lower 1+ ; {R} tiene {L+}
wlp ; kitchen living primary lower 2+ ; {R} <cuenta con/ofrece/incluye> {L+}
wlp ; kitchen living primary lower 2+ ; {at} <hay/encontrará> {L+}
wlp ; kitchen living primary lower 3+ ; {R} tiene {A y B}, <además de/junto con> {after B+}
wlp ; kitchen living primary lower 2+ ; {R} tiene {A}, además de {after A+}
l ; kitchen primary 2+ ; {R} está <terminada/equipada> con {L+}
wlp ; kitchen 2 ; {R} combina {A} con {B}
wl ; kitchen 2+ ; {Los} equipan la cocina
wlp ; kitchen 2 ; {at}, {does A}, y {does B}
wlp ; kitchen 2+ ; {does A}, y {R} también tiene {after A}
wlpc ; kitchen living primary lower 2+ ; {at}, {is A}, y hay {after A+}
wlpc ; kitchen 2 ; {at}, {is A}, y {is B}
wlp ; kitchen living primary lower 1 ; {at}, {does A}
wlpc ; kitchen primary lower 2 ; {R} tiene {A use}, además de {B}
wlpc ; kitchen primary lower 1 ; {R} tiene {A use}
wlp ; sized 2+ ; sus {!area} incluyen {L+}
wlp ; sized 2+ ; en {!area} encontrará {L+}
wlp ; sized 2+ ; el interior, de {!area}, tiene {L+}
c ; interior flex 2+ ; adentro, {L+}
cp ; interior baths flex 1+ ; {home} también tiene {L+}
wlp ; interior 2+ ; adentro hay {L+}
wlp ; interior 2+ ; adentro destacan {L+}
wlp ; interior 2+ ; entre los detalles <hay/destacan> {L+}
wlp ; interior 2+ ; el interior <tiene/ofrece/incluye> {L+}
wlp ; interior 2+ ; al entrar encontrará {L+}
wlp ; interior 2+ ; adentro, {Los carácter} marcan el estilo
wlp ; interior 2+ ; {does A}, y también hay {after A+}
wlp ; interior 3+ ; {does A}, {does B}, y además hay {after B+}
wlp ; interior 2 ; {does A}, y {does B}
wlp ; interior 2 ; adentro, {does A}, y {does B}
wlpc ; interior 2+ ; {is A}, y hay {after A+}
wlpc ; interior 2 ; {is A}, y {is B}
wp ; interior 1+ ; por dentro encontrará {L+}
wlp ; interior 1 ; {home} tiene {A use}
wlp ; flex 2+ ; además de {the rooms} hay {L+}
wlp ; flex 2+ ; otros espacios incluyen {L+}
wlp ; flex 2 ; hay {A use} y {B use}
wlp ; flex 2 ; {home} tiene {A use} y {B}
wlp ; flex 1 ; hay {A use}
wlp ; flex 2 ; {does A}, y {does B}
wlp ; flex 1 ; {does A}
wlp ; flex 2+ ; {does A}, y también hay {after A+}
wlp ; flex 1+ ; la distribución también <incluye/ofrece> {L+}
wlp ; flex 2+ ; {Los} completan la distribución
w ; flex interior baths outdoor 1 ; {scene A}
wlpc ; mixed 2+ ; {put A}, y {put B}
wlp ; mixed 2+ ; {does A}, y {put B}
wlp ; mixed 2+ ; {put A}, y {does B}
wlpc ; mixed 3+ ; {put A}, {put B}, y {put C}
wlp ; baths 1+ ; también hay {L+}
wlp ; baths 2 ; los baños ofrecen {A y B}
wlp ; outdoor 1+ ; afuera hay {L+}
wlp ; outdoor 1+ ; afuera encontrará {L+}
wl ; outdoor 1+ ; {Los} [espera|esperan] afuera
wlp ; outdoor 2+ ; el exterior <incluye/ofrece/tiene> {L+}
wlp ; outdoor 2+ ; al aire libre, {home} <tiene/ofrece> {L+}
wlp ; outdoor 1+ ; {!the lot} tiene {L+}
wlp ; outdoor 2+ ; {Los} comparten {!lot}
wlp ; outdoor 2+ ; {home} ocupa {!lot} con {L+}
wlp ; outdoor 2 ; afuera hay {A use} y {B use}
wlp ; outdoor 1 ; afuera hay {A use}
wlp ; outdoor 2 ; afuera, {does A}, y {does B}
wlp ; outdoor 1 ; afuera, {does A}
wlp ; outdoor 2+ ; {does A}, y también hay {after A+}
w ; outdoor 2 ; {scene A} o {scene B}
wlpc ; outdoor 2+ ; {is A}, y afuera hay {after A+}
c ; outdoor 2+ ; afuera, {L+}
wlpc ; community 1+ ; {R} <tiene/incluye/ofrece> {L+}
wlp ; community 1+ ; los residentes comparten {L+}
wlp ; community 1+ ; entre las áreas comunes hay {L+}
wp ; community 1+ ; {at} hay {L+}
`,
);

/** 'La cocina se renovó en 2019 y tiene una isla.' */
export const MISMO = readFrames(
  'mismo',
  `
wclp ; 1+ ; {done} y <tiene/cuenta con/incluye> {others}
wclp ; 1+ ; {room}, {when}, <tiene/ofrece/incluye> {others}
wclp ; 0 ; {done}
`,
);

export const VISTAS = readFrames(
  'vistas',
  `
wlpc ; 1+ ; {home} <disfruta de/tiene/ofrece> {L}
wlp ; 1+ ; hay {L}
wl ; 1+ ; {Los} completan el entorno
w ; 1 ; {scene A}
wlp ; 1 ; hay {A use}
`,
);
