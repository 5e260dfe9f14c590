import { expect, it } from 'vitest';
import { glassIn } from '#engines/dusk/windows/glass.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, newRaster, type Plane } from '#engines/raster/raster.ts';

const [W, H] = [300, 200];
const SKY = [110, 160, 205] as const;
const plane = (inside: number, outside: number): Plane => {
  const out = newPlane(W, H);
  for (let i = 0; i < out.data.length; i++) out.data[i] = within(i) ? inside : outside;
  return out;
};
const within = (i: number): boolean => {
  const [x, y] = [i % W, Math.floor(i / W)];
  return x >= 100 && x < 200 && y >= 60 && y < 130;
};

/** How sure a frame is of its glass where the network sees a third of a pane in it, in a wall of some colour. */
const scoreIn = (wall: readonly number[], glass: readonly number[], support = 0.8): number => {
  const photo = newRaster(W, H);
  for (let i = 0; i < W * H; i++) photo.data.set(within(i) ? glass : wall, i * 3);
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  const look = windowLook(photo, { alpha, front: photo, frontLuma: alpha.data });
  const none = plane(0, 0);
  const sight = {
    pane: plane(0.36, 0.02),
    shut: none,
    door: none,
    wall: plane(0.6, 0.98),
    house: plane(1, 1),
    ground: none,
  };
  const corners = [
    [100, 60],
    [199, 60],
    [199, 129],
    [100, 129],
  ] as const;
  return glassIn(look, { corners, support, bright: false }, sight).score;
};

it('takes a large frame with plain sides that mirrors the sky for glass, where the network doubts between that and a wall', () => {
  expect(scoreIn([215, 210, 200], SKY)).toBeGreaterThan(0.5);
});

it('does not take a blue wall for glass, nor a grey panel, nor blue without plain sides', () => {
  expect(scoreIn(SKY, SKY)).toBe(0);
  expect(scoreIn([215, 210, 200], [150, 150, 150])).toBe(0);
  expect(scoreIn([215, 210, 200], SKY, 0.3)).toBe(0);
});
