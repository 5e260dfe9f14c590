import { eq } from 'drizzle-orm';
import type { FactSheet } from '#contracts/entities/draft.ts';
import { buildFactSheet, type ListingInput } from '#engines/copy/index.ts';
import { requireProject } from '#server/features/listings/index.ts';
import { projects } from '#server/features/listings/tables.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { knownFacts } from './listing-facts.ts';

/** The sheet that the writer would get now: fields, photos and notes, with the person's say on each. */
export const showFacts = async (db: Db, actor: Actor, projectId: string): Promise<FactSheet> => {
  const project = await requireProject(db, actor, projectId);
  const { review, ...listing } = await knownFacts(db, project.id);
  const sheet = buildFactSheet({ ...(listing as ListingInput), ...(review ? { review } : {}) });
  return {
    notes: listing.notes,
    facts: sheet.facts.map(({ id, label, source, status }) => ({
      ...{ id, label, status },
      kind: source.kind,
      quote: source.kind === 'notes' ? source.quote : null,
    })),
    refused: sheet.refused.map(({ text, reason }) => ({ text, reason })),
  };
};

type Review = {
  readonly notes?: string | null | undefined;
  readonly confirmed?: readonly string[] | undefined;
  readonly rejected?: readonly string[] | undefined;
};

/** A fact that is rejected is never used, whatever else says so. */
export const reviewFacts = async (db: Db, actor: Actor, projectId: string, given: Review, now: Date) => {
  const project = await requireProject(db, actor, projectId);
  const rejected = given.rejected ?? project.factReview?.rejected ?? [];
  const confirmed = (given.confirmed ?? project.factReview?.confirmed ?? []).filter((id) => !rejected.includes(id));
  await db
    .update(projects)
    .set({
      ...(given.notes === undefined ? {} : { notes: given.notes?.trim() ?? null }),
      factReview: { confirmed: [...new Set(confirmed)], rejected: [...new Set(rejected)] },
      updatedAt: now,
    })
    .where(eq(projects.id, project.id));
  return showFacts(db, actor, projectId);
};
