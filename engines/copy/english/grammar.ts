import { phrase, resting, say } from '../language/phrase.ts';
import { conceptOf } from '../lexicon/index.ts';
import { type Slots, speakFrames } from '../plan/frame.ts';
import type { Grammar } from '../plan/grammar.ts';
import type { Item } from '../plan/item.ts';
import type { Voice } from '../plan/voice.ts';
import { bullets } from './bullets.ts';
import { INDOOR_CLAUSES } from './clauses.ts';
import { disclosure } from './disclosure.ts';
import { SIZE, YEAR } from './frames/numbers.ts';
import { BARE_OPENINGS, FEATURE_OPENINGS, FIELD_OPENINGS } from './frames/openings.ts';
import { CLOSE, FEE, GROUNDS, NEAR, PARKING, PLACE, PRICE_CLOSE } from './frames/place.ts';
import { ITSELF, ROOM, VIEWS } from './frames/rooms.ts';
import { CLAUSES, TERMS, UPDATES } from './frames/story.ts';
import { isInside } from './home.ts';
import { englishItems } from './items.ts';
import { list } from './list.ts';
import { dollars, numberWord } from './numbers.ts';
import { leftOver, sizeSlots } from './say-numbers.ts';
import { away, garageItem, groundSlots, placeOf, placesNear, streetOf } from './say-place.ts';
import { updateSlots } from './say-updates.ts';
import { slotsFor } from './slots.ts';
import { ENGLISH_SOCIAL } from './social.ts';

/** Where it is, as an opening may say it: a distance to a place, a street, the first thing indoors and the first outdoors. */
const openingSlots = (v: Voice, lead: readonly Item[], items: readonly Item[]): Slots => {
  const near = v.known.near.find((n) => n.distance);
  const street = streetOf(items.filter((i) => i.room === 'lot').slice(0, 1));
  const [inside, outside] = [lead.find(isInside), lead.find((i) => i.room === 'outdoor')];
  return (name, marks) => {
    const part = /^((?:scene|does) )?([IO])$/.exec(name);
    if (part) {
      const item = part[2] === 'I' ? inside : outside;
      return item ? slotsFor(v, [item])(`${part[1] ?? ''}A`, marks) : null;
    }
    if (name === 'N') return near ? placeOf(near) : null;
    if (name === 'D') return near ? away(near) : null;
    if (name === 'S') return street;
    if (name === 'line') return v.known.address ? phrase(v.known.address.line, [v.known.address.id]) : null;
    return null;
  };
};

/** A lone clause would be the same sentence in every listing: it takes something of this one along. */
const partingSlots =
  (v: Voice, items: readonly Item[]): Slots =>
  (name) => {
    if (name !== 'parting') return null;
    const near = v.known.near.find((n) => n.distance && !v.said.has(n.id));
    if (near && !items.some((i) => INDOOR_CLAUSES.has(i.concept))) return say`${placeOf(near)} is ${away(near)!} away`;
    const { year } = v.known;
    if (year && !v.said.has(year.id)) return phrase(`it was built in ${year.year}`, [year.id]);
    return null;
  };

const doneSlots =
  (lead: Item | undefined, others: readonly Item[]): Slots =>
  (name) => {
    if (name === 'others')
      return others.length > 0
        ? { ...list(others.map((i) => i.np)), plural: others.length > 1 || others[0]!.plural }
        : null;
    if (name === 'room') return lead ? phrase(`the ${conceptOf(lead.concept)!.en.one}`) : null;
    if (name === 'when')
      return lead?.renewal?.year && lead.renewal.state !== 'new'
        ? phrase(`${lead.renewal.state} in ${lead.renewal.year}`, [lead.fact])
        : null;
    if (name !== 'done' || !lead?.predicate) return null;
    const { renewal } = lead;
    if (!renewal || renewal.state === 'new') return say`${lead.predicate.subject} is ${lead.predicate.is}`;
    const done = renewal.year ? `was ${renewal.state} in ${renewal.year}` : `has been ${renewal.state}`;
    return resting(phrase(`${lead.predicate.subject.text} ${done}`), lead.fact);
  };

/** Among the things of a community a 'shared pool' is a pool. */
const unshared = (item: Item): Item => {
  const plain = (p: Item['np']): Item['np'] => ({ ...p, text: p.text.replace(/\b(shared|community) (?!room)/, '') });
  return { ...item, np: plain(item.np), the: plain(item.the) };
};

/** 'Views of the valley and views of Mount Hollis' are views of both. */
const oneView = (items: readonly Item[]): readonly Item[] =>
  items.map((item, i) =>
    i > 0 && items.every((other) => other.np.text.startsWith('views of '))
      ? { ...item, np: { ...item.np, text: item.np.text.slice('views of '.length) } }
      : item,
  );

/** 'the back yard': the thing again, by its bare name. */
const shortly = (item: Item): Slots => {
  const concept = conceptOf(item.concept);
  const plain = concept?.kind === 'count' && ['outdoor', 'flex', 'lower'].includes(item.room);
  return (name) =>
    name === 'short A' && plain ? phrase(`the ${item.plural ? concept.en.many : concept.en.one}`, item.np.facts) : null;
};

const runningSlots = (v: Voice, items: readonly Item[]): Slots =>
  slotsFor(
    v,
    items,
    undefined,
    updateSlots(v, items, (some) => slotsFor(v, some)),
  );

export const ENGLISH: Grammar = {
  language: 'en',
  and: 'and',
  items: englishItems,
  opening: (v, { lead, items }) => {
    const slots = slotsFor(v, lead, undefined, openingSlots(v, lead, items));
    const featured = lead.length > 0 ? speakFrames(v, FEATURE_OPENINGS, { count: lead.length }, slots) : null;
    return featured ?? speakFrames(v, FIELD_OPENINGS, {}, slots) ?? speakFrames(v, BARE_OPENINGS, {}, slots);
  },
  size: (v) => speakFrames(v, SIZE, { count: leftOver(v) }, slotsFor(v, [], undefined, sizeSlots(v))),
  year: (v) => speakFrames(v, YEAR, {}, slotsFor(v)),
  grounds: (v, { lot, parking }) => {
    const slots = slotsFor(v, lot, undefined, groundSlots(v, lot, parking));
    return speakFrames(v, GROUNDS, { room: 'both' }, slots) ?? speakFrames(v, GROUNDS, { room: 'one' }, slots);
  },
  parking: (v, items) => speakFrames(v, PARKING, {}, slotsFor(v, items, undefined, groundSlots(v, [], items))),
  room: (v, { room, items }) => {
    const lead = items.find((i) => i.itself);
    const here = room === 'community' ? items.map(unshared) : items;
    if (!lead) {
      const slots = slotsFor(v, here, room);
      const sized = room === 'interior' ? speakFrames(v, ROOM, { room: 'sized', count: items.length }, slots) : null;
      const landed =
        room === 'outdoor' && v.random.chance(0.8)
          ? speakFrames(v, ROOM, { room: 'landed', count: items.length }, slots)
          : null;
      return sized ?? landed ?? speakFrames(v, ROOM, { room, count: items.length }, slots);
    }
    const others = items.filter((i) => !i.itself);
    return speakFrames(v, ITSELF, { count: others.length }, doneSlots(lead, others));
  },
  loners: (v, topics) => {
    const items = topics.flatMap((t) => t.items);
    return speakFrames(v, ROOM, { room: 'mixed', count: items.length }, slotsFor(v, items));
  },
  clauses: (v, items) =>
    speakFrames(v, CLAUSES, { count: items.length }, slotsFor(v, items, undefined, partingSlots(v, items))),
  view: (v, items) => speakFrames(v, VIEWS, { count: items.length }, slotsFor(v, oneView(items))),
  updates: (v, items) => speakFrames(v, UPDATES, { room: 'systems', count: items.length }, runningSlots(v, items)),
  practical: (v, items) => {
    const car = garageItem(v);
    if (!car) return null;
    const all = v.random.shuffled([...items, car]);
    return speakFrames(v, UPDATES, { room: 'parked', count: all.length }, runningSlots(v, all));
  },
  terms: (v, items) => speakFrames(v, TERMS, { count: items.length }, slotsFor(v, items)),
  near: (v, near) => speakFrames(v, NEAR, { count: near.length }, slotsFor(v, [], undefined, placesNear(near))),
  place: (v) => speakFrames(v, PLACE, {}, slotsFor(v)),
  fee: (v) => {
    const { fee } = v.known;
    const slots: Slots = (name) =>
      name === 'fee' && fee ? phrase(`${dollars(fee.amount)} a ${fee.every}`, [fee.id]) : null;
    return speakFrames(v, FEE, {}, slots);
  },
  price: (v) => speakFrames(v, PRICE_CLOSE, {}, slotsFor(v)),
  close: (v, [item]) =>
    speakFrames(v, CLOSE, { count: item ? 1 : 0 }, slotsFor(v, [], undefined, item ? shortly(item) : undefined)),
  again: (first, second) => {
    const home = /^the (house|home|condo|condominium|townhouse|townhome|residence|property)\b/.exec(second)?.[0];
    return home && first.toLowerCase().includes(home) ? second.replace(home, 'it') : second;
  },
  // No sentence begins with a figure where a word will do.
  polish: (text) =>
    text
      .replace(/^(9|1[012]|[2-8])(?=-foot| (?:full )?(?:bed|bath)| (?:minute|mile|block))/, (n) =>
        numberWord(Number(n)),
      )
      .replace(/^(\w+ bedrooms?, )([2-9])(?= )/, (_, beds: string, n: string) => beds + numberWord(Number(n)))
      .replace(/^(15|20)(?= minutes)/, (n) => (n === '15' ? 'fifteen' : 'twenty')),
  social: ENGLISH_SOCIAL,
  disclosure: (v) => disclosure(v.known),
  bullets,
};
