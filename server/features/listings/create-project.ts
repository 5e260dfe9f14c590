import type { z } from 'zod';
import { Refusal } from '#contracts/problems.ts';
import type { NewProject, NewProperty } from '#contracts/routes/listings.ts';
import { countProjectsSince, readStanding } from '#server/features/billing/index.ts';
import { lockAccount } from '#server/features/credits/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { newId } from '#server/platform/new-id.ts';
import { projects, properties } from './tables.ts';

type Input = { project: z.output<typeof NewProject>; property: z.output<typeof NewProperty> };

/** A listing with its property, within the plan's number of listings a cycle. */
export const createProject = (db: Db, actor: Actor, input: Input, now: Date): Promise<string> =>
  db.transaction(async (tx) => {
    await lockAccount(tx, actor.id);
    const { plan, cycleStart } = await readStanding(tx, actor, now);
    const made = await countProjectsSince(tx, actor.id, cycleStart);
    if (plan.maxProjects !== -1 && made >= plan.maxProjects) {
      throw new Refusal('project-limit', undefined, { requiresUpgrade: true });
    }
    return insertProject(tx, actor.id, input, now);
  });

export const insertProject = async (
  tx: Db,
  userId: string,
  input: Input,
  now: Date,
  special: { isDefault?: boolean; addressPending?: boolean } = {},
): Promise<string> => {
  const id = newId();
  await tx.insert(projects).values({
    id,
    userId,
    name: input.project.name,
    description: input.project.description,
    isDefault: special.isDefault ?? false,
    createdAt: now,
    updatedAt: now,
  });
  await tx.insert(properties).values({
    id: newId(),
    projectId: id,
    ...input.property,
    addressPending: special.addressPending ?? false,
  });
  return id;
};
