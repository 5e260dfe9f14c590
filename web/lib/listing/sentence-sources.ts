import { parseContent } from './draft-sections.ts';

export type SourcedSentence = { text: string; facts: string[] };

type Stored = { text: string; factIds: string[] };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const storedSentences = (value: unknown): Stored[] =>
  Array.isArray(value)
    ? value.flatMap((one) =>
        isRecord(one) && typeof one.text === 'string' && Array.isArray(one.factIds)
          ? [{ text: one.text, factIds: one.factIds.map(String) }]
          : [],
      )
    : [];

/**
 * The sentences of a section with what each rests on. A sentence that a person has changed since is no longer in the text and is
 * not shown: nothing is claimed of words that nobody checked.
 */
export function sentenceSources(content: string, section: { key: string; text: string }): SourcedSentence[] {
  const parsed = parseContent(content);
  if (!parsed) return [];
  const labels = new Map(
    (Array.isArray(parsed.facts) ? parsed.facts : [])
      .filter(isRecord)
      .map((fact) => [String(fact.id), String(fact.label)] as const),
  );
  const { sentences } = parsed;
  const stored =
    section.key === 'description'
      ? storedSentences(sentences)
      : isRecord(sentences) && !Array.isArray(sentences)
        ? storedSentences(sentences[section.key])
        : [];
  return stored
    .filter(({ text }) => section.text.includes(text))
    .map(({ text, factIds }) => ({ text, facts: factIds.flatMap((id) => labels.get(id) ?? []) }));
}
