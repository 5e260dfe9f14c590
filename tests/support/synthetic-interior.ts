import { lensOf, project } from '#domain/scene/camera.ts';
import { CLASS_NAMES, type Segmentation, type Segmenter } from '#engines/ports.ts';
import { fractalNoise } from '#engines/raster/noise.ts';
import { type Mask, newMask, newPlane, newRaster, type Raster } from '#engines/raster/raster.ts';

export type Interior = {
  readonly furnished: Raster;
  readonly bare: Raster;
  /** True where furniture stands. */
  readonly mask: Mask;
  /** Sees the truth, at half size: a block only where its own pixels are still there; pure magenta is always a thing. */
  readonly segmenter: Segmenter;
};

const ROOM = { depth: 4.4, left: 2.1, right: 2.5, ceiling: 2.6, eye: 1.45 };
const FOCAL = 0.62;

/** A box room with boards, a window and two blocks of furniture, drawn by casting rays, with and without the blocks. */
export const syntheticInterior = (width = 420, height = 280): Interior => {
  const noise = fractalNoise(9);
  const camera = { width, height, focal: width * FOCAL, pitch: 0.04, roll: 0, yaw: 0.12, eye: ROOM.eye, bend: 0 };
  const lens = lensOf(camera);
  const [right, down, forward] = lens.basis;
  const bare = newRaster(width, height);
  const furnished = newRaster(width, height);
  const mask = newMask(width, height);
  const classes = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const u = (x + 0.5 - lens.cx) / camera.focal;
      const v = (y + 0.5 - lens.cy) / camera.focal;
      const d = [0, 1, 2].map((k) => right[k]! * u + down[k]! * v + forward[k]!) as [number, number, number];
      const hits: [number, string][] = [];
      if (d[1] < 0) hits.push([-ROOM.eye / d[1], 'floor']);
      if (d[1] > 0) hits.push([(ROOM.ceiling - ROOM.eye) / d[1], 'ceiling']);
      if (d[2] > 0) hits.push([ROOM.depth / d[2], 'back']);
      hits.push(d[0] < 0 ? [-ROOM.left / d[0], 'left'] : [ROOM.right / Math.max(1e-6, d[0]), 'right']);
      const [t, side] = hits.sort((p, q) => p[0] - q[0])[0]!;
      const [px, py, pz] = [d[0] * t, ROOM.eye + d[1] * t, d[2] * t];
      const fall = 1 - 0.05 * pz + 0.03 * px;
      let colour = [226, 222, 214];
      let name: (typeof CLASS_NAMES)[number] = 'wall';
      if (side === 'floor') {
        name = 'floor';
        const board = Math.floor((px + 9) / 0.14);
        const tone =
          0.85 + 0.3 * noise(board * 3.1, pz * 0.6 + board, 2) - (Math.abs(((px + 9) / 0.14) % 1) < 0.06 ? 0.25 : 0);
        colour = [158 * tone, 118 * tone, 80 * tone];
      } else if (side === 'ceiling') {
        name = 'ceiling';
        colour = [240, 240, 238];
      } else if (py < 0.1) colour = [245, 245, 244];
      else if (side === 'left') colour = [206, 203, 197];
      else if (side === 'right') colour = [216, 212, 205];
      if (side === 'back' && px > 0.9 && px < 1.9 && py > 1 && py < 2.1) {
        name = 'window';
        colour = [236, 244, 252];
      }
      for (let k = 0; k < 3; k++) bare.data[i * 3 + k] = Math.min(255, Math.max(0, colour[k]! * fall));
      classes[i] = CLASS_NAMES.indexOf(name);
    }
  furnished.data.set(bare.data);
  const behind = Uint8Array.from(classes);
  const block = (x0: number, x1: number, z0: number, z1: number, h: number, colour: readonly number[]): void => {
    const corners = [x0, x1].flatMap((x) => [z0, z1].flatMap((z) => [0, h].map((y) => project(lens, x, y, z))));
    const [left, end] = [Math.min(...corners.map((c) => c[0])), Math.max(...corners.map((c) => c[0]))];
    const [top, bottom] = [Math.min(...corners.map((c) => c[1])), Math.max(...corners.map((c) => c[1]))];
    for (let y = Math.max(0, Math.ceil(top)); y <= Math.min(height - 1, bottom); y++)
      for (let x = Math.max(0, Math.ceil(left)); x <= Math.min(width - 1, end); x++) {
        const i = y * width + x;
        mask.data[i] = 255;
        classes[i] = CLASS_NAMES.indexOf('movable');
        for (let k = 0; k < 3; k++) furnished.data[i * 3 + k] = colour[k]! * (0.8 + 0.4 * noise(x / 9, y / 9, 2));
      }
  };
  block(-1.6, -0.1, 3.2, 4, 0.75, [60, 70, 110]);
  block(-0.2, 0.5, 2.2, 2.7, 0.4, [110, 60, 40]);
  return { furnished, bare, mask, segmenter: truthful(furnished, classes, behind) };
};

const MOVABLE = CLASS_NAMES.indexOf('movable');

const truthful = (furnished: Raster, classes: Uint8Array, behind: Uint8Array): Segmenter => ({
  segment: async (photo): Promise<Segmentation> => {
    const { width, height } = furnished;
    const w = width >> 1;
    const h = height >> 1;
    const probabilities = CLASS_NAMES.map(() => newPlane(w, h));
    const same = (p: number): boolean => [0, 1, 2].every((k) => photo.data[p + k] === furnished.data[p + k]);
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const i = y * 2 * width + x * 2;
        const magenta = photo.data[i * 3] === 255 && photo.data[i * 3 + 1] === 0 && photo.data[i * 3 + 2] === 255;
        const seen = magenta ? MOVABLE : classes[i] === MOVABLE && !same(i * 3) ? behind[i]! : classes[i]!;
        probabilities[seen]!.data[y * w + x] = 1;
      }
    return { width: w, height: h, probabilities, scene: { interior: 1, exterior: 0 } };
  },
});
