import { ROUND_RUG } from '#domain/scene/catalogue.ts';
import { dyeingFor, dyeings } from '../look/rug-dyes.ts';
import { colour, type Material, mix } from '../render/material.ts';
import { flatNoise, hash } from '../render/noise.ts';
import { FRINGED, RUG_DESIGNS, rugMean, SHAGGY } from '../render/texture-rug.ts';
import { joined, type Mesh } from './mesh.ts';
import { type Maker, put } from './piece.ts';
import { type Edge, rugBody } from './rug-body.ts';
import { sheet } from './shapes.ts';

/** A flat-woven or knotted rug, and one of deep pile. */
const FLAT: Edge = { thick: 0.011, ragged: 0.003, turn: 0.015 };
const DEEP: Edge = { thick: 0.02, ragged: 0.012, turn: 0.036 };

/** Designs without a border, which may be cut to a circle, and the one that others give way to. */
const UNFRAMED: ReadonlySet<number> = new Set([1, 4, 7, 8]);
const PLAIN = 1;

export const rug: Maker = (piece, order, kit) => {
  const { width: w, depth: d } = order;
  const round = order.design >= ROUND_RUG;
  const woven = (kit.palette.rugPattern + (order.design % ROUND_RUG)) % RUG_DESIGNS;
  const pattern = round && !UNFRAMED.has(woven) ? PLAIN : woven;
  const made = dyeings(kit.palette, order.tint).map((palette): Material => {
    const bare: Material = { kind: 'rug', colour: palette[0], palette, pattern, width: w, depth: d, round };
    return { ...bare, colour: rugMean(bare) };
  });
  const cloth =
    made[
      dyeingFor(
        made.map((m) => m.colour),
        kit.floor,
      )
    ]!;
  const edge = SHAGGY.has(pattern) ? DEEP : FLAT;
  put(piece, rugBody(w, d, round ? { ...edge, turn: w / 2 } : edge, order.seed), cloth);
  if (!FRINGED.has(pattern)) return;
  const warp = mix(COTTON, cloth.colour, 0.4);
  put(piece, fringe(w, d, order.seed), { kind: 'rug', colour: warp, pattern: RUG_DESIGNS, width: w, depth: d });
};

/** Undyed warp. */
const COTTON = colour('#bdb3a0');

/** A knotted bunch of warp threads every so often, and its length, metres. */
const BUNCH = 0.008;
const LENGTH = 0.045;

/**
 * Warp ends at the two short sides: bunches of any width that lie over one another at the root, are swept aside together
 * and end where they like. All alike they were the teeth of a saw.
 */
const fringe = (w: number, d: number, seed: number): Mesh => {
  const across = w >= d;
  const [reach, half] = [Math.max(w, d) / 2 - 0.012, Math.min(w, d) / 2 - 0.012];
  const count = Math.max(1, Math.round((2 * half) / BUNCH));
  const bunches: Mesh[] = [];
  for (const end of [-1, 1])
    for (let k = 0; k < count; k++) {
      const any = (n: number) => hash(k, seed + end, n) - 0.5;
      const at = -half + ((k + 0.5 + 0.7 * any(11)) / count) * 2 * half;
      const swept = 0.05 * (flatNoise(at * 4 + seed, 31 + end, 0.5) - 0.5) + 0.022 * any(31);
      const long = LENGTH * (0.8 + 0.5 * any(41) + 0.5 * (flatNoise(at * 9, 51 + end, 0.5) - 0.5));
      const thin = 0.7 + 0.5 * any(61);
      const lift = 0.002 * (any(71) + 0.5);
      const turn = end * (across ? 1 : -1);
      bunches.push(
        sheet(2, 3, (s, t) => {
          const wide = BUNCH * (0.75 - 0.38 * t) * (1 - (1 - thin) * t * t);
          const aside = at + swept * t * t + turn * (s - 0.5) * 2 * wide;
          const out = end * (reach + 0.012 + t * long);
          const high = 0.0065 * (1 - t) ** 2 + 0.002 + lift + 0.0012 * (1 - (2 * s - 1) ** 2);
          return across ? [out, high, -aside] : [aside, high, out];
        }),
      );
    }
  return joined(bunches);
};
