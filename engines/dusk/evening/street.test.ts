import { beforeAll, expect, test } from 'vitest';
import { MOODS } from '#engines/dusk/evening/mood.ts';
import { excessStep, type Relight, relightFor } from '#engines/dusk/evening/relight.ts';
import { logLight } from '#engines/dusk/lamps/light-cells.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import { CLASS_NAMES, type ClassName, type Daylight, type Segmentation } from '#engines/ports.ts';
import { LINEAR, lumaOf } from '#engines/raster/colour.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';

// A drawn street in hard sun, read as the networks would: what the parts of the evening do on their own must reach the picture.
const [W, H] = [540, 360];
type Colour = readonly [number, number, number];
/** Columns and rows of a part, what it is, its colour in the shade, the stops of sun on it, and those that the network reads. */
type Part = {
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  readonly name: ClassName;
  readonly colour: Colour;
  readonly sun?: number;
  readonly read?: number;
};
/** Stops of blue that a stop of sun takes. */
const SUN_BLUE = -0.2;
const WALL: Colour = [112, 112, 112];
const TAN: Colour = [96, 84, 70];
const ROAD: Colour = [84, 84, 88];
const WINDOW = [206, 110, 236, 160] as const;
const PARTS: readonly Part[] = [
  { box: [0, 0, W, 240], name: 'sky', colour: [120, 160, 220] },
  { box: [0, 230, 300, H], name: 'ground', colour: ROAD },
  { box: [300, 230, W, H], name: 'ground', colour: ROAD, sun: 1.5 },
  // The house for sale, an end of it in the shade of a tree; two dark shutters on it are read as shade.
  { box: [120, 60, 160, 240], name: 'facade', colour: WALL },
  { box: [160, 60, 340, 240], name: 'facade', colour: WALL, sun: 2 },
  { box: WINDOW, name: 'pane', colour: [60, 70, 84] },
  { box: [188, 106, 202, 164], name: 'facade', colour: [26, 28, 25], sun: 2, read: 0.2 },
  { box: [240, 106, 254, 164], name: 'facade', colour: [26, 28, 25], sun: 2, read: 0.2 },
  // The one next door is of tan boards; the sun on its gable, to the right, is read by half.
  { box: [400, 120, 430, 240], name: 'facade', colour: TAN },
  { box: [430, 120, W, 240], name: 'facade', colour: TAN, sun: 2 },
  { box: [490, 120, W, 240], name: 'facade', colour: TAN, sun: 2, read: 1 },
  // A yellow line on the road, read as more sun, and a bed in a shadow that the file shows black and blue.
  { box: [300, 320, W, 325], name: 'ground', colour: [152, 110, 40], sun: 1.5, read: 2.4 },
  { box: [30, 270, 100, 312], name: 'ground', colour: [9, 10, 17] },
  { box: [150, 270, 220, 312], name: 'vehicle', colour: [9, 10, 26] },
];
const byteOf = (linear: number): number => {
  let byte = 0;
  while (byte < 255 && LINEAR[byte]! < linear) byte++;
  return byte;
};
const inSun = (colour: Colour, stops: number): Colour =>
  colour.map((value, k) => byteOf(LINEAR[value]! * 2 ** (stops * (k === 2 ? 1 + SUN_BLUE : 1)))) as unknown as Colour;

const street = () => {
  const photo = newRaster(W, H);
  const alpha = new Uint8Array(W * H);
  const planes = Object.fromEntries(CLASS_NAMES.map((name) => [name, newPlane(W, H)]));
  const daylight: Daylight = { light: newPlane(W, H), red: newPlane(W, H), blue: newPlane(W, H) };
  for (const { box, name, colour, sun = 0, read = sun } of PARTS) {
    const shown = inSun(colour, sun);
    for (let y = box[1]; y < box[3]; y++)
      for (let x = box[0]; x < box[2]; x++) {
        const i = y * W + x;
        photo.data.set(shown, i * 3);
        alpha[i] = name === 'sky' ? 255 : 0;
        for (const plane of Object.values(planes)) plane.data[i] = 0;
        planes[name]!.data[i] = 1;
        daylight.light.data[i] = read;
        daylight.blue.data[i] = SUN_BLUE * read;
      }
  }
  const seen: Segmentation = { width: W, height: H, probabilities: Object.values(planes), scene: { exterior: 1 } };
  return { photo, alpha, seen, daylight };
};

const quadOf = ([left, top, right, bottom]: Part['box']): Quad => [
  [left / W, top / H],
  [right / W, top / H],
  [right / W, bottom / H],
  [left / W, bottom / H],
];

/** Log2 of its green light, and stops of red and blue against it, that a pixel has at dusk. */
const duskOf = (lit: boolean) => {
  const { photo, alpha, seen, daylight } = street();
  const luma = lumaOf(photo);
  const window = { quad: quadOf(WINDOW), lit };
  const relight: Relight = relightFor(photo, luma, alpha, MOODS.dusk, 0.3, 0.5, seen, daylight, undefined, [window]);
  const at = (plane: typeof relight.slope) => rowSampler(plane, W, H);
  const [slope, excess, arriving] = [at(relight.slope), at(relight.excess), at(relight.arriving)];
  const gain = relight.gain.map(at);
  return (x: number, y: number) => {
    const byte = luma[y * W + x]!;
    const level = relight.table[excessStep(slope(y)[x]! * logLight(byte) + excess(y)[x]!)]! * arriving(y)[x]!;
    const [r, g, b] = [0, 1, 2].map((k) =>
      Math.log2(LINEAR[photo.data[(y * W + x) * 3 + k]!]! * level * gain[k]!(y)[x]! + 1e-6),
    );
    return { light: g!, red: r! - g!, blue: b! - g! };
  };
};

let dusk: ReturnType<typeof duskOf>;
beforeAll(() => {
  dusk = duskOf(true);
});

test('dark shutters lose the sun of their wall with it', () => {
  const darker = Math.log2(LINEAR[112]! / LINEAR[28]!);
  expect(dusk(300, 150).light - dusk(195, 135).light).toBeGreaterThan(0.8 * darker);
});

test('a yellow line stays lighter than its road, and gains in red what that loses', () => {
  const [line, road] = [dusk(400, 322), dusk(400, 300)];
  expect(line.light - road.light).toBeGreaterThan(0.5);
  expect(line.red).toBeGreaterThan(Math.log2(LINEAR[152]! / LINEAR[110]!) + 0.1);
});

test('a bed in a black shadow is grey, a dark car keeps its paint', () => {
  const [bed, car] = [dusk(65, 290), dusk(185, 290)];
  expect(Math.abs(bed.blue)).toBeLessThan(0.5);
  expect(car.blue).toBeGreaterThan(1.5);
  expect(car.light).toBeLessThan(bed.light - 1.5);
});

test('the walls next door stand in one light, whatever of its sun was read', () => {
  const [wall, gable] = [dusk(460, 180), dusk(515, 180)];
  expect(Math.abs(wall.blue - gable.blue)).toBeLessThan(0.06);
  const byDay = Math.log2(LINEAR[70]! / LINEAR[84]!);
  expect(wall.blue).toBeLessThan(byDay - 0.15);
});

test('the lights of the house for sale model that house, and not the one next door', () => {
  const out = duskOf(false);
  expect(dusk(330, 230).light - out(330, 230).light).toBeLessThan(-0.5);
  expect(dusk(515, 230).light - out(515, 230).light).toBeCloseTo(0, 5);
});
