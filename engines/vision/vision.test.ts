import { describe, expect, it } from 'vitest';
import { CLASS_NAMES, type ClassName, type Segmentation, type Segmenter } from '#engines/ports.ts';
import { newPlane, newRaster, type Raster } from '#engines/raster/raster.ts';
import { likeness, look, picturePrint } from '#engines/vision/index.ts';
import { shrink } from '#engines/vision/room/shrink.ts';
import { uprights } from '#engines/vision/uprights.ts';

/** A grey wall over a brown floor; the border leans so that a coarse answer cannot hit it by chance. */
const border = (x: number, width: number, height: number) => height * (0.5 + 0.2 * (x / width));
const room = (width: number, height: number): Raster => {
  const photo = newRaster(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      photo.data.set(y < border(x, width, height) ? [205, 205, 200] : [120, 80, 50], (y * width + x) * 3);
  return photo;
};
const answer = (width: number, height: number, scene: Record<string, number>): Segmentation => {
  const probabilities = CLASS_NAMES.map(() => newPlane(width, height));
  const id = (name: ClassName) => CLASS_NAMES.indexOf(name);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const floor = y + 0.5 < border(x + 0.5, width, height) ? 0.1 : 0.9;
      probabilities[id('floor')]!.data[y * width + x] = floor;
      probabilities[id('wall')]!.data[y * width + x] = 1 - floor;
    }
  return { width, height, probabilities, scene };
};
const segmenter = (scene: Record<string, number>): Segmenter => ({ segment: async () => answer(48, 32, scene) });

describe('look', () => {
  it('follows the edges of the photo at full size', async () => {
    const photo = room(480, 320);
    const { classes } = await look(photo, segmenter({ interior: 0.9 }));
    let wrong = 0;
    for (let y = 0; y < 320; y++)
      for (let x = 0; x < 480; x++) {
        const truth = y + 0.5 < border(x, 480, 320) ? 0 : 1;
        if (classes.ids.data[y * 480 + x] !== truth) wrong++;
      }
    expect(wrong / (480 * 320)).toBeLessThan(0.006);
    expect(classes.shares.wall! + classes.shares.floor!).toBeCloseTo(1, 3);
  });

  it('names room and kind, and says nothing of rooms outside', async () => {
    const inside = await look(room(240, 160), segmenter({ interior: 0.8, 'room:kitchen': 0.7, furnished: 0.9 }));
    expect(inside.facts).toMatchObject({ kind: 'interior', roomType: 'kitchen', furnished: false });
    const outside = await look(room(240, 160), segmenter({ exterior: 0.8, 'room:kitchen': 0.7 }));
    expect(outside.facts.kind).toBe('exterior');
    expect(outside.facts.roomType).toBeUndefined();
  });

  it('flags small and dark photos', async () => {
    const photo = room(240, 160);
    for (let i = 0; i < photo.data.length; i++) photo.data[i] = photo.data[i]! >> 3;
    const { facts } = await look(photo, segmenter({ interior: 1 }));
    expect(facts.quality).toMatchObject({ small: true, dark: true });
  });
});

describe('uprights', () => {
  const stripes = (lean: number) => {
    const plane = newPlane(300, 200);
    for (let y = 0; y < 200; y++)
      for (let x = 0; x < 300; x++) plane.data[y * 300 + x] = 0.5 + 0.4 * Math.sin((x - lean * y) / 6);
    return plane;
  };
  it('measures the roll of leaning edges', () => {
    expect(uprights(stripes(0)).roll).toBeCloseTo(0, 1);
    expect(Math.abs(uprights(stripes(Math.tan((3 * Math.PI) / 180))).roll)).toBeCloseTo(3, 0);
  });
});

describe('picture prints', () => {
  it('stay when a photo is resized and change when it is another', () => {
    const other = newRaster(300, 200);
    for (let i = 0; i < other.data.length; i++) other.data[i] = (i * 2654435761) >>> 24;
    expect(likeness(picturePrint(room(480, 320)), picturePrint(room(300, 200)))).toBeGreaterThan(0.9);
    expect(likeness(picturePrint(room(480, 320)), picturePrint(other))).toBeLessThan(0.9);
  });
});

it('shrinks by area, so that a photo of any size reads alike: a part of a pixel counts as a part', () => {
  const row = (values: readonly number[]): Raster => ({
    width: values.length,
    height: 1,
    channels: 3,
    data: Uint8Array.from(values.flatMap((v) => [v, v, v])),
  });
  const reds = (photo: Raster) => [...photo.data].filter((_, i) => i % 3 === 0);
  expect(reds(shrink(row([0, 100, 200, 100, 0]), 4))).toEqual([20, 140, 140, 20]);
  expect(reds(shrink(row([10, 20, 30, 40]), 2))).toEqual([15, 35]);
});
