import type { Room } from '#domain/copy/fact.ts';
import type { Phrase } from '../language/phrase.ts';
import { accompany, aggregate } from './aggregate.ts';
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
  const items = grammar.items(voice.known, voice.random);
  const lead = leadOf(items, voice);
  put(grammar.opening(voice, { lead, items }), 'opening', 100, 0);

  const fresh = items.filter((i) => !voice.said.has(i.fact));
  const topics = topicsOf(fresh.filter((i) => i.clauses.length === 0));
  const lonely = lonersIn(topics);
  const order = walk(voice.random);
  const identity = identitySteps(grammar, voice, topics.get('lot') ?? [], topics.get('parking') ?? []);
  identity.inside(put);
  const clauses = fresh.filter((i) => i.clauses.length > 0);
  const tellClauses = (some: readonly Item[], block: Planned['block']): void => {
    for (const group of chunks(some, voice.random)) put(grammar.clauses(voice, group), 'body', 6.2, block);
  };
  tellClauses(
    clauses.filter((i) => !LAST.has(i.room)),
    0,
  );
  let told = false;
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
    } else if (room === 'lot') identity.grounds(put);
    else if (room === 'location') {
      tellClauses(
        clauses.filter((i) => LAST.has(i.room)),
        2,
      );
      nearby(grammar, voice, put);
    } else roomSentences(grammar, voice, room, topics.get(room) ?? [], put);
  }
  closing(grammar, voice, lead, put);
  const joined = aggregate(out, voice.random, grammar.and, voice.tone === 'crisp');
  return accompany(joined, (s) => anchored(grammar, voice, s));
};

/** 'in Upland Meadows, Mobile, has': a city that follows its neighborhood is closed off where the sentence goes on. */
const closed = (text: string, { known: { neighborhood, city } }: Voice): string => {
  if (!neighborhood || !city) return text;
  const both = `${neighborhood.name}, ${city.city} `;
  return text.replaceAll(both, (_, at: number) =>
    /^\p{Ll}/u.test(text.slice(at + both.length)) ? `${both.trimEnd()}, ` : both,
  );
};

/** 'At 12 Elm St, a double garage keeps the cars off the street': the same words would fit any other listing. */
const anchored = (grammar: Grammar, voice: Voice, s: Planned): Planned | null => {
  const said = grammar.anchor(voice, s.raw, s.subject);
  if (!said) return null;
  return { ...s, raw: said.text, text: finished(said.text), factIds: [...new Set([...s.factIds, ...said.facts])] };
};

const closing = (grammar: Grammar, voice: Voice, lead: readonly Item[], put: Put): void => {
  const { neighborhood, city } = voice.known;
  const placed = voice.said.has(neighborhood?.id ?? city?.id ?? '');
  const isClosed = !placed && put(grammar.place(voice), 'close', 7, 2);
  if (voice.length !== 'mls') {
    put(grammar.fee(voice), 'body', 4, 2);
    put(grammar.price(voice), 'close', 6, 2);
  }
  const things = voice.known.features.length + voice.known.details.length;
  // A close that points back needs something to point at; a text of two sentences has no use for one.
  if (things > 2 && !isClosed)
    put(
      grammar.close(voice, lead.filter((i) => i.room === 'outdoor' || i.room === 'flex').slice(0, 1)),
      'close',
      5.5,
      2,
    );
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
  const top = able.slice(0, 5);
  const [first] = top;
  if (!first) return [];
  // Leading with the heaviest every time would make versions alike; the second heaviest is as good a door.
  return voice.random.shuffled(top).slice(0, 3);
};

const identitySteps = (grammar: Grammar, voice: Voice, lotItems: readonly Item[], parkItems: readonly Item[]) => ({
  inside: (put: Put): void => {
    put(grammar.size(voice), 'body', 9, 0);
    put(grammar.size(voice), 'body', 9, 0);
    put(grammar.year(voice), 'body', 6, 0);
    // What follows from the numbers alone is worth a sentence only where there is little else to say.
    const others = voice.known.features.length + voice.known.details.length;
    if (others < 9) put(grammar.insight(voice), 'body', 3, 0);
  },
  grounds: (put: Put): void => {
    const about = { lot: lotItems.slice(0, 2), parking: parkItems };
    put(grammar.grounds(voice, about), 'body', 7, 1);
    const left = about.lot.filter((i) => !voice.said.has(i.fact));
    if (left.length > 0) put(grammar.grounds(voice, { lot: left, parking: [] }), 'body', 5, 1);
    put(
      grammar.parking(
        voice,
        parkItems.filter((i) => !voice.said.has(i.fact)),
      ),
      'body',
      6,
      1,
    );
  },
});

const roomSentences = (grammar: Grammar, voice: Voice, room: Room, items: readonly Item[], put: Put): void => {
  const block = OUTSIDE.has(room) ? 1 : LAST.has(room) ? 2 : 0;
  const told = room === 'view' ? withoutEchoes(items) : items;
  for (const some of chunks(told.slice(0, 9), voice.random)) {
    const weight = Math.max(...some.map((i) => i.weight)) + some.length * 0.3;
    const about = some;
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

/** 'Views of Lake Oakley and lake views' are one view. */
const withoutEchoes = (views: readonly Item[]): readonly Item[] => {
  const named = views.filter((i) => i.name);
  const echoes = (i: Item): boolean =>
    named.some((n) => n !== i && i.bare.text.split(' ').some((w) => n.name!.toLowerCase().split(' ').includes(w)));
  return views.filter((i) => i.name || !echoes(i));
};

const nearby = (grammar: Grammar, voice: Voice, put: Put): void => {
  const near = voice.known.near.filter((n) => !voice.said.has(n.id)).slice(0, voice.length === 'mls' ? 4 : 7);
  for (const some of chunks(near, voice.random)) put(grammar.near(voice, some), 'body', 6.5, 2);
};
