import type { Raster } from '#engines/raster/raster.ts';
import type { Foreground } from '../foreground.ts';
import { type Canvas, canvasFor } from './canvas.ts';
import { clarify } from './clarity.ts';
import type { Crew } from './crew.ts';
import { keepGround } from './denoise.ts';
import { type RenderJob, STRIP } from './job.ts';
import { contactZone, planShadows } from './shadow-plan.ts';
import { sharpen } from './sharpen.ts';

export type Watch = {
  readonly signal: AbortSignal;
  progress(fraction: number, stage: string): void;
  tick(stage: string): void;
};

/** All passes in order. Stops between passes when the signal says so. */
export const paint = async (
  job: RenderJob,
  photo: Raster,
  keep: Foreground | undefined,
  crew: Crew,
  watch: Watch,
): Promise<Canvas> => {
  crew.take(job);
  const half = job.halfWidth * job.halfHeight;
  const step = async (fraction: number, stage: string, pass: Parameters<Crew['perform']>[0]) => {
    watch.signal.throwIfAborted();
    await crew.perform(pass);
    watch.progress(fraction, stage);
  };
  await step(0.1, 'placing', { name: 'visibility', count: Math.ceil(job.height / STRIP), chunk: 1, level: 0 });
  await step(0.15, 'placing', { name: 'pick', count: half, chunk: 2048, level: 0 });
  watch.tick('visibility');

  let count = 0;
  for (let i = 0; i < half; i++) if (job.halfIds[i]) job.list[count++] = i;
  await step(0.45, 'lighting', { name: 'irradiance', count, chunk: 128, level: 0 });
  watch.tick('irradiance');
  for (let level = 0; level < 4; level++)
    await step(0.5, 'lighting', { name: 'smooth', count: job.halfHeight, chunk: 8, level });
  watch.tick('smooth');

  await step(0.52, 'shadows', { name: 'plane', count: half, chunk: 2048, level: 0 });
  const zone = contactZone(job);
  for (const [grid, more] of [
    [4, 3],
    [2, 2],
    [1, 1],
  ] as const) {
    const points = planShadows(job, grid, zone);
    await step(grid === 1 ? 0.8 : 0.6, 'shadows', { name: 'ground', count: points, chunk: 64, level: more });
  }
  watch.tick('shadows');
  for (let level = 0; level < 3; level++) {
    if (level === 2) keepGround(job);
    await step(0.85, 'shadows', { name: 'smooth-ground', count: job.halfHeight, chunk: 8, level });
  }
  watch.tick('smooth-shadows');
  await step(0.95, 'painting', { name: 'resolve', count: job.height, chunk: 4, level: 0 });
  clarify(job);
  watch.tick('resolve');
  const canvas = canvasFor(job, photo, keep);
  await step(0.98, 'painting', { name: 'composite', count: photo.height, chunk: 8, level: 0, canvas });
  sharpen(job, canvas);
  watch.tick('composite');
  return canvas;
};
