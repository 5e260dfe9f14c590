import { describe, expect, it } from 'vitest';
import { logLight } from '#engines/dusk/lamps/light-cells.ts';
import { borderLuma } from '#engines/dusk/sun/border-luma.ts';
import { newPlane } from '#engines/raster/raster.ts';

const [WIDTH, HEIGHT, CELL] = [60, 60, 3];
const CELLS = (WIDTH / CELL) * (HEIGHT / CELL);

/** Boards of six rows with a dark line below each. */
const boards = (): Uint8Array =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (Math.floor(i / WIDTH) % 6 < 2 ? 120 : 200));

const read = (luma: Uint8Array, slope: number, wall = 1, flat = 0) => {
  const fill = (value: number): Float32Array => new Float32Array(CELLS).fill(value);
  const excess = newPlane(WIDTH / CELL, HEIGHT / CELL);
  const out = borderLuma(luma, WIDTH, fill(slope), fill(slope), excess, fill(wall), [fill(flat)]);
  return { out, excess };
};
const middle = 30 * WIDTH + 30;

describe('borderLuma', () => {
  it('reads the sun on a border without the lines between boards, so that they lose as much as the boards do', () => {
    const { out } = read(boards(), 1);
    expect(out[middle]).toBe(200);
    expect(out[middle + 3 * WIDTH]).toBe(200);
  });

  it('takes no more sun from a cell on the whole', () => {
    const luma = boards();
    const { out, excess } = read(luma, 1);
    let more = 0;
    for (let i = 30 * WIDTH; i < 60 * WIDTH; i++) more += logLight(out[i]!) - logLight(luma[i]!);
    let less = 0;
    for (let i = CELLS / 2; i < CELLS; i++) less -= excess.data[i]! * CELL * CELL;
    expect(less).toBeCloseTo(more, 1);
  });

  it('leaves a dark rim that runs along a slanting border', () => {
    const luma = new Uint8Array(WIDTH * HEIGHT).fill(200);
    for (let y = 0; y < HEIGHT; y++) luma[y * WIDTH + y] = 120;
    expect(read(luma, 1).out).toEqual(luma);
  });

  it('leaves a plain wall, what is no wall and what is flattened', () => {
    for (const { out } of [read(boards(), 0.1), read(boards(), 1, 0.5), read(boards(), 1, 1, 0.5)])
      expect(out).toEqual(boards());
  });
});
