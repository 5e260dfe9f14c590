import { phrase } from '../language/phrase.ts';
import type { Random } from '../language/random.ts';
import { type Concept, conceptOf, type Modifier, modifierOf, RENEWAL } from '../lexicon/index.ts';
import { housed } from '../plan/housed.ts';
import type { Item } from '../plan/item.ts';
import type { Known } from '../plan/known.ts';
import { enEspanol } from './details.ts';
import { concord, el, type Gender, lista, numero, un } from './morphology.ts';
import { clausulasDe, dichosDe } from './phrasebook/index.ts';

const ITSELF: ReadonlySet<string> = new Set(['kitchen', 'primary-suite', 'living-room']);

/** Every stated feature as a Spanish item, heaviest first. Phrases kept in the agent's English are said where we can translate them. */
export const spanishItems = (known: Known, random?: Random): Item[] =>
  housed(
    [
      ...known.features.flatMap((feature) => {
        const concept = conceptOf(feature.concept);
        return concept ? [itemOf(concept, feature, random)] : [];
      }),
      ...known.details.flatMap((detail): Item[] => {
        const said = enEspanol(detail.phrase);
        if (!said) return [];
        const facts = [detail.id];
        return [
          {
            ...{ fact: detail.id, concept: 'detail', room: detail.room, weight: 4, plural: said.plural },
            ...{ np: phrase(said.np, facts), the: phrase(said.la, facts), bare: phrase(said.bare, facts) },
            ...{ itself: false, does: [], scenes: [], uses: [], clauses: [] },
          },
        ];
      }),
    ].sort((a, b) => b.weight - a.weight),
    { holds: 'con', inside: enEl, list: lista },
  );

const enEl = (room: string): string => {
  const { es } = conceptOf(room)!;
  return `en ${el(es.gender, false)} ${es.one}`;
};

/** Words that stand before the noun: 'una gran isla', 'nuevas encimeras'. */
const before = (m: Modifier, gender: Gender, plural: boolean, random?: Random): string | null => {
  if (m.id === 'large') return random?.chance(0.3) ? concord('amplio', gender, plural) : plural ? 'grandes' : 'gran';
  if (m.id === 'spacious') return concord('amplio', gender, plural);
  return m.id === 'new' && random?.chance(0.4) ? concord('nuevo', gender, plural) : null;
};

/** What a word becomes beside this noun: a view is not wooded, it is of the woods. */
const wordOf = (m: Modifier, concept: Concept): string => {
  if (concept.room === 'view' && m.id === 'wooded') return 'al bosque';
  if (concept.room === 'baths' && m.id === 'tile') return 'con azulejos';
  return m.es;
};

const ADJECTIVE = /^(?!de |con |sin |a |al |en |todo |estilo |\p{Lu})/u;

/** 'encimeras de cuarzo nuevas', 'jardín trasero cercado y plano': stuff first, then states; two of a kind take an 'y'. */
const named = (
  concept: Concept,
  front: readonly Modifier[],
  plural: boolean,
  noun: string,
  random?: Random,
): string => {
  const { gender } = concept.es;
  const ahead = front.flatMap((m) => before(m, gender, plural, random) ?? []).slice(0, 1);
  const rest = front.filter((m) => !(ahead.length > 0 && before(m, gender, plural)) && !isAhead(m, ahead));
  const order = (m: Modifier): number => (concept.room === 'view' && m.id === 'wooded' ? 45 : m.order);
  const sorted = [...rest].sort((a, b) => order(b) - order(a));
  const behind = sorted.map((m) => concord(wordOf(m, concept), gender, plural));
  const last = behind.at(-1) ?? '';
  // Where a thing stands is part of its name: 'un porche trasero techado', no 'y'.
  const twice =
    behind.length > 1 && ADJECTIVE.test(last) && ADJECTIVE.test(behind.at(-2)!) && sorted.at(-2)!.order !== 40;
  const tail = twice ? [...behind.slice(0, -1), 'y', last] : behind;
  return [...ahead, noun, ...tail].join(' ');
};
const isAhead = (m: Modifier, ahead: readonly string[]): boolean =>
  m.id === 'new' && ahead.some((w) => w.startsWith('nuev'));

const itemOf = (concept: Concept, feature: Known['features'][number], random?: Random): Item => {
  const { gender } = concept.es;
  const all = feature.modifiers.flatMap((id) => modifierOf(id) ?? []);
  const front = all.filter((m) => !m.after);
  const count = concept.kind === 'count' ? (feature.count ?? 1) : 1;
  const plural = concept.kind === 'plural' || count > 1 || /s$/.test(concept.kind === 'mass' ? concept.es.one : '');
  const noun = count > 1 ? concept.es.many : concept.es.one;
  const tail = [feature.name ? `a ${feature.name}` : '', ...all.filter((m) => m.after).map((m) => m.es)].filter(
    Boolean,
  );
  const whole = [named(concept, front, plural, noun, random), ...tail].join(' ');
  const plain = [named(concept, front, plural, noun), ...tail].join(' ');
  const facts = [feature.id];
  const indefinite =
    concept.kind !== 'count' ? whole : count > 1 ? `${numero(count, gender)} ${whole}` : `${un(gender)} ${whole}`;
  const renewal = front.find((m) => RENEWAL.has(m.id));
  const definite = `${el(gender, plural)} ${count > 1 ? `${numero(count, gender)} ` : ''}${whole}`;
  return {
    fact: feature.id,
    concept: concept.id,
    room: feature.room,
    weight: concept.weight + Math.min(2, front.length * 0.7) + (feature.year ? 0.5 : 0) + (feature.name ? 1 : 0),
    plural,
    np: phrase(indefinite, facts),
    the: phrase(concept.kind === 'bare' ? whole : definite, facts),
    bare: phrase(count > 1 ? `${numero(count, gender)} ${plain}` : plain, facts),
    itself: ITSELF.has(concept.id),
    name: feature.name,
    within: feature.within,
    ...dichosDe(concept.id, plural),
    clauses: clausulasDe(concept.id).map((c) => phrase(c, facts)),
    predicate: predicateOf(front, noun, count, plural, concept, feature.id),
    renewal:
      renewal || feature.year
        ? {
            noun: `${el(gender, plural)} ${count > 1 ? `${numero(count, gender)} ` : ''}${[
              named(
                concept,
                front.filter((m) => !RENEWAL.has(m.id)),
                plural,
                noun,
              ),
              ...tail,
            ].join(' ')}`,
            state: stateOf(renewal, plural, concept),
            year: feature.year,
          }
        : undefined,
  };
};

/** Roofs and furnaces are replaced; a bathroom or a deck that is new was built. */
const REPLACED = /^(systems)$/;
const stateOf = (renewal: Modifier | undefined, plural: boolean, concept: Concept): string => {
  if (!renewal || renewal.id === 'new' || renewal.id === 'newer') {
    const replaced = REPLACED.test(concept.room) || ['windows', 'appliances'].includes(concept.id);
    return replaced ? (plural ? 'se cambiaron' : 'se cambió') : plural ? 'se instalaron' : 'se instaló';
  }
  if (renewal.id === 'refinished' || renewal.id === 'restored') return plural ? 'se restauraron' : 'se restauró';
  return plural ? 'se renovaron' : 'se renovó';
};

/** Participles are states ('está cercado'); stuff and size are what a thing is ('son de cuarzo'). */
const copula = (es: string, plural: boolean): string => {
  const state = /(ado|ido|erto)$/.test(es.split(' ')[0]!) || /^sin /.test(es);
  return state ? (plural ? 'están' : 'está') : plural ? 'son' : 'es';
};

const predicateOf = (
  front: readonly Modifier[],
  noun: string,
  count: number,
  plural: boolean,
  concept: Concept,
  fact: string,
): Item['predicate'] => {
  const [only] = front;
  if (!only || only.id === 'tankless' || front.length > 1 || count > 1 || concept.kind === 'bare') return undefined;
  if (!ITSELF.has(concept.id) && (!only.predicative || (!concept.inherent && concept.kind === 'count')))
    return undefined;
  const { gender } = concept.es;
  return {
    subject: phrase(`${el(gender, plural)} ${noun}`, [fact]),
    is: phrase(`${copula(only.es, plural)} ${concord(only.es, gender, plural)}`, [fact]),
  };
};
