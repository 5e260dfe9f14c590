import { CREASES } from './crease-tile.ts';

/** Slopes across and along in shares, and how deep a place lies below those around it, metres. */
export type Crease = { across: number; along: number; hollow: number };

const { side: SIDE, texel: TEXEL } = CREASES;
/** Numbers kept a texel: slope across, along and hollow; once as they are, once as seen from three times as far. */
const KEPT = 6;
/** Pixels up to this wide see every crease, from the second width on only the broad ones. */
const NEAR = 0.003;
const FAR = 0.009;

const wrapped = (i: number): number => i & (SIDE - 1);

/** Mean of the texels around, 1 2 1 both ways. */
const eased = (from: Float32Array): Float32Array => {
  const pass = (data: Float32Array, right: number, down: number): Float32Array => {
    const out = new Float32Array(data.length);
    for (let j = 0; j < SIDE; j++)
      for (let i = 0; i < SIDE; i++) {
        const before = data[wrapped(j - down) * SIDE + wrapped(i - right)]!;
        const after = data[wrapped(j + down) * SIDE + wrapped(i + right)]!;
        out[j * SIDE + i] = (before + 2 * data[j * SIDE + i]! + after) / 4;
      }
    return out;
  };
  return pass(pass(from, 1, 0), 0, 1);
};

const keep = (out: Float32Array, first: number, height: Float32Array): void => {
  let around = height;
  for (let n = 0; n < 6; n++) around = eased(around);
  for (let j = 0; j < SIDE; j++)
    for (let i = 0; i < SIDE; i++) {
      const k = j * SIDE + i;
      const o = k * KEPT + first;
      out[o] = (height[j * SIDE + wrapped(i + 1)]! - height[j * SIDE + wrapped(i - 1)]!) / (2 * TEXEL);
      out[o + 1] = (height[wrapped(j + 1) * SIDE + i]! - height[wrapped(j - 1) * SIDE + i]!) / (2 * TEXEL);
      out[o + 2] = Math.max(0, around[k]! - height[k]!);
    }
};

const unpacked = (): Float32Array => {
  const bytes = new Int8Array(Uint8Array.from(atob(CREASES.packed), (c) => c.charCodeAt(0)).buffer);
  const near = Float32Array.from(bytes, (v) => v * CREASES.fine);
  const out = new Float32Array(SIDE * SIDE * KEPT);
  keep(out, 0, near);
  keep(out, 3, eased(eased(near)));
  return out;
};

let tile: Float32Array | null = null;

/** Crumpled cotton at a place of the cloth, in metres, as a pixel `span` wide sees it; it repeats after a metre. */
export const creaseAt = (u: number, v: number, span: number, out: Crease): void => {
  tile ??= unpacked();
  const x = u / TEXEL;
  const y = v / TEXEL;
  const i = Math.floor(x);
  const j = Math.floor(y);
  const fx = x - i;
  const fy = y - j;
  const far = Math.max(0, Math.min(1, (span - NEAR) / (FAR - NEAR)));
  let across = 0;
  let along = 0;
  let hollow = 0;
  for (let q = 0; q < 4; q++) {
    const w = (q & 1 ? fx : 1 - fx) * (q & 2 ? fy : 1 - fy);
    const o = (wrapped(j + (q >> 1)) * SIDE + wrapped(i + (q & 1))) * KEPT;
    across += w * (tile[o]! + (tile[o + 3]! - tile[o]!) * far);
    along += w * (tile[o + 1]! + (tile[o + 4]! - tile[o + 1]!) * far);
    hollow += w * (tile[o + 2]! + (tile[o + 5]! - tile[o + 2]!) * far);
  }
  out.across = across;
  out.along = along;
  out.hollow = hollow;
};
