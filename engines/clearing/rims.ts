import { type Labelling, labelRegions } from '#engines/raster/regions.ts';

/** Pieces of a map with what lies right outside them: how many borders of cells, and of how many each question holds. */
export type Rims = Labelling & { readonly rim: Uint32Array; readonly counts: readonly Uint32Array[] };

/** Asked of a cell outside (`beyond`) that a cell of the piece (`own`) touches. */
export type RimQuestion = (beyond: number, own: number) => boolean;

export const rimsOf = (map: Uint8Array, width: number, height: number, questions: readonly RimQuestion[]): Rims => {
  const { labels, regions } = labelRegions(map, width, height);
  const rim = new Uint32Array(regions.length);
  const counts = questions.map(() => new Uint32Array(regions.length));
  const meet = (own: number, beyond: number, at: number): void => {
    if (map[beyond]) return;
    rim[at]!++;
    for (let q = 0; q < questions.length; q++) if (questions[q]!(beyond, own)) counts[q]![at]!++;
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const at = labels[i]! - 1;
      if (at < 0) continue;
      if (x > 0) meet(i, i - 1, at);
      if (x < width - 1) meet(i, i + 1, at);
      if (y > 0) meet(i, i - width, at);
      if (y < height - 1) meet(i, i + width, at);
    }
  return { labels, regions, rim, counts };
};

/** 1 where a chance is above a limit. */
export const above = (chance: Float32Array, limit: number): Uint8Array => {
  const out = new Uint8Array(chance.length);
  for (let i = 0; i < out.length; i++) if (chance[i]! > limit) out[i] = 1;
  return out;
};
