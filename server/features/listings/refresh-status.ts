import { eq } from 'drizzle-orm';
import { statusAfterRun } from '#domain/listings/status.ts';
import { serviceRuns } from '#server/features/runs/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { updateProject } from './store.ts';
import { projects } from './tables.ts';

/** A started run makes a listing active; what it was before is remembered for runs that only asked. */
export const markActive = async (tx: Db, projectId: string, now: Date): Promise<void> => {
  const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
  if (!project) return;
  const before = project.status === 'active' ? project.statusBeforeRun : project.status;
  await updateProject(tx, projectId, { status: 'active', statusBeforeRun: before }, now);
};

/** After a run has ended, inside its transaction. */
export const refreshStatus = async (tx: Db, projectId: string, now: Date): Promise<void> => {
  const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
  if (!project) return;
  const runs = await tx
    .select({ status: serviceRuns.status, errorCode: serviceRuns.errorCode })
    .from(serviceRuns)
    .where(eq(serviceRuns.projectId, projectId));
  await updateProject(tx, projectId, { status: statusAfterRun(runs, project.status, project.statusBeforeRun) }, now);
};
