import { expect, test } from 'vitest';
import { PLANS_ON_SALE } from '#domain/plans/plans.ts';
import { onSale } from './plans-on-sale.ts';

test('Free is hidden', () => {
  expect(onSale(PLANS_ON_SALE).map((plan) => plan.name)).toEqual(['Starter', 'Pro', 'Agency']);
});

test('the built-in list stands in for anything but an array', () => {
  expect(onSale({ message: 'no' }).map((plan) => plan.price)).toEqual(['59.00', '149.00', '399.00']);
});
