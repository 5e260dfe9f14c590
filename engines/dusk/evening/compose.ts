import { exposureWithout } from '#engines/dusk/evening/exposure.ts';
import { gradeOfMood } from '#engines/dusk/evening/grade.ts';
import type { Mood } from '#engines/dusk/evening/mood.ts';
import { paintEvening } from '#engines/dusk/evening/paint.ts';
import type { Relight } from '#engines/dusk/evening/relight.ts';
import type { Lights } from '#engines/dusk/lamps/lights.ts';
import type { CutSky } from '#engines/dusk/sky/matte.ts';
import type { PaintedSky } from '#engines/dusk/sky/paint.ts';
import { newRaster, type Raster } from '#engines/raster/raster.ts';

export type Scene = {
  readonly matte: CutSky;
  readonly sky: PaintedSky;
  readonly relight: Relight;
  readonly lights?: Lights;
  readonly mood: Mood;
};

/** The last row that holds any sky; below it nothing of the sky is sampled. */
export const lastSkyRow = (alpha: Uint8Array, width: number): number => {
  for (let i = alpha.length - 1; i >= 0; i--) if (alpha[i]) return Math.floor(i / width);
  return -1;
};

/**
 * One pass over the photo: new sky, relit ground, lamps and grade, blended by the matte. Every byte is written once.
 */
export const compose = (scene: Scene): Raster => {
  const { matte, sky, relight, lights, mood } = scene;
  const { width, height } = matte.front;
  const out = newRaster(width, height);
  const alpha = matte.alpha.data;
  paintEvening(
    {
      width,
      height,
      grade: gradeOfMood(mood, relight.exposure * exposureWithout(lights?.spill, mood.depth)),
      table: relight.table,
      ambientLeft: relight.left,
      source: matte.front.data,
      luma: relight.luma,
      alpha,
      thin: matte.thin,
      skyRows: lastSkyRow(alpha, width),
      sky: [sky.red, sky.green, sky.blue],
      ground: [
        relight.slope,
        relight.excess,
        relight.limits.least,
        relight.limits.most,
        ...relight.gain,
        relight.arriving,
      ],
      lights,
    },
    out.data,
  );
  return out;
};
