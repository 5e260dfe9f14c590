import { lazy, Suspense, useEffect } from 'react';
import { isUnauthorized, sentence } from '#web/lib/http.ts';
import type { SelectedPlan } from '#web/lib/pending.ts';
import { toast } from '#web/lib/toasts.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { useCreatePaymentIntent } from './calls/create-payment-intent.ts';
import { usePaymentOptions } from './calls/payment-options.ts';
import { OrderSummary } from './order-summary.tsx';
import { SessionCheckout } from './session-checkout.tsx';

const StripeForm = lazy(() => import('./stripe-form.tsx'));
const preparing = <Waiting text="Preparing the payment form..." className="min-h-40!" />;

/** The plan chosen in this browser, paid in a form on this page. The amount is checked by the server. */
export function EmbeddedCheckout({ plan }: { plan: SelectedPlan }) {
  const options = usePaymentOptions();
  const { mutate: prepare, error, data: intent } = useCreatePaymentIntent();
  useEffect(() => {
    prepare(plan, {
      onError: (failure) => {
        if (!isUnauthorized(failure))
          toast({ title: 'Error', description: 'Failed to initialize payment', tone: 'destructive' });
      },
    });
  }, [plan, prepare]);
  // With house payments the secret is the id of a checkout.
  if (intent && options.data?.provider === 'house') return <SessionCheckout session={intent.clientSecret} />;
  const failure = error ?? options.error;
  return (
    <div className="grid gap-6 md:grid-cols-[3fr_2fr]">
      <Card aria-labelledby="payment-title">
        <CardTitle>
          <span id="payment-title">Payment</span>
        </CardTitle>
        {failure ? (
          <Notice tone="danger" role="alert">
            {sentence(failure, 'Failed to initialize payment')}
          </Notice>
        ) : intent && options.data?.publishableKey ? (
          <Suspense fallback={preparing}>
            <StripeForm clientSecret={intent.clientSecret} publishableKey={options.data.publishableKey} />
          </Suspense>
        ) : (
          preparing
        )}
      </Card>
      <OrderSummary label="Plan" name={plan.planName} amount={plan.amount.toFixed(2)} />
    </div>
  );
}
