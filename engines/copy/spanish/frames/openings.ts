import { readFrames } from '../../plan/frame.ts';

/** First sentences that lead with something the home has, the strongest first. {I} is the first thing indoors, {O} the first outdoors. */
export const APERTURAS = readFrames(
  'apertura',
  `
wlpc ; 2+ ; {this} {where?} <tiene/ofrece> {A y B}
wlp ; 3+ ; {this} {where?} <tiene/ofrece/reúne/combina> {A}, {B y C}
wlp ; 2+ ; a {D} de {N}, {this} {where?} <tiene/ofrece> {A y B}
wlp ; 3+ ; a {D} de {N}, {this} {where?} <tiene/ofrece> {A}, {B y C}
wlp ; 2+ ; {S} {in both}, {this} <tiene/ofrece> {A y B}
wlp ; 2+ ; {street} es {a home} {in both} con {A y B}
wlp ; 2+ ; {construido} en {year}, {this beds} {where?} <tiene/ofrece/reúne> {A y B}
wlp ; 3+ ; {construido} en {year}, {this beds} {where?} <tiene/ofrece/reúne> {A}, {B y C}
wlp ; 2+ ; {Los AB} <distinguen a/destacan en> {this} {where?}
wlp ; 2+ ; {this} {where?} combina {A} con {B}
w ; 2+ ; ¿busca {A y B}? {this} {where?} tiene ambas cosas
wp ; 2+ ; le presentamos {a home} {where?} con {A y B}
wp ; 3+ ; le presentamos {a home} {where?} con {A}, {B y C}
w ; 1+ ; {scene O} en {this} {where?}
w ; 1+ ; {scene I} en {this} {where?}
wlp ; 2+ ; sobre {land} {in both}, {this} <tiene/ofrece> {A y B}
l ; 1+ ; {la A} [define|definen] {this} {where?}
l ; 2+ ; {this} {where?} se distingue por {A y B}
l ; 2+ ; {in both}, {a year home} de {area} con {A y B}
cp ; 2+ ; {this} {where?} tiene {A}, {B} y {area}
c ; 2+ ; {a home} {in both} con {A y B}
c ; 2+ ; {in both}: {A y B} en {area}
c ; 2+ ; a {D} de {N}: {a home} con {A y B}
wlpc ; 1 ; {this} {where?} tiene {A}
wlp ; 1 ; a {D} de {N}, {this} {where?} tiene {A}
wlp ; 1 ; {construido} en {year}, {this beds} {where?} tiene {A} y {area}
`,
);

/** First sentences from the form alone. */
export const APERTURAS_DE_CAMPOS = readFrames(
  'apertura-campos',
  `
wlp ; * ; a {D} de {N}, {this} {where?} <mide/ofrece/tiene> {area}
wlcp ; * ; {this year} {where?} tiene {beds}, {baths} y {area}
wlp ; * ; {street} es {a year home} {in both} con {beds} y {baths}
wlp ; * ; {construido} en {year}, {this beds} {where?} <mide/ofrece/tiene> {area}
wl ; * ; sobre {land} {where?}, {this year} ofrece {beds} y {baths}
cp ; * ; {beds}, {baths} y {area}: {a year home} {where?}
wlp ; * ; en {street}, {in both}, {a year home} con {area} y {beds}
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
wlp ; 2+ ; la distribución <incluye/ofrece> {left}
wlp ; 2+ ; {home} ofrece {left beds} en {!area}
wlp ; 2+ ; en {!area} se reparten {left beds}
wlp ; 2+ ; sus {!area} <incluyen/albergan> {left beds}
wlp ; 2+ ; en total hay {left}
wlp ; 2 ; cuenta con {!baths} y {!area} <de espacio/de construcción>
c ; 2+ ; {left} en total
c ; 2+ ; {left}, en una construcción de {!year}
wlpc ; 1 ; {home} se construyó en {!year} y <mide/ofrece> {!area}
wlp ; 1 ; {home} <mide/ofrece> {!area} en total
wlp ; 1 ; por dentro suma {!area}
wlp ; 1 ; son {!area} <de construcción/de espacio interior>
wlcp ; 1 ; {home} tiene {!baths} y data de {!year}
wlcp ; 1+ ; {home} <tiene/ofrece/cuenta con> {left}
`,
);

export const CONSTRUIDA = readFrames(
  'construida',
  `
wlp ; * ; {!built home} ocupa {!lot}
wlp ; * ; {home} se construyó en {!year} sobre {!lot}
wlp ; * ; {home} <es/data> de {!year}
wlp ; * ; la construcción <es/data> de {!year}
c ; * ; {construido} en {!year} sobre {!lot}
c ; * ; la construcción es de {!year}
`,
);
