import type { Sentence } from '#domain/copy/draft.ts';

/** A line of a post; `glue` is what stands before it. */
export type Line = {
  readonly text: string;
  readonly factIds: readonly string[];
  readonly part: Sentence['part'];
  readonly glue: ' ' | '\n' | '\n\n';
};

export const stack = (lines: readonly Line[]): { text: string; sentences: Sentence[] } => {
  let text = '';
  const sentences = lines.map((line): Sentence => {
    if (text) text += line.glue;
    const start = text.length;
    text += line.text;
    return { text: line.text, factIds: line.factIds, part: line.part, start, end: text.length };
  });
  return { text, sentences };
};

/** Drops body lines from the end until the post is within its limit. */
export const within = (lines: readonly Line[], limit: number): Line[] => {
  const kept = [...lines];
  while (kept.length > 1 && stack(kept).text.length > limit) {
    const last = kept.findLastIndex((l) => l.part === 'body');
    if (last < 0) break;
    kept.splice(last, 1);
  }
  return kept;
};
