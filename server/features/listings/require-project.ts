import { Refusal } from '#contracts/problems.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { findCard, findProject, type ProjectCard, type ProjectRow } from './store.ts';

/** Another person's listing is as unknown as one that does not exist. */
export const requireProject = async (db: Db, actor: Actor, id: string): Promise<ProjectRow> => {
  const project = await findProject(db, actor.id, id);
  if (!project) throw new Refusal('not-found', 'Project not found');
  return project;
};

export const requireCard = async (db: Db, actor: Actor, id: string): Promise<ProjectCard> => {
  const card = await findCard(db, actor.id, id);
  if (!card) throw new Refusal('not-found', 'Project not found');
  return card;
};
