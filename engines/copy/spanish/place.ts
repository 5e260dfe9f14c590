import { type Phrase, phrase, resting, say } from '../language/phrase.ts';
import type { Known } from '../plan/known.ts';
import { type Maker, unsaid, word } from '../plan/voice.ts';
import { enAmbos, enLugar, laCasa, miles } from './blocks.ts';
import { lista, numero } from './morphology.ts';

type Near = Known['near'][number];

const GENERIC: Readonly<Record<string, string>> = {
  shops: 'tiendas',
  'local shops': 'comercios locales',
  shopping: 'tiendas',
  restaurants: 'restaurantes',
  cafes: 'cafés',
  parks: 'parques',
  'the park': 'el parque',
  park: 'el parque',
  trails: 'senderos',
  'the river': 'el río',
  river: 'el río',
  'the lake': 'el lago',
  lake: 'el lago',
  'the beach': 'la playa',
  beach: 'la playa',
  'grocery stores': 'supermercados',
  groceries: 'supermercados',
  transit: 'transporte público',
  'the train': 'el tren',
  train: 'el tren',
  'bus stop': 'la parada de autobús',
  'the bus stop': 'la parada de autobús',
  library: 'la biblioteca',
  'the library': 'la biblioteca',
  'the interstate': 'la autopista',
  interstate: 'la autopista',
  highways: 'autopistas',
  hospital: 'el hospital',
  'the hospital': 'el hospital',
  "the farmers' market": 'el mercado',
  'the farmers market': 'el mercado',
  'farmers market': 'el mercado',
  breweries: 'cervecerías',
};

/** A name stays; 'downtown Boise' is 'el centro de Boise'; a kind of place is translated. */
const lugar = (n: Near): Phrase => {
  const known = GENERIC[n.place.toLowerCase()];
  const place =
    known ??
    n.place
      .replace(/^(the )?downtown (.+)$/i, 'el centro de $2')
      .replace(/^downtown$/i, 'el centro')
      .replace(/^the /i, '');
  return phrase(place, [n.id]);
};
const UNIT = { minute: 'minuto', mile: 'milla', block: 'cuadra', foot: 'pie' } as const;
const distancia = (n: Near): Phrase => {
  const d = n.distance!;
  const female = d.unit === 'mile' || d.unit === 'block';
  const amount =
    d.amount === 0.5
      ? female
        ? 'media'
        : 'medio'
      : Number.isInteger(d.amount) && d.amount <= 10
        ? numero(d.amount, female ? 'f' : 'm')
        : String(d.amount);
  const mode = d.by === 'walk' ? ' a pie' : d.by === 'drive' ? ' en auto' : d.by === 'bike' ? ' en bicicleta' : '';
  return phrase(`${amount} ${UNIT[d.unit]}${d.amount > 1 ? 's' : ''}${mode}`, [n.id]);
};
const conDistancia = (n: Near): Phrase => (n.distance ? say`${lugar(n)} a ${distancia(n)}` : lugar(n));

export const CERCA: readonly Maker<readonly Near[]>[] = [
  [
    'wlp',
    (v, near) => say`${word(v, 'cerca quedan', 'a la mano están', 'alrededor hay')} ${lista(near.map(conDistancia))}`,
  ],
  [
    'wlp',
    (_, near) =>
      near.length === 1 && near[0]!.distance ? say`${lugar(near[0]!)} está a ${distancia(near[0]!)}` : null,
  ],
  [
    'wp',
    (_, near) =>
      near.length === 1 && near[0]!.distance ? say`a ${distancia(near[0]!)} está ${lugar(near[0]!)}` : null,
  ],
  ['c', (_, near) => say`cerca: ${lista(near.map(conDistancia))}`],
];

export const LUGAR: readonly Maker[] = [
  [
    'wlp',
    (v) => {
      const p = unsaid(v, enAmbos(v));
      return p ? say`${laCasa(v)} está ${p}` : null;
    },
  ],
  [
    'wclp',
    (v) => {
      const p = unsaid(v, enAmbos(v));
      return p ? say`todo esto ${p}` : null;
    },
  ],
];

export const PRECIO: readonly Maker[] = [
  [
    'wlp',
    (v) => {
      const p = v.known.price;
      return p
        ? say`se ofrece en ${phrase(`$${miles(p.amount)}`, [p.id])}${enLugar(v) ? say`, ${enLugar(v)!}` : ''}`
        : null;
    },
  ],
  [
    'wcp',
    (v) => {
      const p = v.known.price;
      return p ? say`precio: ${phrase(`$${miles(p.amount)}`, [p.id])}` : null;
    },
  ],
  [
    'cp',
    (v) => {
      const [p, a] = [v.known.price, v.known.area];
      return p && a
        ? resting(
            say`${phrase(`a $${miles(p.amount)}`, [p.id])}, sale a unos $${miles(p.amount / a.sqft)} por pie cuadrado`,
            a.id,
          )
        : null;
    },
  ],
];
