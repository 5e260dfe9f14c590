import { and, asc, eq, gt } from 'drizzle-orm';
import { Refusal } from '#contracts/problems.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { newId } from '#server/platform/new-id.ts';
import type { Mailer } from '#server/platform/ports.ts';
import { feedback } from './tables.ts';

export type FeedbackParts = {
  readonly mailer: Mailer;
  /** null: the host gave no address, and feedback is only kept. */
  readonly supportEmail: string | null;
  readonly now: () => Date;
};

const HOUR = 3_600_000;
/** Enough for a day of finding faults, too few to flood a mailbox. */
const PER_HOUR = 5;

const SUBJECTS = { bug: 'Bug', feature_request: 'Feature request', general: 'General', other: 'Other' } as const;

type Message = { type: keyof typeof SUBJECTS; message: string; email?: string | undefined };

/** Keeps a message and passes it on. What could not be mailed is still kept: the person did their part. */
export const sendFeedback = async (
  db: Db,
  { mailer, supportEmail, now }: FeedbackParts,
  actor: Actor,
  { type, message, email }: Message,
  unsent: (error: unknown) => void,
): Promise<{ id: string }> => {
  const at = now();
  await refuseFlood(db, actor.id, at);
  const id = newId();
  const replyTo = email || actor.email;
  await db.insert(feedback).values({ id, userId: actor.id, type, message, email: email || null, createdAt: at });
  if (supportEmail) {
    const subject = `Portico feedback: ${SUBJECTS[type]}`;
    const text = `${message}\n\nFrom ${actor.name} <${replyTo}>\nFeedback ${id}`;
    await mailer.send({ to: supportEmail, subject, text }).catch(unsent);
  }
  return { id };
};

const refuseFlood = async (db: Db, userId: string, now: Date): Promise<void> => {
  const recent = await db
    .select({ at: feedback.createdAt })
    .from(feedback)
    .where(and(eq(feedback.userId, userId), gt(feedback.createdAt, new Date(now.getTime() - HOUR))))
    .orderBy(asc(feedback.createdAt));
  const first = recent[0];
  if (!first || recent.length < PER_HOUR) return;
  const retryAfter = Math.max(1, Math.ceil((first.at.getTime() + HOUR - now.getTime()) / 1000));
  throw new Refusal('too-many', 'You have sent a lot of feedback. Please wait a while before sending more.', {
    retryAfter,
  });
};
