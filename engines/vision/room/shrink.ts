import type { Plane, Raster } from '#engines/raster/raster.ts';

/** Area average to a longer edge of at most `edge` pixels; a smaller photo comes back as it is. */
export const shrink = (photo: Raster, edge: number): Raster => {
  const factor = edge / Math.max(photo.width, photo.height);
  if (factor >= 1) return photo;
  const width = Math.max(1, Math.round(photo.width * factor));
  const height = Math.max(1, Math.round(photo.height * factor));
  const across = spans(photo.width, width);
  const down = spans(photo.height, height);
  const data = new Uint8Array(width * height * 3);
  const row = new Float32Array(width * 3);
  const { data: source, width: wide } = photo;
  const { first, last, head, tail } = across;
  const area = (photo.width / width) * (photo.height / height);
  for (let y = 0; y < height; y++) {
    row.fill(0);
    const top = down.first[y]!;
    const bottom = down.last[y]!;
    for (let v = top; v <= bottom; v++) {
      const tall = v === top ? down.head[y]! : v === bottom ? down.tail[y]! : 1;
      for (let x = 0; x < width; x++) {
        let i = (v * wide + first[x]!) * 3;
        const end = (v * wide + last[x]!) * 3;
        let share = head[x]!;
        let r = share * source[i]!;
        let g = share * source[i + 1]!;
        let b = share * source[i + 2]!;
        for (i += 3; i < end; i += 3) {
          r += source[i]!;
          g += source[i + 1]!;
          b += source[i + 2]!;
        }
        if (i === end) {
          share = tail[x]!;
          r += share * source[i]!;
          g += share * source[i + 1]!;
          b += share * source[i + 2]!;
        }
        const o = x * 3;
        row[o]! += tall * r;
        row[o + 1]! += tall * g;
        row[o + 2]! += tall * b;
      }
    }
    for (let i = 0; i < width * 3; i++) data[y * width * 3 + i] = Math.round(row[i]! / area);
  }
  return { width, height, channels: 3, data };
};

/** Which old pixels a new one covers, and how much of the first and the last of them: whole pixels only would jag every edge. */
const spans = (old: number, now: number) => {
  const [first, last] = [new Int32Array(now), new Int32Array(now)];
  const [head, tail] = [new Float32Array(now), new Float32Array(now)];
  for (let i = 0; i < now; i++) {
    const [from, to] = [(i * old) / now, ((i + 1) * old) / now];
    first[i] = Math.floor(from + 1e-6);
    last[i] = Math.min(old - 1, Math.ceil(to - 1e-6) - 1);
    head[i] = Math.min(to, first[i]! + 1) - from;
    tail[i] = to - last[i]!;
  }
  return { first, last, head, tail };
};

export const greyOf = (photo: Raster): Plane => {
  const data = new Float32Array(photo.width * photo.height);
  for (let i = 0; i < data.length; i++) {
    data[i] = 0.299 * photo.data[i * 3]! + 0.587 * photo.data[i * 3 + 1]! + 0.114 * photo.data[i * 3 + 2]!;
  }
  return { width: photo.width, height: photo.height, data };
};

/** Separable Gaussian with clamped borders. */
export const blur = (plane: Plane, sigma: number): Plane => {
  const { width, height } = plane;
  const radius = Math.max(1, Math.ceil(sigma * 2.5));
  const kernel = Float32Array.from({ length: radius * 2 + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  );
  const total = kernel.reduce((a, b) => a + b, 0);
  for (let i = 0; i < kernel.length; i++) kernel[i]! /= total;
  const across = new Float32Array(width * height);
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let i = -radius; i <= radius; i++) {
        const u = x + i < 0 ? 0 : x + i >= width ? width - 1 : x + i;
        sum += kernel[i + radius]! * plane.data[y * width + u]!;
      }
      across[y * width + x] = sum;
    }
  }
  for (let y = 0; y < height; y++) {
    for (let i = -radius; i <= radius; i++) {
      const v = (y + i < 0 ? 0 : y + i >= height ? height - 1 : y + i) * width;
      const k = kernel[i + radius]!;
      for (let x = 0; x < width; x++) data[y * width + x]! += k * across[v + x]!;
    }
  }
  return { width, height, data };
};

/** Bilinear resize of a small plane (the network's) to the layout's size. */
export const stretch = (plane: Plane, width: number, height: number): Plane => {
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const v = Math.max(0, Math.min(plane.height - 1.001, ((y + 0.5) / height) * plane.height - 0.5));
    const v0 = Math.floor(v);
    for (let x = 0; x < width; x++) {
      const u = Math.max(0, Math.min(plane.width - 1.001, ((x + 0.5) / width) * plane.width - 0.5));
      const u0 = Math.floor(u);
      const i = v0 * plane.width + u0;
      const top = plane.data[i]! * (1 - u + u0) + plane.data[i + 1]! * (u - u0);
      const low = plane.data[i + plane.width]! * (1 - u + u0) + plane.data[i + plane.width + 1]! * (u - u0);
      data[y * width + x] = top * (1 - v + v0) + low * (v - v0);
    }
  }
  return { width, height, data };
};
