import { doorsIn } from '#engines/dusk/lamps/lamps.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { regionsIn } from '#engines/raster/regions.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** A front door is higher than wide; two leaves with their sidelights are at most as wide as high. */
const WIDEST = 1.15;
const LOWEST = 34;
/** How far glass differs from the leaf in light and warmth. */
const APART = 0.12;
/** Shares of the door that one pane takes, and of its own box that it fills. */
const LEAST = 0.025;
const MOST = 0.5;
const FILLED = 0.62;
/** A pane ends within the leaf: stiles beside it, a rail above and below. A shadow does not. */
const STILE = 0.05;
const RAIL = 0.04;
const FOOT = 0.06;
/** It stands in the middle of the door, or has its like on the other side: half a fanlight is none. */
const OFF_CENTRE = 0.36;

/**
 * Panes in front doors: pieces of another tone than the leaf, with leaf on all sides. Panels are of the leaf's own paint, and
 * where the sun ends on a door its edge runs from side to side.
 */
export const doorGlass = (look: WindowLook, entrance: Plane): Quad[][] =>
  doorsIn(look, entrance)
    .filter(({ left, right, tall }) => tall >= LOWEST && right - left < WIDEST * tall)
    .map(({ left, right, top, tall }) => {
      const [x0, y0] = [Math.max(0, Math.round(left)), Math.max(0, Math.round(top))];
      const w = Math.min(look.width, Math.round(right)) - x0;
      const h = Math.min(look.height, Math.round(top + tall)) - y0;
      const lumas = new Float32Array(w * h);
      const warms = new Float32Array(w * h);
      for (let y = 0; y < h; y++)
        for (let x = 0; x < w; x++) {
          const i = (y0 + y) * look.width + x0 + x;
          lumas[y * w + x] = look.luma.data[i]!;
          warms[y * w + x] = (look.rgb[i * 3]! - look.rgb[i * 3 + 2]!) / 255;
        }
      const [light, tint] = [quantile(lumas, 0.5), quantile(warms, 0.5)];
      const map = new Uint8Array(w * h);
      for (let i = 0; i < map.length; i++)
        if (Math.abs(lumas[i]! - light) + 0.6 * Math.max(0, Math.abs(warms[i]! - tint) - 0.05) > APART) map[i] = 1;
      const panes = regionsIn(map, w, h).filter((pane) => {
        const [wide, high] = [pane.right - pane.left + 1, pane.bottom - pane.top + 1];
        return (
          wide >= 4 &&
          high >= 6 &&
          high > 0.8 * wide &&
          pane.area > LEAST * w * h &&
          pane.area < MOST * w * h &&
          pane.area > FILLED * wide * high &&
          pane.left >= STILE * w &&
          pane.right < (1 - STILE) * w &&
          pane.top >= RAIL * h &&
          pane.bottom < (1 - FOOT) * h
        );
      });
      return panes
        .filter((pane) => {
          const [middle, wide] = [(pane.left + pane.right) / 2, pane.right - pane.left];
          const mirrored = w - 1 - middle;
          return (
            Math.abs(middle - mirrored) < OFF_CENTRE * w ||
            panes.some(
              (other) =>
                Math.abs((other.left + other.right) / 2 - mirrored) < 0.1 * w &&
                Math.abs(other.right - other.left - wide) < 0.5 * wide &&
                Math.abs(other.top - pane.top) < 0.12 * h,
            )
          );
        })
        .map((pane): Quad => {
          const [u0, u1] = [(x0 + pane.left) / look.width, (x0 + pane.right + 1) / look.width];
          const [v0, v1] = [(y0 + pane.top) / look.height, (y0 + pane.bottom + 1) / look.height];
          return [
            [u0, v0],
            [u1, v0],
            [u1, v1],
            [u0, v1],
          ];
        });
    })
    .filter((panes) => panes.length > 0);
