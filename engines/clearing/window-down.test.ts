import { expect, test } from 'vitest';
import { lensOf } from '#domain/scene/camera.ts';
import type { RoomUnder } from '#engines/clearing/room-under.ts';
import { BACK, type BoxRoom, surfacesOf } from '#engines/clearing/surfaces.ts';
import { windowsDown } from '#engines/clearing/window-down.ts';
import { CLASS_NAMES, type Segmentation } from '#engines/ports.ts';
import { newMask, newPlane, type Raster } from '#engines/raster/raster.ts';

const [width, height] = [240, 160];
const box: BoxRoom = {
  camera: { width, height, focal: 150, pitch: 0, roll: 0, yaw: 0, eye: 1.3, bend: 0 },
  box: { depth: 3, left: 1.6, right: 1.6 },
  ceiling: 2.6,
};
const surfaces = surfacesOf(box);
const WALL = 200;
const BAR = 250;
const VIEW = 90;

/** A window from .8 to 2 m on the far wall, with a bar in its middle and a white rail at its foot; a sofa hides its lower right. */
const scene = (hides: (a: number, b: number) => boolean) => {
  const data = new Uint8Array(width * height * 3).fill(WALL);
  const mask = newMask(width, height);
  const window = newPlane(width, height);
  for (let i = 0; i < window.data.length; i++) {
    if (surfaces.side[i] !== BACK) continue;
    const [a, b] = [surfaces.a[i]!, surfaces.b[i]!];
    if (Math.abs(a) < 0.9 && b > 0.8 && b < 2) {
      window.data[i] = 1;
      data.fill(Math.abs(a) < 0.08 || b < 0.9 || b > 1.9 ? BAR : VIEW, i * 3, i * 3 + 3);
    }
    if (hides(a, b)) mask.data[i] = 255;
  }
  const photo: Raster = { width, height, channels: 3, data };
  const seen: Segmentation = {
    width,
    height,
    scene: {},
    probabilities: CLASS_NAMES.map((name) => (name === 'window' ? window : newPlane(width, height))),
  };
  const plain = { ...photo, data: data.map((v, p) => (mask.data[Math.floor(p / 3)] ? WALL : v)) };
  const none = newPlane(width, height);
  const guess = { floor: none, wall: none, ceiling: none, structure: none, trust: none };
  const room: RoomUnder = {
    surfaces,
    box,
    lens: lensOf(box.camera),
    ceiling: 2.6,
    bare: () => 1,
    guess,
    fit: 1,
    hidden: 1,
    asked: false,
    halo: new Uint8Array(0),
  };
  return { photo, mask, ...windowsDown(photo, plain, mask, seen, room) };
};

const greyAt = ({ data }: Raster, a: number, b: number): number => {
  let best = 0;
  let least = 9;
  for (let i = 0; i < surfaces.side.length; i++) {
    const off = surfaces.side[i] === BACK ? Math.hypot(surfaces.a[i]! - a, surfaces.b[i]! - b) : 9;
    if (off < least) [least, best] = [off, i];
  }
  return data[best * 3]!;
};

test("continues a window's view, bar and rail behind what stood before it, and no further than its sill", () => {
  const { picture } = scene((a, b) => a > -0.4 && a < 1.2 && b < 1.2);
  expect(greyAt(picture, 0.5, 1.05)).toBeCloseTo(VIEW, -1);
  expect(greyAt(picture, 0, 1.05)).toBeGreaterThan(BAR - 20);
  expect(greyAt(picture, 0.5, 0.85)).toBeGreaterThan(BAR - 30);
  expect(greyAt(picture, 0.5, 0.5)).toBe(WALL);
});

test('draws nothing where hardly any of the window is seen, or nothing tells its sill', () => {
  expect(scene((a, b) => a > -0.4 && b < 1.9).drawn.includes(1)).toBe(false);
  expect(scene((_, b) => b < 1.3).drawn.includes(1)).toBe(false);
});
