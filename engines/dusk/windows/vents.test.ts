import { expect, it } from 'vitest';
import type { Glass } from '#engines/dusk/windows/glass.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { isLouvred, lonely } from '#engines/dusk/windows/vents.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const look: WindowLook = {
  width: 400,
  height: 300,
  rgb: new Uint8Array(400 * 300 * 3),
  luma: newPlane(400, 300),
  barless: new Uint8Array(400 * 300),
  sky: new Float32Array(400 * 300),
  green: new Uint8Array(400 * 300),
};

/** A small lone piece between dark shutters, no darker than these. */
const piece = (blue: number, bluer: number): Glass => ({
  corners: [
    [100, 100],
    [110, 100],
    [110, 120],
    [100, 120],
  ],
  left: 100,
  right: 110,
  top: 100,
  bottom: 120,
  support: 0.95,
  bright: false,
  sure: 0.58,
  score: 0.95,
  depth: 0.04,
  blue,
  bluer,
});

it('trusts a small lone piece as blue as the sky that it mirrors, and doubts boards in the shade', () => {
  expect(lonely(look, piece(0.1, 0.12), [piece(0.1, 0.12)])).toBe(1);
  expect(lonely(look, piece(0.04, 0.12), [piece(0.04, 0.12)])).toBe(0.25);
  expect(lonely(look, piece(0.1, 0), [piece(0.1, 0)])).toBe(0.25);
});

it('trusts a lone band of glass, which no vent and no lamp is', () => {
  const band = { ...piece(0.04, 0.02), right: 124, bottom: 112 };
  expect(lonely(look, band, [band])).toBe(1);
});

it('knows a vent by its slats, and no pane with a bar across', () => {
  const quad = [
    [0.4, 0.4],
    [0.44, 0.4],
    [0.44, 0.45],
    [0.4, 0.45],
  ] as const;
  const slatted = (pitch: number) => {
    const photo = newRaster(1600, 1200);
    for (let i = 0; i < photo.data.length; i++)
      photo.data[i] = Math.floor(i / 3 / 1600) % pitch < pitch / 2 ? 210 : 150;
    return photo;
  };
  expect(isLouvred(slatted(6), quad)).toBe(true);
  expect(isLouvred(slatted(30), quad)).toBe(false);
});
