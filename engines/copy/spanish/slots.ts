import type { Room } from '#domain/copy/fact.ts';
import { joined, type Phrase, phrase, say } from '../language/phrase.ts';
import { conceptOf } from '../lexicon/index.ts';
import { hasCharacter } from '../plan/character.ts';
import type { Filled, Slots } from '../plan/frame.ts';
import type { Item } from '../plan/item.ts';
import { ornament } from '../plan/ornaments.ts';
import type { Voice } from '../plan/voice.ts';
import {
  ano,
  banos,
  conCasa,
  construida,
  dormitorios,
  enAmbos,
  enLugar,
  esta,
  garaje,
  laCasa,
  losDormitorios,
  lote,
  miles,
  principal,
  superficie,
  terreno,
  una,
} from './blocks.ts';
import { lista } from './morphology.ts';

const LETTERS = 'ABCD';
const many = (items: readonly Item[]): boolean => items.length > 1 || Boolean(items[0]?.plural);
const things = (items: readonly Item[]): Filled | null =>
  items.length > 0 ? { ...lista(items.map((i) => i.np)), plural: many(items) } : null;

/** Before a verb a plural or a stuff takes its article: 'las encimeras aguantan', never 'encimeras aguantan'. */
const subject = (v: Voice, item: Item): Phrase => {
  const counted = !item.plural && (conceptOf(item.concept)?.kind === 'count' || item.concept === 'detail');
  return counted && v.random.chance(0.6) ? item.np : item.the;
};
const subjects = (items: readonly Item[]): Filled | null =>
  items.length > 0 ? { ...lista(items.map((i) => i.the)), plural: many(items) } : null;

/** A thing with its room, for a sentence about several rooms. */
const placed = (v: Voice, item: Item): Phrase => {
  const room = cuartos(v)[item.room];
  if (room?.la) return v.random.pick([say`${room.la} tiene ${item.np}`, say`${room.en} hay ${item.np}`]);
  return v.random.pick([say`hay ${item.np}`, say`también hay ${item.np}`, say`la distribución incluye ${item.np}`]);
};

const TAILED = / (todo el año|en invierno|para|con|en toda) ?/;

/** A list whose last thing may say what it is good for: '... y una fogata para las noches frescas'. */
const endingWell = (v: Voice, items: readonly Item[], marks: string[]): Filled | null => {
  const last = items.at(-1);
  const all = things(items);
  if (!last || !all || TAILED.test(last.np.text) || v.random.chance(0.15)) return all;
  const use = ornament(v, last.uses, marks);
  return use ? { ...all, text: `${all.text} ${use}` } : all;
};

const ofThings = (v: Voice, items: readonly Item[], name: string, marks: string[]): Filled | null => {
  if (name === 'L') return things(items);
  if (name === 'Los') return subjects(items);
  if (name === 'Los AB') return items.length > 1 ? subjects(items.slice(0, 2)) : null;
  if (name === 'bare')
    return joined(
      items.map((i) => i.bare),
      ', ',
    );
  const pair = /^([AB]) y ([BC])$/.exec(name);
  if (pair) {
    const [a, b] = [items[LETTERS.indexOf(pair[1]!)], items[LETTERS.indexOf(pair[2]!)]];
    return a && b ? { ...lista([a.np, b.np]), plural: true } : null;
  }
  if (name === 'L+') return endingWell(v, items, marks);
  if (name === 'Los carácter') return items.every(hasCharacter) ? subjects(items) : null;
  const rest = /^after ([ABC])(\+?)$/.exec(name);
  if (rest) {
    const others = items.slice(LETTERS.indexOf(rest[1]!) + 1);
    return rest[2] ? endingWell(v, others, marks) : things(others);
  }
  const one = /^(?:(la|does|scene|is|put|clause) )?([ABCD])( use)?$/.exec(name);
  const item = one ? items[LETTERS.indexOf(one[2]!)] : undefined;
  if (!one || !item) return null;
  const { plural } = item;
  if (one[3]) {
    const uses = item === items.at(-1) ? item.uses : item.uses.filter((u) => !/ y |^(con|que) /.test(u));
    const use = ornament(v, uses, marks);
    return use && !TAILED.test(item.np.text) ? { ...say`${item.np} ${use}`, plural } : null;
  }
  switch (one[1]) {
    case 'la':
      return { ...item.the, plural };
    case 'does': {
      const does = ornament(v, item.does, marks);
      return does ? { ...say`${subject(v, item)} ${does}`, plural } : null;
    }
    case 'scene': {
      const scene = ornament(v, item.scenes, marks);
      return scene
        ? { text: scene.replace('{a}', item.np.text).replace('{la}', item.the.text), facts: item.np.facts }
        : null;
    }
    case 'is':
      return item.predicate ? say`${item.predicate.subject} ${item.predicate.is}` : null;
    case 'put':
      return placed(v, item);
    case 'clause': {
      const said = item.clauses.length > 0 ? v.random.pick(item.clauses) : null;
      return said ? { ...said, text: principal(v, said.text) } : null;
    }
    default:
      return { ...item.np, plural };
  }
};

const ofFields = (v: Voice, name: string, marks: string[]): Filled | null => {
  const { known } = v;
  const money = (n: number, ...facts: string[]): Phrase => phrase(`$${miles(n)}`, facts);
  switch (name) {
    case 'home':
      return laCasa(v, marks);
    case 'built home':
      return construida(v, marks);
    case 'this':
      return esta(v, true, true);
    case 'this year':
      return esta(v, true, false);
    case 'this beds':
      return esta(v, false, true);
    case 'a home':
      return una(v, true, true);
    case 'a year home':
      return una(v, true, false);
    case 'construido':
      return phrase(conCasa(v, 'construido'));
    case 'in':
      return enLugar(v);
    case 'in both':
      return enAmbos(v);
    case 'in city':
      return enLugar(v, false);
    case 'where':
      return v.random.chance(0.6) ? enAmbos(v) : enLugar(v);
    case 'hood':
      return known.neighborhood ? phrase(known.neighborhood.name, [known.neighborhood.id]) : null;
    case 'city':
      return known.city ? phrase(known.city.city, [known.city.id]) : null;
    case 'street':
      return known.address?.street ? phrase(known.address.street, [known.address.id]) : null;
    case 'line':
      return known.address ? phrase(known.address.line, [known.address.id]) : null;
    case 'beds': {
      const b = dormitorios(v);
      return b ? { ...b, plural: known.bedrooms!.count > 1 } : null;
    }
    case 'the bedrooms':
      return losDormitorios(v);
    case 'the rooms':
      return known.bedrooms ? phrase(principal(v, 'los dormitorios'), [known.bedrooms.id]) : null;
    case 'baths': {
      const b = banos(v);
      return b ? { ...b, plural: known.bathrooms!.full + known.bathrooms!.half > 1 } : null;
    }
    case 'area': {
      const a = superficie(v);
      return a ? { ...a, plural: true } : null;
    }
    case 'land':
      return terreno(v);
    case 'lot':
      return lote(v);
    case 'the lot': {
      const l = lote(v);
      return l ? { ...l, text: l.text.replace(/^un /, 'el ') } : null;
    }
    case 'year':
      return ano(v);
    case 'garage':
      return garaje(v);
    case 'price':
      return known.price ? money(known.price.amount, known.price.id) : null;
    case 'a foot':
      return known.price && known.area
        ? money(known.price.amount / known.area.sqft, known.price.id, known.area.id)
        : null;
    default:
      return null;
  }
};

type Cuarto = { readonly la: string; readonly en: string };
const cuartos = (v: Voice): Partial<Record<Room, Cuarto>> => ({
  kitchen: { la: 'la cocina', en: 'en la cocina' },
  living: { la: 'la sala', en: 'en la sala' },
  primary: { la: principal(v, 'el dormitorio principal'), en: principal(v, 'en el dormitorio principal') },
  lower: { la: 'el nivel inferior', en: v.random.pick(['en el nivel inferior', 'abajo']) },
  community: { la: 'la comunidad', en: 'en la comunidad' },
});

/** Everything a frame may ask for about some things of one room. */
export const huecos =
  (v: Voice, items: readonly Item[] = [], room?: Room, extra?: Slots): Slots =>
  (name, marks) => {
    if (name === 'R' || name === 'at') {
      const at = room ? cuartos(v)[room] : undefined;
      return at ? phrase(name === 'R' ? at.la : at.en) : null;
    }
    return extra?.(name, marks) ?? ofThings(v, items, name, marks) ?? ofFields(v, name, marks);
  };

/** Only what the text has not said yet. */
export const sinDecir = (v: Voice, ...parts: readonly (Phrase | null)[]): Phrase[] =>
  parts.filter((p): p is Phrase => Boolean(p?.facts.some((f) => !v.said.has(f))));
