import { expect, it } from 'vitest';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { withoutPiers } from '#engines/dusk/windows/piers.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const [W, H] = [300, 200];
const WALL = [212, 203, 192] as const;
const CURTAIN = [222, 230, 242] as const;
const BRICK = [205, 160, 145] as const;

/** A window 60..120, its casing, and beside it 126..160 a strip of a colour, all of it glass to the network but the casing. */
const windowBeside = (strip: readonly [number, number, number], casing = 0.5, seen = 0.88, post = 0.98) => {
  const photo = newRaster(W, H);
  const [pane, wall] = [newPlane(W, H), newPlane(W, H)];
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const inside = y >= 40 && y < 140 && x >= 60 && x < 160;
      const colour = !inside ? WALL : x < 120 ? CURTAIN : x < 126 ? [245, 245, 245] : strip;
      photo.data.set(colour, (y * W + x) * 3);
      pane.data[y * W + x] = !inside ? 0 : x >= 84 && x < 90 ? post : x < 120 ? 0.98 : x < 126 ? casing : seen;
      wall.data[y * W + x] = inside ? 0 : 1;
    }
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  const look = windowLook(photo, { alpha, front: photo, frontLuma: alpha.data });
  const corners = [
    [60, 40],
    [160, 40],
    [160, 140],
    [60, 140],
  ] as const;
  return withoutPiers(look, { pane, wall }, { corners, support: 0.95, bright: false, sure: 0.7 });
};

it('cuts off a pier of the paint of the wall, up to the casing that the network sees', () => {
  const { corners, ended } = windowBeside(WALL);
  const [a, b, c, d] = corners;
  expect(ended).toEqual({ left: false, right: true });
  expect(a[0]).toBe(60);
  expect(d[0]).toBe(60);
  expect(b[0]).toBeGreaterThan(118);
  expect(b[0]).toBeLessThan(123);
  expect(c[0]).toBe(b[0]);
});

it('leaves a sash that mirrors a red house, and a piece without a casing in it', () => {
  expect(windowBeside(BRICK).corners[1][0]).toBe(160);
  expect(windowBeside(WALL, 0.95).corners[1][0]).toBe(160);
});

it('cuts off a shutter of any paint: a strip of which the network is nowhere sure, behind a casing that it takes for no glass', () => {
  expect(windowBeside(BRICK, 0.3, 0.65).corners[1][0]).toBeLessThan(123);
  expect(windowBeside(BRICK, 0.6, 0.65).corners[1][0]).toBe(160);
  expect(windowBeside(BRICK, 0.3, 0.65, 0.3).corners[1][0]).toBe(160);
});
