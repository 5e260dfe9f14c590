import type { Grade } from '#engines/dusk/evening/grade.ts';
import { BYTES } from '#engines/dusk/evening/tone-curves.ts';
import { duskKernel } from '#engines/dusk/kernel/kernel.ts';
import { LOG_LIGHT } from '#engines/dusk/lamps/light-cells.ts';
import { EMITTED } from '#engines/dusk/lamps/lights.ts';
import { LINEAR } from '#engines/raster/colour.ts';
import { type Kernel, placesOf, rasterKernel } from '#engines/raster/kernel/kernel.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { growIn, growScratch } from '#engines/raster/resize.ts';

/** Rows painted at once: few enough to stay in the cache from one step to the next. */
const ROWS = 32;

/** What holds for every pixel: its own bytes, and planes of any size of what lies on it. */
export type Evening = {
  readonly width: number;
  readonly height: number;
  readonly grade: Grade;
  /** What is left of the day by steps of its sun, and of a place without any. */
  readonly table: Float32Array;
  readonly ambientLeft: number;
  readonly source: Uint8Array;
  readonly luma: Uint8Array;
  readonly alpha: Uint8Array;
  readonly thin: Uint8Array;
  /** The last row with any sky: below it nothing of the sky is made. */
  readonly skyRows: number;
  readonly sky: readonly [red: Plane, green: Plane, blue: Plane];
  readonly ground: readonly [
    slope: Plane,
    excess: Plane,
    least: Plane,
    most: Plane,
    red: Plane,
    green: Plane,
    blue: Plane,
    arriving: Plane,
  ];
  readonly lights?:
    | { readonly glass: Uint8Array; readonly emitted: Uint8Array; readonly spill: Plane; readonly bloom: Plane }
    | undefined;
};

const PLANES = 13;
/** Which of them hold what lamps give: behind the sky's and the ground's. */
const LAMPS = 11;
/** Bytes from one plane's rows to the next one's: growing may write a few floats more. */
const stepOf = (width: number): number => ROWS * width * 4 + 16;
/** Bytes of the numbers and places that the kernel reads first. */
const SET = 128;

const tablesOf = ({ table, grade: { held, graded } }: Evening): readonly Float32Array[] => [
  LINEAR,
  LOG_LIGHT,
  table,
  held,
  graded,
  BYTES,
  EMITTED,
];

/** In the order in which kernel.as reads them. */
const numbersOf = ({ grade, ambientLeft }: Evening): readonly number[] => [
  grade.saturation,
  grade.slight,
  grade.cream,
  grade.lampOverSky,
  grade.shadeBlue,
  grade.lampRed,
  grade.lampGreen,
  grade.lampBlue,
  grade.lift,
  ambientLeft,
  grade.greens,
];

const layOut = (evening: Evening) => {
  const { width, sky, ground, lights } = evening;
  const pixels = ROWS * width;
  const all = [...sky, ...ground, ...(lights ? [lights.spill, lights.bloom] : [])];
  const largest = Math.max(...all.map(({ data }) => data.length));
  const tables = tablesOf(evening);
  const [set, made, source, luma, alpha, thin, glass, emitted, out, scratch, src, ...after] = placesOf(
    SET,
    PLANES * stepOf(width),
    pixels * 3,
    pixels,
    pixels,
    pixels,
    pixels,
    pixels * 3,
    pixels * 3,
    growScratch(width),
    largest * 4,
    ...tables.map(({ byteLength }) => byteLength),
  );
  const kernel = rasterKernel(after.at(-1)!);
  const { buffer } = kernel.memory;
  const numbers = numbersOf(evening);
  new Float32Array(buffer, set, numbers.length).set(numbers);
  const places = [
    made,
    stepOf(width),
    source,
    luma,
    alpha,
    thin,
    glass,
    emitted,
    out,
    ...after.slice(0, tables.length),
  ];
  new Uint32Array(buffer, set + 64, places.length).set(places);
  for (const [k, table] of tables.entries()) new Float32Array(buffer, after[k]!, table.length).set(table);
  // Nothing shines where there are no lights.
  new Uint8Array(buffer, glass, emitted + pixels * 3 - glass).fill(0);
  new Float32Array(buffer, made + LAMPS * stepOf(width), (2 * stepOf(width)) / 4).fill(0);
  return { kernel, set, made, source, luma, alpha, thin, glass, emitted, out, scratch, src };
};

/** Every pixel of the evening, once: new sky, relit ground, lamps and grade, blended by the matte. */
export const paintEvening = (evening: Evening, bytes: Uint8Array): void => {
  const { width, height, sky, ground, lights, skyRows } = evening;
  const at = layOut(evening);
  const { paint } = duskKernel(at.kernel.memory);
  const memory = new Uint8Array(at.kernel.memory.buffer);
  for (let from = 0; from < height; from += ROWS) {
    const to = Math.min(height, from + ROWS);
    const [first, last] = [from * width, to * width];
    const grow = (plane: Plane, k: number): void => growOne(at, plane, k, width, height, from, to);
    if (from <= skyRows) for (let k = 0; k < 3; k++) grow(sky[k]!, k);
    for (let k = 0; k < ground.length; k++) grow(ground[k]!, 3 + k);
    memory.set(evening.source.subarray(first * 3, last * 3), at.source);
    memory.set(evening.luma.subarray(first, last), at.luma);
    memory.set(evening.alpha.subarray(first, last), at.alpha);
    const above = Math.max(first, Math.min(last, (skyRows + 1) * width));
    memory.set(evening.thin.subarray(first, above), at.thin);
    memory.fill(0, at.thin + above - first, at.thin + last - first);
    if (lights) {
      memory.set(lights.glass.subarray(first, last), at.glass);
      memory.set(lights.emitted.subarray(first * 3, last * 3), at.emitted);
      grow(lights.spill, LAMPS);
      grow(lights.bloom, LAMPS + 1);
    }
    paint(at.set, first, last - first);
    bytes.set(memory.subarray(at.out, at.out + (last - first) * 3), first * 3);
  }
};

const growOne = (
  at: { readonly kernel: Kernel; readonly src: number; readonly made: number; readonly scratch: number },
  plane: Plane,
  k: number,
  width: number,
  height: number,
  from: number,
  to: number,
): void => growIn(at.kernel, plane, width, height, [from, to], [at.src, at.made + k * stepOf(width), at.scratch]);
