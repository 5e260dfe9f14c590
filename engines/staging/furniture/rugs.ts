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

/** How tightly the tape turns at a corner, and what the loop's end overlaps its beginning, metres. */
const TURN = 0.014;
const OVERLAP = 0.01;

/** Tape sewn round the edge in one loop, a little over the pile, never quite straight: of four lengths, the open ends were black dots at the corners. */
const binding = (w: number, d: number, thick: number): Mesh => {
  const [a, b] = [w / 2 - 0.006, d / 2 - 0.006];
  const loop: Vec3[] = [];
  const to = (x: number, z: number) => loop.push([x, thick * 0.6, z + 0.006 * (fbm(x * 2, 4, z * 2, 2) - 0.5)]);
  const side = (x0: number, z0: number, x1: number, z1: number) => {
    for (let i = 0; i <= 16; i++) to(x0 + ((x1 - x0) * i) / 16, z0 + ((z1 - z0) * i) / 16);
  };
  const turn = (x: number, z: number, from: number) => {
    for (let i = 1; i < 5; i++) {
      const t = from + (i * Math.PI) / 10;
      to(x + TURN * Math.cos(t), z + TURN * Math.sin(t));
    }
  };
  const [p, q] = [a - TURN, b - TURN];
  side(a, 0, a, q);
  turn(p, q, 0);
  side(p, b, -p, b);
  turn(-p, q, Math.PI / 2);
  side(-a, q, -a, -q);
  turn(-p, -q, Math.PI);
  side(-p, -b, p, -b);
  turn(p, -q, 1.5 * Math.PI);
  side(a, -q, a, OVERLAP);
  return tube(loop, 0.0066, 10);
};

/** A knotted bunch of warp threads every so often, metres: no finer, or a picture shows a comb of dark dots. */
const BUNCH = 0.015;
const LENGTH = 0.05;

/** Warp ends at the two short sides: bunches that lie side by side at the root and part towards their tips. */
const fringe = (w: number, d: number, seed: number): Mesh => {
  const across = w >= d;
  const [reach, half] = [Math.max(w, d) / 2 - 0.004, Math.min(w, d) / 2 - 0.012];
  const count = Math.max(1, Math.round((2 * half) / BUNCH));
  const bunches: Mesh[] = [];
  for (const end of [-1, 1])
    for (let k = 0; k < count; k++) {
      const at = -half + ((k + 0.5) / count) * 2 * half;
      const lean = 0.016 * (hash(k, seed, 31 + end) - 0.5);
      const long = LENGTH * (0.72 + 0.4 * hash(k, seed, 41 + end));
      const turn = end * (across ? 1 : -1);
      bunches.push(
        sheet(2, 3, (s, t) => {
          const wide = (BUNCH / 2) * (1.04 - 0.7 * t);
          const aside = at + lean * t * t + turn * (s - 0.5) * 2 * wide;
          const out = end * (reach + t * long);
          const high = 0.0075 * (1 - t) ** 2 + 0.003 + 0.0015 * (1 - (2 * s - 1) ** 2);
          return across ? [out, high, -aside] : [aside, high, out];
        }),
      );
    }
  return joined(bunches);
};
