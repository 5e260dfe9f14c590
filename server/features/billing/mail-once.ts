import type { Db } from '#server/platform/db.ts';
import type { Mailer } from '#server/platform/ports.ts';
import { claimNotice, unclaimNotice } from './payment-store.ts';

/** Sends a mail once for an occasion. One that the mail server refuses may be sent at the next occasion to look. */
export const mailOnce = async (
  db: Db,
  { mailer, now }: { mailer: Mailer; now: () => Date },
  person: { id: string; email: string },
  occasion: string,
  mail: { subject: string; text: string },
): Promise<boolean> => {
  if (!(await claimNotice(db, person.id, occasion, now()))) return false;
  try {
    await mailer.send({ to: person.email, ...mail });
    return true;
  } catch {
    await unclaimNotice(db, person.id, occasion);
    return false;
  }
};
