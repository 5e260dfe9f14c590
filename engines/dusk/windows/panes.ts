import type { Gradients } from '#engines/dusk/windows/edges.ts';
import type { Frame } from '#engines/dusk/windows/frames.ts';
import { withoutHaze } from '#engines/dusk/windows/haze.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { areaIn, pieceOf, SMALLEST } from '#engines/dusk/windows/piece-sides.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { type Labelling, labelRegions } from '#engines/raster/regions.ts';
import { growPlane } from '#engines/raster/resize.ts';

/** Chances from which cells are one piece: the higher ones for pieces that at the lower have no four sides. */
const LEVELS = [0.5, 0.68, 0.85] as const;
/** Share of its four sides that a piece fills; below, its parts are looked at. */
const WHOLE = 0.8;
const RAGGED = 0.6;

/** Whether a frame's middle lies in the box of another, or it is that one. */
export const middleIn = ({ corners: [a, , c] }: Frame, { corners: [p, , r] }: Frame): boolean => {
  const [x, y] = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2];
  return x > p[0] && x < r[0] && y > p[1] && y < r[1];
};

/** The pieces, the surer parts of them that have four sides, and the area of the glass around a point: 0 outside of it. */
export type GlassSeen = {
  readonly frames: readonly Frame[];
  parts(): Frame[];
  areaAt(x: number, y: number): number;
};

/** 1 where the chance is higher than a level, within what is still open. */
const above = (chance: Float32Array, level: number, open: Uint8Array | undefined): Uint8Array => {
  const out = new Uint8Array(chance.length);
  for (let i = 0; i < out.length; i++) if (chance[i]! > level && (!open || open[i])) out[i] = 1;
  return out;
};

/** Takes out what lies in no region, or in one that is done. */
const leaveOpen = (mask: Uint8Array, labels: Int32Array, done: Uint8Array): void => {
  for (let i = 0; i < mask.length; i++) if (mask[i] && (!labels[i] || done[labels[i]! - 1])) mask[i] = 0;
};

/**
 * Glass that the network sees as a whole piece with four sides: a window with all its panes. Where a piece at even chance
 * has no four sides (two windows and the shutters between them), its surer parts are looked at one by one.
 */
export const panesSeen = (
  look: WindowLook,
  pane: Plane,
  gradients: Gradients,
  /** How much of a house stands on its poorer side: an opening with a garden beside it is looked at part by part. */
  beside: (frame: Frame) => number,
): GlassSeen => {
  const { width, height } = look;
  const chance = growPlane(pane, width, height).data;
  const found: Frame[] = [];
  const ragged: Frame[] = [];
  let open: Uint8Array | undefined;
  let first: Labelling | undefined;
  for (const [n, level] of LEVELS.entries()) {
    const last = n === LEVELS.length - 1;
    const mask = above(chance, level, open);
    const labelling = withoutHaze(labelRegions(mask, width, height), width, height, SMALLEST);
    first ??= labelling;
    const { labels, regions } = labelling;
    const done = new Uint8Array(regions.length);
    for (const [k, region] of regions.entries()) {
      const piece = pieceOf(look, chance, gradients, labels, k + 1, region);
      if (!piece || piece.filled < RAGGED) continue;
      if (!last && (piece.filled < WHOLE || beside(piece.frame) < 0.5)) {
        if (n === 0) ragged.push(piece.frame);
        continue;
      }
      done[k] = 1;
      found.push(piece.frame);
    }
    leaveOpen(mask, labels, done);
    open = mask;
  }
  // A ragged piece is taken as it is where the parts with four sides are the lesser half of it.
  const instead = ragged.filter((frame) => {
    const parts = found.filter((part) => middleIn(part, frame)).reduce((sum, part) => sum + areaIn(part.corners), 0);
    return parts < 0.5 * areaIn(frame.corners);
  });
  const kept = [...found.filter((part) => !instead.some((frame) => middleIn(part, frame))), ...instead];
  const { labels, regions } = first!;
  return {
    frames: kept,
    parts: () =>
      LEVELS.slice(1).flatMap((level) => {
        const parts = withoutHaze(
          labelRegions(above(chance, level, undefined), width, height),
          width,
          height,
          SMALLEST,
        );
        return parts.regions.flatMap((region, k) => {
          const piece = pieceOf(look, chance, gradients, parts.labels, k + 1, region);
          return piece && piece.filled > WHOLE && beside(piece.frame) >= 0.5 ? [piece.frame] : [];
        });
      }),
    areaAt: (x, y) => {
      const at =
        Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x)));
      return labels[at] ? regions[labels[at]! - 1]!.area : 0;
    },
  };
};

/** Scores between which a piece is glass that something else hangs on to, and the share of it that is the window. */
const LOST = [0.05, 0.14] as const;
const PART = [0.42, 0.9] as const;
/** Heights to its width from which a part is a strip beside the window. */
const STRIP = 2.6;

/** The surer part of pieces that are next to none as a whole: a window with the glass railing before it, or with a wall that mirrors it. */
export const surerParts = (seen: GlassSeen, scoreOf: (frame: Frame) => number): Frame[] => {
  const lost = seen.frames.filter((frame) => {
    const score = scoreOf(frame);
    return score > LOST[0] && score < LOST[1];
  });
  if (lost.length === 0) return [];
  return seen.parts().filter((part) =>
    lost.some((frame) => {
      const share = areaIn(part.corners) / areaIn(frame.corners);
      const [a, , c] = part.corners;
      const strip = c[1] - a[1] > STRIP * (c[0] - a[0]);
      return !strip && middleIn(part, frame) && share > PART[0] && share < PART[1];
    }),
  );
};
