import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guaranteeEnd, maySeekRefund } from './guarantee.ts';
import { centsOf, priceOf } from './money.ts';
import { addMonths } from './months.ts';
import { beginsCycle, creditsPaidBy, type InvoiceLine, planPaidBy } from './paid-invoice.ts';
import { hasBetter, planChange } from './plan-change.ts';
import { AGENCY_PLAN, FREE_PLAN, PLANS_ON_SALE, PRO_PLAN, STARTER_PLAN } from './plans.ts';
import { ADMIN_PLAN } from './standing.ts';
import { bestCreditPrice, topUpPacks } from './top-ups.ts';

const CREDITS: Record<string, number> = { starter: 20, pro: 100, agency: 300 };
const creditsOf = (id: string): number => CREDITS[id] ?? 0;
const line = (planId: string, start: Date, end: Date, more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  ...{ planId, start, end, credited: false, proration: false },
  ...more,
});
const invoice = (...lines: InvoiceLine[]) => ({ id: 'in_1', createdAt: new Date(0), lines });

it('prices go to cents and back', () => {
  fc.assert(fc.property(fc.nat(1_000_000), (cents) => centsOf(priceOf(cents)) === cents));
  expect([centsOf('59'), centsOf('59.5'), centsOf('59.00')]).toEqual([5900, 5950, 5900]);
});

it('months keep their day where they have one', () => {
  const end = (iso: string, months: number) => addMonths(new Date(iso), months).toISOString().slice(0, 10);
  expect(end('2026-01-31T10:00:00Z', 1)).toBe('2026-02-28');
  expect(end('2026-01-31T10:00:00Z', 2)).toBe('2026-03-31');
  expect(end('2027-12-15T10:00:00Z', 2)).toBe('2028-02-15');
  expect(end('2028-03-31T10:00:00Z', -1)).toBe('2028-02-29');
});

it('a cycle brings its credits, a change the difference for the time that is left', () => {
  const start = new Date('2026-04-01');
  const end = new Date('2026-05-01');
  const middle = new Date('2026-04-16');
  const whole = invoice(line('pro', start, end));
  expect([creditsPaidBy(whole, creditsOf), beginsCycle(whole), planPaidBy(whole)]).toEqual([100, true, 'pro']);
  // 31 January to 28 February is a whole cycle, though 28 days are less than January's 31.
  expect(creditsPaidBy(invoice(line('pro', new Date('2026-01-31'), new Date('2026-02-28'))), creditsOf)).toBe(100);
  const rest = { proration: true };
  const change = invoice(line('starter', middle, end, { ...rest, credited: true }), line('agency', middle, end, rest));
  expect([creditsPaidBy(change, creditsOf), beginsCycle(change), planPaidBy(change)]).toEqual([140, false, 'agency']);
  const back = invoice(line('agency', middle, end, { ...rest, credited: true }), line('starter', middle, end, rest));
  expect(creditsPaidBy(back, creditsOf)).toBe(0);
});

it('packs are dearer than any plan, whatever the host makes of the plans', () => {
  expect(bestCreditPrice(PLANS_ON_SALE)).toBe(133);
  expect(topUpPacks(PLANS_ON_SALE).map((p) => p.price)).toEqual(['24.00', '100.00', '320.00']);
  expect(topUpPacks([])).toEqual([]);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 900 })), { minLength: 1 }),
      (hosts) => {
        const plans = hosts.map(([dollars, credits]) => ({
          ...PRO_PLAN,
          price: `${dollars}.00`,
          maxServicesPerMonth: credits,
        }));
        for (const pack of topUpPacks(plans))
          expect(centsOf(pack.price) / pack.credits).toBeGreaterThanOrEqual(bestCreditPrice(plans));
      },
    ),
  );
});

it('changes and the guarantee are told apart', () => {
  expect(planChange(null, PRO_PLAN)).toBe('begin');
  expect(planChange(PRO_PLAN, PRO_PLAN)).toBe('same');
  expect(planChange(STARTER_PLAN, AGENCY_PLAN)).toBe('better');
  expect(planChange(AGENCY_PLAN, STARTER_PLAN)).toBe('smaller');
  const bigger = [FREE_PLAN, STARTER_PLAN, AGENCY_PLAN, ADMIN_PLAN].map((plan) => hasBetter(plan, PLANS_ON_SALE));
  expect(bigger).toEqual([true, true, false, false]);
  const firstPaidAt = new Date('2026-01-01');
  const end = guaranteeEnd(firstPaidAt);
  expect(end.toISOString()).toBe('2026-01-31T00:00:00.000Z');
  expect(maySeekRefund({ firstPaidAt, refundedAt: null }, new Date(end.getTime() - 1))).toBe(true);
  expect(maySeekRefund({ firstPaidAt, refundedAt: null }, end)).toBe(false);
  expect(maySeekRefund({ firstPaidAt, refundedAt: firstPaidAt }, firstPaidAt)).toBe(false);
  expect(maySeekRefund(null, firstPaidAt)).toBe(false);
});
