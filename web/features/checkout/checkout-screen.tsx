import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isUnauthorized, sentence } from '#web/lib/http.ts';
import { inDollars } from '#web/lib/money.ts';
import { leaveTo, paths } from '#web/lib/paths.ts';
import { selectedPlan } from '#web/lib/pending.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { EmptyState, Notice } from '#web/ui/notice.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { useCreatePaymentIntent } from './calls/create-payment-intent.ts';

/** Long enough to read why the page goes away. */
const REDIRECT_MS = 2_000;

function NoPlan() {
  useEffect(() => {
    const timer = setTimeout(() => leaveTo(paths.pricing), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="page pt-16">
      <EmptyState
        title="No plan selected"
        action={
          <Button asChild>
            <a href={paths.pricing}>Choose a Plan</a>
          </Button>
        }
      />
    </div>
  );
}

export default function CheckoutScreen() {
  const [plan] = useState(selectedPlan.read);
  const { mutate: prepare, error, isSuccess } = useCreatePaymentIntent();
  useEffect(() => {
    if (!plan) return;
    prepare(plan, {
      onError: (failure) => {
        if (!isUnauthorized(failure))
          toast({ title: 'Error', description: 'Failed to initialize payment', tone: 'destructive' });
      },
    });
  }, [plan, prepare]);
  if (!plan) return <NoPlan />;
  return (
    <div className="page max-w-[920px]! pt-10">
      <title>Checkout · Portico</title>
      <a
        href={paths.pricing}
        className="inline-flex items-center gap-2 rounded-sm text-[15px] text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back to Pricing
      </a>
      <h1 className="mt-6 mb-8 text-5xl">Checkout</h1>
      <div className="grid gap-6 md:grid-cols-[3fr_2fr]">
        <Card aria-labelledby="payment-title">
          <CardTitle>
            <span id="payment-title">Payment</span>
          </CardTitle>
          {error ? (
            <Notice tone="danger" role="alert">
              {sentence(error, 'Failed to initialize payment')}
            </Notice>
          ) : isSuccess ? null : (
            <Waiting text="Preparing the payment form..." className="min-h-40!" />
          )}
        </Card>
        <Card aria-labelledby="summary-title" className="self-start">
          <CardTitle>
            <span id="summary-title">Order Summary</span>
          </CardTitle>
          <dl className="grid gap-3">
            <div className="flex justify-between gap-4">
              <dt className="text-ink-soft">Plan</dt>
              <dd className="font-medium">{plan.planName}</dd>
            </div>
            <div className="flex items-baseline justify-between gap-4 border-t pt-3">
              <dt className="text-ink-soft">Total</dt>
              <dd className="font-serif text-3xl">{inDollars(plan.amount)}</dd>
            </div>
          </dl>
        </Card>
      </div>
    </div>
  );
}
