import type { Room } from '#domain/copy/fact.ts';
import type { Phrase } from '../language/phrase.ts';
import { aggregate } from './aggregate.ts';
import { hasCharacter } from './character.ts';
import { finished } from './finish.ts';
import type { Grammar } from './grammar.ts';
import type { Item } from './item.ts';
import type { Planned } from './planned.ts';
import { chunks, topicsOf, walk } from './topics.ts';
import type { Voice } from './voice.ts';

const OUTSIDE: ReadonlySet<Room> = new Set(['outdoor', 'view', 'lot', 'parking']);
const LAST: ReadonlySet<Room> = new Set(['community', 'terms', 'location', 'systems']);
/** True of many homes and a picture of none: never the first thing said. */
const WEAK: ReadonlySet<string> = new Set([
  'natural-light',
  'storage',
  'open-plan',
  'ceiling-fans',
  'windows',
  'living-room',
  'basement',
  'bathroom',
  'primary-suite',
  'kitchen',
  'en-suite',
  'closets',
  'fence',
]);
const LEADING: ReadonlySet<Room> = new Set(['kitchen', 'interior', 'flex', 'outdoor', 'view', 'primary', 'lower']);

/** One draft of a text, in order, with every usable fact in it; fitting it to a length comes later. */
export const compose = (grammar: Grammar, voice: Voice): Planned[] => {
  const out: Planned[] = [];
  const put: Put = (said, part, weight, block, subject = SUBJECTS[block]!) => {
    if (!said?.text || said.facts.length === 0) return false;
    if (part === 'body' && said.facts.every((f) => voice.said.has(f)) && weight > 3) return false;
    for (const f of said.facts) voice.said.add(f);
    const raw = closed(grammar.polish(said.text.trim()), voice);
    out.push({ text: finished(raw), raw, factIds: said.facts, part, weight, block, subject });
    return true;
  };
  const items = withoutEchoes(grammar.items(voice.known, voice.random, voice.worn));
  const lead = leadOf(items, voice);
  put(grammar.opening(voice, { lead, items }), 'opening', 100, 0);

  const fresh = items.filter((i) => !voice.said.has(i.fact));
  const topics = topicsOf(fresh.filter((i) => i.clauses.length === 0));
  const lonely = lonersIn(topics);
  const order = walk(voice.random);
  const identity = identitySteps(
    grammar,
    voice,
    topics.get('lot') ?? [],
    topics.get('parking') ?? [],
    (topics.get('interior')?.length ?? 0) > 1,
  );
  identity.inside(put);
  const clauses = fresh.filter((i) => i.clauses.length > 0);
  const tellClauses = (some: readonly Item[], block: Planned['block']): void => {
    for (const group of chunks(some, voice.random))
      put(grammar.clauses(voice, group), 'body', 6.2, block, block === 2 ? 'work' : undefined);
  };
  tellClauses(
    clauses.filter((i) => !LAST.has(i.room)),
    0,
  );
  let told = false;
  let isClosed = false;
  let practical: Phrase | null = null;
  for (const room of order) {
    if (room === 'parking') continue;
    if (lonely.includes(room)) {
      if (!told)
        for (const some of chunks(
          order.filter((r) => lonely.includes(r)),
          voice.random,
        ))
          tellLoners(grammar, voice, some, topics, put);
      told = true;
    } else if (room === 'lot') {
      practical = withGarage(grammar, voice, topics.get('systems') ?? []);
      identity.grounds(put);
    } else if (room === 'systems' && practical) put(practical, 'body', 6.5, 1, 'work');
    else if (room === 'location') {
      tellClauses(
        clauses.filter((i) => LAST.has(i.room)),
        2,
      );
      isClosed = nearby(grammar, voice, put);
    } else roomSentences(grammar, voice, room, topics.get(room) ?? [], put);
    if (room === 'interior') tellSize(grammar, voice, put);
  }
  closing(grammar, voice, lead, isClosed, put);
  // Crisp texts speak in fragments, and fragments cannot be joined.
  return voice.tone === 'crisp' ? out : aggregate(out, grammar);
};

/** 'in Upland Meadows, Mobile, has': a city that follows its neighborhood is closed off where the sentence goes on. */
const closed = (text: string, { known: { neighborhood, city } }: Voice): string => {
  if (!neighborhood || !city) return text;
  const both = `${neighborhood.name}, ${city.city} `;
  return text.replaceAll(both, (_, at: number) =>
    /^\p{Ll}/u.test(text.slice(at + both.length)) ? `${both.trimEnd()}, ` : both,
  );
};

/** Where it is, if nothing has said so; else what lies nearby has closed the text, or the close points back at the home. */
const closing = (grammar: Grammar, voice: Voice, lead: readonly Item[], isClosed: boolean, put: Put): void => {
  const { neighborhood, city } = voice.known;
  const placed = voice.said.has(neighborhood?.id ?? city?.id ?? '');
  const named = !placed && put(grammar.place(voice), 'close', 7, 2);
  if (voice.length !== 'mls') {
    put(grammar.fee(voice), 'body', 4, 2);
    put(grammar.price(voice), 'close', 6, 2);
  }
  const things = voice.known.features.length + voice.known.details.length;
  // A close that points back needs something to point at; a text of two sentences has no use for one.
  if (things < 3 || named || voice.random.chance(isClosed ? 0.2 : 0)) return;
  const back = lead.filter((i) => i.room === 'outdoor' || i.room === 'flex').slice(0, 1);
  put(grammar.close(voice, back), 'close', isClosed ? 2 : 5.5, 2);
};

type Put = (
  said: Phrase | null,
  part: Planned['part'],
  weight: number,
  block: Planned['block'],
  subject?: Planned['subject'],
) => boolean;
const SUBJECTS = ['inside', 'outside', 'place'] as const;

/** Rooms whose single things may share a sentence; what lies outside keeps to itself. */
const ALONE: ReadonlySet<Room> = new Set(['kitchen', 'living', 'interior', 'flex', 'primary', 'baths', 'lower']);

/** Rooms with one thing to say, when there are at least two such rooms. */
const lonersIn = (topics: ReadonlyMap<Room, readonly Item[]>): Room[] => {
  const alone = [...topics]
    .filter(([room, items]) => ALONE.has(room) && items.length === 1 && !items[0]!.itself)
    .map(([room]) => room);
  return alone.length > 1 ? alone : [];
};

const tellLoners = (
  grammar: Grammar,
  voice: Voice,
  rooms: readonly Room[],
  topics: ReadonlyMap<Room, readonly Item[]>,
  put: Put,
): void => {
  const about = rooms.map((room) => ({ room, items: topics.get(room)! }));
  const weight = Math.max(...about.map((t) => t.items[0]!.weight)) + 0.5;
  const said = about.length === 1 ? grammar.room(voice, about[0]!) : grammar.loners(voice, about);
  put(said, 'body', weight, 0);
};

const leadOf = (items: readonly Item[], voice: Voice): Item[] => {
  const able = items.filter(
    (i) =>
      LEADING.has(i.room) &&
      !i.renewal?.year &&
      i.weight >= 5.5 &&
      !i.bare.text.includes('vinyl') &&
      i.clauses.length === 0 &&
      !WEAK.has(i.concept),
  );
  const views = able.filter((i) => i.room === 'view').slice(1);
  const [first, second, ...others] = able.filter((i) => !views.includes(i)).slice(0, 5);
  if (!first) return [];
  if (!second) return [first];
  // The strongest thing opens the text; now and then the second strongest, so that versions differ.
  const [a, b] = voice.random.chance(0.3) ? [second, first] : [first, second];
  return [a, ...voice.random.shuffled([b, ...others])].slice(0, 3);
};

/** A lone water heater makes a poor sentence: it shares one with the garage, which then needs none of its own. */
const withGarage = (grammar: Grammar, voice: Voice, systems: readonly Item[]): Phrase | null => {
  const { garage } = voice.known;
  if (!garage || voice.said.has(garage.id) || systems.length === 0 || systems.length > 2) return null;
  const said = grammar.practical?.(voice, systems) ?? null;
  if (said) voice.said.add(garage.id);
  return said;
};

/** Twice: the first sentence may leave something over. */
const tellSize = (grammar: Grammar, voice: Voice, put: Put): void => {
  put(grammar.size(voice), 'body', 9, 0, 'inside');
  put(grammar.size(voice), 'body', 9, 0, 'inside');
};

const identitySteps = (
  grammar: Grammar,
  voice: Voice,
  lotItems: readonly Item[],
  parkItems: readonly Item[],
  isRoomy: boolean,
) => ({
  inside: (put: Put): void => {
    // Where only the area is left, the sentence on the interior can carry it: 'the 1,744-square-foot interior has ...'.
    const { bedrooms, bathrooms, area } = voice.known;
    const isSaid = (f: { readonly id: string } | undefined): boolean => !f || voice.said.has(f.id);
    const waits = area && !isSaid(area) && isSaid(bedrooms) && isSaid(bathrooms) && isRoomy;
    if (!waits) tellSize(grammar, voice, put);
    put(grammar.year(voice), 'body', 6, 0, 'whole');
  },
  grounds: (put: Put): void => {
    const unsaid = (items: readonly Item[]): Item[] => items.filter((i) => !voice.said.has(i.fact));
    const about = { lot: unsaid(lotItems).slice(0, 2), parking: unsaid(parkItems) };
    put(grammar.grounds(voice, about), 'body', 7, 1);
    const left = unsaid(about.lot);
    if (left.length > 0) put(grammar.grounds(voice, { lot: left, parking: [] }), 'body', 5, 1);
    put(grammar.parking(voice, unsaid(parkItems)), 'body', 6, 1);
  },
});

const roomSentences = (grammar: Grammar, voice: Voice, room: Room, items: readonly Item[], put: Put): void => {
  const block = OUTSIDE.has(room) ? 1 : LAST.has(room) ? 2 : 0;
  const told = room === 'interior' ? alike(items) : items;
  // A room that is itself worth a word ('remodeled in 2019') keeps its things in one sentence.
  const one = told.some((i) => i.itself) && told.length <= 5;
  for (const some of one ? [told] : chunks(told.slice(0, 9), voice.random)) {
    const weight = Math.max(...some.map((i) => i.weight)) + some.length * 0.3;
    const about = room === 'interior' ? alike(some) : some;
    const said =
      room === 'view'
        ? grammar.view(voice, about)
        : room === 'systems'
          ? grammar.updates(voice, about)
          : room === 'terms'
            ? grammar.terms(voice, about)
            : grammar.room(voice, { room, items: about });
    const worth = room === 'systems' ? weight - 0.5 : room === 'terms' ? 3.5 : weight;
    put(said, 'body', worth, block, room === 'systems' ? 'work' : undefined);
  }
};

/** What a named view already shows, in the words of either language. */
const SHOWN: readonly (readonly [name: RegExp, view: RegExp])[] = [
  [/\b(lake|lago)\b/i, /\b(lake|lago)\b/],
  [/\b(mount|mountains?|mt|peak|ridge|monte)\b/i, /\b(mountains?|montañas?)/],
  [/\b(river|río)\b/i, /\b(river|río)\b/],
];

/** 'Views of Lake Oakley' and 'lake views' are one view wherever in the text they stand: the name says more. */
const withoutEchoes = (items: readonly Item[]): readonly Item[] => {
  const names = items.flatMap((i) => (i.room === 'view' && i.name ? [i.name] : []));
  const isShown = (i: Item): boolean =>
    SHOWN.some(([name, view]) => view.test(i.bare.text) && names.some((n) => name.test(n)));
  return items.filter((i) => i.room !== 'view' || i.name || !isShown(i));
};

/** Like stands with like: beams with floors, a wine fridge with a walk-in closet. */
const alike = (items: readonly Item[]): readonly Item[] => [
  ...items.filter(hasCharacter),
  ...items.filter((i) => !hasCharacter(i)),
];

/** The last of them closes the text. */
const nearby = (grammar: Grammar, voice: Voice, put: Put): boolean => {
  const near = voice.known.near.filter((n) => !voice.said.has(n.id)).slice(0, voice.length === 'mls' ? 4 : 7);
  const groups = chunks(near, voice.random);
  return groups
    .map((some, i) => put(grammar.near(voice, some), i === groups.length - 1 ? 'close' : 'body', 6.5, 2))
    .some(Boolean);
};
