import type { Operation } from '#contracts/scene.ts';
import { CATALOGUE } from '#domain/scene/catalogue.ts';
import { freeSpot } from '#domain/scene/free-spot.ts';
import type { Item } from '#domain/scene/plan.ts';
import type { Scene } from '#domain/scene/scene.ts';
import { withArticle } from './article.ts';
import { has } from './chat-edit.ts';
import { colourNamed } from './colours.ts';
import { meant, type Named, piecesNamed } from './pieces.ts';
import { stepOf, turnOf } from './staging-steps.ts';
import { unmetWishes } from './unmet-wishes.ts';

type Verb = 'remove' | 'add' | 'recolour' | 'turn' | 'move' | 'replace' | 'swap';
export type Clause = {
  readonly verb: Verb;
  readonly operations: readonly Operation[];
  /** What is being done, to stand in a sentence. */
  readonly doing: string;
  readonly refusal?: string;
  /** What of the wish cannot be had, one sentence each. */
  readonly unmet?: readonly string[];
};

const VERBS: readonly (readonly [Verb, RegExp])[] = [
  ['replace', /\b(replace|swap|exchange|change)\b.*\b(with|for|by|to|into)\b/],
  ['remove', /\b(remove|delete|take (out|away)|get rid of|lose|without|drop|no)\b/],
  ['turn', /\b(turn|rotate|spin|face)\b/],
  ['move', /\b(move|shift|push|pull|slide|bring)\b/],
  ['swap', /\b(swap|different|another|other|change|exchange|replace|new)\b/],
  ['add', /\b(add|put|place|give|want|need|like|with|insert)\b/],
];

const name = (item: Item): string => CATALOGUE[item.kind]?.name ?? item.kind;
const nothing = (verb: Verb, refusal: string): Clause => ({ verb, operations: [], doing: '', refusal });

/** One wish about pieces: 'remove the armchair', 'make the sofa green'. A bare noun goes on with the verb before it. */
export const readClause = (text: string, scene: Scene, before: Verb | null): Clause | null => {
  const clause = readWish(text, scene, before);
  if (!clause || clause.operations.length === 0) return clause;
  const isChoice = (named: Named) => !named.isMany && meant(named, scene.plan.items).length > 1;
  return { ...clause, unmet: unmetWishes(text, piecesNamed(text), isChoice) };
};

const readWish = (text: string, scene: Scene, before: Verb | null): Clause | null => {
  const [named, second] = piecesNamed(text);
  if (!named) return null;
  const colour = colourNamed(text);
  const verb = VERBS.find(([, pattern]) => pattern.test(text))?.[0] ?? (colour ? 'recolour' : before);
  if (!verb) return null;
  if (verb === 'add') return add(named, scene, colour);
  const items = meant(named, scene.plan.items);
  const [item] = items;
  if (!item) return nothing(verb, `There is no ${named.word} in this picture.`);
  if (verb === 'replace' && second)
    return replace(item, second, scene, colourNamed(text.slice(named.at + named.word.length)));
  if (colour && verb !== 'remove') {
    const operations = items.map((one) => ({ op: 'recolour', item: one.id, colour: colour.hex }) as const);
    return { verb: 'recolour', operations, doing: `making the ${plural(item, items.length)} ${colour.word}` };
  }
  const chosen = named.isMany || has(text, /\b(all|both|every)\b/) ? items : [item];
  const what =
    chosen.length < items.length
      ? `one of the ${items.length} ${plural(item, 2)}`
      : `the ${plural(item, chosen.length)}`;
  if (verb === 'remove') {
    return { verb, operations: chosen.map((one) => ({ op: 'remove', item: one.id })), doing: `taking out ${what}` };
  }
  if (verb === 'turn') {
    const { degrees, words } = turnOf(text);
    return {
      verb,
      operations: chosen.map((one) => ({ op: 'turn', item: one.id, degrees })),
      doing: `turning ${what} ${words}`,
    };
  }
  if (verb === 'move') {
    const step = stepOf(text, scene.camera);
    if (!step)
      return nothing(verb, `Say where the ${name(item)} should go: left, right, back or forward, and how far.`);
    const operations = chosen.map(
      (one) => ({ op: 'move', item: one.id, x: one.x + step.x, z: one.z + step.z }) as const,
    );
    return { verb, operations, doing: `moving ${what} ${step.words}` };
  }
  const operations = items.map((one) => ({ op: 'swap', item: one.id }) as const);
  return { verb: 'swap', operations, doing: `trying another design of the ${plural(item, items.length)}` };
};

const plural = (item: Item, count: number): string => {
  const word = name(item);
  if (count < 2 || word.endsWith('s')) return word;
  return word.endsWith('f') ? `${word.slice(0, -1)}ves` : /(ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

type Colour = ReturnType<typeof colourNamed>;

const add = (named: Named, scene: Scene, colour: Colour): Clause => {
  const kind = named.kinds[0]!;
  const word = CATALOGUE[kind]?.name ?? kind;
  const spot = freeSpot(scene, kind);
  if (!spot) return nothing('add', `There is no free place for ${withArticle(word)} in this picture.`);
  const operations: Operation[] = [{ op: 'add', kind, ...spot }, ...painted(nextId(scene, kind), colour)];
  return { verb: 'add', operations, doing: `adding ${withArticle(coloured(word, colour))}` };
};

const coloured = (word: string, colour: Colour): string => (colour ? `${colour.word} ${word}` : word);

const painted = (item: string, colour: Colour): Operation[] =>
  colour ? [{ op: 'recolour', item, colour: colour.hex }] : [];

/** The id that a piece of this kind will get. */
const nextId = (scene: Scene, kind: string): string => {
  let n = 1;
  while (scene.plan.items.some(({ id }) => id === `${kind}-${n}`)) n++;
  return `${kind}-${n}`;
};

const replace = (item: Item, by: Named, scene: Scene, colour: Colour): Clause => {
  const kind = by.kinds[0]!;
  if (kind === item.kind) {
    const operations: Operation[] = [{ op: 'swap', item: item.id }, ...painted(item.id, colour)];
    const doing = `trying another design of the ${name(item)}${colour ? ` in ${colour.word}` : ''}`;
    return { verb: 'replace', operations, doing };
  }
  const operations: Operation[] = [
    { op: 'remove', item: item.id },
    { op: 'add', kind, x: item.x, z: item.z, turn: item.turn },
    ...painted(nextId(scene, kind), colour),
  ];
  const piece = withArticle(coloured(CATALOGUE[kind]?.name ?? kind, colour));
  return { verb: 'replace', operations, doing: `putting ${piece} in the place of the ${name(item)}` };
};
