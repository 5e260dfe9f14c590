import type { Mask, Raster } from '#engines/raster/raster.ts';

/**
 * Telea's inpainting (2004), the peer that every photo program ships: pixels are filled from the border inwards, each
 * from the known ones within `radius`, weighted by distance and by the direction to the border.
 */
export const telea = (photo: Raster, mask: Mask, radius = 5): Raster => {
  const { width, height } = photo;
  const data = Float32Array.from(photo.data);
  const distance = new Float32Array(width * height).fill(1e6);
  const known = new Uint8Array(width * height);
  let band: number[] = [];
  for (let i = 0; i < known.length; i++) known[i] = mask.data[i] ? 0 : 1;
  const around = (i: number): number[] => {
    const x = i % width;
    return [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width].filter(
      (j) => j >= 0 && j < known.length,
    );
  };
  for (let i = 0; i < known.length; i++)
    if (known[i]) {
      distance[i] = 0;
      if (around(i).some((j) => !known[j])) band.push(i);
    }
  while (band.length > 0) {
    const next = new Set<number>();
    for (const i of band) for (const j of around(i)) if (!known[j]) next.add(j);
    const filled = [...next];
    for (const i of filled) distance[i] = Math.min(...around(i).map((j) => distance[j]!)) + 1;
    for (const i of filled) fillPixel(i);
    for (const i of filled) known[i] = 1;
    band = filled;
  }
  return { ...photo, data: Uint8Array.from(data, (v) => Math.min(255, Math.max(0, v + 0.5))) };

  function fillPixel(i: number): void {
    const x = i % width;
    const y = Math.floor(i / width);
    const sums = [0, 0, 0];
    let total = 0;
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) {
        const [u, v] = [x + dx, y + dy];
        if (u < 0 || v < 0 || u >= width || v >= height || dx * dx + dy * dy > radius * radius) continue;
        const j = v * width + u;
        if (!known[j]) continue;
        const weight = 1 / (dx * dx + dy * dy) / (1 + Math.abs(distance[j]! - distance[i]!));
        total += weight;
        for (let k = 0; k < 3; k++) sums[k]! += data[j * 3 + k]! * weight;
      }
    if (total > 0) for (let k = 0; k < 3; k++) data[i * 3 + k] = sums[k]! / total;
  }
};
