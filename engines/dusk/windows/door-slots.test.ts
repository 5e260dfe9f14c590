import { expect, it } from 'vitest';
import type { Lamp } from '#engines/dusk/lamps/lamp-shapes.ts';
import { doorSlots } from '#engines/dusk/windows/door-slots.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, type Raster } from '#engines/raster/raster.ts';

const [W, H] = [120, 120];
const [SKY, STREET, WOOD, STEP] = [0.85, 0.3, 0.2, 0.6];

/** A door from row 30 to a light step at row 100, with slots five columns wide that mirror the sky down to row 55, or to another, and the street below it. */
const slotsOf = (
  lefts: readonly number[],
  lamp: Partial<Lamp> = { burns: true },
  step = STEP,
  sky = 55,
): number[][] => {
  const luma = newPlane(W, H);
  const photo: Raster = { width: W, height: H, channels: 3, data: new Uint8Array(3 * W * H) };
  for (let y = 0, i = 0; y < H; y++)
    for (let x = 0; x < W; x++, i++) {
      const glass = y >= 30 && lefts.some((left) => x >= left && x < left + 5);
      const light = y >= 100 ? step : glass ? (y < sky ? SKY : STREET) : WOOD;
      luma.data[i] = light;
      photo.data.fill(255 * light, 3 * i, 3 * i + 3);
    }
  const look = { width: W, height: H, luma } as WindowLook;
  const burning = { x: 60, y: 15, tall: 6, wide: 8, contrast: 0.8, door: 0, ...lamp };
  return doorSlots(photo, look, [burning]).flatMap((slots) =>
    slots.map(([[left, top], , [right, bottom]]) => [left * W, right * W, top * H, bottom * H].map(Math.round)),
  );
};

it('finds the slots of a door under a burning lamp, from their heads to the step', () => {
  expect(slotsOf([38, 58, 78])).toEqual([
    [37, 44, 29, 100],
    [57, 64, 29, 100],
    [77, 84, 29, 100],
  ]);
});

it('finds none under a lamp that is out, in uneven or fewer strips, in bars that are light all the way, nor where no step lies below', () => {
  expect(slotsOf([38, 58, 78], {})).toEqual([]);
  expect(slotsOf([38, 52, 78])).toEqual([]);
  expect(slotsOf([48, 68])).toEqual([]);
  expect(slotsOf([38, 58, 78], { burns: true }, STEP, 100)).toEqual([]);
  expect(slotsOf([38, 58, 78], { burns: true }, WOOD)).toEqual([]);
});
