import { zodResolver } from '@hookform/resolvers/zod';
import { FlaskConical } from 'lucide-react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { CardForm, type Checkout } from '#contracts/entities/checkout.ts';
import { sentence } from '#web/lib/http.ts';
import { priceInDollars } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useAuthenticate, usePay } from './calls/house-checkout.ts';
import { cardExpiry, cardNumber, shaped } from './card-typing.ts';
import { paymentFailed, paymentSucceeded } from './outcome.ts';

type Typed = z.input<typeof CardForm>;

const settle = (checkout: Checkout) => {
  if (checkout.status === 'paid') paymentSucceeded(checkout.returnUrl);
};
const failed = (error: unknown) => paymentFailed(sentence(error, 'Your card could not be charged.'));

/** The pay page of house payments: test cards only, and it says so. */
export function HouseForm({ checkout }: { checkout: Checkout }) {
  const pay = usePay(checkout.id);
  const form = useForm<Typed>({
    resolver: zodResolver(CardForm, undefined, { raw: true }),
    defaultValues: { number: '', expiry: '', cvc: '' },
  });
  const { errors } = form.formState;
  if (checkout.status === 'authenticating') return <CardAsks checkout={checkout} />;
  const isDone = checkout.status === 'paid';
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit((card) => pay.mutate(card, { onSuccess: settle, onError: failed }))}
    >
      <Notice tone="info" icon={<FlaskConical aria-hidden />}>
        {checkout.notice}
      </Notice>
      <Field label="Card number" error={errors.number?.message}>
        {(wiring) => (
          <Input
            inputMode="numeric"
            autoComplete="cc-number"
            placeholder="1234 1234 1234 1234"
            {...wiring}
            {...shaped(form.register('number'), cardNumber)}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Expiry" error={errors.expiry?.message}>
          {(wiring) => (
            <Input
              inputMode="numeric"
              autoComplete="cc-exp"
              placeholder="MM/YY"
              {...wiring}
              {...shaped(form.register('expiry'), cardExpiry)}
            />
          )}
        </Field>
        <Field label="Security code" error={errors.cvc?.message}>
          {(wiring) => (
            <Input inputMode="numeric" autoComplete="cc-csc" placeholder="CVC" {...wiring} {...form.register('cvc')} />
          )}
        </Field>
      </div>
      <Button type="submit" size="lg" disabled={pay.isPending || isDone}>
        {isDone ? 'Paid' : pay.isPending ? 'Processing' : `Pay ${priceInDollars(checkout.amount)}`}
      </Button>
      <details className="text-sm text-ink-soft">
        <summary className="w-fit rounded-sm underline underline-offset-4">Test cards</summary>
        <ul className="mt-3 grid gap-2">
          {checkout.testCards.map((card) => (
            <li key={card.number} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <button
                type="button"
                className="rounded-sm font-medium tabular-nums underline underline-offset-4"
                onClick={() => {
                  form.setValue('number', card.number);
                  form.setValue('expiry', '12/40');
                  form.setValue('cvc', '123');
                }}
              >
                {card.number}
              </button>
              <span>{card.does}</span>
            </li>
          ))}
        </ul>
      </details>
    </form>
  );
}

function CardAsks({ checkout }: { checkout: Checkout }) {
  const authenticate = useAuthenticate(checkout.id);
  const answer = (approve: boolean) => authenticate.mutate(approve, { onSuccess: settle, onError: failed });
  return (
    <div role="alert" className="grid gap-5">
      <h3 className="text-xl">Your bank asks you to confirm</h3>
      <p className="text-ink-soft">Confirm the payment of {priceInDollars(checkout.amount)} to Portico.</p>
      <div className="flex gap-3">
        <Button disabled={authenticate.isPending} onClick={() => answer(true)}>
          Confirm payment
        </Button>
        <Button look="outline" disabled={authenticate.isPending} onClick={() => answer(false)}>
          Decline
        </Button>
      </div>
    </div>
  );
}
