import type { Db } from '#server/platform/db.ts';
import type { Payments } from '#server/platform/ports.ts';
import { reach } from './billing-parts.ts';
import { findCustomer } from './payment-store.ts';

/** Ends whatever the provider would still charge, and has it forget the person. */
export const leaveProvider = async (db: Db, payments: Payments, userId: string): Promise<void> => {
  const customer = await findCustomer(db, userId, payments.provider);
  if (customer) await reach(() => payments.forgetCustomer(customer));
};
