import type { Random } from '../language/random.ts';
import { type Concept, type Modifier, RENEWAL } from '../lexicon/index.ts';
import { article, numberWord } from './numbers.ts';

/** Other names for the same thing, singular and plural. */
const NAMES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  counters: [['countertops', 'countertops']],
  'back-yard': [['backyard', 'backyards']],
  office: [['home office', 'home offices']],
  gym: [['home gym', 'home gyms']],
  'community-pool': [['community pool', 'community pools']],
  trails: [['trails', 'trails']],
  'community-garden': [['community garden', 'community gardens']],
  'open-plan': [
    ['open plan', 'open plans'],
    ['open layout', 'open layouts'],
  ],
  'media-room': [['movie room', 'movie rooms']],
  hvac: [['heating and cooling system', 'heating and cooling systems']],
  'fitness-center': [['fitness room', 'fitness rooms']],
  basement: [['lower level', 'lower levels']],
  'en-suite': [['attached bath', 'attached baths']],
  'rooftop-deck': [['roof deck', 'roof decks']],
  'screened-porch': [['screened-in porch', 'screened-in porches']],
  'ev-charger': [['electric-car charger', 'electric-car chargers']],
  'double-vanity': [['dual vanity', 'dual vanities']],
  'wine-fridge': [['wine refrigerator', 'wine refrigerators']],
  'coffee-bar': [['coffee station', 'coffee stations']],
  'powder-room': [['half bath', 'half baths']],
  'jetted-tub': [['whirlpool tub', 'whirlpool tubs']],
  battery: [['backup battery', 'backup batteries']],
  bookshelves: [['bookcases', 'bookcases']],
  'raised-beds': [['raised garden beds', 'raised garden beds']],
  staircase: [['stairway', 'stairways']],
};

/** A room or a deck may be generous; a window or an island is large. */
const ROOMY: ReadonlySet<string> = new Set(['flex', 'outdoor', 'primary', 'living']);
const WORDS: Readonly<Record<string, readonly string[]>> = {
  tall: ['tall', 'high'],
  'nine-foot': ['nine-foot', '9-foot'],
  'ten-foot': ['ten-foot', '10-foot'],
  'eleven-foot': ['eleven-foot', '11-foot'],
  'twelve-foot': ['twelve-foot', '12-foot'],
  stainless: ['stainless-steel', 'stainless'],
  fenced: ['fenced', 'fenced', 'fenced-in'],
  'walk-out': ['walk-out', 'walkout'],
};
const MATERIAL = new Set(
  'quartz granite marble quartzite butcher-block soapstone concrete stone brick slate oak maple cherry walnut heart-pine cypress bamboo tile cedar stainless'.split(
    ' ',
  ),
);
const OF_STUFF = new Set(['counters', 'cabinets', 'appliances', 'floors']);
const SEEN: Readonly<Record<string, string>> = {
  mountain: 'the mountains',
  city: 'the city',
  lake: 'the lake',
  ocean: 'the ocean',
  river: 'the river',
  valley: 'the valley',
  water: 'the water',
  'wooded-view': 'the treetops',
  golf: 'the golf course',
};
const SEASON: Readonly<Record<string, readonly string[]>> = {
  'year-round': ['year-round', 'all year'],
  winter: ['in winter'],
};
export type NounParts = {
  readonly concept: Concept;
  readonly front: readonly Modifier[];
  readonly behind: readonly Modifier[];
  readonly count: number;
  readonly name?: string;
};

const nounsOf = ({ concept, count }: NounParts): string[] => [
  count > 1 ? concept.en.many : concept.en.one,
  ...(NAMES[concept.id] ?? []).map(([one, many]) => (count > 1 ? many : one)),
];

/** The words of one thing without its article: 'quartz counters', 'countertops in quartz', 'mountain views all year'. */
export const coreOf = (parts: NounParts, random: Random): string => {
  const { concept, front, behind, name } = parts;
  const noun = random.pick(nounsOf(parts));
  const tail = [name ? `of ${name}` : '', ...behind.map((m) => m.en)].filter(Boolean);
  const words = (of: readonly Modifier[]): string[] =>
    of.map((m) =>
      m.id === 'large' && ROOMY.has(concept.room)
        ? random.pick(['large', 'spacious', 'generous'])
        : random.pick(WORDS[m.id] ?? [m.en]),
    );
  if (concept.room === 'view' && !name) return seen(front, random);
  const last = front.at(-1);
  if (last && behind.length === 0 && MATERIAL.has(last.id) && OF_STUFF.has(concept.id) && random.chance(0.12))
    return [...words(front.slice(0, -1)), noun, `in ${last.en.replaceAll('-', ' ')}`].join(' ');
  return [...words(front), noun, ...tail].join(' ');
};

/** 'year-round lake views' is also 'lake views all year' and 'views of the lake in every season'. */
const seen = (front: readonly Modifier[], random: Random): string => {
  const season = front.find((m) => SEASON[m.id]);
  const thing = front.find((m) => SEEN[m.id]);
  const other = front.filter((m) => m !== season && m !== thing).map((m) => m.en);
  const plain = [...front.map((m) => m.en), 'views'].join(' ');
  if (!season && !thing) return plain;
  const what =
    thing && random.chance(0.45)
      ? [...other, `views of ${SEEN[thing.id]!}`].join(' ')
      : [...other, thing?.en ?? '', 'views'].filter(Boolean).join(' ');
  if (!season) return what;
  return random.chance(0.35) ? plain : `${what} ${random.pick(SEASON[season.id]!)}`;
};

/** 'a', 'two' or nothing before it. */
export const indefinite = ({ concept, count }: NounParts, core: string): string =>
  concept.kind !== 'count' ? core : count > 1 ? `${numberWord(count)} ${core}` : `${article(core)} ${core}`;

/** 'the', unless the thing takes none. */
export const definite = ({ concept, count }: NounParts, core: string): string =>
  concept.kind === 'bare' || concept.kind === 'mass' ? core : `the ${count > 1 ? `${numberWord(count)} ` : ''}${core}`;

/** The same without praise of size where another modifier says more: 'a fenced yard' for 'a large fenced yard'. */
export const lighter = (parts: NounParts): NounParts =>
  parts.front.length > 1
    ? { ...parts, front: parts.front.filter((m) => m.order !== 20 || /foot|tall/.test(m.id) || RENEWAL.has(m.id)) }
    : parts;
