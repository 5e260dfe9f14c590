import type { Quad } from '#engines/dusk/parameters.ts';
import { boundsOf, encodeEmitted } from '#engines/dusk/windows/light.ts';
import { quadSpace } from '#engines/dusk/windows/quad-space.ts';
import { ease } from '#engines/raster/scalar.ts';

/** The evening sky in the glass of a dark room, at its brightest: linear red, green and blue. */
const SKY = [0.016, 0.02, 0.027] as const;
/** Share of it at the foot of a pane, which mirrors the ground, and of the lamplight and of what it mirrored by day that it loses. */
const AT_FOOT = 0.45;
const LOST = 0.3;
/** Luma by day between which a place is frame, and is dark glass. */
const DARK = [110, 60] as const;

/** Panes of a garage that stays dark mirror the evening sky: as black as by day they were holes in a lit door. */
export const mirrorSky = (
  luma: Uint8Array,
  quads: readonly Quad[],
  width: number,
  height: number,
  emitted: Uint8Array,
  glass: Uint8Array,
): void => {
  for (const quad of quads) {
    const { left, right, top, bottom } = boundsOf([quad], width, height);
    const space = quadSpace(quad);
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
        const [u, v] = space((x + 0.5) / width, (y + 0.5) / height);
        if (u < 0 || u > 1 || v < 0 || v > 1) continue;
        const i = y * width + x;
        const clear = ease(DARK[0], DARK[1], luma[i]!);
        const sky = clear * (1 - (1 - AT_FOOT) * v);
        for (let k = 0; k < 3; k++) emitted[i * 3 + k] = Math.max(emitted[i * 3 + k]!, encodeEmitted(sky * SKY[k]!));
        glass[i] = Math.max(glass[i]!, 255 * LOST * clear);
      }
  }
};
