import type { Room } from '#domain/copy/fact.ts';
import type { Phrase } from '../language/phrase.ts';
import type { Voice } from './voice.ts';
import { echoesIn, wornIn } from './worn.ts';

/** A slot, filled: words, the facts behind them, and whether a verb beside them is plural. */
export type Filled = Phrase & {
  readonly plural?: boolean;
  /** Of a list, whether its first thing is plural: 'there is a garage and two chargers'. */
  readonly firstPlural?: boolean;
};

/** Fills a slot by name; null when the listing has nothing for it. `marks` are kept only if the sentence comes off. */
export type Slots = (name: string, marks: string[]) => Filled | null;

type Part =
  | { readonly is: 'text'; readonly text: string }
  | {
      readonly is: 'slot';
      readonly name: string;
      readonly fresh: boolean;
      readonly optional: boolean;
      /** Filled anew each time: it leaves marks, or should not be the same in every frame. */
      readonly anew: boolean;
    }
  | { readonly is: 'choice'; readonly of: readonly string[] }
  | { readonly is: 'verb'; readonly one: string; readonly many: string; readonly ahead: string };

/** A way to build one sentence, apart from what it says. */
export type Frame = {
  readonly key: string;
  readonly tones: string;
  readonly rooms: ReadonlySet<string>;
  readonly least: number;
  readonly most: number;
  readonly parts: readonly Part[];
  /** Words in a row that any listing could carry: the more of them, the seldomer the frame is chosen. */
  readonly stock: number;
};

const TOKEN = /\{(!?)([^}?]+)(\??)\}|<([^>]+)>|\[([^|\]]*)\|([^\]>]*)(>{0,2})\]/g;

const ANEW =
  /does|scene|use$|\+$|home|put |clause|done|works|mixed|cars|garage|baths|area|land|lot$|left|where|this|dated/;

const partsOf = (text: string): Part[] => {
  const out: Part[] = [];
  let at = 0;
  for (const m of text.matchAll(TOKEN)) {
    if (m.index > at) out.push({ is: 'text', text: text.slice(at, m.index) });
    at = m.index + m[0].length;
    if (m[2]) out.push({ is: 'slot', name: m[2], fresh: m[1] === '!', optional: m[3] === '?', anew: ANEW.test(m[2]) });
    else if (m[4]) out.push({ is: 'choice', of: m[4].split('/') });
    else out.push({ is: 'verb', one: m[5] ?? '', many: m[6] ?? '', ahead: m[7] ?? '' });
  }
  if (at < text.length) out.push({ is: 'text', text: text.slice(at) });
  return out;
};

/** Slots that say the same in most listings. */
const ALIKE: ReadonlySet<string> = new Set(['home', 'R', 'at', 'noun']);

/** Runs of fixed words beyond two: with the article that follows they are what two texts share. */
const stockOf = (parts: readonly Part[]): number => {
  let total = 0;
  let run = 0;
  for (const part of [...parts, { is: 'slot', name: '', fresh: false, optional: false, anew: false } as const]) {
    if (part.is === 'slot' && !ALIKE.has(part.name)) {
      total += Math.max(0, run - 2);
      run = 0;
    } else if (part.is === 'slot') run += 2;
    else if (part.is === 'text') run += part.text.split(/\s+/).filter(Boolean).length;
    else run += part.is === 'verb' ? 1 : 1 / part.of.length;
  }
  return total;
};

/**
 * A page of frames, one a line: tones ; where it fits ; the frame.
 * {slot} must be filled, {!slot} must also be news, {slot?} may stay empty; <a/b> is one of these words;
 * [is|are] agrees with the slot before it, [is|are>] with the first thing behind it, [is|are>>] with all of them. '2+' and '1-3' bound the number of things.
 */
export const readFrames = (name: string, page: string): Frame[] =>
  page
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, i) => {
      const [tones = '', where = '', ...rest] = line.split(' ; ');
      const tokens = where.split(' ').filter((t) => t && t !== '*');
      const bounds = tokens.flatMap((t) => /^(\d)(?:-(\d)|(\+))?$/.exec(t) ?? []);
      const least = Number(bounds[1] ?? 0);
      return {
        key: `${name}.${i}`,
        tones,
        rooms: new Set(tokens.filter((t) => !/^\d/.test(t))),
        least,
        most: bounds[3] ? 99 : Number(bounds[2] ?? (bounds[1] ? least : 99)),
        parts: partsOf(rest.join(' ; ')),
        stock: stockOf(partsOf(rest.join(' ; '))),
      };
    });

type Realised = { readonly said: Phrase; readonly marks: readonly string[] };

/** What one call of speakFrames has filled so far: most frames for one place ask for the same few things. */
type Fillings = Map<string, Filled | null>;

const fill = (
  part: Extract<Part, { is: 'slot' }>,
  slots: Slots,
  marks: string[],
  fillings: Fillings,
): Filled | null => {
  if (part.anew) return slots(part.name, marks);
  const known = fillings.get(part.name);
  if (known !== undefined) return known;
  const got = slots(part.name, marks);
  fillings.set(part.name, got);
  return got;
};

const realise = (frame: Frame, voice: Voice, slots: Slots, fillings: Fillings): Realised | null => {
  const marks = [frame.key];
  const filled: (Filled | string | Extract<Part, { is: 'verb' }>)[] = [];
  for (const part of frame.parts) {
    if (part.is === 'text') filled.push(part.text);
    else if (part.is === 'verb') filled.push(part);
    else if (part.is === 'choice') {
      const fresh = part.of.filter((w) => !voice.used.has(`word.${w}`) && !marks.includes(`word.${w}`));
      const chosen = voice.random.pick(fresh.length > 0 ? fresh : part.of);
      marks.push(`word.${chosen}`);
      filled.push(chosen);
    } else {
      const got = fill(part, slots, marks, fillings);
      const known = got && !(part.fresh && got.facts.every((f) => voice.said.has(f)));
      if (!known && !part.optional) return null;
      filled.push(known ? got : '');
    }
  }
  return { said: joinedUp(filled), marks };
};

const joinedUp = (filled: readonly (Filled | string | Extract<Part, { is: 'verb' }>)[]): Phrase => {
  const isSlot = (f: (typeof filled)[number]): f is Filled => typeof f === 'object' && 'facts' in f;
  const facts = new Set<string>();
  let text = '';
  filled.forEach((f, i) => {
    if (typeof f === 'string') text += f;
    else if (isSlot(f)) {
      text += f.text;
      for (const fact of f.facts) facts.add(fact);
    } else {
      const beside = f.ahead ? filled.slice(i + 1).find(isSlot) : filled.slice(0, i).findLast(isSlot);
      const many = f.ahead === '>' ? (beside?.firstPlural ?? beside?.plural) : beside?.plural;
      text += many ? f.many : f.one;
    }
  });
  const tidy = text.includes('  ') || text.includes(' ,') ? text.replace(/\s+/g, ' ').replace(/ ,/g, ',') : text;
  return { text: tidy.trim(), facts: [...facts] };
};

/** Sentences made for one place in the text, of which the least worn is kept. */
const TRIES = 10;
/** Even when the first says nothing worn: another may say the same more fully. */
const FEWEST = 3;
const LAST = 1000;

/** What a word said twice costs: 'a movie room for movie nights'. */
const ECHO = 6;

/** Words that point the way. A second 'inside' or another 'the home has' shows the form behind the text. */
const SIGNPOSTS: Readonly<Record<string, readonly string[]>> = {
  inside: ['inside', 'interior'],
  outside: ['outside', 'outdoor'],
  there: ['there is', 'there are', 'There is', 'There are'],
  plan: ['floor plan', 'layout'],
  also: ['also'],
  find: ["you'll find"],
  place: ['in place'],
};
const SIGNS = Object.entries(SIGNPOSTS).map(([kind, words]) => ({ mark: `sign.${kind}`, words }));
const AGAIN = 12;
const signsIn = (text: string): string[] => {
  const signs: string[] = [];
  for (const { mark, words } of SIGNS) if (words.some((word) => text.includes(word))) signs.push(mark);
  if (text.startsWith('the home ') || text.startsWith('the property ')) signs.push('sign.home');
  return signs;
};

const lowest = (turns: readonly number[]): number => {
  let at = -1;
  for (let i = 0; i < turns.length; i++)
    if (turns[i]! < Number.POSITIVE_INFINITY && (at < 0 || turns[i]! < turns[at]!)) at = i;
  return at;
};

/** Crisp is plain with its own short turns: it may say all that plain says. */
const suits = (tones: string, tone: Voice['tone']): boolean =>
  tones.includes(tone[0]!) || (tone === 'crisp' && tones.includes('p'));

/** Which frames suit is asked thousands of times a text and never changes. */
const suited = new WeakMap<readonly Frame[], Map<string, readonly Frame[]>>();
const suitedFor = (frames: readonly Frame[], tone: Voice['tone'], room: string, count: number): readonly Frame[] => {
  const byCase = suited.get(frames) ?? new Map<string, readonly Frame[]>();
  suited.set(frames, byCase);
  const key = `${tone} ${room} ${count}`;
  const known = byCase.get(key);
  if (known) return known;
  const able = frames.filter(
    (f) => suits(f.tones, tone) && (f.rooms.size === 0 || f.rooms.has(room)) && count >= f.least && count <= f.most,
  );
  byCase.set(key, able);
  return able;
};

/** Tries the frames that suit tone, place and number in random order, those this text has not used first. */
export const speakFrames = (
  voice: Voice,
  frames: readonly Frame[],
  about: { readonly room?: Room | string; readonly count?: number },
  slots: Slots,
): Phrase | null => {
  const { room = '', count = 0 } = about;
  const able = suitedFor(frames, voice.tone, room, count);
  // Lowest first: chance, lengthened by stock words; what this text has used comes last.
  const turns = able.map((f) => voice.random.next() * (1 + f.stock) + (voice.used.has(f.key) ? LAST : 0));
  const fillings: Fillings = new Map();
  let best: (Realised & { cost: number }) | null = null;
  for (let tried = 0; tried < TRIES; ) {
    const at = lowest(turns);
    if (at < 0) break;
    turns[at] = Number.POSITIVE_INFINITY;
    const one = realise(able[at]!, voice, slots, fillings);
    if (!one) continue;
    tried++;
    const worn = wornIn(one.said.text, voice.worn);
    const signs = signsIn(one.said.text);
    const again = signs.filter((sign) => voice.used.has(sign)).length;
    const cost = worn + ECHO * echoesIn(one.said.text) + AGAIN * again - voice.fullness * one.said.text.length;
    if (!best || cost < best.cost) best = { ...one, marks: [...one.marks, ...signs], cost };
    if (worn === 0 && tried >= FEWEST && best.cost <= 0) break;
  }
  for (const mark of best?.marks ?? []) voice.used.add(mark);
  return best?.said ?? null;
};
