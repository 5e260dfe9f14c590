import type { Look, Material } from './material.ts';
import { hash, noise } from './noise.ts';
import { tint, toward } from './tints.ts';

/** A pair of strands in a woven seat, metres. */
const STRANDS = 0.0085;

/** Cord laid over each rail towards the middle, in four fields that meet along the diagonals; two of them lie across the light. */
const corded = (m: Material, out: Look, x: number, z: number, span: number) => {
  const side = Math.abs(x) > Math.abs(z);
  const at = (side ? z : x) / STRANDS;
  const strand = Math.floor(at);
  const t = at - strand;
  const seen = Math.max(0, Math.min(1, 1.7 - span / 0.0034));
  const groove = Math.abs(2 * t - 1) ** 3;
  toward(out, m.second, 0.22 + 0.14 * (hash(strand, side ? 1 : 0, 3) - 0.5) + seen * 0.62 * (groove - 0.25));
  const joint = Math.max(0, 1 - Math.abs(Math.abs(x) - Math.abs(z)) / Math.max(0.006, span));
  tint(out, (side ? 0.93 : 1.03) * (1 - 0.12 * joint));
  const push = 0.5 * seen * Math.sin(2 * Math.PI * t);
  if (side) out.bz -= push;
  else out.bx -= push;
};

/** Printed cushions, by `pattern`: 1 woven stripes, 2 a small net, 3 broken dashes as block printers set them, 4 a windowpane, 5 one broad band, 6 a basket weave of two yarns, 7 a chair's seat of cord. */
export const print = (m: Material, out: Look, x: number, y: number, z: number, span: number) => {
  const lines = (v: number, step: number, wide: number) => {
    const off = Math.abs(v / step - Math.round(v / step)) * step;
    return Math.max(0, Math.min(1, (wide - off) / Math.max(0.002, span) + 0.5));
  };
  if (m.pattern === 1) {
    toward(
      out,
      m.second,
      0.85 * Math.max(lines(x, 0.075, 0.009), lines(x + 0.02, 0.075, 0.003), lines(x - 0.02, 0.075, 0.003)),
    );
    return;
  }
  if (m.pattern === 2) {
    toward(out, m.second, 0.8 * Math.max(lines(x + y, 0.085, 0.0055), lines(x - y, 0.085, 0.0055)));
    return;
  }
  if (m.pattern === 4) {
    toward(out, m.second, 0.7 * Math.max(lines(x, 0.11, 0.0045), lines(y, 0.11, 0.0045)));
    return;
  }
  if (m.pattern === 5) {
    toward(
      out,
      m.second,
      0.9 * Math.max(lines(x, 0.4, 0.05), 0.8 * lines(x - 0.075, 0.4, 0.006), 0.8 * lines(x + 0.075, 0.4, 0.006)),
    );
    return;
  }
  if (m.pattern === 6) {
    const [i, j] = [Math.floor(x / 0.012), Math.floor(y / 0.012)];
    // Finer than two pixels the yarns run into one.
    const apart = Math.max(0, Math.min(1, 2 - span / 0.006));
    toward(
      out,
      m.second,
      0.42 + 0.3 * apart * ((i + j) & 1 ? noise(i * 3.7, j * 0.9, 2) : -noise(i * 0.9, j * 3.7, 5)),
    );
    return;
  }
  if (m.pattern === 7) {
    corded(m, out, x, z, span);
    return;
  }
  const row = Math.round(y / 0.045);
  toward(out, m.second, 0.85 * Math.min(lines(y, 0.045, 0.008), lines(x + (row & 1) * 0.035, 0.07, 0.024)));
};
