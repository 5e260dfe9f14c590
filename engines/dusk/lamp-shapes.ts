import type { WindowLook } from '#engines/dusk/window-look.ts';
import { closeAlong, openAlong } from '#engines/raster/morphology.ts';
import { labelRegions } from '#engines/raster/regions.ts';

/** A compact thing that stands out from the plain surface around it, in pixels of the look; ends exclusive. */
export type Thing = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly area: number;
  /** Mean and greatest step from what surrounds it, 0..1, and the share of it that is darker. */
  readonly contrast: number;
  readonly most: number;
  readonly dark: number;
};

/** What is larger than this, in pixels of the look, is a window or a vent. */
export const LARGEST = 27;
/** Steps in bytes from which a pixel stands out: at the lower one a lantern may hang together with its shadow and a joint. */
const STEPS = [24, 44] as const;

/** Signed step of every pixel from what surrounds it on all four sides, in bytes; 0 where it does not stand out. */
const stepsIn = (bytes: Uint8Array, width: number, height: number, size: number): Int16Array => {
  const closedX = closeAlong(bytes, width, height, size, 'across');
  const closedY = closeAlong(bytes, width, height, size, 'down');
  const openX = openAlong(bytes, width, height, size, 'across');
  const openY = openAlong(bytes, width, height, size, 'down');
  const steps = new Int16Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) {
    const dark = Math.min(closedX[i]!, closedY[i]!) - bytes[i]!;
    const light = bytes[i]! - Math.max(openX[i]!, openY[i]!);
    steps[i] = dark > light ? -dark : light;
  }
  return steps;
};

/**
 * Whatever is narrower than `size` both across and down, lighter or darker than its ground. A line of siding is as long as
 * the wall and a downpipe as tall, so that closing along it leaves it: only what ends on all four sides remains.
 */
export const smallThings = (look: WindowLook, size = LARGEST): Thing[] => {
  const { width, height, rgb } = look;
  const luma = new Uint8Array(width * height);
  const warm = new Uint8Array(width * height);
  for (let i = 0; i < luma.length; i++) {
    luma[i] = look.luma.data[i]! * 255;
    warm[i] = 128 + (rgb[i * 3]! - rgb[i * 3 + 2]!) / 2;
  }
  const step = stepsIn(luma, width, height, size | 1);
  // Iron on orange boards is as light as they are, and grey.
  const tint = stepsIn(warm, width, height, size | 1);
  for (let i = 0; i < luma.length; i++) if (Math.abs(tint[i]!) > Math.abs(step[i]!)) step[i] = tint[i]!;
  return STEPS.flatMap((least) => thingsAbove(step, least, width, height, size));
};

const thingsAbove = (step: Int16Array, least: number, width: number, height: number, size: number): Thing[] => {
  const map = new Uint8Array(step.length);
  for (let i = 0; i < map.length; i++) if (Math.abs(step[i]!) > least) map[i] = 1;
  const { labels, regions } = labelRegions(map, width, height);
  return regions
    .filter(({ area, right, left, top, bottom }) => area >= 8 && right - left < size && bottom - top < size)
    .map(({ label, area, left, right, top, bottom }) => {
      let [sum, most, dark] = [0, 0, 0];
      for (let y = top; y <= bottom; y++)
        for (let x = left; x <= right; x++) {
          const i = y * width + x;
          if (labels[i] !== label) continue;
          const by = Math.abs(step[i]!);
          sum += by;
          if (by > most) most = by;
          if (step[i]! < 0) dark++;
        }
      return {
        left,
        top,
        right: right + 1,
        bottom: bottom + 1,
        area,
        contrast: sum / area / 255,
        most: most / 255,
        dark: dark / area,
      };
    });
};
