import { readFrames } from '../../plan/frame.ts';

/** One to four things of one part of the home in one sentence. {R} is the room, {at} where it is. */
export const CUARTO = readFrames(
  'cuarto',
  `
wlpc ; kitchen living primary lower 1+ ; {R} tiene {L}
wlp ; kitchen living primary lower 2+ ; {R} <cuenta con/ofrece/reúne/incluye> {L}
wp ; kitchen living primary lower 2+ ; {at} <hay/encontrará/tendrá> {L}
wl ; kitchen living primary lower 3+ ; {R} tiene {A y B}, <además de/junto con> {after B}
l ; kitchen primary 2+ ; {R} se <viste/equipa/completa> con {L}
wlp ; kitchen 2 ; {R} combina {A} con {B}
wl ; kitchen 2+ ; quien cocina notará {L}
wlp ; kitchen 2+ ; la cena empieza con {L}
wl ; kitchen 2+ ; {Los} equipan la cocina
wlc ; kitchen 2 ; {does A}, y {does B}
wlc ; kitchen 2 ; {at}, {does A}, <y/mientras> {does B}
wl ; kitchen 2+ ; con {L}, {R} <está lista para cenas en serio/se toma en serio la comida/da gusto usarla>
wlc ; kitchen 2+ ; {at}, {scene A}, con {after A} <a la mano/al lado>
wlpc ; kitchen living primary lower 2+ ; {at}, {is A}, y hay {after A}
wlpc ; kitchen 2 ; {at}, {is A}, y {is B}
wlpc ; kitchen living primary lower 1 ; {at}, {does A}
wlpc ; kitchen living primary lower 1 ; {at}, {scene A}
wlc ; kitchen living primary lower 2+ ; {scene A}, y {R} también tiene {after A}
wlc ; kitchen primary 2+ ; {scene A}, y {does B}
wlpc ; kitchen primary lower 2 ; {R} tiene {A use}, además de {B}
wlpc ; kitchen primary lower 1 ; {R} tiene {A use}
wlc ; lower baths flex interior outdoor 1 ; {scene A}
wlc ; flex interior outdoor baths 1 ; {does A}
c ; kitchen living primary lower 1+ ; {at}, {L}
c ; interior flex 2+ ; adentro, {L}
cp ; interior baths flex 1+ ; {home} también tiene {L}
wlp ; interior 2+ ; adentro, {Los} marcan el tono
wl ; interior 2+ ; {Los} dan <carácter/forma/vida> a los cuartos
wl ; interior 2+ ; buena parte del carácter viene de {L}
wlp ; interior 2+ ; al entrar se <encuentran/ven/notan> {L}
wlc ; interior 2 ; {scene A}; {scene B}
wlc ; interior 2 ; {scene A}, y {does B}
wlp ; interior 2+ ; adentro hay {A}, junto con {after A}
wlp ; interior 2+ ; entre los detalles <están/destacan> {L}
wlc ; interior 2+ ; {does A}, <y/mientras> {does B}
wlc ; interior flex 2+ ; {scene A}, y {home} también tiene {after A}
wlc ; interior flex baths 2+ ; {does A}, y también hay {after A}
wlpc ; interior 2+ ; {is A}, y hay {after A}
wlpc ; interior 2 ; {is A}, y {is B}
wlp ; interior 1+ ; por dentro encontrará {L}
p ; interior 1+ ; {home} <cuenta con/tiene> {L}
wlp ; flex 2+ ; además de {the rooms} hay {L}
wlc ; flex 2 ; hay {A use} y {B use}
wlpc ; flex interior 1 ; {home} tiene {A use}
wl ; flex 1+ ; {Los} [amplía|amplían] la distribución
wlc ; flex 2 ; {scene A}, y {scene B}
wlc ; flex 2 ; {does A}; {does B}
wlp ; flex 1+ ; la distribución también <incluye/da lugar a> {L}
w ; flex 1+ ; ¿hace falta otro cuarto? Hay {L}
wlpc ; mixed 2+ ; {put A}, y {put B}
wlc ; mixed 2+ ; {scene A}, y {put B}
wlc ; mixed 2+ ; {does A}, y {put B}
wlc ; mixed 2+ ; {put A}, y {does B}
wlpc ; mixed 3+ ; {put A}, {put B}, y {put C}
wlc ; mixed 3+ ; {put A}, {put B}, y {does C}
wlp ; baths 1+ ; {home} también tiene {L}
wl ; baths 1+ ; para el final del día hay {L}
wlp ; baths 2 ; entre los baños hay {A y B}
wlp ; outdoor 1+ ; afuera hay {L}
wl ; outdoor 1+ ; {Los} [espera|esperan] <afuera/al salir>
wl ; outdoor 2+ ; {Los} comparten el exterior
wl ; outdoor 2+ ; {Los} aprovechan el buen tiempo
wl ; outdoor 2+ ; con {L}, media vida puede hacerse <afuera/al aire libre>
wl ; outdoor 2+ ; {Los} <llevan la vida afuera/alargan la temporada>
w ; outdoor 1+ ; cuando hace buen tiempo, hay {L}
wlpc ; outdoor 2 ; al aire libre hay {A use} y {B use}
wlpc ; outdoor 1 ; afuera hay {A use}
wlc ; outdoor 2+ ; {does A}, <y/mientras> {does B}
wlc ; outdoor 2+ ; {scene A}, con {after A} <al lado/de compañía>
wlc ; outdoor 2+ ; {scene A}, y {scene B}
wlp ; outdoor 2+ ; al aire libre, {home} <tiene/ofrece/suma> {L}
wlpc ; outdoor 2+ ; {is A}, y afuera hay {after A}
c ; outdoor 1+ ; afuera, {L}
wlp ; community 1+ ; {R} <tiene/comparte/incluye/ofrece> {L}
wlpc ; community 1 ; {R} tiene {A use}
wl ; community 1+ ; {hood} tiene {L}
wlc ; community 1 ; {at}, {scene A}
wlc ; community 1 ; {at}, {does A}
wp ; community 1+ ; {at} hay {L}
wl ; community 1+ ; los vecinos comparten {L}
c ; community 1+ ; {at}, {L}
`,
);

/** 'La cocina se renovó en 2019 y tiene una isla.' */
export const MISMO = readFrames(
  'mismo',
  `
wclp ; 1+ ; {done}, con {others}
wlp ; 1+ ; {done} y <tiene/cuenta con/incluye> {others}
wclp ; 0 ; {done}
`,
);

export const VISTAS = readFrames(
  'vistas',
  `
wlp ; 1+ ; {home} <disfruta de/tiene/ofrece> {L}
wl ; 1+ ; {Los} vienen con {this year}
wl ; 1+ ; {Los} llenan las ventanas
wlp ; 1+ ; tras el vidrio hay {L}
wlp ; 1+ ; las ventanas dan <paso a/lugar a> {L}
wlc ; 1 ; {scene A}
wlc ; 1 ; {does A}
c ; 1+ ; {L} desde casa
p ; 1+ ; {home} tiene {L}
`,
);
