import type { Vec3 } from '#domain/scene/camera.ts';
import { dyeingFor, dyeings } from '../look/rug-dyes.ts';
import { colour, type Material, type Rgb } from '../render/material.ts';
import { fbm, hash } from '../render/noise.ts';
import { FRINGED, RUG_DESIGNS, rugMean, SHAGGY } from '../render/texture-rug.ts';
import { joined, type Mesh } from './mesh.ts';
import { type Maker, put } from './piece.ts';
import { roundBox, sheet, tube } from './shapes.ts';

/** Thickness of a flat-woven or knotted rug and of deep pile, metres. */
const FLAT = 0.012;
const DEEP = 0.02;

export const rug: Maker = (piece, order, kit) => {
  const { width: w, depth: d } = order;
  const pattern = (kit.palette.rugPattern + order.design) % RUG_DESIGNS;
  const thick = SHAGGY.has(pattern) ? DEEP : FLAT;
  const made = dyeings(kit.palette, order.tint).map((palette): Material => {
    const bare: Material = { kind: 'rug', colour: palette[0], palette, pattern, width: w, depth: d };
    return { ...bare, colour: rugMean(bare) };
  });
  const cloth =
    made[
      dyeingFor(
        made.map((m) => m.colour),
        kit.floor,
      )
    ]!;
  put(
    piece,
    // Its own edge ends inside the tape: with both faces in one place, light was taken from inside and came out black.
    roundBox(w - 0.016, thick, d - 0.016, 0.005, {
      mid: 20,
      arc: 2,
      push: (p, n) => [
        p[0],
        p[1] + (n[1] > 0.5 ? 0.003 * (fbm(p[0] * 3, 0, p[2] * 3, 2) - 0.5) : 0),
        p[2] + 0.006 * (fbm(p[0] * 2, 4, p[2] * 2, 2) - 0.5),
      ],
    }),
    cloth,
    { at: [0, thick / 2 + 0.001, 0] },
  );
  const [ground, line] = cloth.palette as readonly [Rgb, Rgb];
  const plain = (dye: Rgb): Material => ({ kind: 'rug', colour: dye, pattern: RUG_DESIGNS, width: w, depth: d });
  const [share, light] = FRINGED.has(pattern) ? [0.75, 0.85] : SHAGGY.has(pattern) ? [0.05, 0.8] : [0.4, 0.85];
  put(piece, binding(w, d, thick), plain(between(ground, line, share!, light!)));
  if (FRINGED.has(pattern)) put(piece, fringe(w, d, order.seed), plain(between(COTTON, ground, 0.2, 1)));
};

/** Undyed warp. */
const COTTON = colour('#cfc6b4');
const between = (a: Rgb, b: Rgb, t: number, light: number): Rgb => [
  light * (a[0] + (b[0] - a[0]) * t),
  light * (a[1] + (b[1] - a[1]) * t),
  light * (a[2] + (b[2] - a[2]) * t),
];

/** Tape sewn round the edge, a little over the pile, never quite straight. */
const binding = (w: number, d: number, thick: number): Mesh => {
  const [a, b] = [w / 2 - 0.006, d / 2 - 0.006];
  const side = (from: readonly [number, number], to: readonly [number, number]) =>
    tube(
      Array.from({ length: 25 }, (_, i): Vec3 => {
        const t = i / 24;
        const [x, z] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
        const sway = 0.006 * (fbm(x * 2, 4, z * 2, 2) - 0.5);
        return [x, thick * 0.6, z + sway];
      }),
      0.0066,
      10,
    );
  return joined([side([-a, -b], [a, -b]), side([a, -b], [a, b]), side([a, b], [-a, b]), side([-a, b], [-a, -b])]);
};

/** A knotted bunch of warp threads every so often, metres: no finer, or a picture shows a comb of dark dots. */
const BUNCH = 0.024;
const LENGTH = 0.055;

/** Warp ends at the two short sides: bunches that lie side by side at the root and part towards their tips. */
const fringe = (w: number, d: number, seed: number): Mesh => {
  const across = w >= d;
  const [reach, half] = [Math.max(w, d) / 2 - 0.004, Math.min(w, d) / 2 - 0.012];
  const count = Math.max(1, Math.round((2 * half) / BUNCH));
  const bunches: Mesh[] = [];
  for (const end of [-1, 1])
    for (let k = 0; k < count; k++) {
      const at = -half + ((k + 0.5) / count) * 2 * half;
      const [lean, long] = [0.02 * (hash(k, seed, 31 + end) - 0.5), LENGTH * (0.8 + 0.3 * hash(k, seed, 41 + end))];
      const turn = end * (across ? 1 : -1);
      bunches.push(
        sheet(2, 3, (s, t) => {
          const wide = (BUNCH / 2) * (1.04 - 0.42 * t);
          const aside = at + lean * t * t + turn * (s - 0.5) * 2 * wide;
          const out = end * (reach + t * long);
          const high = 0.0075 * (1 - t) ** 2 + 0.003 + 0.0015 * (1 - (2 * s - 1) ** 2);
          return across ? [out, high, -aside] : [aside, high, out];
        }),
      );
    }
  return joined(bunches);
};
