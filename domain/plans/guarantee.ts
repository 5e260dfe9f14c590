const DAY = 86_400_000;
const GUARANTEE_DAYS = 30;

export const guaranteeEnd = (firstPaidAt: Date): Date => new Date(firstPaidAt.getTime() + GUARANTEE_DAYS * DAY);

/** First-time subscribers, once, within 30 days of their first payment. */
export const maySeekRefund = (facts: { firstPaidAt: Date; refundedAt: Date | null } | null, now: Date): boolean =>
  facts !== null && facts.refundedAt === null && now < guaranteeEnd(facts.firstPaidAt);
