import type { Room } from '#domain/copy/fact.ts';
import { type Phrase, phrase, say } from '../language/phrase.ts';
import type { Item } from '../plan/item.ts';
import { type Maker, type Voice, word } from '../plan/voice.ts';
import { homeNoun, theHome, year } from './blocks.ts';
import { isAre, list, run } from './list.ts';

/** A part of the home and some things in it. */
export type RoomTopic = { readonly room: Room; readonly items: readonly Item[] };

type Frame = { readonly the: string; readonly at: readonly string[]; readonly label: string };

/** Rooms that can be the subject of a sentence. Baths cannot: with two of them nobody knows which one is meant. */
const FRAMES: Partial<Record<Room, Frame>> = {
  kitchen: { the: 'the kitchen', at: ['in the kitchen'], label: 'Kitchen' },
  living: { the: 'the living room', at: ['in the living room'], label: 'Living room' },
  primary: { the: 'the primary bedroom', at: ['in the primary bedroom'], label: 'Primary bedroom' },
  lower: { the: 'the lower level', at: ['downstairs', 'on the lower level', 'one level down'], label: 'Lower level' },
  community: { the: 'the community', at: ['in the community', 'on the grounds'], label: 'Community' },
  outdoor: { the: '', at: ['outside', 'outdoors', 'out of doors'], label: 'Outside' },
  interior: { the: '', at: ['inside', 'indoors'], label: 'Inside' },
  flex: { the: '', at: ['beyond the bedrooms', 'besides the bedrooms', 'elsewhere in the plan'], label: 'Other rooms' },
  baths: { the: '', at: [''], label: 'Baths' },
};

const isRoom = (room: Room): boolean => Boolean(FRAMES[room]?.the);
const the = (room: Room): Phrase => phrase(FRAMES[room]?.the ?? '');
const at = (v: Voice, room: Room): string => word(v, ...(FRAMES[room]?.at ?? ['here']));
const nps = (items: readonly Item[]): Phrase[] => items.map((i) => i.np);
const many = (items: readonly Item[]): boolean => items.length > 1 || items[0]!.plural;

const HAVE: Readonly<Record<string, readonly string[]>> = {
  warm: ['has', 'comes with', 'gives you', 'is set up with', 'holds', 'makes room for'],
  luxury: ['has', 'is finished with', 'is fitted with', 'presents', 'is appointed with', 'holds'],
  plain: ['has', 'includes', 'comes with'],
  crisp: ['has', 'gets', 'comes with'],
};
const have = (v: Voice, room?: Room): string =>
  room === 'community' ? word(v, 'has', 'includes', 'shares', 'offers') : word(v, ...HAVE[v.tone]!);

/** How often a text may let a thing act on its own; more would be a mannerism. */
const ACTING: Readonly<Record<string, number>> = { warm: 3, luxury: 2, crisp: 1, plain: 0 };
const doing = (v: Voice, item: Item): Phrase | null => {
  const before = [...v.used].filter((u) => u.startsWith('does.')).length;
  const fresh = item.does.filter((d) => !v.used.has(`does.${d}`));
  if (fresh.length === 0 || before >= ACTING[v.tone]!) return null;
  const chosen = v.random.pick(fresh);
  v.used.add(`does.${chosen}`);
  return say`${item.np} ${chosen}`;
};

/** One to four things of one room in one sentence. */
export const ROOM: readonly Maker<RoomTopic>[] = [
  ['wlpc', (v, { room, items }) => (isRoom(room) ? say`${the(room)} ${have(v, room)} ${list(nps(items))}` : null)],
  [
    'wlp',
    (v, { room, items }) =>
      isRoom(room) && items.length > 1
        ? say`${at(v, room)} you ${word(v, 'get', 'have', 'will find')} ${list(nps(items))}`
        : null,
  ],
  [
    'wl',
    (v, { room, items }) =>
      isRoom(room) && items.length > 2
        ? say`${the(room)} ${have(v, room)} ${list(nps(items.slice(0, -1)))}, ${word(v, 'along with', 'plus', 'with', 'as well as')} ${items.at(-1)!.np}`
        : null,
  ],
  [
    'wlp',
    (v, { room, items }) =>
      room === 'interior' && many(items)
        ? say`${list(nps(items))} ${word(v, 'give the rooms their character', 'set the mood indoors', 'do the talking inside', 'shape the inside', 'make up the interior')}`
        : null,
  ],
  [
    'wlp',
    (v, { room, items }) =>
      room === 'interior' || room === 'outdoor'
        ? say`${at(v, room)} ${isAre(items.length, items[0]!.plural)} ${list(nps(items))}`
        : null,
  ],
  [
    'wlp',
    (v, { room, items }) =>
      room === 'outdoor' && many(items)
        ? say`${list(nps(items))} ${word(v, 'take the living outdoors', 'make up the outdoor side', 'open the house to fresh air', 'look after the time spent outside')}`
        : null,
  ],
  [
    'wlp',
    (v, { room, items }) =>
      room === 'outdoor'
        ? say`outside you ${word(v, 'get', 'have', 'will find', 'can count on')} ${list(nps(items))}`
        : null,
  ],
  [
    'wlp',
    (v, { room, items }) =>
      room === 'flex'
        ? say`the plan also ${word(v, 'makes room for', 'finds space for', 'includes', 'takes in')} ${list(nps(items))}`
        : null,
  ],
  [
    'wlp',
    (v, { room, items }) =>
      room === 'flex' || room === 'baths'
        ? say`there ${isAre(items.length, items[0]!.plural)} also ${list(nps(items))}${room === 'flex' ? word(v, ' to work with', ' to use as you see fit', '') : ''}`
        : null,
  ],
  [
    'wlp',
    (v, { room, items }) =>
      room === 'flex' ? say`${at(v, room)} ${isAre(items.length, items[0]!.plural)} ${list(nps(items))}` : null,
  ],
  [
    'wp',
    (v, { room, items }) =>
      room === 'baths' || room === 'interior'
        ? say`you ${word(v, 'also get', 'have', 'also have', 'get')} ${list(nps(items))}`
        : null,
  ],
  [
    'wp',
    (v, { room, items }) =>
      room === 'interior' || room === 'baths' ? say`${theHome(v)} ${have(v)} ${list(nps(items))}` : null,
  ],
  ['c', (_v, { room, items }) => say`${FRAMES[room]?.label ?? 'Also'}: ${run(items.map((i) => i.bare))}`],
  [
    'c',
    (v, { room, items }) =>
      say`${run(items.map((i) => i.bare))}${isRoom(room) || room === 'outdoor' ? say` ${at(v, room)}` : word(v, '', ' too', ' as well')}`,
  ],
  ['wclp', predicates],
  ['wclp', predicates],
  ['wc', acts],
  ['wlc', actors],
  ['wlc', actors],
  ['wl', actors],
];

/** 'The counters are quartz, the range is gas, and there is an island.' */
function predicates(v: Voice, { room, items }: RoomTopic): Phrase | null {
  const able = items.filter((i) => i.predicate);
  const rest = items.filter((i) => !i.predicate);
  if (able.length === 0 || (able.length === 1 && items.length === 1 && room === 'kitchen')) return null;
  const clauses = able.map((i) => say`${i.predicate!.subject} ${i.plural ? 'are' : 'is'} ${i.predicate!.is}`);
  const acted = rest.length === 1 ? doing(v, rest[0]!) : null;
  const exists =
    rest.length > 0 ? say`there ${isAre(rest.length > 1 ? 2 : 1, rest[0]!.plural)} ${list(nps(rest))}` : null;
  const all = [...clauses, acted ?? exists].filter((c) => c !== null);
  const opener = room === 'kitchen' || room === 'lower' || room === 'living' ? `${at(v, room)}, ` : '';
  return all.length === 2 ? say`${opener}${all[0]!}, and ${all[1]!}` : say`${opener}${list(all)}`;
}

/** 'Cook on the gas range and prep at the island.' */
function acts(v: Voice, { items }: RoomTopic): Phrase | null {
  const able = items.filter((i) => i.act);
  if (able.length < 2 || able.length < items.length || v.used.has('acts')) return null;
  v.used.add('acts');
  return list(able.slice(0, 3).map((i) => say`${i.act!} ${i.the}`));
}

/** 'A gas fireplace takes the chill off, and an open floor plan keeps the cook in the conversation.' */
function actors(v: Voice, { room, items }: RoomTopic): Phrase | null {
  const [first, second, ...others] = items;
  if (room === 'community' && items.length === 1) return null;
  const one = first ? doing(v, first) : null;
  if (!one) return null;
  const where = isRoom(room) && room !== 'community' ? `${at(v, room)}, ` : '';
  const two = second && others.length === 0 ? doing(v, second) : null;
  if (two) return say`${where}${one}${word(v, ', and ', '; ', ', while ')}${two}`;
  const rest = items.slice(1);
  if (rest.length === 0) return say`${where}${one}`;
  return say`${where}${one}; ${list(nps(rest))} ${many(rest) ? word(v, 'are there too', 'come along', 'complete the list') : word(v, 'is there too', 'comes along', 'completes the list')}`;
}

/** One clause for a lone thing, so that several lone things of different rooms can share a sentence. */
const lone = (v: Voice, { room, items: [item] }: RoomTopic): Phrase => {
  const acted = v.random.chance(0.45) ? doing(v, item!) : null;
  if (item!.predicate && (item!.itself || v.random.chance(0.6)))
    return say`${item!.predicate.subject} ${item!.plural ? 'are' : 'is'} ${item!.predicate.is}`;
  if (isRoom(room)) return say`${the(room)} has ${item!.np}`;
  if (acted) return acted;
  if (room === 'outdoor') return say`${item!.np} ${item!.plural ? 'wait' : 'waits'} outside`;
  return say`there ${isAre(1, item!.plural)} ${item!.np}`;
};

/** 'The kitchen has a pantry, the primary bedroom an en-suite bath, and a screened porch waits outside.' */
export const LONERS: readonly Maker<readonly RoomTopic[]>[] = [
  [
    'wlp',
    (v, topics) => {
      const clauses = topics.map((t) => lone(v, t));
      let had = false;
      const gapped = clauses.map((c) => {
        const gap = had && / has /.test(c.text);
        had ||= / has /.test(c.text);
        return gap ? { ...c, text: c.text.replace(' has ', ' ') } : { ...c, text: c.text };
      });
      const existential = gapped.filter((c) => /^there (is|are) /.test(c.text));
      if (existential.length > 1) return null;
      return gapped.length === 2
        ? say`${gapped[0]!}, and ${gapped[1]!}`
        : say`${gapped.slice(0, -1).reduce((a, b) => say`${a}, ${b}`)}, and ${gapped.at(-1)!}`;
    },
  ],
  [
    'wlp',
    (v, topics) =>
      say`${word(v, 'the rest of the list', 'also here', 'add to that', 'and then there is the rest')}: ${list(topics.flatMap((t) => nps(t.items)))}`,
  ],
  ['c', (_, topics) => say`also: ${run(topics.flatMap((t) => t.items.map((i) => i.bare)))}`],
  [
    'wp',
    (v, topics) =>
      say`${word(v, 'you also get', 'add')} ${list(topics.flatMap((t) => nps(t.items)))} ${v.used.has('word.add') ? 'to the list' : ''}`,
  ],
];

/** 'The kitchen has been updated, with an island and a gas range.' */
export const ITSELF: readonly Maker<RoomTopic>[] = [
  ['wclp', (v, topic) => itself(v, topic, ['with', 'and comes with', 'and has'])],
  ['wlp', (v, topic) => itself(v, topic, ['and includes', 'complete with', 'and holds'])],
];

const itself = (v: Voice, { items }: RoomTopic, joints: readonly string[]): Phrase | null => {
  const lead = items.find((i) => i.itself && i.predicate);
  if (!lead) return null;
  const rest = items.filter((i) => i !== lead && !i.itself);
  const { renewal } = lead;
  const done = renewal?.year ? `was ${renewal.state} in ${renewal.year}` : `has been ${renewal?.state}`;
  const is = renewal && renewal.state !== 'new' ? phrase(done) : say`is ${lead.predicate!.is}`;
  const start = say`${lead.predicate!.subject} ${is}`;
  if (rest.length === 0) return start;
  const joint = word(v, ...joints);
  return say`${start}${joint.startsWith('and') ? ' ' : ', '}${joint} ${list(nps(rest))}`;
};

const INDOORS: ReadonlySet<string> = new Set(['main-level-primary', 'bedrooms-own-baths', 'one-level', 'washer-dryer']);

/** 'Everything is on one level, and there is no HOA.' */
export const CLAUSES: readonly Maker<readonly Item[]>[] = [
  [
    'wclp',
    (v, items) => {
      const said = items.map((i) => v.random.pick(i.clauses));
      if (said.length > 2) return list(said);
      if (said.length === 2) return say`${said[0]!}${word(v, ', and ', '; ')}${said[1]!}`;
      // A lone clause ('there is no HOA') would be the same sentence in every listing: it names the home it speaks of.
      const within = INDOORS.has(items[0]!.concept) ? 'in' : 'for';
      return v.known.year ? say`${within} this ${year(v)!} ${homeNoun(v)}, ${said[0]!}` : said[0]!;
    },
  ],
];
