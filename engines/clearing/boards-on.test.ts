import { expect, test } from 'vitest';
import { boardsOn } from '#engines/clearing/boards-on.ts';
import { BACK, FLOOR, type Surfaces } from '#engines/clearing/surfaces.ts';
import { newMask, type Raster } from '#engines/raster/raster.ts';

const [width, height] = [300, 220];
const EDGE = 160;
/** Pixels a metre. */
const SCALE = 240;
const WALL = 180;

const flat = (): Surfaces => {
  const side = new Uint8Array(width * height);
  const b = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      side[i] = y < EDGE ? BACK : FLOOR;
      b[i] = y < EDGE ? (EDGE - y - 0.5) / SCALE : 1;
    }
  return { width, height, side, a: new Float32Array(width * height), b, distance: new Float32Array(width * height) };
};

/** A board with a groove of two pixels; the box's line leaves its lower edge by `askew` pixels over the picture. */
const roomWith = (askew: number, board = true) => {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const up = EDGE - 0.5 - y + Math.round((askew * x) / width);
      const value = up < 0 ? 90 : !board || up > 24 ? WALL : up > 14 && up < 17 ? 150 : 235;
      data.fill(value, i * 3, i * 3 + 3);
    }
  return data;
};

const filled = (askew: number, board?: boolean) => {
  const truth = roomWith(askew, board);
  const mask = newMask(width, height);
  const out = new Float32Array(truth);
  for (let y = 60; y < 200; y++)
    for (let x = 110; x < 190; x++) {
      mask.data[y * width + x] = 255;
      out.fill(y < EDGE ? WALL : 90, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  const photo: Raster = { width, height, channels: 3, data: truth };
  const hidden = { ...photo, data: truth.map((v, p) => (mask.data[Math.floor(p / 3)] ? 20 : v)) };
  boardsOn(hidden, mask, flat(), 2.6, () => WALL, out);
  let off = 0;
  let count = 0;
  for (let y = EDGE - 28; y < EDGE + 4; y++)
    for (let x = 110; x < 190; x++, count++) off += Math.abs(out[(y * width + x) * 3]! - truth[(y * width + x) * 3]!);
  return off / count;
};

test('a board goes on behind a thing with its groove', () => {
  expect(filled(0)).toBeLessThan(6);
});

test('a board that runs askew to the box meets both its ends', () => {
  expect(filled(8)).toBeLessThan(10);
});

test('a wall without a board gets none', () => {
  expect(filled(0, false)).toBeLessThan(4);
});
