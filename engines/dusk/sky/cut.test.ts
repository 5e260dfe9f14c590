import { expect, it } from 'vitest';
import { cutSky } from '#engines/dusk/sky/cut.ts';
import { lookAt, type SkyLook } from '#engines/dusk/sky/look.ts';
import { MARGIN, partsOf, unsureCells } from '#engines/dusk/sky/parts.ts';
import { findSky } from '#engines/dusk/sky/region.ts';
import type { SkylinePart } from '#engines/ports.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newRaster } from '#engines/raster/raster.ts';

const W = 640;
const H = 480;
const EAVE = 230;

/** Blue sky over a brown wall. */
const scene = () => {
  const photo = newRaster(W, H);
  for (let i = 0; i < W * H; i++) photo.data.set(i < EAVE * W ? [120, 170, 230] : [90, 70, 60], i * 3);
  const luma = lumaOf(photo);
  const look = lookAt(photo, luma);
  return { photo, luma, look, region: findSky(look, new Uint8Array(look.width * look.height)) };
};

/** Calls blue what is blue, and everything before it grey. */
const reader = (seen: SkylinePart[]) => ({
  async read(part: SkylinePart) {
    seen.push(part);
    const size = part.width * part.height;
    const said = new Float32Array(4 * size).fill(100);
    for (let i = 0; i < size; i++) said[3 * size + i] = part.planes[2 * size + i]! > 150 ? 255 : 0;
    return said;
  },
});

const nothingBuilt = ({ width, height }: SkyLook) => {
  const none = new Float32Array(width * height);
  return { built: none, leafy: none, house: none };
};

it('reads only the border of the sky at full size and takes the rest from the cells', async () => {
  const { photo, luma, look, region } = scene();
  const seen: SkylinePart[] = [];
  const { alpha } = await cutSky(
    photo,
    luma,
    look,
    region,
    nothingBuilt(look),
    reader(seen),
    new AbortController().signal,
  );
  const read = seen.reduce((sum, { width, height }) => sum + width * height, 0);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(0.35 * W * H);
  expect(seen.every(({ width, height }) => width % 32 === 0 && height % 32 === 0)).toBe(true);
  for (const y of [3, EAVE - 60, EAVE - 1]) expect(alpha.data[y * W + 300]).toBe(255);
  for (const y of [EAVE, EAVE + 60, H - 1]) expect(alpha.data[y * W + 300]).toBe(0);
});

it('holds what the network calls sky to where cells saw some', async () => {
  const { photo, luma, look, region } = scene();
  const all = { read: async ({ width, height }: SkylinePart) => new Float32Array(4 * width * height).fill(255) };
  const { alpha } = await cutSky(photo, luma, look, region, nothingBuilt(look), all, new AbortController().signal);
  expect(alpha.data[(EAVE + 12) * W + 300]).toBe(0);
});

it('covers every unsure cell with a part', () => {
  const { look, region } = scene();
  const cells = unsureCells(look, region);
  const parts = partsOf(cells, look, W, H);
  for (let i = 0; i < cells.length; i++) {
    if (cells[i] !== 2) continue;
    const [x, y] = [((i % look.width) * W) / look.width, (Math.floor(i / look.width) * H) / look.height];
    expect(parts.some((p) => x >= p.x && y >= p.y && x < p.x + p.width && y < p.y + p.height)).toBe(true);
  }
  expect(MARGIN % 8).toBe(0);
});
