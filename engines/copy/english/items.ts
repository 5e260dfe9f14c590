import { phrase } from '../language/phrase.ts';
import type { Random } from '../language/random.ts';
import { type Concept, conceptOf, type Modifier, modifierOf, RENEWAL } from '../lexicon/index.ts';
import { housed } from '../plan/housed.ts';
import type { Item } from '../plan/item.ts';
import type { Known } from '../plan/known.ts';
import { type Worn, wornIn } from '../plan/worn.ts';
import { clausesOf } from './clauses.ts';
import { list } from './list.ts';
import { coreOf, definite, indefinite, lighter, type NounParts } from './nouns.ts';
import { article, numberWord } from './numbers.ts';
import { sayingsOf } from './phrasebook/index.ts';

const STATE: Readonly<Record<string, string>> = {
  new: 'replaced',
  newer: 'replaced',
  updated: 'updated',
  renovated: 'renovated',
  remodeled: 'remodeled',
  refinished: 'refinished',
  restored: 'restored',
};

/** Names of rooms: with a state or a size they are spoken of, not listed. */
const ITSELF: ReadonlySet<string> = new Set(['kitchen', 'primary-suite', 'living-room']);

/** Roofs and heat pumps are replaced; a deck or a bathroom is built or done over, and is simply new. */
const REPLACEABLE = new Set([
  'roof',
  'hvac',
  'heat-pump',
  'furnace',
  'water-heater',
  'windows',
  'siding',
  'gutters',
  'appliances',
  'air-conditioning',
]);

/** What people call a thing when they speak of work on it. */
const RENEWED: Readonly<Record<string, readonly string[]>> = {
  hvac: ['HVAC system', 'HVAC', 'heating and cooling system'],
  bathroom: ['bathroom', 'bath'],
};

/** Takes the first of everything: the plain name, the usual order. */
const PLAIN: Random = {
  next: () => 0.999,
  chance: () => false,
  pick: (from) => from[0]!,
  shuffled: (from) => [...from],
};

/** Every stated feature as an English item, heaviest first; with dice, each under one of its names. */
export const englishItems = (known: Known, random: Random = PLAIN, worn?: Worn): Item[] =>
  housed(
    [
      ...known.features.flatMap((feature) => {
        const concept = conceptOf(feature.concept);
        return concept ? [itemOf(concept, feature, random, worn)] : [];
      }),
      ...known.details.map((d): Item => {
        const plural = /[^s]s$/.test(d.phrase) && !/glass$/.test(d.phrase);
        const np = plural
          ? d.phrase
          : /^(an?|the|two|three|four|\d)\b/.test(d.phrase) || isMass(d.phrase)
            ? d.phrase
            : `${article(d.phrase)} ${d.phrase}`;
        return {
          fact: d.id,
          concept: 'detail',
          room: d.room,
          weight: 4,
          plural,
          np: phrase(np, [d.id]),
          the: phrase(`the ${d.phrase}`, [d.id]),
          bare: phrase(d.phrase, [d.id]),
          does: [],
          scenes: [],
          uses: [],
          itself: false,
          clauses: [],
        };
      }),
    ].sort((a, b) => b.weight - a.weight),
    { holds: 'with', inside: (room) => `in the ${conceptOf(room)!.en.one}`, list },
  );

const isMass = (text: string): boolean =>
  /(tile|tilework|hardware|lighting|shelving|shiplap|wainscoting|wallpaper|woodwork|stonework|brickwork)$/.test(text);

const itemOf = (concept: Concept, feature: Known['features'][number], random: Random, worn?: Worn): Item => {
  const all = feature.modifiers.flatMap((id) => modifierOf(id) ?? []);
  const front = all.filter((m) => !m.after).sort((a, b) => a.order - b.order);
  const behind = all.filter((m) => m.after);
  const count = concept.kind === 'count' ? (feature.count ?? 1) : 1;
  const plural = concept.kind === 'plural' || count > 1;
  const noun = count > 1 ? concept.en.many : concept.en.one;
  const full: NounParts = { concept, front, behind, count, name: feature.name };
  const parts = random.chance(0.2) ? lighter(full) : full;
  // Words follow one another in fours: with its article a name of three words may already be worn.
  const roll = (): string => coreOf(parts, random);
  const isWorn = (core: string): boolean => Boolean(worn && wornIn(indefinite(parts, core), worn) > 0);
  const rolled = roll();
  const core = isWorn(rolled) ? ([roll(), roll()].find((other) => !isWorn(other)) ?? rolled) : rolled;
  const plain = coreOf(full, PLAIN);
  const facts = [feature.id];
  const renewal = front.find((m) => RENEWAL.has(m.id));
  const { does, scenes, uses } = sayingsOf(concept.id, plural);
  return {
    fact: feature.id,
    concept: concept.id,
    room: feature.room,
    weight: concept.weight + Math.min(2, front.length * 0.7) + (feature.year ? 0.5 : 0) + (feature.name ? 1 : 0),
    plural,
    // What was there from the start is known to be there: 'the original brick fireplace'.
    np: phrase(
      front.some((m) => m.id === 'original') && random.chance(0.4) ? definite(parts, core) : indefinite(parts, core),
      facts,
    ),
    the: phrase(definite(parts, core), facts),
    bare: phrase(count > 1 ? `${numberWord(count)} ${plain}` : plain, facts),
    predicate: predicateOf(front, behind, noun, count, feature.id, concept),
    itself: ITSELF.has(concept.id),
    name: feature.name,
    within: feature.within,
    does,
    scenes,
    uses,
    clauses: clausesOf(concept.id).map((c) => phrase(c, facts)),
    renewal:
      renewal || feature.year
        ? {
            // 'The quartz counters were renovated in 2021': of what they are made is not lost beside the year.
            noun: [
              count > 1 ? numberWord(count) : '',
              ...front.filter((m) => !RENEWAL.has(m.id)).map((m) => m.en),
              random.pick(count > 1 ? [noun] : (RENEWED[concept.id] ?? [noun])),
              ...behind.map((m) => m.en),
            ]
              .filter(Boolean)
              .join(' '),
            state: renewal && (renewal.id !== 'new' || REPLACEABLE.has(concept.id)) ? STATE[renewal.id]! : 'new',
            year: feature.year,
          }
        : undefined,
  };
};

const predicateOf = (
  front: readonly Modifier[],
  behind: readonly Modifier[],
  noun: string,
  count: number,
  fact: string,
  concept: Concept,
): Item['predicate'] => {
  const last = front.at(-1);
  if (ITSELF.has(concept.id) && last) {
    const is = last.id === 'eat-in' ? 'big enough to eat in' : last.en;
    return { subject: phrase(`the ${noun}`, [fact]), is: phrase([is, ...behind.map((m) => m.en)].join(' '), [fact]) };
  }
  if (!last?.predicative || front.length > 2 || count > 1 || concept.kind === 'bare') return undefined;
  if (!concept.inherent && concept.kind === 'count') return undefined;
  const kept = front.slice(0, -1).map((m) => m.en);
  if (kept.length > 0 && RENEWAL.has(front[0]!.id)) return undefined;
  return {
    subject: phrase(['the', ...kept, noun].join(' '), [fact]),
    is: phrase([last.en.replace('stainless-steel', 'stainless steel'), ...behind.map((m) => m.en)].join(' '), [fact]),
  };
};
