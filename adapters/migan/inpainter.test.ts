import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { miganInpainter } from '#adapters/migan/inpainter.ts';
import { newMask, newRaster } from '#engines/raster/raster.ts';

const wall = () => {
  const photo = newRaster(200, 150);
  for (let p = 0; p < photo.data.length; p++) photo.data[p] = 190 + (p % 3) * 5 + (Math.floor(p / 600) % 20);
  const mask = newMask(200, 150);
  for (let y = 60; y < 90; y++) mask.data.fill(255, y * 200 + 80, y * 200 + 120);
  return { photo, mask };
};

it('refuses weights that are not the pinned ones, before it runs them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migan-'));
  try {
    const model = join(folder, 'other.onnx');
    await writeFile(model, 'not the weights');
    const { photo, mask } = wall();
    await expect(miganInpainter({ model }).fill(photo, mask)).rejects.toThrow(/differ from the pinned ones/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('continues a plain wall, and leaves every byte outside the mask', async () => {
  const { photo, mask } = wall();
  const filled = await miganInpainter({ threads: 1 }).fill(photo, mask);
  let off = 0;
  for (let i = 0; i < mask.data.length; i++)
    for (let k = 0; k < 3; k++) {
      const change = Math.abs(filled.data[i * 3 + k]! - photo.data[i * 3 + k]!);
      if (!mask.data[i] && change > 0) throw new Error(`pixel ${i} changed`);
      if (mask.data[i]) off += change / (40 * 30 * 3);
    }
  expect(off).toBeLessThan(12);
});
