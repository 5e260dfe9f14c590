import type { Visitor } from './visitor.ts';

/** Waits for a run to end; the listing as it is then comes with it. */
export const settledRun = async (who: Visitor, project: string, runId: string) => {
  for (let i = 0; i < 2500; i++) {
    const { body } = await who.get(`/api/projects/${project}`);
    const run = body.serviceRuns.find((r: { id: string }) => r.id === runId);
    if (run.status === 'completed' || run.status === 'failed') {
      const asset = body.mediaAssets.find((a: { sourceServiceRunId: string }) => a.sourceServiceRunId === runId);
      return { run, body, asset };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the run did not end');
};
