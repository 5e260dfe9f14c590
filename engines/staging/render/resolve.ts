import { makeFaceLight } from './face-light.ts';
import { makeFaces } from './faces.ts';
import { SAMPLE_X, SAMPLE_Y, SAMPLES } from './job.ts';
import { makePile } from './pile.ts';
import type { Bench } from './surface.ts';

/** A gap stays as dark as it is, the soft shade beside it goes by half: cushions had rims as if airbrushed. */
const eased = (left: number): number => left * (1 + 0.55 * (1 - left));

/** Squared cosine of a bend that shows within a pixel of cloth: three degrees. */
const ROLLED = 0.997;

/** Full-size colour of the pieces in one row of pixels: each visible surface of a pixel is painted once. */
export const makeResolve = (bench: Bench) => {
  const { job } = bench;
  const { width, ids, layer } = job;
  const { narrow, parted, turned } = makeFaces(job);
  const shade = makeFaceLight(bench, narrow);
  const pile = makePile(bench);
  const groups = new Int32Array(SAMPLES * 3);
  const { placement, material } = job.geometry;
  /** Which piece a triangle belongs to, and what it is made of, as one number. */
  const stuffOf = (id: number): number => placement[id - 1]! * 4096 + material[id - 1]!;
  /** Sum of what seams and joints leave at a group's samples: at one sample a seam a pixel wide was a row of dashes. */
  const left = new Float32Array(SAMPLES);
  const rgb = new Float32Array(3);
  const one = new Float32Array(3);
  /**
   * Metal mirrors and slim parts turn within a pixel: a handle a pixel thin shows room and front in turn, so that one sample
   * would make it a row of dashes. Slim parts and cloth mirror no rays: once a triangle is enough for them.
   */
  const shadeAll = (x: number, row: number, key: number, once: boolean, out: Float32Array) => {
    let n = 0;
    let last = 0;
    out.fill(0);
    for (let s = 0; s < SAMPLES; s++) {
      const id = ids[(row * width + x) * SAMPLES + s]!;
      if (!id || stuffOf(id) !== key) continue;
      if (!once || id !== last) shade(x + SAMPLE_X[s]!, row + SAMPLE_Y[s]!, id - 1, one);
      last = id;
      n++;
      for (let k = 0; k < 3; k++) out[k]! += one[k]!;
    }
    for (let k = 0; k < 3; k++) out[k]! /= n;
  };
  /** Does a pixel show other triangles of the same stuff, or only such as are `turned` against the first? */
  const mixed = (base: number, key: number, first: number, bends: boolean): boolean => {
    for (let s = 0; s < SAMPLES; s++) {
      const id = ids[base + s]!;
      if (id && id !== first && stuffOf(id) === key && (!bends || turned(first - 1, id - 1, ROLLED))) return true;
    }
    return false;
  };
  return (row: number): void => {
    for (let x = 0; x < width; x++) {
      const base = (row * width + x) * SAMPLES;
      let count = 0;
      let covered = 0;
      for (let s = 0; s < SAMPLES; s++) {
        const id = ids[base + s]!;
        if (!id) continue;
        covered++;
        const own = bench.shadeAt(id - 1, x + SAMPLE_X[s]!, row + SAMPLE_Y[s]!);
        const key = stuffOf(id);
        let found = false;
        for (let k = 0; k < count; k++) {
          if (groups[k * 3] !== key) continue;
          // Two faces of one piece that meet or hide each other in this pixel are shaded apart, or seams and edges come out jagged.
          const first = ids[base + groups[k * 3 + 1]!]!;
          if (first !== id && parted(first - 1, id - 1)) continue;
          groups[k * 3 + 2]!++;
          left[k]! += own;
          // The second sample of a group lies nearer the pixel's middle as often as not: take every other.
          if (groups[k * 3 + 2] === 3) groups[k * 3 + 1] = s;
          found = true;
          break;
        }
        if (found) continue;
        groups[count * 3] = key;
        groups[count * 3 + 1] = s;
        groups[count * 3 + 2] = 1;
        left[count] = own;
        count++;
      }
      const o = (row * width + x) * 4;
      if (!covered) {
        layer[o] = layer[o + 1] = layer[o + 2] = layer[o + 3] = 0;
        continue;
      }
      let r = 0;
      let g = 0;
      let b = 0;
      for (let k = 0; k < count; k++) {
        const s = groups[k * 3 + 1]!;
        let share = groups[k * 3 + 2]! / SAMPLES;
        let tone = eased(left[k]! / groups[k * 3 + 2]!);
        const m = job.geometry.materials[groups[k * 3]! % 4096]!;
        const first = ids[base + s]!;
        // A rim a pixel or two wide gleams otherwise than the top it bounds: by one sample it had teeth. So had the rolled
        // edge of a far cushion, whose faces turn away within a pixel.
        if (
          m.metal ||
          m.slim ||
          (m.kind !== 'rug' && m.kind !== 'leaf' && mixed(base, groups[k * 3]!, first, !m.shine))
        )
          shadeAll(x, row, groups[k * 3]!, m.slim === true || !m.shine, rgb);
        else shade(x + SAMPLE_X[s]!, row + SAMPLE_Y[s]!, first - 1, rgb);
        if (job.pile > 0) {
          const clear = pile.clearOf(row * width + x);
          covered -= groups[k * 3 + 2]! * (1 - clear);
          share *= clear;
          tone *= pile.left.tone;
        }
        r += Math.sqrt(rgb[0]! * tone) * share;
        g += Math.sqrt(rgb[1]! * tone) * share;
        b += Math.sqrt(rgb[2]! * tone) * share;
      }
      layer[o] = r;
      layer[o + 1] = g;
      layer[o + 2] = b;
      layer[o + 3] = covered / SAMPLES;
    }
  };
};
