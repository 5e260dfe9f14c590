import { describe, expect, it } from 'vitest';
import { findMovable } from '#engines/clearing/what-to-clear.ts';
import { windowHangings } from '#engines/clearing/window-hangings.ts';
import { CLASS_NAMES, type ClassName, type Segmentation } from '#engines/ports.ts';
import { type Mask, newPlane, newRaster, type Raster } from '#engines/raster/raster.ts';

type Colour = readonly [number, number, number];
/** A rectangle in shares of the room: left, top, right, bottom. */
type Shape = {
  readonly at: readonly [number, number, number, number];
  readonly sure: Partial<Record<ClassName, number>>;
  readonly colour: Colour;
};

const WIDTH = 480;
const HEIGHT = 320;
const GRID = { width: 240, height: 160 };

/** A grey wall over a brown floor, with what stands and hangs in it painted in order, and the network's word on it. */
const roomWith = (...shapes: readonly Shape[]): { photo: Raster; seen: Segmentation } => {
  const photo = newRaster(WIDTH, HEIGHT);
  const planes = CLASS_NAMES.map(() => newPlane(GRID.width, GRID.height));
  const all: readonly Shape[] = [
    { at: [0, 0, 1, 0.7], sure: { wall: 0.95 }, colour: [200, 200, 205] },
    { at: [0, 0.7, 1, 1], sure: { floor: 0.95 }, colour: [140, 100, 70] },
    ...shapes,
  ];
  for (const { at, sure, colour } of all) {
    const [left, top, right, bottom] = at;
    for (let y = Math.round(top * HEIGHT); y < Math.round(bottom * HEIGHT); y++)
      for (let x = Math.round(left * WIDTH); x < Math.round(right * WIDTH); x++)
        photo.data.set(colour, (y * WIDTH + x) * 3);
    for (let y = Math.round(top * GRID.height); y < Math.round(bottom * GRID.height); y++)
      for (let x = Math.round(left * GRID.width); x < Math.round(right * GRID.width); x++)
        for (const [id, plane] of planes.entries()) plane.data[y * GRID.width + x] = sure[CLASS_NAMES[id]!] ?? 0.01;
  }
  return { photo, seen: { ...GRID, scene: { interior: 1 }, probabilities: planes } };
};

const shareOf = (mask: Mask, [left, top, right, bottom]: Shape['at']): number => {
  let inside = 0;
  let all = 0;
  for (let y = Math.round(top * HEIGHT); y < Math.round(bottom * HEIGHT); y++)
    for (let x = Math.round(left * WIDTH); x < Math.round(right * WIDTH); x++) {
      all++;
      if (mask.data[y * WIDTH + x]) inside++;
    }
  return inside / all;
};

const emptied = (...shapes: readonly Shape[]): Mask => {
  const { photo, seen } = roomWith(...shapes);
  return findMovable(photo, seen, 'empty', windowHangings(photo, seen)).mask;
};

const window: Shape = { at: [0.4, 0.15, 0.6, 0.5], sure: { window: 0.9 }, colour: [240, 245, 250] };
const sofa: Shape = { at: [0.35, 0.5, 0.75, 0.8], sure: { movable: 0.97 }, colour: [60, 70, 110] };

describe('what clearing takes out', () => {
  it('leaves curtains at a window and the window whole, and takes the sofa before them', () => {
    const left: Shape = { at: [0.33, 0.1, 0.41, 0.72], sure: { movable: 0.95 }, colour: [225, 215, 195] };
    const right: Shape = { at: [0.59, 0.1, 0.67, 0.72], sure: { movable: 0.95 }, colour: [225, 215, 195] };
    const mask = emptied(window, left, right, sofa);
    expect(shareOf(mask, [0.34, 0.12, 0.4, 0.47])).toBeLessThan(0.02);
    expect(shareOf(mask, [0.6, 0.12, 0.66, 0.47])).toBeLessThan(0.02);
    expect(shareOf(mask, [0.42, 0.16, 0.58, 0.45])).toBeLessThan(0.02);
    expect(shareOf(mask, sofa.at)).toBeGreaterThan(0.98);
  });

  it('ends a curtain at the rim of a cushion whose body is nearly as pale as the cloth', () => {
    const left: Shape = { at: [0.33, 0.1, 0.41, 0.46], sure: { movable: 0.95 }, colour: [205, 180, 165] };
    const rim: Shape = { at: [0.3, 0.45, 0.44, 0.465], sure: { movable: 0.95 }, colour: [60, 150, 200] };
    const cushion: Shape = { at: [0.3, 0.465, 0.44, 0.7], sure: { movable: 0.95 }, colour: [190, 170, 172] };
    const mask = emptied(window, left, cushion, rim);
    expect(shareOf(mask, [0.34, 0.12, 0.4, 0.42])).toBeLessThan(0.02);
    expect(shareOf(mask, cushion.at)).toBeGreaterThan(0.98);
  });

  it('leaves the half of a window that the network takes for a thing', () => {
    const misread: Shape = {
      at: [0.52, 0.15, 0.6, 0.5],
      sure: { window: 0.4, movable: 0.55 },
      colour: [240, 245, 250],
    };
    expect(shareOf(emptied(window, misread, sofa), [0.42, 0.16, 0.6, 0.45])).toBeLessThan(0.05);
  });

  it('takes a picture that hangs beside a window and lower than its head', () => {
    const picture: Shape = { at: [0.24, 0.2, 0.38, 0.42], sure: { movable: 0.95 }, colour: [150, 60, 40] };
    const mask = emptied(window, picture);
    expect(shareOf(mask, picture.at)).toBe(1);
    expect(shareOf(mask, [0.42, 0.16, 0.58, 0.45])).toBe(0);
  });

  it('completes a picture of which a corner was doubted', () => {
    const seen: Shape = { at: [0.1, 0.15, 0.3, 0.4], sure: { movable: 0.95 }, colour: [40, 60, 90] };
    const corner: Shape = { at: [0.23, 0.15, 0.3, 0.24], sure: { movable: 0.1, wall: 0.8 }, colour: [40, 60, 90] };
    expect(shareOf(emptied(seen, corner), seen.at)).toBeGreaterThan(0.97);
  });

  it('takes a television whole that is half a fixture to the network, and leaves a vent', () => {
    const screen: Shape = { at: [0.1, 0.3, 0.25, 0.45], sure: { movable: 0.5, fixture: 0.42 }, colour: [20, 20, 22] };
    const other: Shape = { at: [0.18, 0.3, 0.25, 0.45], sure: { movable: 0.4, fixture: 0.48 }, colour: [20, 20, 22] };
    const stand: Shape = { at: [0.08, 0.45, 0.27, 0.75], sure: { movable: 0.95 }, colour: [90, 60, 40] };
    const vent: Shape = { at: [0.8, 0.1, 0.84, 0.14], sure: { movable: 0.45, fixture: 0.45 }, colour: [170, 170, 175] };
    const mask = emptied(screen, other, stand, vent);
    expect(shareOf(mask, screen.at)).toBe(1);
    expect(shareOf(mask, vent.at)).toBe(0);
  });

  it('follows a stem from its vase', () => {
    const vase: Shape = { at: [0.2, 0.55, 0.25, 0.75], sure: { movable: 0.97 }, colour: [20, 90, 110] };
    const stem: Shape = { at: [0.222, 0.25, 0.228, 0.55], sure: { movable: 0.12, wall: 0.8 }, colour: [90, 70, 40] };
    expect(shareOf(emptied(vase, stem), stem.at)).toBe(1);
  });

  it('drops what the network is nowhere sure of, and a logo in the corner', () => {
    const sun: Shape = { at: [0.05, 0.8, 0.25, 0.95], sure: { movable: 0.5, floor: 0.4 }, colour: [220, 180, 140] };
    const logo: Shape = { at: [0.9, 0.94, 1, 1], sure: { movable: 0.95 }, colour: [20, 40, 120] };
    const mask = emptied(sun, logo, sofa);
    expect(shareOf(mask, [0.05, 0.84, 0.25, 0.95])).toBeLessThan(0.05);
    expect(shareOf(mask, logo.at)).toBe(0);
  });
});
