import type { Answer, Visitor } from './visitor.ts';

export const CARD = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };
export const CARDS = {
  pays: CARD,
  declines: { ...CARD, number: '4000 0000 0000 0002' },
  lacksFunds: { ...CARD, number: '4000 0000 0000 9995' },
  asksOwner: { ...CARD, number: '4000 0025 0000 3155' },
  failsLater: { ...CARD, number: '4000 0000 0000 0341' },
};

export const sessionOf = (answer: Answer): string =>
  new URL(answer.body.url, 'http://local').searchParams.get('session') ?? '';

/** Goes through the house's checkout for a plan. */
export const buyPlan = async (who: Visitor, planId: string, card: object = CARD): Promise<Answer> => {
  const opened = await who.post('/api/stripe/create-checkout-session', { planId });
  if (opened.status !== 200) throw new Error(`no checkout: ${JSON.stringify(opened.body)}`);
  return who.post(`/api/checkout/${sessionOf(opened)}/pay`, card);
};

export const buyPack = async (who: Visitor, pack: string): Promise<Answer> =>
  who.post(`/api/checkout/${sessionOf(await who.post('/api/account/top-ups', { pack }))}/pay`, CARD);
