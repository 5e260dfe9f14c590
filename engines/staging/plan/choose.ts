import type { Draft } from './draft.ts';
import { worth } from './score.ts';

export const ANCHORS = ['sofa', 'sectional', 'loveseat', 'bed', 'dining-table', 'desk'];

/** The best of many places, by how the picture looks and by the taste of the one who asks. */
export const pick = <T>(
  options: readonly T[],
  build: (option: T) => Draft | null,
  taste: (option: T, draft: Draft) => number = () => 0,
  anchors: readonly string[] = ANCHORS,
): { draft: Draft; option: T; value: number } | null => {
  let best: { draft: Draft; option: T; value: number } | null = null;
  for (const option of options) {
    const draft = build(option);
    if (!draft) continue;
    const value = worth(draft, anchors) + taste(option, draft);
    if (!best || value > best.value) best = { draft, option, value };
  }
  return best;
};
