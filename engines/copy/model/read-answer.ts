import type { Sentence } from '#domain/copy/draft.ts';
import type { Fact } from '#domain/copy/fact.ts';

/** A model's answer that cannot be used, with the reason that the run will show. */
export class UnusableAnswer extends Error {}

type Entry = { readonly text: string; readonly factIds: readonly string[] };

export const jsonOf = (answer: string): Record<string, unknown> => {
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  try {
    const parsed: unknown = JSON.parse(answer.slice(from, to + 1));
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>;
  } catch {
    // falls through to the one refusal below
  }
  throw new UnusableAnswer('The answer was not the JSON that was asked for');
};

/** Sentences with the facts they name; a sentence that names none, or one that does not exist, is refused. */
export const entriesOf = (value: unknown, facts: readonly Fact[]): Entry[] => {
  if (!Array.isArray(value) || value.length === 0) throw new UnusableAnswer('The answer had no sentences');
  const ids = new Set(facts.map((f) => f.id));
  return value.map((entry: unknown) => {
    const { text, facts: named } = (entry ?? {}) as { text?: unknown; facts?: unknown };
    if (typeof text !== 'string' || !text.trim()) throw new UnusableAnswer('A sentence was empty');
    const factIds = Array.isArray(named) ? named.filter((n): n is string => typeof n === 'string') : [];
    if (factIds.length === 0) throw new UnusableAnswer(`A sentence names no fact: ${text.slice(0, 60)}`);
    const unknown = factIds.find((id) => !ids.has(id));
    if (unknown) throw new UnusableAnswer(`A sentence names a fact that is not there: ${unknown.slice(0, 60)}`);
    return { text: text.trim(), factIds };
  });
};

export const placed = (entries: readonly Entry[]): { text: string; sentences: Sentence[] } => {
  let text = '';
  const sentences = entries.map((e, i): Sentence => {
    if (text) text += ' ';
    const start = text.length;
    text += e.text;
    return { ...e, part: i === 0 ? 'opening' : i === entries.length - 1 ? 'close' : 'body', start, end: text.length };
  });
  return { text, sentences };
};
