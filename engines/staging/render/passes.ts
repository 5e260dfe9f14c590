import type { Canvas } from './canvas.ts';
import { makeCompositor } from './composite.ts';
import { smoothGround, smoothLight } from './denoise.ts';
import { makeGround, makeGroundPlane } from './ground.ts';
import { makeHalfPicker, makeIrradiance } from './irradiance.ts';
import type { RenderJob } from './job.ts';
import { makeResolve } from './resolve.ts';
import { makeBench } from './surface.ts';
import { makeVisibility } from './visibility.ts';

/** One step of a picture, dealt out in chunks so that threads finish together. */
export type Pass = {
  readonly name:
    | 'visibility'
    | 'pick'
    | 'irradiance'
    | 'smooth'
    | 'plane'
    | 'ground'
    | 'smooth-ground'
    | 'resolve'
    | 'composite';
  readonly count: number;
  readonly chunk: number;
  /** Smoothing level, or how many times the usual paths. */
  readonly level: number;
  /** What the picture is laid together on. */
  readonly canvas?: Canvas;
};

/** A thread's share of a pass: takes chunks until none is left. */
export const makePerformer = (job: RenderJob) => {
  const bench = makeBench(job);
  const visibility = makeVisibility(job);
  const pick = makeHalfPicker(bench);
  const irradiance = makeIrradiance(bench);
  const plane = makeGroundPlane(bench);
  const ground = makeGround(bench);
  const resolve = makeResolve(bench);
  return (pass: Pass): void => {
    const compose = pass.canvas && makeCompositor(job, pass.canvas);
    for (;;) {
      const from = Atomics.add(job.cursor, 0, pass.chunk);
      if (from >= pass.count) return;
      const to = Math.min(pass.count, from + pass.chunk);
      if (pass.name === 'smooth') {
        const odd = pass.level % 2 === 1;
        smoothLight(
          job,
          odd ? job.scratchLight : job.halfLight,
          odd ? job.scratchVector : job.halfVector,
          odd ? job.halfLight : job.scratchLight,
          odd ? job.halfVector : job.scratchVector,
          pass.level,
          from,
          to,
        );
        continue;
      }
      if (pass.name === 'smooth-ground') {
        smoothGround(job, pass.level, from, to);
        continue;
      }
      for (let i = from; i < to; i++) {
        if (pass.name === 'visibility') visibility(i);
        else if (pass.name === 'pick') pick(i);
        else if (pass.name === 'irradiance') irradiance(job.list[i]!);
        else if (pass.name === 'plane') plane(i);
        else if (pass.name === 'ground') ground(job.list[i]!, pass.level);
        else if (pass.name === 'resolve') resolve(i);
        else compose?.(i);
      }
    }
  };
};
