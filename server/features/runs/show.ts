import type { ServiceRun } from '#contracts/entities/run.ts';
import type { RunRow } from './store.ts';

export const showRun = (run: RunRow): ServiceRun => ({
  id: run.id,
  mediaAssetId: run.mediaAssetId,
  serviceType: run.serviceType,
  status: run.status,
  progress: run.progress,
  outputPath: run.outputPath,
  parameters: run.parameters,
  creditCost: run.creditCost,
  isRevision: run.isRevision,
  errorCode: run.errorCode,
  errorMessage: run.errorMessage,
  error: run.errorMessage,
  needsInput: run.question ? { question: run.question, proposal: run.proposal ?? null } : null,
  report: run.report,
  createdAt: run.createdAt.toISOString(),
  startedAt: run.startedAt?.toISOString() ?? null,
  finishedAt: run.finishedAt?.toISOString() ?? null,
});
