import { sentence } from '#web/lib/http.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { useCheckout } from './calls/house-checkout.ts';
import { HouseForm } from './house-form.tsx';
import { OrderSummary } from './order-summary.tsx';

/** A checkout of house payments, by the address that the server gave. */
export function SessionCheckout({ session }: { session: string }) {
  const checkout = useCheckout(session);
  if (checkout.isPending) return <Waiting text="Preparing the payment form..." />;
  if (!checkout.data) {
    return (
      <Notice tone="danger" role="alert">
        {sentence(checkout.error, 'Failed to initialize payment')}
      </Notice>
    );
  }
  return (
    <div className="grid gap-6 md:grid-cols-[3fr_2fr]">
      <Card aria-labelledby="payment-title">
        <CardTitle>
          <span id="payment-title">Payment</span>
        </CardTitle>
        <HouseForm checkout={checkout.data} />
      </Card>
      <OrderSummary
        label={checkout.data.kind === 'top-up' ? 'Credits' : 'Plan'}
        name={checkout.data.title}
        amount={checkout.data.amount}
        monthly={checkout.data.monthly}
      />
    </div>
  );
}
