import { capital, type Phrase, phrase, resting, say } from '../language/phrase.ts';
import { conceptOf } from '../lexicon/index.ts';
import { type Slots, speakFrames } from '../plan/frame.ts';
import type { Grammar } from '../plan/grammar.ts';
import type { Item } from '../plan/item.ts';
import type { Known } from '../plan/known.ts';
import type { Voice } from '../plan/voice.ts';
import { banos, dormitorios, miles, superficie } from './blocks.ts';
import { APERTURAS, APERTURAS_DE_CAMPOS, APERTURAS_SUELTAS, CONSTRUIDA, TAMANO } from './frames/openings.ts';
import { AUTOS, CERCA, CIERRE, CLAUSULAS, CUOTA, LUGAR, OBRAS, PRECIO, SUELO, TERMINOS } from './frames/place.ts';
import { CUARTO, MISMO, VISTAS } from './frames/rooms.ts';
import { spanishItems } from './items.ts';
import { concord, contracted, el, lista } from './morphology.ts';
import { calleDe, cercaDe, distancia, lugar, sueloDe } from './place.ts';
import { huecos, sinDecir } from './slots.ts';
import { SPANISH_SOCIAL } from './social.ts';

const HOW: Readonly<Record<string, string>> = {
  virtual_staging: 'amuebladas virtualmente',
  room_clearing: 'despejadas digitalmente',
  day_to_dusk: 'con un atardecer simulado',
};
const aviso = (known: Known): Phrase | null => {
  const altered = known.altered;
  if (!altered) return null;
  const how = altered.services.map((s) => HOW[s] ?? 'alteradas digitalmente');
  const tail = how.some((h) => h.includes('virtualmente')) ? '' : ' (fotos alteradas digitalmente)';
  return phrase(`algunas fotos están ${how.join(' o ')}${tail}`, [altered.id]);
};

const bullets = (known: Known, items: readonly Item[]): Phrase[] => {
  const { bedrooms, bathrooms, area, lot, year, garage, fee } = known;
  const fields = [
    bedrooms ? phrase(`${bedrooms.count} recámara${bedrooms.count === 1 ? '' : 's'}`, [bedrooms.id]) : null,
    bathrooms
      ? phrase(`${bathrooms.full + bathrooms.half * 0.5} baño${bathrooms.full === 1 && !bathrooms.half ? '' : 's'}`, [
          bathrooms.id,
        ])
      : null,
    area ? phrase(`${miles(area.sqft)} pies cuadrados`, [area.id]) : null,
    lot ? phrase(`Terreno de ${lot.acres.toFixed(2)} acres`, [lot.id]) : null,
    year ? phrase(`Construcción de ${year.year}`, [year.id]) : null,
    garage ? phrase(`Garaje para ${garage.spaces} auto${garage.spaces === 1 ? '' : 's'}`, [garage.id]) : null,
    fee
      ? phrase(`Cuota de asociación: $${miles(fee.amount)} al ${fee.every === 'month' ? 'mes' : 'año'}`, [fee.id])
      : null,
  ].filter((p) => p !== null);
  return [...fields, ...items.map((i) => capital(i.renewal?.year ? say`${i.bare} (${i.renewal.year})` : i.bare))];
};

const aperturaDe = (v: Voice, lead: readonly Item[], items: readonly Item[]): Slots => {
  const near = v.known.near.find((n) => n.distance);
  const street = calleDe(items.filter((i) => i.room === 'lot').slice(0, 1));
  const outside = lead.find((i) => i.room === 'outdoor');
  const inside = lead.find((i) => i.room !== 'outdoor' && i.room !== 'view');
  return (name, marks) => {
    const part = /^((?:scene|does) )?([IO])$/.exec(name);
    if (part) {
      const item = part[2] === 'I' ? inside : outside;
      return item ? huecos(v, [item])(`${part[1] ?? ''}A`, marks) : null;
    }
    if (name === 'N') return near ? lugar(near) : null;
    if (name === 'D') return near ? distancia(near) : null;
    return name === 'S' ? street : null;
  };
};

const restos = (v: Voice): Phrase[] => sinDecir(v, dormitorios(v), banos(v), superficie(v));

const tamanoDe =
  (v: Voice): Slots =>
  (name) => {
    const all = name === 'left' ? restos(v) : name === 'left beds' ? sinDecir(v, dormitorios(v), banos(v)) : [];
    const isBedless = name === 'left beds' && v.said.has(v.known.bedrooms?.id ?? '');
    return all.length > 0 && !isBedless ? { ...lista(all), plural: true } : null;
  };

/** 'la cocina se renovó en 2019', 'en 2019 se renovó la cocina', 'renovaron la cocina en 2019'. */
const obra = (v: Voice, i: Item, asSubject = false): Phrase | null => {
  const r = i.renewal;
  if (!r) return i.predicate ? say`${i.predicate.subject} ${i.predicate.is}` : null;
  if (!r.year) return resting(phrase(`${r.noun} ya ${r.state}`), i.fact);
  const they = r.state.replace(/^se /, '').replace(/(ó|aron)$/, 'aron');
  const forms = [
    `${r.noun} ${r.state} en ${r.year}`,
    `en ${r.year} ${r.state} ${r.noun}`,
    `${they} ${r.noun} en ${r.year}`,
  ];
  return resting(phrase(asSubject ? forms[0]! : v.random.pick(forms)), i.fact);
};

const obrasDe =
  (v: Voice, items: readonly Item[]): Slots =>
  (name, marks) => {
    const done = items.flatMap((i) => obra(v, i) ?? []);
    const plain = items.filter((i) => !obra(v, i));
    const running = huecos(v, plain);
    switch (name) {
      case 'clauses':
        return plain.length === 0 ? lista(done) : null;
      case 'works':
        return items.every((i) => i.renewal) ? lista(done) : null;
      case 'running':
        return done.length === 0 ? running('L', marks) : null;
      case 'Los':
        return done.length === 0 ? running('Los', marks) : null;
      case 'running does':
        return done.length === 0 ? running('does A', marks) : null;
      case 'running use':
        return done.length === 0 ? running('A use', marks) : null;
      case 'mixed':
        return done.length > 0 && plain.length > 0 ? say`${lista(done)}, y hay ${lista(plain.map((i) => i.np))}` : null;
      default:
        return null;
    }
  };

/** A lone clause would be the same sentence in every listing: it takes something of this one along. */
const despedida =
  (v: Voice): Slots =>
  (name) => {
    if (name !== 'parting') return null;
    const near = v.known.near.find((n) => n.distance && !v.said.has(n.id));
    if (near) return say`${lugar(near)} está a ${distancia(near)!}`;
    const { year } = v.known;
    return year && !v.said.has(year.id) ? phrase(`la construcción data de ${year.year}`, [year.id]) : null;
  };

/** 'renovada en 2019': the verb of the work as what it left behind. */
const cuando = (lead: Item): Phrase | null => {
  const { renewal } = lead;
  const gender = conceptOf(lead.concept)?.es.gender;
  if (!renewal?.year || !gender || !/renov/.test(renewal.state)) return null;
  return phrase(`${concord('renovado', gender, lead.plural)} en ${renewal.year}`, [lead.fact]);
};

const hecho =
  (v: Voice, lead: Item, others: readonly Item[]): Slots =>
  (name) => {
    if (name === 'others') return others.length > 0 ? lista(others.map((i) => i.np)) : null;
    if (name === 'room') return phrase(`${lead.renewal?.noun ?? lead.the.text}`);
    if (name === 'when') return cuando(lead);
    // 'La cocina se renovó en 2021 y tiene ...': what follows needs the room as its subject.
    return name === 'done' ? obra(v, lead, true) : null;
  };

/** 'el porche': the thing again, by its bare name. */
const breve = (item: Item | undefined): Slots => {
  const concept = item ? conceptOf(item.concept) : undefined;
  const plain = item && concept?.kind === 'count' && ['outdoor', 'flex', 'lower'].includes(item.room);
  return (name) => {
    if (name !== 'short A' || !plain) return null;
    const noun = item.plural ? concept.es.many : concept.es.one;
    return phrase(`${el(concept.es.gender, item.plural)} ${noun}`, item.np.facts);
  };
};

export const SPANISH: Grammar = {
  language: 'es',
  and: 'y',
  // A Spanish verb needs no subject of its own: 'la casa tiene ..., y ocupa ...'.
  again: (first, second) => {
    const home = /^(la|el) (casa|propiedad|condominio|residencia|vivienda|inmueble)\b/.exec(second)?.[0];
    return home && first.toLowerCase().includes(home) ? second.slice(home.length).trimStart() : second;
  },
  polish: contracted,
  items: spanishItems,
  opening: (v, { lead, items }) => {
    const slots = huecos(v, lead, undefined, aperturaDe(v, lead, items));
    const featured = lead.length > 0 ? speakFrames(v, APERTURAS, { count: lead.length }, slots) : null;
    return featured ?? speakFrames(v, APERTURAS_DE_CAMPOS, {}, slots) ?? speakFrames(v, APERTURAS_SUELTAS, {}, slots);
  },
  size: (v) => speakFrames(v, TAMANO, { count: restos(v).length }, huecos(v, [], undefined, tamanoDe(v))),
  year: (v) => speakFrames(v, CONSTRUIDA, {}, huecos(v)),
  grounds: (v, { lot, parking }) => {
    const slots = huecos(v, lot, undefined, sueloDe(v, lot, parking));
    return speakFrames(v, SUELO, { room: 'both' }, slots) ?? speakFrames(v, SUELO, { room: 'one' }, slots);
  },
  parking: (v, items) => speakFrames(v, AUTOS, {}, huecos(v, items, undefined, sueloDe(v, [], items))),
  room: (v, { room, items }) => {
    const lead = items.find((i) => i.itself && obra(v, i));
    const others = items.filter((i) => i !== lead && !(lead && i.itself));
    if (lead) return speakFrames(v, MISMO, { count: others.length }, hecho(v, lead, others));
    const slots = huecos(v, items, room);
    const sized = room === 'interior' ? speakFrames(v, CUARTO, { room: 'sized', count: items.length }, slots) : null;
    return sized ?? speakFrames(v, CUARTO, { room, count: items.length }, slots);
  },
  loners: (v, topics) => {
    const items = topics.flatMap((t) => t.items);
    return speakFrames(v, CUARTO, { room: 'mixed', count: items.length }, huecos(v, items));
  },
  clauses: (v, items) => speakFrames(v, CLAUSULAS, { count: items.length }, huecos(v, items, undefined, despedida(v))),
  view: (v, items) => speakFrames(v, VISTAS, { count: items.length }, huecos(v, items)),
  updates: (v, items) => speakFrames(v, OBRAS, { count: items.length }, huecos(v, [], undefined, obrasDe(v, items))),
  terms: (v, items) => speakFrames(v, TERMINOS, { count: items.length }, huecos(v, items)),
  near: (v, near) => speakFrames(v, CERCA, { count: near.length }, huecos(v, [], undefined, cercaDe(near))),
  place: (v) => speakFrames(v, LUGAR, {}, huecos(v)),
  fee: (v) => {
    const { fee } = v.known;
    const slots: Slots = (name) =>
      name === 'fee' && fee
        ? phrase(`$${miles(fee.amount)} al ${fee.every === 'month' ? 'mes' : 'año'}`, [fee.id])
        : null;
    return speakFrames(v, CUOTA, {}, slots);
  },
  price: (v) => speakFrames(v, PRECIO, {}, huecos(v)),
  close: (v, [item]) => speakFrames(v, CIERRE, { count: item ? 1 : 0 }, huecos(v, [], undefined, breve(item))),
  disclosure: (v) => aviso(v.known),
  social: SPANISH_SOCIAL,
  bullets,
};
