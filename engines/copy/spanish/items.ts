import { phrase } from '../language/phrase.ts';
import { type Concept, conceptOf, type Modifier, modifierOf, RENEWAL } from '../lexicon/index.ts';
import type { Item } from '../plan/item.ts';
import type { Known } from '../plan/known.ts';
import { concord, el, numero, un } from './morphology.ts';
import { clausulasDe, verbosDe } from './verbs.ts';

const ITSELF: ReadonlySet<string> = new Set(['kitchen', 'primary-suite', 'living-room']);

/** Every stated feature as a Spanish item, heaviest first. Phrases kept in the agent's English words are left out. */
export const spanishItems = (known: Known): Item[] =>
  known.features
    .flatMap((feature) => {
      const concept = conceptOf(feature.concept);
      return concept ? [itemOf(concept, feature)] : [];
    })
    .sort((a, b) => b.weight - a.weight);

const itemOf = (concept: Concept, feature: Known['features'][number]): Item => {
  const { gender } = concept.es;
  const all = feature.modifiers.flatMap((id) => modifierOf(id) ?? []);
  const front = all.filter((m) => !m.after);
  const count = concept.kind === 'count' ? (feature.count ?? 1) : 1;
  const plural = concept.kind === 'plural' || count > 1;
  const noun = count > 1 ? concept.es.many : concept.es.one;
  // The material stands next to the noun, states follow: 'encimeras de cuarzo nuevas'.
  const ordered = [...front].sort((a, b) => b.order - a.order);
  const words = [noun, ...ordered.map((m) => concord(m.es, gender, plural))];
  const tail = [feature.name ? `a ${feature.name}` : '', ...all.filter((m) => m.after).map((m) => m.es)].filter(
    Boolean,
  );
  const whole = [...words, ...tail].join(' ');
  const facts = [feature.id];
  const indefinite =
    concept.kind !== 'count' ? whole : count > 1 ? `${numero(count, gender)} ${whole}` : `${un(gender)} ${whole}`;
  const renewal = front.find((m) => RENEWAL.has(m.id));
  return {
    fact: feature.id,
    concept: concept.id,
    room: feature.room,
    weight: concept.weight + Math.min(2, front.length * 0.7) + (feature.year ? 0.5 : 0) + (feature.name ? 1 : 0),
    plural,
    np: phrase(indefinite, facts),
    the: phrase(concept.kind === 'bare' ? whole : `${el(gender, plural)} ${whole}`, facts),
    bare: phrase(count > 1 ? `${numero(count, gender)} ${whole}` : whole, facts),
    itself: ITSELF.has(concept.id),
    name: feature.name,
    does: verbosDe(concept.id, plural),
    scenes: [],
    uses: [],
    clauses: clausulasDe(concept.id).map((c) => phrase(c, facts)),
    predicate: predicateOf(front, noun, count, plural, concept, feature.id),
    renewal:
      renewal || feature.year
        ? { noun: `${el(gender, plural)} ${noun}`, state: stateOf(renewal, plural), year: feature.year }
        : undefined,
  };
};

const stateOf = (renewal: Modifier | undefined, plural: boolean): string => {
  if (!renewal || renewal.id === 'new' || renewal.id === 'newer') return plural ? 'se cambiaron' : 'se cambió';
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
  if (!only || front.length > 1 || count > 1 || concept.kind === 'bare') return undefined;
  if (!ITSELF.has(concept.id) && (!only.predicative || (!concept.inherent && concept.kind === 'count')))
    return undefined;
  const { gender } = concept.es;
  return {
    subject: phrase(`${el(gender, plural)} ${noun}`, [fact]),
    is: phrase(`${copula(only.es, plural)} ${concord(only.es, gender, plural)}`, [fact]),
  };
};
