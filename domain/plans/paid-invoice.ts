import { addMonths } from './months.ts';

/** A line of a paid invoice: a plan for some time, or (credited) the rest of a plan that was given up for a better one. */
export type InvoiceLine = {
  readonly planId: string;
  readonly credited: boolean;
  /** true: for the rest of a cycle that had begun. */
  readonly proration: boolean;
  readonly start: Date;
  readonly end: Date;
};
export type PaidInvoice = { readonly id: string; readonly createdAt: Date; readonly lines: readonly InvoiceLine[] };

/** The share of a month that a line pays for. */
const shareOf = (line: InvoiceLine): number => {
  if (!line.proration) return 1;
  const month = line.end.getTime() - addMonths(line.end, -1).getTime();
  return Math.min(1, Math.max(0, (line.end.getTime() - line.start.getTime()) / month));
};

/**
 * The credits that an invoice pays for. A whole cycle brings the plan's credits; a change in mid-cycle brings the difference for the time
 * that is left, rounded up: whoever pays for half a month of Pro instead of Starter gets half of the 80 credits between them. A full
 * cycle's difference for a prorated price would sell 280 credits for a few dollars on the last day.
 */
export const creditsPaidBy = (invoice: PaidInvoice, creditsOf: (planId: string) => number): number => {
  const sum = invoice.lines.reduce(
    (total, line) => total + (line.credited ? -1 : 1) * creditsOf(line.planId) * shareOf(line),
    0,
  );
  // 39.999999999 is 40: dates are exact, their quotients are not.
  return Math.max(0, Math.ceil(Math.round(sum * 1e6) / 1e6));
};

/** A new cycle puts an end to what is left of the one before. */
export const beginsCycle = (invoice: PaidInvoice): boolean => invoice.lines.some((line) => !line.proration);

/** The plan that an invoice pays for. */
export const planPaidBy = (invoice: PaidInvoice): string | null =>
  invoice.lines.findLast((line) => !line.credited)?.planId ?? null;
