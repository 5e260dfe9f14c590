import { join } from 'node:path';
import sharp from 'sharp';

/** Upright pictures of 4.7 megapixels, larger than any frame at 1080p by half. */
export const PICTURE = { width: 1620, height: 2880 };
/** Bright dots on dark discs, whose centres the tracker looks for in the decoded video. */
export const MARKERS = [440, 820, 1200].flatMap((x) => [700, 1120, 1540, 1960].map((y) => ({ x, y })));

/** Something like a photo to an encoder: gradients, edges, fine texture, a little noise. Seeded: the same on every machine. */
export async function writePictures(folder: string, count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, seed) => {
      const file = join(folder, `picture-${seed}.jpg`);
      await sharp(pictureOf(seed), { raw: { ...PICTURE, channels: 3 } })
        .jpeg({ quality: 92 })
        .toFile(file);
      return file;
    }),
  );
}

function pictureOf(seed: number): Buffer {
  const { width, height } = PICTURE;
  const data = Buffer.alloc(width * height * 3);
  let state = (seed + 1) * 0x9e3779b1;
  const noise = () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 24) / 255 - 0.5;
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      const wall = 150 + 50 * Math.sin(x / (180 + 20 * seed) + seed) + 30 * Math.cos(y / 260);
      const boards = y > height * 0.62 && Math.floor((x + y * 0.4) / 61) % 2 === 0 ? -26 : 0;
      const weave = 9 * Math.sin(x * 0.9 + seed) * Math.sin(y * 0.8);
      const frames = Math.abs((x % 420) - 210) > 170 && Math.abs((y % 640) - 300) < 230 ? -40 : 0;
      const light = markerLight(x, y);
      const base = wall + boards + weave + frames + 10 * noise();
      for (let c = 0; c < 3; c++) {
        const tinted = base * (1 - 0.06 * c * Math.cos(seed + x / 900));
        data[i + c] = Math.max(0, Math.min(255, Math.round(light === undefined ? tinted : light)));
      }
    }
  }
  return data;
}

/** Inside a marker's disc: a dot of 20 pixels with an edge as sharp as a lens draws it, on grey 30. */
function markerLight(x: number, y: number): number | undefined {
  for (const marker of MARKERS) {
    const [dx, dy] = [x + 0.5 - marker.x, y + 0.5 - marker.y];
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance < 90) return 30 + 200 / (1 + Math.exp((distance - 20) / 0.7));
  }
  return undefined;
}
