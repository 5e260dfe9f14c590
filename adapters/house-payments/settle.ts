import { nextDue, step } from './billing-cycle.ts';
import { announce, deliver, type HouseParts } from './house.ts';
import { find, keep, listDue } from './records.ts';

/** A clock that jumped far ahead renews as often as it should have: this many steps at most in one go. */
const STEPS = 120;

/** Does what the clock says is due. Safe to call at any time and from several processes. */
export const settle = async (parts: HouseParts): Promise<void> => {
  for (const { id } of await listDue(parts.db, 'subscription', parts.now())) {
    await parts.db.transaction(async (tx) => {
      let subscription = await find(tx, 'subscription', id, true);
      if (!subscription) return;
      let last = new Date(subscription.overdueSince ?? 0);
      for (let i = 0; i < STEPS; i++) {
        const due = nextDue(subscription, parts.addMonths, last);
        if (!due || due > parts.now()) break;
        const { next, event } = step(subscription, due, parts.addMonths);
        subscription = next;
        last = due;
        await announce(tx, event, { object: 'subscription', id }, due);
      }
      await keep(tx, 'subscription', subscription, nextDue(subscription, parts.addMonths, parts.now()));
    });
  }
  await deliver(parts);
};
