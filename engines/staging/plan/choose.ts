import type { Draft } from './draft.ts';
import { worth } from './score.ts';

export const ANCHORS = ['sofa', 'sectional', 'loveseat', 'bed', 'dining-table', 'desk'];

type Rated<T> = { readonly draft: Draft; readonly option: T; readonly value: number };

/** All places that will do, the best first. */
export const ranked = <T>(
  options: readonly T[],
  build: (option: T) => Draft | null,
  taste: (option: T, draft: Draft) => number,
  anchors: readonly string[] = ANCHORS,
): Rated<T>[] =>
  options
    .flatMap((option) => {
      const draft = build(option);
      return draft ? [{ draft, option, value: worth(draft, anchors) + taste(option, draft) }] : [];
    })
    .sort((a, b) => b.value - a.value);

/** The best of many places, by how the picture looks and by the taste of the one who asks. */
export const pick = <T>(
  options: readonly T[],
  build: (option: T) => Draft | null,
  taste: (option: T, draft: Draft) => number = () => 0,
  anchors: readonly string[] = ANCHORS,
): Rated<T> | null => ranked(options, build, taste, anchors)[0] ?? null;
