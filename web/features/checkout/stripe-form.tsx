import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js';
import { type FormEvent, useMemo, useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { paymentFailed, paymentSucceeded } from './outcome.ts';

function CardFields() {
  const stripe = useStripe();
  const elements = useElements();
  const [isPaying, setPaying] = useState(false);
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements) return;
    setPaying(true);
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: new URL(paths.dashboard, window.location.origin).href },
      redirect: 'if_required',
    });
    if (error) {
      setPaying(false);
      paymentFailed(error.message ?? 'Your card could not be charged.');
    } else paymentSucceeded();
  };
  return (
    <form onSubmit={(event) => void pay(event)} className="grid gap-6">
      <PaymentElement />
      <Button type="submit" size="lg" disabled={!stripe || isPaying}>
        {isPaying ? 'Processing' : 'Pay now'}
      </Button>
    </form>
  );
}

/** The provider's own embedded form: the card number never touches this page. */
export default function StripeForm({ clientSecret, publishableKey }: { clientSecret: string; publishableKey: string }) {
  const stripe = useMemo(() => loadStripe(publishableKey), [publishableKey]);
  return (
    <Elements stripe={stripe} options={{ clientSecret }}>
      <CardFields />
    </Elements>
  );
}
