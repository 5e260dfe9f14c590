import type { Room } from '#domain/copy/fact.ts';
import { joined, type Phrase, phrase, say } from '../language/phrase.ts';
import { hasCharacter } from '../plan/character.ts';
import type { Filled, Slots } from '../plan/frame.ts';
import type { Item } from '../plan/item.ts';
import { ornament } from '../plan/ornaments.ts';
import type { Voice } from '../plan/voice.ts';
import {
  area,
  areaBefore,
  baths,
  beds,
  garage,
  homeNoun,
  homeNouns,
  inBoth,
  inPlace,
  land,
  lotNoun,
  spell,
  withArticle,
} from './blocks.ts';
import { aHome, thisHome } from './home.ts';
import { list } from './list.ts';
import { dollars, grouped } from './numbers.ts';

const LETTERS = 'ABCD';
const many = (items: readonly Item[]): boolean => items.length > 1 || Boolean(items[0]?.plural);
const lists = (items: readonly Item[]): Filled | null =>
  items.length > 0
    ? { ...list(items.map((i) => i.np)), plural: many(items), firstPlural: Boolean(items[0]?.plural) }
    : null;

/** A thing with its room, for a sentence about several rooms: 'the kitchen has a farmhouse sink'. */
const placed = (v: Voice, item: Item): Phrase => {
  const { np, plural } = item;
  const is = plural ? 'are' : 'is';
  switch (item.room) {
    case 'kitchen':
      return say`the kitchen has ${np}`;
    case 'living':
      return say`the living room has ${np}`;
    case 'primary':
      return v.random.pick([say`the primary bedroom has ${np}`, say`the primary suite has ${np}`]);
    case 'lower':
      return v.random.pick([say`the lower level has ${np}`, say`downstairs there ${is} ${np}`]);
    case 'baths':
      return say`there ${is} ${np}`;
    default:
      return v.random.pick([say`there ${is} ${np}`, say`the floor plan includes ${np}`]);
  }
};

const TAILED = / (?:with|that|in|on|under|ten|nine|twelve|eleven|once|all) | throughout$/;

/** A list whose last thing may say what it is good for: '... and a fire pit for cool evenings'. */
const endingWell = (v: Voice, items: readonly Item[], marks: string[]): Filled | null => {
  const last = items.at(-1);
  const all = lists(items);
  if (!last || !all || TAILED.test(last.np.text) || v.random.chance(0.15)) return all;
  const use = ornament(v, last.uses, marks);
  return use ? { ...all, text: `${all.text} ${use}` } : all;
};

const ofThings = (v: Voice, items: readonly Item[], name: string, marks: string[]): Filled | null => {
  if (name === 'L') return lists(items);
  if (name === 'L+') return endingWell(v, items, marks);
  if (name === 'character') return items.every(hasCharacter) ? lists(items) : null;
  if (name === 'character A')
    return items[0] && hasCharacter(items[0]) ? { ...items[0].np, plural: items[0].plural } : null;
  if (name === 'bare')
    return {
      ...joined(
        items.map((i) => i.bare),
        ', ',
      ),
      plural: many(items),
    };
  const rest = /^after ([ABC])(\+?)$/.exec(name);
  if (rest) {
    const others = items.slice(LETTERS.indexOf(rest[1]!) + 1);
    return rest[2] ? endingWell(v, others, marks) : lists(others);
  }
  const one = /^(?:(the|does|scene|is|put|clause|most) )?([ABCD])( use)?$/.exec(name);
  const item = one ? items[LETTERS.indexOf(one[2]!)] : undefined;
  if (!one || !item) return null;
  const { plural } = item;
  if (one[3]) {
    // 'a gym for weights and a mat and a sauna' runs on: only the last thing may have an 'and' of its own.
    const uses = item === items.at(-1) ? item.uses : item.uses.filter((u) => !/ and |^with /.test(u));
    const use = ornament(v, uses, marks);
    return use && !TAILED.test(item.np.text) ? { ...say`${item.np} ${use}`, plural } : null;
  }
  switch (one[1]) {
    case 'the':
      return { ...item.the, plural };
    case 'does': {
      const does = ornament(v, item.does, marks);
      return does ? { ...say`${item.np} ${does}`, plural } : null;
    }
    case 'scene': {
      const scene = ornament(v, item.scenes, marks);
      return scene
        ? {
            text: scene
              .replace('there is {a}', plural ? 'there are {a}' : 'there is {a}')
              .replace('{a}', item.np.text)
              .replace('{the}', item.the.text),
            facts: item.np.facts,
          }
        : null;
    }
    case 'is':
      return item.predicate ? say`${item.predicate.subject} ${plural ? 'are' : 'is'} ${item.predicate.is}` : null;
    case 'put':
      return placed(v, item);
    case 'clause':
      return item.clauses.length > 0 ? v.random.pick(item.clauses) : null;
    case 'most':
      return items.length > 2 ? lists(items.slice(0, -1)) : null;
    default:
      return { ...item.np, plural };
  }
};

/** Later mentions keep one short name: 'the house ... the residence ... the property' would sound like three of them. */
const theHome = (v: Voice): Filled => {
  const name = homeNouns(v).at(-1)!;
  return phrase(`the ${name}`, v.known.home ? [v.known.home.id] : []);
};

/** What the form knows, by name. */
const ofFields = (v: Voice, name: string): Filled | null => {
  const { known } = v;
  switch (name) {
    case 'home':
      return theHome(v);
    case 'noun':
      return homeNoun(v, true);
    case 'this':
      return thisHome(v, true, true);
    case 'this year':
      return thisHome(v, true, false);
    case 'this beds':
      return thisHome(v, false, true);
    case 'this plain':
      return thisHome(v, false, false);
    case 'a home':
      return aHome(v, true, true);
    case 'a year home':
      return aHome(v, true, false);
    case 'a beds home':
      return aHome(v, false, true);
    case 'in':
      return inPlace(v);
    case 'in both':
      return inBoth(v);
    case 'in city':
      return inPlace(v, false);
    case 'where':
      return v.random.chance(0.92) ? inBoth(v) : inPlace(v);
    case 'city':
      return known.city ? phrase(known.city.city, [known.city.id]) : null;
    case 'street':
      return known.address?.street ? phrase(known.address.street, [known.address.id]) : null;
    case 'beds': {
      const b = beds(v);
      return b ? { ...b, plural: known.bedrooms!.count > 1 } : null;
    }
    case 'baths': {
      const b = baths(v);
      return b ? { ...b, plural: known.bathrooms!.full + known.bathrooms!.half > 1 } : null;
    }
    case 'baths flat': {
      const b = known.bathrooms;
      return b
        ? phrase(b.half ? `${b.full}.5 baths` : `${spell(v, b.full)} bath${b.full === 1 ? '' : 's'}`, [b.id])
        : null;
    }
    case 'area': {
      const a = area(v);
      return a ? { ...a, plural: true } : null;
    }
    case 'area flat':
      return known.area
        ? { ...phrase(`${grouped(known.area.sqft)} square feet`, [known.area.id]), plural: true }
        : null;
    case 'area-':
      return areaBefore(v);
    case 'an area-': {
      const a = areaBefore(v);
      return a ? withArticle(a) : null;
    }
    case 'land':
      return land(v);
    case 'lot':
      return lotNoun(v);
    case 'the lot': {
      const lot = lotNoun(v);
      return lot ? { ...lot, text: lot.text.replace(/^an? /, 'the ') } : null;
    }
    case 'year':
      return known.year ? phrase(String(known.year.year), [known.year.id]) : null;
    case 'garage': {
      const g = garage(v);
      return g ? withArticle(g) : null;
    }
    case 'price':
      return known.price ? phrase(dollars(known.price.amount), [known.price.id]) : null;
    case 'a foot':
      return known.price && known.area
        ? phrase(`$${grouped(known.price.amount / known.area.sqft)}`, [known.price.id, known.area.id])
        : null;
    default:
      return null;
  }
};

/** Rooms by name, for sentences that speak of the room: [the room, where]. */
const ROOMS: Partial<Record<Room, readonly [string, readonly string[]]>> = {
  kitchen: ['the kitchen', ['in the kitchen']],
  living: ['the living room', ['in the living room']],
  primary: ['the primary bedroom', ['in the primary bedroom']],
  lower: ['the lower level', ['downstairs', 'on the lower level', 'one level down']],
  community: ['the community', ['in the community', 'on the grounds']],
};

/** Everything a frame may ask for about some things of one room. */
export const slotsFor =
  (v: Voice, items: readonly Item[] = [], room?: Room, extra?: Slots): Slots =>
  (name, marks) => {
    if (name === 'R') return room && ROOMS[room] ? phrase(ROOMS[room]![0]) : null;
    if (name === 'at') return room && ROOMS[room] ? phrase(v.random.pick(ROOMS[room]![1])) : null;
    return extra?.(name, marks) ?? ofThings(v, items, name, marks) ?? ofFields(v, name);
  };

/** Only what the text has not said yet. */
export const unsaidOf = (v: Voice, ...parts: readonly (Phrase | null)[]): Phrase[] =>
  parts.filter((p): p is Phrase => Boolean(p?.facts.some((f) => !v.said.has(f))));
