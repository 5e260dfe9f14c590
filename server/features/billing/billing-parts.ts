import { Refusal } from '#contracts/problems.ts';
import type { HouseDesk, Mailer, Payments } from '#server/platform/ports.ts';

/** What billing needs from outside. compose.ts chooses the provider. */
export type BillingParts = {
  readonly payments: Payments;
  /** Only with house payments. */
  readonly house: HouseDesk | null;
  readonly mailer: Mailer;
  readonly base: () => string;
  readonly now: () => Date;
};

/** A provider that fails is not the person's fault: 503, logged with what it said. */
export const reach = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    throw Object.assign(new Refusal('payments-off'), { cause: error });
  }
};
