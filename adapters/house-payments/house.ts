import { randomUUID } from 'node:crypto';
import type { Db } from '#server/platform/db.ts';
import { type AddMonths, nextDue } from './billing-cycle.ts';
import { drop, type HouseEvent, type HouseSubscription, keep, listDue } from './records.ts';
import { sign } from './signature.ts';

export type HouseParts = {
  readonly db: Db;
  /** Events are signed with it. */
  readonly secret: string;
  /** The server's own address: events travel to its webhook like any provider's. */
  readonly base: () => string;
  /** Tests move it. */
  readonly now: () => Date;
  readonly addMonths: AddMonths;
};

const about = (s: { id: string }): HouseEvent['about'] => ({ object: 'subscription', id: s.id });

/** Writes a subscription with its next date and puts down the event that tells of it. */
export const record = async (tx: Db, parts: HouseParts, s: HouseSubscription, event: string): Promise<void> => {
  await keep(tx, 'subscription', s, nextDue(s, parts.addMonths, parts.now()));
  await announce(tx, event, about(s), parts.now());
};

export const announce = async (tx: Db, type: string, what: HouseEvent['about'], now: Date): Promise<void> => {
  await keep(tx, 'event', { id: `evt_${randomUUID()}`, type, about: what }, now);
};

/** Delivers what was put down, oldest first. What the server does not take stays, and goes out with the next delivery. */
export const deliver = async (parts: HouseParts): Promise<void> => {
  for (const event of await listDue(parts.db, 'event', parts.now())) {
    const body = JSON.stringify({ id: event.id, type: event.type, data: { object: event.about } });
    const taken = await fetch(new URL('/api/stripe/webhook', parts.base()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': sign(parts.secret, body, parts.now()) },
      body,
      signal: AbortSignal.timeout(20_000),
    }).then(
      (response) => response.ok,
      () => false,
    );
    if (!taken) return;
    await drop(parts.db, event.id);
  }
};
