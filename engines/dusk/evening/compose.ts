import { exposureWithout } from '#engines/dusk/evening/exposure.ts';
import type { Mood } from '#engines/dusk/evening/mood.ts';
import type { Relight } from '#engines/dusk/evening/relight.ts';
import { gradeOfMood, paintRow } from '#engines/dusk/evening/row.ts';
import type { Lights } from '#engines/dusk/lamps/lights.ts';
import type { CutSky } from '#engines/dusk/sky/matte.ts';
import type { PaintedSky } from '#engines/dusk/sky/paint.ts';
import { newRaster, type Plane, type Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';

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
  const at = (plane: Plane): ((y: number) => Float32Array) => rowSampler(plane, width, height);
  const redAt = at(sky.red);
  const greenAt = at(sky.green);
  const blueAt = at(sky.blue);
  const slopeAt = at(relight.slope);
  const excessAt = at(relight.excess);
  const [gainR, gainG, gainB] = [at(relight.gain[0]), at(relight.gain[1]), at(relight.gain[2])];
  const arrivingAt = at(relight.arriving);
  const spillAt = lights && at(lights.spill);
  const bloomAt = lights && at(lights.bloom);
  const skyRows = lastSkyRow(alpha, width);
  const none = new Float32Array(width);
  const evening = {
    ...gradeOfMood(mood, relight.exposure * exposureWithout(lights?.spill, mood.depth)),
    width,
    source: matte.front.data,
    luma: matte.frontLuma,
    alpha,
    thin: matte.thin,
    table: relight.table,
    ambientLeft: relight.left,
    glassed: lights?.glass,
    emitted: lights?.emitted,
  };
  for (let y = 0; y < height; y++) {
    const above = y <= skyRows;
    const red = above ? redAt(y) : none;
    const green = above ? greenAt(y) : none;
    const blue = above ? blueAt(y) : none;
    const slope = slopeAt(y);
    const excess = excessAt(y);
    const [kR, kG, kB] = [gainR(y), gainG(y), gainB(y)];
    const arriving = arrivingAt(y);
    const spill = spillAt?.(y) ?? none;
    const bloom = bloomAt?.(y) ?? none;
    paintRow(evening, { y, above, red, green, blue, slope, excess, kR, kG, kB, arriving, spill, bloom }, out.data);
  }
  return out;
};
