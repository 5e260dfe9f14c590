import { type Phrase, phrase, say } from '../language/phrase.ts';
import type { Filled, Slots } from '../plan/frame.ts';
import type { Item } from '../plan/item.ts';
import { type Near, nearSlots } from '../plan/near.ts';
import type { Voice } from '../plan/voice.ts';
import { garaje, tipoDeLote } from './blocks.ts';
import { lista, numero } from './morphology.ts';
import { sinDecir } from './slots.ts';

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
export const lugar = (n: Near): Filled => {
  const known = GENERIC[n.place.toLowerCase()];
  const place =
    known ??
    n.place
      .replace(/^(the )?downtown (.+)$/i, 'el centro de $2')
      .replace(/^downtown$/i, 'el centro')
      .replace(/^the /i, '');
  return {
    ...phrase(place, [n.id]),
    plural: /^(tiendas|comercios|restaurantes|cafés|parques|senderos|supermercados|autopistas|cervecerías)/.test(place),
  };
};
const UNIT = { minute: 'minuto', mile: 'milla', block: 'cuadra', foot: 'pie' } as const;
export const distancia = (n: Near): Phrase | null => {
  const d = n.distance;
  if (!d) return null;
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
const conDistancia = (n: Near): Phrase => {
  const far = distancia(n);
  return far ? say`${lugar(n)} (a ${far})` : lugar(n);
};
export const cercaDe = (given: readonly Near[]): Slots =>
  nearSlots(given, { place: lugar, away: distancia, withDistance: conDistancia, list: lista });

/** 'en un lote de esquina', 'en una calle tranquila', 'con frente al agua'. */
export const calleDe = (items: readonly Item[]): Phrase | null => {
  const on = items.filter((i) => i.concept !== 'water-frontage').slice(0, 2);
  if (on.length > 0) return say`en ${lista(on.map((i) => i.np))}`;
  return items[0] ? say`con ${items[0].np}` : null;
};

export const sueloDe =
  (v: Voice, lot: readonly Item[], parking: readonly Item[]): Slots =>
  (name) => {
    const both = v.known.lot && !v.said.has(v.known.lot.id) && tipoDeLote(v);
    if (name === 'S') return both ? null : calleDe(lot);
    if (name !== 'cars') return null;
    const all = [...sinDecir(v, garaje(v)), ...parking.map((i) => i.np)];
    return all.length > 0 ? { ...lista(all), plural: all.length > 1 || Boolean(parking[0]?.plural) } : null;
  };
