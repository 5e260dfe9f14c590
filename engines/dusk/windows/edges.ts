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

/** Follows ridges of the sideways gradient downwards, one pixel of drift a row, small gaps forgiven. */
export const uprightsOf = (look: WindowLook, { across, down }: Gradients): Upright[] => {
  const { width, height } = look;
  const used = new Uint8Array(width * height);
  const found: Upright[] = [];
  const ridge = (i: number, sign: number): boolean => {
    const v = across[i]! * sign;
    return (
      v > WEAK &&
      v >= across[i - 1]! * sign &&
      v >= across[i + 1]! * sign &&
      v > Math.abs(down[i]!) * 1.2 &&
      look.sky[i]! < 0.5
    );
  };
  for (let y = 2; y < height * 0.9; y++)
    for (let x = 2; x < width - 2; x++) {
      const start = y * width + x;
      const sign = across[start]! > 0 ? 1 : -1;
      if (used[start] || !ridge(start, sign)) continue;
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
        let next = -1;
        for (const dx of [0, -1, 1]) {
          const i = row * width + at + dx;
          if (at + dx > 1 && at + dx < width - 2 && !used[i] && ridge(i, sign)) {
            next = at + dx;
            break;
          }
        }
        if (next < 0) gap++;
        else {
          gap = 0;
          at = next;
          used[row * width + at] = 1;
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
        falling: sign < 0,
        strength: sum / n,
      });
    }
  return found;
};
