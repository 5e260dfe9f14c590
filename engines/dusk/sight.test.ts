import { expect, it } from 'vitest';
import { fixBySight } from '#engines/dusk/sight.ts';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { CLASS_NAMES, type Segmentation } from '#engines/ports.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const [W, H] = [320, 200];

/** Pale sky on the left and a wall as pale, cut by the upper edge, on the right; lawn below. */
const scene = () => {
  const photo = newRaster(W, H);
  const seen: Segmentation = {
    width: W,
    height: H,
    probabilities: CLASS_NAMES.map(() => newPlane(W, H)),
    scene: 'exterior',
  } as never;
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const [name, rgb] =
        y > 130
          ? (['ground', [70, 90, 50]] as const)
          : x < 180
            ? (['sky', [214, 216, 220]] as const)
            : (['facade', [212, 214, 218]] as const);
      photo.data.set(rgb, (y * W + x) * 3);
      seen.probabilities[CLASS_NAMES.indexOf(name)]!.data[y * W + x] = 1;
    }
  return { look: lookAt(photo, lumaOf(photo)), seen };
};

it('keeps a pale wall that the upper edge cuts for house, though the flood of the sky runs over it', () => {
  const { look, seen } = scene();
  const fixed = new Uint8Array(look.width * look.height);
  fixBySight(look, seen, fixed);
  const at = (x: number, y: number): number =>
    fixed[Math.floor((y * look.height) / H) * look.width + Math.floor((x * look.width) / W)]!;
  expect(at(260, 60)).toBe(2);
  expect(at(80, 60)).not.toBe(2);
});
