import { z } from 'zod';
import { ServiceType } from '../services.ts';

export const RunStatus = z.enum(['pending', 'processing', 'completed', 'failed']);
export type RunStatus = z.infer<typeof RunStatus>;

/** Why a run failed: needs-input and refused cost nothing and are no fault. */
export const RunFailure = z.enum(['needs-input', 'refused', 'cancelled', 'engine-failed', 'stopped']);
export type RunFailure = z.infer<typeof RunFailure>;

export const RunQuestion = z.object({
  question: z.enum(['floor-corners', 'sky-mask', 'clear-mask']),
  proposal: z.unknown(),
});

export const ServiceRun = z.object({
  id: z.string(),
  mediaAssetId: z.string().nullable(),
  serviceType: ServiceType,
  status: RunStatus,
  /** 0..1 */
  progress: z.number(),
  outputPath: z.string().nullable(),
  parameters: z.record(z.string(), z.unknown()),
  creditCost: z.number(),
  isRevision: z.boolean(),
  errorCode: RunFailure.nullable(),
  errorMessage: z.string().nullable(),
  error: z.string().nullable(),
  needsInput: RunQuestion.nullable(),
  /** The 'nothing else changed' report of a finished image run. */
  report: z.record(z.string(), z.unknown()).nullable(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
});
export type ServiceRun = z.infer<typeof ServiceRun>;
