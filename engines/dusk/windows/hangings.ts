import type { Raster } from '#engines/raster/raster.ts';
import { ease, quantile } from '#engines/raster/scalar.ts';

/** What hangs behind the glass by day, from its middle tones. */
export type Hangings = {
  /** 1: a closed blind or curtain, which stays one, lit from behind; 0: dark glass, into which the eye looks. */
  readonly veiled: number;
  /** Red over blue of the glass: what differs much from it stands in front. */
  readonly warm: number;
  readonly green: number;
};

/** Light of a pane from which white cloth in the shade may be bluish, and by how much. */
const CLOTH = [0.6, 0.75] as const;
const BLUISH = 0.06;
/** Unrest of a pane against its surroundings between which it mirrors an even sky, and is slats, folds or lace; and the share of a veil that an even pane is taken for. */
const WOVEN = [0.028, 0.05] as const;
const EVEN = 0.3;

const tonesOf = (data: Uint8Array, luma: Uint8Array, at: readonly number[]) => {
  const all: [number[], number[], number[], number[]] = [[], [], [], []];
  const [lights, warms, greens, hues] = all;
  for (let k = 0; k < at.length; k++) {
    const i = at[k]!;
    const [r, g, b] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
    lights.push(luma[i]! / 255);
    warms.push((r - b) / 255);
    greens.push((2 * g - r - b) / 510);
    hues.push((r - b) / (luma[i]! + 13));
  }
  return all;
};

export const hangingsOf = (
  photo: Raster,
  at: readonly number[],
  luma: Uint8Array,
  /** Median of how far the pane's places differ from what is around them. */
  unrest: number,
): Hangings => {
  const { data } = photo;
  const [lights, warms, greens, hues] = tonesOf(data, luma, at);
  const [middle, warm, green] = [quantile(lights, 0.5), quantile(warms, 0.5), quantile(greens, 0.5)];
  // A light pane that is blue mirrors the sky; a blind is white, grey or cream. Between white clouds there is blue, too.
  const bluest = quantile(hues, 0.2);
  const bluish = BLUISH * ease(CLOTH[0], CLOTH[1], middle);
  const blind = ease(-0.12 - bluish, -0.07 - bluish, warm / (middle + 0.05)) * ease(-0.24, -0.14, bluest);
  const woven = EVEN + (1 - EVEN) * ease(WOVEN[0], WOVEN[1], unrest);
  return { veiled: ease(0.4, 0.55, middle) * blind * woven, warm, green };
};

/** Median of how far the places well inside a pane differ from what is around them. */
export const unrestIn = (luma: Uint8Array, around: Float32Array, uv: Float32Array): number => {
  const all: number[] = [];
  for (let i = 0; i < luma.length; i += 2) {
    const [u, v] = [uv[i * 2]!, uv[i * 2 + 1]!];
    if (Math.min(u, 1 - u, v, 1 - v) > 0.08) all.push(Math.abs(luma[i]! / 255 - around[i]!));
  }
  return all.length > 0 ? quantile(all, 0.6) : 0;
};
