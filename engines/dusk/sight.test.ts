import { expect, it } from 'vitest';
import { fixBySight } from '#engines/dusk/sight.ts';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { HILL, LIKELY_SKY } from '#engines/dusk/sky/open.ts';
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

type Place = readonly [name: (typeof CLASS_NAMES)[number], rgb: readonly [number, number, number], chance: number];

/** What is fixed at places of a scene, of which a place is one class with a chance and sky with the rest of it. */
const fixedIn = (placeAt: (x: number, y: number) => Place): ((x: number, y: number) => number) => {
  const photo = newRaster(W, H);
  const seen = { width: W, height: H, probabilities: CLASS_NAMES.map(() => newPlane(W, H)), scene: {} } as Segmentation;
  for (let y = 0, i = 0; y < H; y++)
    for (let x = 0; x < W; x++, i++) {
      const [name, rgb, chance] = placeAt(x, y);
      photo.data.set(rgb, 3 * i);
      seen.probabilities[CLASS_NAMES.indexOf(name)]!.data[i] = chance;
      if (name !== 'sky') seen.probabilities[CLASS_NAMES.indexOf('sky')]!.data[i] = 1 - chance;
    }
  const look = lookAt(photo, lumaOf(photo));
  const fixed = new Uint8Array(look.width * look.height);
  fixBySight(look, seen, fixed);
  return (x, y) => fixed[Math.floor((y * look.height) / H) * look.width + Math.floor((x * look.width) / W)]!;
};

const BLUE: Place = ['sky', [110, 180, 245], 1];
const HAZY: Place = ['vegetation', [105, 145, 185], 0.9];

it('tells a hill in the haze, less blue than a deep sky but darker, and neither a pool of its colour nor a gap between clouds', () => {
  const at = fixedIn((x, y) => {
    if (y > 150) return x > 200 && y > 165 ? ['water', HAZY[1], 1] : ['ground', [150, 140, 120], 1];
    return y > 100 ? HAZY : BLUE;
  });
  expect(at(60, 120)).toBe(HILL);
  expect(at(260, 185)).not.toBe(HILL);
  const clouds = fixedIn((x, y) => {
    if (y > 130) return ['roof', [120, 80, 70], 1];
    // White cloud over the roof, with a gap that the network is less sure of.
    return y > 80 && x < 200
      ? x > 80 && x < 120 && y > 95
        ? ['other', BLUE[1], 0.13]
        : ['sky', [245, 248, 250], 1]
      : BLUE;
  });
  expect(clouds(100, 115)).not.toBe(HILL);
});

it('takes smooth grey that the network calls ground, above the horizon, for cloud', () => {
  const at = fixedIn((x, y) => {
    if (y > 140) return ['ground', [120, 118, 112], 1];
    if (x < 90) return y < 60 ? ['ground', [128, 136, 148], 0.7] : ['vegetation', [40, 60, 30], 1];
    return x < 110 && y < 60 ? ['vegetation', [40, 60, 30], 1] : BLUE;
  });
  expect(at(45, 30)).not.toBe(2);
});

it('tells the rest of a hill by its ridge, where the network is sure of sky', () => {
  const at = fixedIn((x, y) => {
    if (y > 150) return ['ground', [150, 140, 120], 1];
    if (y <= 100) return BLUE;
    return x < 120 ? HAZY : ['sky', HAZY[1], 1];
  });
  expect(at(250, 120)).toBe(HILL);
  expect(at(250, 80)).not.toBe(HILL);
});

it("takes a strip of the sky's colour below a wire for likely sky though the network doubts it, and no wall of that colour", () => {
  const at = fixedIn((x, y) => {
    if (y > 140) return ['ground', [120, 118, 112], 1];
    if (y > 112) return x < 150 ? ['other', BLUE[1], 0.75] : ['facade', BLUE[1], 0.75];
    return y > 100 ? ['vegetation', [40, 60, 30], 1] : BLUE;
  });
  expect(at(75, 125)).toBe(LIKELY_SKY);
  expect(at(250, 125)).not.toBe(LIKELY_SKY);
});

it("leaves a pale parapet above the horizon, which is of the sky's colour as well, as it is", () => {
  const at = fixedIn((x, y) => {
    if (y > 150) return ['ground', [120, 118, 112], 1];
    if (x < 150) return BLUE;
    return y > 40 && y < 80 && x > 200 ? ['other', BLUE[1], 0.75] : ['facade', [90, 60, 50], 1];
  });
  expect(at(260, 60)).not.toBe(LIKELY_SKY);
});

it('takes no broad piece of a white wall for sky against the network, however small, and a slim gap between two houses for what it looks like', () => {
  const white = [250, 251, 252] as const;
  const sky: Place = ['sky', white, 1];
  const at = fixedIn((x, y) => {
    if (y < 60) return sky;
    // A wall as light as the sky between dark ones, that reaches up to it.
    if (y < 86 && x > 100 && x < 126) return ['facade', white, 1];
    if (y < 76 && x > 200 && x < 207) return ['facade', white, 1];
    return ['facade', [120, 90, 80], 1];
  });
  expect(at(112, 74)).toBe(2);
  expect(at(203, 68)).not.toBe(2);
});
