import type { Room } from '#domain/copy/fact.ts';
import { CONCEPTS, type Concept, MODIFIERS, modifierOf, RENEWAL } from '../lexicon/index.ts';

export type FoundFeature = {
  readonly concept: string;
  readonly room: Room;
  readonly modifiers: readonly string[];
  readonly count?: number;
  readonly year?: number;
  readonly name?: string;
  /** The room it stands in, when that is a room of the lexicon's own: 'office'. */
  readonly within?: string;
  readonly start: number;
  readonly end: number;
};

type Hit = { readonly concept: Concept; readonly start: number; readonly end: number; readonly text: string };

const NUMBER: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  both: 2,
  ambos: 2,
  dos: 2,
  tres: 3,
  cuatro: 4,
};
const BREAK =
  /[,;:()]|\b(?:a|an|the|this|its|their|with|and|or|plus|of|in|on|for|(?<!floor[- ])to|by|from|featur(?:es?|ing)|includ(?:es?|ing)|offer(?:s|ing)|boast(?:s|ing)|provid(?:es?|ing)|is|are|has|have|had|been|y|con|un|una|el|la|los|las|tiene)\b|&/iu;
/** In Spanish what describes a thing follows it: 'encimeras de cuarzo', 'jardín cercado'. */
const SPANISH = /[áéíóúñ]|\b(de|con|del|una|los|las|cocina|encimeras?|techo|piscina)\b/iu;
const AFTER_BREAK = /[,;]|\b(?:with|and|plus|y|con)\b|&/iu;
const DENIED =
  /\b(no|not|without|lacks?|lacking|nor|never|missing|sin|ningún|future|former)\s+(?:[\p{L}-]+\s+){0,2}$/iu;
const ROOM_CUE: readonly (readonly [RegExp, Room])[] = [
  [/\b(primary|master|main|owner'?s) (bed ?room|suite|bath)|\bthe (primary|master)\b/i, 'primary'],
  [/\bkitchen\b/i, 'kitchen'],
  [/\b(basement|lower level|downstairs)\b/i, 'lower'],
  [/\bliving (room|area)\b/i, 'living'],
  [/\b(bath(room)?s?)\b/i, 'baths'],
];
const INTERIOR_MOVES: ReadonlySet<string> = new Set(
  'fireplace wood-stove ceilings closets walk-in-closet built-ins bookshelves beams skylights windows floors heated-floors wine-fridge coffee-bar wet-bar'.split(
    ' ',
  ),
);
/** Of the kitchen unless the notes say the bathroom. */
const BATH_MOVES: ReadonlySet<string> = new Set(['counters', 'cabinets']);
/** Rooms that a thing can stand in, by the concept that names them: one of ours, or a room of its own. */
const ROOM_NAMED: Readonly<Record<string, Room>> = {
  kitchen: 'kitchen',
  'living-room': 'living',
  'primary-suite': 'primary',
  bathroom: 'baths',
  basement: 'lower',
};
const OWN_ROOMS: ReadonlySet<string> = new Set(
  'office dining-room sunroom den loft library family-room great-room sitting-room bonus-room media-room mudroom laundry-room guest-suite foyer game-room'.split(
    ' ',
  ),
);
/** 'built-in shelves in the office' and 'an office with built-in shelves'. */
const STANDS_IN = /^\s+(?:in|inside|en)\s+(?:the |its |our |an? |el |la )?(?:[\p{L}-]+\s+){0,2}$/iu;
const HOLDS = /^\s+(?:with|con)\s+(?:an? |un |una )?(?:[\p{L}-]+\s+){0,3}$/iu;
const withinOf = (hits: readonly Hit[], i: number, text: string): string | undefined => {
  const [before, hit, next] = [hits[i - 1], hits[i]!, hits[i + 1]];
  const inBath = BATH_MOVES.has(hit.concept.id) && next?.concept.id === 'bathroom';
  if (!INTERIOR_MOVES.has(hit.concept.id) && !inBath) return undefined;
  if (next && STANDS_IN.test(text.slice(hit.end, next.start))) return next.concept.id;
  return before && OWN_ROOMS.has(before.concept.id) && HOLDS.test(text.slice(before.end, hit.start))
    ? before.concept.id
    : undefined;
};

/** What the words around it may move: a fireplace can be in the bedroom, a deck stays outdoors whatever stands near. */
const mayMove = (concept: Concept, to: Room): boolean => {
  if (to === 'lower')
    return ['interior', 'flex', 'kitchen', 'baths'].includes(concept.room) && concept.id !== 'basement';
  if (concept.room === 'interior') return INTERIOR_MOVES.has(concept.id);
  if (to === 'baths') return BATH_MOVES.has(concept.id);
  return concept.room === 'baths' && to === 'primary';
};

/** Small letters without a change of length, so that places in the text stay what they are. */
const lowered = (text: string): string => {
  const lower = text.toLowerCase();
  return lower.length === text.length
    ? lower
    : text.replace(/\p{Lu}/gu, (c) => (c.toLowerCase().length === 1 ? c.toLowerCase() : c));
};

/** Water and greens that bear a name are places, not things on the lot. */
const isNamed = (hit: Hit, text: string): boolean =>
  /^(creek|pond|golf|marina|barn|dock)$/.test(hit.concept.id) && /\p{Lu}\p{Ll}+\s+$/u.test(text.slice(0, hit.start));

/** 'A porch overlooking the creek' does not say that the creek is on the land. */
const BESIDE =
  /\b(overlook(?:s|ing)|views? (?:of|over)|facing|back(?:s|ing)(?: up)? (?:to|on)|near|next to|beside|adjacent to|across from|close to|steps (?:to|from)) (?:(?:the|a|an) )?(?:[\p{L}-]+ )?$/iu;
const isBeside = (hit: Hit, text: string): boolean =>
  /^(creek|pond|golf|marina|dock|trails|playground|dog-park|tennis)$/.test(hit.concept.id) &&
  BESIDE.test(text.slice(0, hit.start));

/** What was only painted or serviced in a year is no younger for it. */
const KEPT_UP = /\b(painted|stained|serviced|inspected|pumped|sealed|cleaned|pintad[oa]s?)\b/i;

/** The longest name wins: 'walk-in closet' is not a closet, 'screened porch' not a porch. */
const hitsIn = (text: string): Hit[] => {
  const lower = lowered(text);
  const all = CONCEPTS.flatMap((concept) =>
    [...lower.matchAll(concept.find)].map((m) => ({
      concept,
      start: m.index,
      end: m.index + m[0].trimEnd().length,
      text: m[0],
    })),
  );
  const kept: Hit[] = [];
  for (const hit of all.sort((a, b) => b.end - b.start - (a.end - a.start) || b.concept.weight - a.concept.weight)) {
    if (kept.every((k) => hit.end <= k.start || hit.start >= k.end) && !isNamed(hit, text) && !isBeside(hit, text))
      kept.push(hit);
  }
  return kept.sort((a, b) => a.start - b.start);
};

const modifiersIn = (text: string, side: 'before' | 'after' | 'name', ofView: boolean): string[] => {
  const lower = lowered(text);
  if (!lower.trim()) return [];
  const spans: { id: string; start: number; end: number }[] = [];
  for (const m of MODIFIERS) {
    if ((m.order === 41 || m.order === 45) && !ofView) continue;
    if (side === 'after' && !m.after && !/^(new|updated|renovated|remodeled|refinished|restored)$/.test(m.id)) continue;
    if (side === 'before' && m.after && m.id !== 'main-level') continue;
    for (const match of lower.matchAll(m.find))
      spans.push({ id: m.id, start: match.index, end: match.index + match[0].length });
  }
  const kept: typeof spans = [];
  for (const s of spans.sort((a, b) => b.end - b.start - (a.end - a.start))) {
    if (kept.every((k) => s.end <= k.start || s.start >= k.end)) kept.push(s);
  }
  return [...new Set(kept.sort((a, b) => a.start - b.start).map((k) => k.id))];
};

/** Drops what the name already says ('open' of an open floor plan), and what a bare noun cannot take. */
const fitting = (concept: Concept, modifiers: readonly string[]): string[] => {
  if (concept.kind === 'bare') return [];
  return [...new Set(modifiers)].filter((id) => {
    const { en } = modifierOf(id)!;
    return !concept.en.one.toLowerCase().split(/[ -]/).includes(en.toLowerCase().split(/[ -]/)[0]!);
  });
};

const yearIn = (text: string): number | undefined => {
  const match = /\b(19[5-9]\d|20[0-4]\d)\b/.exec(text);
  return match ? Number(match[1]) : undefined;
};

/** All features that one sentence of notes states. */
export const featuresIn = (text: string): FoundFeature[] => {
  const hits = hitsIn(text);
  const heading = /^\s*([\p{L} ]{3,24}):/u.exec(text)?.[1] ?? '';
  let room: Room | undefined = ROOM_CUE.find(([cue]) => cue.test(heading))?.[1];
  let isHead = room !== undefined;
  const found: FoundFeature[] = [];
  hits.forEach((hit, i) => {
    const previousEnd = hits[i - 1]?.end ?? 0;
    const before = text.slice(previousEnd, hit.start).split(BREAK).at(-1) ?? '';
    const rest = text.slice(hit.end, hits[i + 1]?.start ?? text.length);
    const after = rest.split(AFTER_BREAK)[0] ?? '';
    const lead = text.slice(Math.max(0, hit.start - 30), hit.start);
    const whole = hit.concept;
    if (DENIED.test(lead) && whole.id !== 'no-hoa') return;
    const leads = /^\s*(with|has|features?|featuring|includes?|offers?|boasts?|:|con|tiene)/iu.test(rest);
    const cue = ROOM_CUE.find(([pattern]) => pattern.test(hit.text))?.[1];
    if (cue && leads) {
      room = cue;
      // 'Kitchen with ...' speaks of the kitchen to its end; 'floors, a kitchen with an island, shelves' only to the comma.
      isHead = i === 0;
    }
    const placed = /\b(?:in|off|from|to) (?:the |its |our )?([\p{L}' -]{3,24})/iu.exec(after)?.[1] ?? '';
    const place = withinOf(hits, i, text);
    const said =
      ROOM_NAMED[place ?? ''] ?? ROOM_CUE.find(([pattern]) => pattern.test(placed) || pattern.test(before))?.[1];
    const elsewhere = place !== undefined && !ROOM_NAMED[place];
    if (elsewhere || (i > 0 && !isHead && /[,;]/.test(text.slice(hits[i - 1]!.end, hit.start)))) room = undefined;
    const target = said ?? (cue || whole.id === 'floors' ? undefined : room);
    const view = whole.room === 'view';
    const modifiers = fitting(whole, [
      ...modifiersIn(hit.text, 'name', view),
      ...modifiersIn(before, 'before', view),
      ...modifiersIn(after, SPANISH.test(text) ? 'name' : 'after', view),
      ...(whole.id === 'view-of' ? modifiersIn(text.slice(hit.end, hit.end + 24), 'name', view) : []),
    ]);
    if (
      /\b(replaced|installed|redone)\b|\badded (in )?\d{4}/i.test(after) &&
      !modifiers.some((m) => /new|updated|renovated|remodeled/.test(m))
    ) {
      modifiers.push('new');
    }
    const number =
      /(?<![.\d])\b(\d|two|three|four|five|six|both|dos|tres|cuatro|ambos)\b(?![-–.]\d|\s*(?:years?|ft|'))/iu
        .exec(before)?.[1]
        ?.toLowerCase();
    const name =
      whole.id === 'view-of'
        ? /^\s*((?:\p{Lu}[\p{L}'.]+)(?:\s+(?:\p{Lu}[\p{L}'.]+|of|the))*)/u.exec(text.slice(hit.end))?.[1]
        : undefined;
    found.push({
      concept: whole.id === 'view-of' ? 'view' : whole.id,
      room: target && mayMove(whole, target) ? target : whole.room,
      modifiers: name ? [] : modifiers,
      count: number ? (NUMBER[number] ?? Number(number)) : undefined,
      year: /\bbuilt\b/i.test(after) || KEPT_UP.test(after) ? undefined : (yearIn(after) ?? yearIn(before)),
      name,
      ...(place && OWN_ROOMS.has(place) ? { within: place } : {}),
      start: hit.start - before.trimStart().length,
      end: hit.end + (yearIn(after) ? after.trimEnd().length : 0),
    });
  });
  return shareYears(text, found).filter(worthSaying);
};

/** 'furnace and air conditioning replaced in 2019': the year belongs to both. */
const shareYears = (text: string, found: readonly FoundFeature[]): FoundFeature[] => {
  const out = [...found];
  for (let i = out.length - 2; i >= 0; i--) {
    const [a, b] = [out[i]!, out[i + 1]!];
    if (
      !a.year &&
      b.year &&
      b.modifiers.some((m) => RENEWAL.has(m)) &&
      /^\s*(and|&|y)\s*(the |a |an )?$/iu.test(text.slice(a.end, b.start))
    ) {
      out[i] = {
        ...a,
        year: b.year,
        modifiers: [...new Set([...a.modifiers, ...b.modifiers.filter((m) => m === 'new')])],
      };
    }
  }
  return out;
};

const worthSaying = (f: FoundFeature): boolean => {
  const concept = CONCEPTS.find((c) => c.id === f.concept);
  return (
    !concept?.inherent || f.modifiers.some((m) => !modifierOf(m)?.after) || f.year !== undefined || f.name !== undefined
  );
};
