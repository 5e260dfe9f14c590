import type { WindowLook } from '#engines/dusk/windows/look.ts';

/** A nearly upright edge: x at its upper and lower end. `falling` = gets darker to the right. */
export type Upright = {
  readonly xTop: number;
  readonly xBottom: number;
  readonly top: number;
  readonly bottom: number;
  readonly falling: boolean;
  readonly strength: number;
};

export type Gradients = { readonly across: Float32Array; readonly down: Float32Array };

/** Central differences, each smoothed by three across its own direction. */
export const gradientsOf = (look: WindowLook): Gradients => {
  const { width, height } = look;
  const { data } = look.luma;
  const across = new Float32Array(width * height);
  const down = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const a = i - width;
      const c = i + width;
      across[i] = (data[a + 1]! + 2 * data[i + 1]! + data[c + 1]! - data[a - 1]! - 2 * data[i - 1]! - data[c - 1]!) / 4;
      down[i] = (data[c - 1]! + 2 * data[c]! + data[c + 1]! - data[a - 1]! - 2 * data[a]! - data[a + 1]!) / 4;
    }
  return { across, down };
};

const WEAK = 0.035;
const SHORTEST = 9;

/** 1 on ridges of the sideways gradient that get lighter to the right, 2 on those that get darker. */
const ridgesOf = ({ width, height, sky }: WindowLook, { across, down }: Gradients): Uint8Array => {
  const out = new Uint8Array(width * height);
  for (let y = 2; y < height - 2; y++)
    for (let i = y * width + 2, end = (y + 1) * width - 2; i < end; i++) {
      const v = across[i]!;
      if (v > WEAK) {
        if (v >= across[i - 1]! && v >= across[i + 1]! && v > Math.abs(down[i]!) * 1.2 && sky[i]! < 0.5) out[i] = 1;
      } else if (-v > WEAK) {
        if (v <= across[i - 1]! && v <= across[i + 1]! && -v > Math.abs(down[i]!) * 1.2 && sky[i]! < 0.5) out[i] = 2;
      }
    }
  return out;
};

/** Follows ridges of the sideways gradient downwards, one pixel of drift a row, small gaps forgiven. */
export const uprightsOf = (look: WindowLook, gradients: Gradients): Upright[] => {
  const { width, height } = look;
  const { across } = gradients;
  // A ridge that has been followed is taken off the map.
  const ridges = ridgesOf(look, gradients);
  const found: Upright[] = [];
  for (let y = 2; y < height * 0.9; y++)
    for (let x = 2; x < width - 2; x++) {
      const kind = ridges[y * width + x]!;
      if (!kind) continue;
      let at = x;
      let row = y;
      let gap = 0;
      let n = 0;
      let sum = 0;
      let sx = 0;
      let sy = 0;
      let sxy = 0;
      let syy = 0;
      let last = y;
      while (row < height - 2 && gap <= 2) {
        const here = row * width + at;
        const next = ridges[here] === kind ? 0 : ridges[here - 1] === kind ? -1 : ridges[here + 1] === kind ? 1 : 2;
        if (next > 1) gap++;
        else {
          gap = 0;
          at += next;
          ridges[row * width + at] = 0;
          sum += Math.abs(across[row * width + at]!);
          sx += at;
          sy += row;
          sxy += at * row;
          syy += row * row;
          n++;
          last = row;
        }
        row++;
      }
      if (n < SHORTEST) continue;
      const spread = n * syy - sy * sy;
      const slope = spread > 0 ? (n * sxy - sx * sy) / spread : 0;
      if (Math.abs(slope) > 0.14) continue;
      const base = (sx - slope * sy) / n;
      found.push({
        xTop: base + slope * y,
        xBottom: base + slope * last,
        top: y,
        bottom: last,
        falling: kind === 2,
        strength: sum / n,
      });
    }
  return found;
};
