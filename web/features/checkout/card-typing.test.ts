import { expect, test } from 'vitest';
import { CardForm } from '#contracts/entities/checkout.ts';
import { cardExpiry, cardNumber } from './card-typing.ts';

/** Key after key, as on a number pad; '<' deletes backwards. */
const keys = (pressed: string) =>
  [...pressed].reduce(
    (text, key) => (key === '<' ? cardExpiry(text.slice(0, -1), true) : cardExpiry(text + key, false)),
    '',
  );

test('the slash of an expiry comes by itself, and goes', () => {
  expect(['1', '12', '124', '1240', '12/40', '12/2040', '540', '1/40', '12405'].map(keys)).toEqual([
    '1',
    '12/',
    '12/4',
    '12/40',
    '12/40',
    '12/40',
    '05/40',
    '01/40',
    '12/40',
  ]);
  expect(['1240<', '1240<<', '1240<<<', '1240<<<<', '1240<<540', '12<', '1240<<<140'].map(keys)).toEqual([
    '12/4',
    '12',
    '1',
    '',
    '12/54',
    '12',
    '11/40',
  ]);
});

test('a pasted expiry is understood', () => {
  const pasted = ['12/40', '12 / 2040', '12-40', '1240', '122040', ' 1/40', '12/ 40'].map((text) =>
    cardExpiry(text, false),
  );
  expect(pasted).toEqual(['12/40', '12/40', '12/40', '12/40', '12/40', '01/40', '12/40']);
  expect(CardForm.safeParse({ number: '4242424242424242', expiry: pasted[0], cvc: '123' }).success).toBe(true);
});

test('deleting inside brings the slash back where it was', () => {
  expect(cardExpiry('1/40', true)).toBe('1/40');
  expect(cardExpiry('1240', true)).toBe('12/40');
});

test('card numbers are read by fours', () => {
  expect(['4242', '42424', '4242424242424242', '4242-4242 4242 4242'].map((text) => cardNumber(text, false))).toEqual([
    '4242',
    '4242 4',
    '4242 4242 4242 4242',
    '4242 4242 4242 4242',
  ]);
});
