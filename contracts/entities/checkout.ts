import { z } from 'zod';

/** Which provider takes payments here. 'house' is for trying out and moves no money. */
export const PaymentOptions = z.object({
  provider: z.enum(['stripe', 'house']),
  publishableKey: z.string().nullable(),
});
export type PaymentOptions = z.infer<typeof PaymentOptions>;

export const PackName = z.enum(['10', '50', '200']);
export type PackName = z.infer<typeof PackName>;

export const TopUpPack = z.object({
  pack: PackName,
  credits: z.number(),
  /** As '24.00'. */
  price: z.string(),
});
export type TopUpPack = z.infer<typeof TopUpPack>;

/** open: waits for a card. authenticating: the card asks its owner to confirm. paid: done, goes to returnUrl. */
const CheckoutStatus = z.enum(['open', 'authenticating', 'paid']);

const TestCard = z.object({ number: z.string(), does: z.string() });

/** What the pay page of house payments shows. */
export const Checkout = z.object({
  id: z.string(),
  /** plan: a new subscription. change: a better plan for the rest of the cycle. overdue: an unpaid renewal. top-up: a pack. */
  kind: z.enum(['plan', 'change', 'overdue', 'top-up']),
  title: z.string(),
  /** What is paid now, as '149.00'. */
  amount: z.string(),
  /** What each further month costs; null for a pack. */
  monthly: z.string().nullable(),
  status: CheckoutStatus,
  /** Says plainly that no money moves. */
  notice: z.string(),
  testCards: z.array(TestCard),
  returnUrl: z.string(),
});
export type Checkout = z.infer<typeof Checkout>;

export const CardForm = z.strictObject({
  number: z
    .string()
    .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{12,19}$/, 'Your card number is incomplete.')),
  /** MM/YY */
  expiry: z
    .string()
    .trim()
    .regex(/^(0[1-9]|1[0-2])\s?\/\s?\d{2}$/, "Your card's expiration date is incomplete."),
  cvc: z
    .string()
    .trim()
    .regex(/^\d{3,4}$/, "Your card's security code is incomplete."),
});
export type CardForm = z.output<typeof CardForm>;
