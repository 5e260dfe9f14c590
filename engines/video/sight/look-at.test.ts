import { expect, test } from 'vitest';
import { CLASS_NAMES, type Segmenter } from '#engines/ports.ts';
import { newPlane, newRaster, type Raster } from '#engines/raster/raster.ts';
import { lookAt } from '#engines/video/sight/look-at.ts';

const painted = (width: number, height: number, colour: (x: number, y: number) => [number, number, number]): Raster => {
  const photo = newRaster(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) photo.data.set(colour(x, y), (y * width + x) * 3);
  }
  return photo;
};

test('the one red thing in a grey room is the focus', async () => {
  const photo = painted(600, 400, (x, y) => (Math.hypot(x - 420, y - 250) < 45 ? [200, 40, 40] : [150, 150, 150]));
  const { focus, vanishing } = await lookAt(photo);
  expect(focus.x).toBeGreaterThan(0.62);
  expect(focus.x).toBeLessThan(0.76);
  expect(focus.y).toBeGreaterThan(0.54);
  expect(focus.y).toBeLessThan(0.7);
  expect(vanishing).toBeUndefined();
});

test('lines of floor and ceiling meet at the vanishing point', async () => {
  const [vx, vy] = [240, 180];
  const photo = painted(600, 400, (x, y) => {
    const angle = Math.atan2(y - vy, x - vx);
    const shade = Math.floor((angle + Math.PI) * 5) % 2 === 0 ? 90 : 180;
    return [shade, shade, shade];
  });
  const { vanishing } = await lookAt(photo);
  expect(vanishing!.x * 600).toBeGreaterThan(vx - 25);
  expect(vanishing!.x * 600).toBeLessThan(vx + 25);
  expect(vanishing!.y * 400).toBeGreaterThan(vy - 25);
  expect(vanishing!.y * 400).toBeLessThan(vy + 25);
});

test('a flat picture is looked at in its middle', async () => {
  const { focus } = await lookAt(painted(300, 200, () => [128, 128, 128]));
  expect(focus.x).toBeCloseTo(0.5, 2);
  expect(focus.y).toBeCloseTo(0.5, 1);
});

test('a segmenter gives the box of the house', async () => {
  const probabilities = CLASS_NAMES.map(() => newPlane(40, 30));
  const facade = probabilities[CLASS_NAMES.indexOf('facade')]!;
  for (let y = 10; y < 25; y++) for (let x = 8; x < 32; x++) facade.data[y * 40 + x] = 1;
  const segmenter: Segmenter = { segment: async () => ({ width: 40, height: 30, probabilities, scene: {} }) };
  const { subject } = await lookAt(
    painted(400, 300, () => [100, 120, 140]),
    segmenter,
  );
  expect(subject).toEqual({ left: 8 / 40, right: 32 / 40, top: 10 / 30, bottom: 25 / 30 });
});
