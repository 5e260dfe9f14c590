import type { CardForm } from '#contracts/entities/checkout.ts';

type CardHabit = 'pays' | 'declines' | 'lacks-funds' | 'asks-owner' | 'fails-later';
/** All that is kept of a card. */
export type HeldCard = { lastFour: string; habit: CardHabit };

const CARDS: readonly { number: string; habit: CardHabit; does: string }[] = [
  { number: '4242424242424242', habit: 'pays', does: 'Pays' },
  { number: '4000000000000002', habit: 'declines', does: 'Is declined' },
  { number: '4000000000009995', habit: 'lacks-funds', does: 'Is declined: insufficient funds' },
  { number: '4000002500003155', habit: 'asks-owner', does: 'Asks its owner to confirm, then pays' },
  { number: '4000000000000341', habit: 'fails-later', does: 'Pays now, fails at the renewal' },
];

const spaced = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
export const TEST_CARDS = CARDS.map(({ number, does }) => ({ number: spaced(number), does }));

export const NOTICE =
  'Payments on this server are for trying out: no money moves and no real card is taken. Use one of the test cards.';

/** What a card does, or why it is turned away. A number that is not a test card is never looked at twice or kept. */
export const readCard = (form: CardForm, now: Date): HeldCard | { declined: string } => {
  const known = CARDS.find((card) => card.number === form.number);
  if (!known) return { declined: `Your card was declined. ${NOTICE}` };
  const [month = 0, year = 0] = form.expiry.split('/').map(Number);
  // A card is good to the end of its month.
  if (Date.UTC(2000 + year, month, 1) <= now.getTime()) return { declined: 'Your card has expired.' };
  if (known.habit === 'declines') return { declined: 'Your card was declined.' };
  if (known.habit === 'lacks-funds') return { declined: 'Your card has insufficient funds.' };
  return { lastFour: known.number.slice(-4), habit: known.habit };
};
