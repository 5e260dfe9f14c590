import { readFrames } from '../../plan/frame.ts';

/** First sentences that lead with something the home has. {I} is the first thing indoors, {O} the first outdoors. */
export const APERTURAS = readFrames(
  'apertura',
  `
wlp ; 2+ ; a {D} de {N}, {this} {where} <tiene/ofrece/suma> {A y B}
wl ; 1+ ; a {D} de {N}, {this} {where} recibe con {A}
wcp ; 1+ ; {this} {where} está a {D} de {N} y tiene {A}
wlp ; 2+ ; {S} {in both}, {this} tiene {A y B}
wlp ; 2+ ; {street} es {a home} {in both} con {A y B}
wlp ; 1+ ; en {street}, {in both}, {a year home} <ofrece/reúne/suma> {area}, {beds} y {A}
w ; 1+ ; {scene A} en {this} {where}
w ; 1+ ; {scene O} en {this year} {where}, y adentro esperan {area}
w ; 1+ ; {does I} en {this} {where}
wl ; 1+ ; {does O} en {this} {where}
wl ; 2+ ; {Los AB} dan a {this} {where} <su carácter/un aire propio/mucho que contar>
wl ; 2+ ; {Los AB} <distinguen/definen/marcan> {this} {where}
wlp ; 2+ ; {construido} en {year}, {this beds} {where} <tiene/ofrece/reúne> {A y B}
wl ; 2+ ; con {A}, {B} y {area}, {this} {where} <tiene mucho a su favor/deja poco que pedir>
wlp ; 2+ ; {this} {where} combina {A} con {B}
wlp ; 3+ ; {this} {where} <reúne/combina/ofrece> {A}, {B y C}
w ; 2+ ; si busca {A y B}, {this} {where} <tiene las dos cosas/merece una visita>
wl ; 1+ ; todo empieza con {A}: {this} {where} <tiene más que mostrar/sigue desde ahí>
wp ; 2+ ; le presentamos {a home} {where} con {A y B}
wl ; 2+ ; {in both} hay {a home} con {A y B}
wp ; 1+ ; {beds}, {baths} y {A} <caben en/se reparten en> {area} en {this year} {where}
wlc ; 2+ ; {I} adentro, {O} afuera: {this} {where}
l ; 2+ ; {this} {where} se presenta con {A y B}
l ; 1+ ; {la A} [define|definen] {this} {where}
cp ; 2+ ; {this} {where} tiene {A}, {B} y {area}
c ; 2+ ; {beds}, {baths}, {area}. {A y B}, {in both}
c ; 2+ ; {street}, {city}: {A}, {B}, {area}
c ; 2+ ; {in both}: {a home} con {A y B}
p ; 2+ ; {a home} {where}, con {A y B}
p ; 1+ ; {this} está {where}, en {street}, y tiene {A}
p ; 2+ ; {Los AB} vienen con {this} {where}
`,
);

/** First sentences from the form alone. */
export const APERTURAS_DE_CAMPOS = readFrames(
  'apertura-campos',
  `
wlp ; * ; a {D} de {N}, {this} {where} <mide/suma/cubre> {area}
wlcp ; * ; {this year} {where} tiene {beds}, {baths} y {area}
wlp ; * ; {street} es {a year home} {in both} con {beds} y {baths}
wlp ; * ; {construido} en {year}, {this beds} {where} <mide/suma/ofrece> {area}
wl ; * ; sobre {land} {where}, {this year} <ofrece/reúne/acomoda> {beds} en {area}
cp ; * ; {beds}, {baths}, {area}: {a year home} {where}
wlp ; * ; {beds}, {baths} y {area} <forman/componen> {this year} {where}
w ; * ; ¿qué haría usted con {beds} y {area}? {this year} {where} espera la respuesta
wl ; * ; {in both} hay {a year home} de {area}
wlp ; * ; en {street}, {in both}, {a year home} <ofrece/reúne> {area} y {beds}
wlcp ; * ; {a home} {in both}
`,
);

export const APERTURAS_SUELTAS = readFrames(
  'apertura-suelta',
  `
wlcp ; * ; {this year} tiene {beds}
wlcp ; * ; {this year} tiene {baths}
wlcp ; * ; {this year} mide {area}
wlcp ; * ; {this} está en {line}
wlcp ; * ; {this year} está {in both}
wlcp ; * ; {this year} ocupa {land}
`,
);

/** Beds, baths, area and year, as far as the opening left them. */
export const TAMANO = readFrames(
  'tamano',
  `
wlpc ; 2+ ; {!built home} tiene {left}
wlp ; 2+ ; {home} data de {!year} y <tiene/ofrece/cuenta con> {left}
wlp ; 2+ ; adentro hay {left}
wp ; 2+ ; por dentro encontrará {left}
wlp ; 2+ ; la distribución <reparte/acomoda/organiza> {left beds} en {!area}
wl ; 2+ ; en {!area} <caben/se reparten/se acomodan> {left beds}
wl ; 2+ ; {!area} dan <espacio a/lugar a/cabida a> {left beds}
wlp ; 2+ ; con {!area}, hay lugar para {left beds}
wlp ; 2 ; {the bedrooms} cuentan con {!baths}, y el total suma {!area}
wlp ; 2 ; hay {!baths} y {!area} <por amueblar/para acomodarse/para estrenar rutina>
wlpc ; 2 ; con {!baths} y {!area}, {home} <se acomoda a cualquier rutina/ofrece espacio de sobra/deja lugar para todo>
c ; 2+ ; {left} en total
cp ; 2+ ; {left}, en una construcción de {!year}
wlpc ; 1 ; {home} se construyó en {!year} y <mide/suma/ofrece> {!area}
wlp ; 1 ; {home} <mide/suma/ofrece> {!area} en total
wl ; 1 ; son {!area} <por amueblar/para acomodarse/para vivir a su manera>
wcp ; 1 ; por dentro suma {!area}
wlp ; 1 ; los cuartos suman {!area}
wlp ; 1 ; {!baths} [sirve|sirven] a {the bedrooms}
wlp ; 1 ; {!baths} [mantiene|mantienen] las mañanas en orden
wlcp ; 1 ; {home} tiene {!baths} y data de {!year}
wlcp ; 1+ ; {home} <tiene/ofrece/cuenta con> {left}
`,
);

export const CONSTRUIDA = readFrames(
  'construida',
  `
wlp ; * ; {!built home} <ocupa/descansa sobre/se levanta en> {!land} de terreno
wlp ; * ; {home} se <construyó/levantó/terminó> en {!year} sobre {!land} de terreno
wl ; * ; ahí está desde {!year}
wlp ; * ; {home} <es/data> de {!year}
wlp ; * ; la construcción <data de/se terminó en> {!year}
c ; * ; {construido} en {!year} sobre {!land} de terreno
c ; * ; la construcción es de {!year}
`,
);
