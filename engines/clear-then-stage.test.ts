import { expect, it } from 'vitest';
import { answerFor, clearThenStage } from '#engines/clear-then-stage.ts';
import type { EngineContext } from '#engines/ports.ts';
import { newRaster } from '#engines/raster/raster.ts';

const context: EngineContext = { signal: new AbortController().signal, seed: 1, threads: 1, progress() {} };

it('asks what clearing asks before anything is staged', async () => {
  const outcome = await clearThenStage(newRaster(480, 360), { style: 'modern' }, context, {});
  expect(outcome).toMatchObject({ outcome: 'ask', question: 'clear-mask' });
});

it('gives each engine its own part of two answers', () => {
  const order = { style: 'modern', answer: { mask: 'painted', corners: 'dragged' } };
  expect(answerFor(order, 'mask')).toEqual({ style: 'modern', answer: { mask: 'painted' } });
  expect(answerFor(order, 'corners', 'knownLength')).toEqual({ style: 'modern', answer: { corners: 'dragged' } });
  expect(answerFor({ style: 'modern' }, 'mask')).toEqual({ style: 'modern' });
});
