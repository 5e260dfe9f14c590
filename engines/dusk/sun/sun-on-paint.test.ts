import { expect, it } from 'vitest';
import { capSun, onlyWalls, trimOf } from '#engines/dusk/sun/sun-on-paint.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const filled = (value: number): Plane => {
  const plane = newPlane(60, 40);
  plane.data.fill(value);
  return plane;
};
const AT = 20 * 60 + 30;
/** A bright upright strip on a wall, three cells wide. */
const strip = (wall: number, bright: number): Plane => {
  const plane = filled(wall);
  for (let y = 0; y < 40; y++) plane.data.fill(bright, y * 60 + 29, y * 60 + 32);
  return plane;
};

it('lets no trim have more sun than the lit wall around it, and leaves a strip of sun on a wall in the shade', () => {
  const [lit, shaded] = [strip(1.5, 2.5), strip(0.1, 2.5)];
  for (const sun of [lit, shaded])
    capSun(sun, trimOf(sun, strip(-2, -0.6), filled(1), filled(1), filled(1), filled(0).data));
  expect(lit.data[AT]).toBeCloseTo(1.6, 1);
  expect(lit.data[AT - 10]).toBe(1.5);
  expect(shaded.data[AT]).toBe(2.5);
});

it('knows a board that is no wall by itself, and takes nothing that is not whiter', () => {
  const boards = filled(1);
  const walls = strip(1, 0);
  const [board, plain] = [strip(1.5, 2.5), strip(1.5, 2.5)];
  capSun(board, trimOf(board, strip(-2, -0.6), walls, boards, filled(1), filled(0).data));
  capSun(plain, trimOf(plain, strip(-2, -1.9), walls, boards, filled(1), filled(0).data));
  expect(board.data[AT]).toBeCloseTo(1.6, 1);
  expect(plain.data[AT]).toBe(2.5);
});

it('takes a lit patch of a tan wall beside darker stone for no trim', () => {
  const sun = strip(1.5, 2.5);
  capSun(sun, trimOf(sun, strip(-2, -1.3), filled(1), filled(1), filled(1), strip(0.4, 0.35).data));
  expect(sun.data[AT]).toBe(2.5);
});

it('lets no board before the sky have more sun than the wall below its shadow', () => {
  // Sky above row 12, a board of four cells, its shadow down to row 30, the wall in the sun.
  const rows = (sky: number, board: number, shadow: number, wall: number): Plane => {
    const plane = filled(wall);
    plane.data
      .fill(sky, 0, 12 * 60)
      .fill(board, 12 * 60, 16 * 60)
      .fill(shadow, 16 * 60, 30 * 60);
    return plane;
  };
  const sun = rows(0, 2.6, 0, 1.8);
  const solid = rows(0, 1, 1, 1);
  const trim = trimOf(sun, rows(-2.5, -0.2, -3, -1), solid, solid, solid, filled(0).data);
  capSun(sun, trim);
  expect(trim.boards[14 * 60 + 30]).toBeGreaterThan(0.9);
  expect(trim.boards[35 * 60 + 30]).toBe(0);
  expect(sun.data[14 * 60 + 30]).toBeLessThan(2.1);
});

it('takes a spot of sun on tiles that are a little taken for wall for no trim', () => {
  const [sun, light] = [filled(1.3), filled(-3)];
  for (const i of [AT, AT + 1, AT + 60, AT + 61]) light.data[i] = -1.6;
  const share = (walls: Plane): number => trimOf(sun, light, walls, filled(1), filled(1), filled(0).data).share[AT]!;
  expect(share(filled(0.1))).toBe(1);
  expect(share(onlyWalls(filled(0.1), filled(0.9)))).toBe(0);
});
