import { priceInDollars } from '#web/lib/money.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';

type OrderSummaryProps = { label: string; name: string; amount: string; monthly?: string | null };

export function OrderSummary({ label, name, amount, monthly }: OrderSummaryProps) {
  return (
    <Card aria-labelledby="summary-title" className="self-start">
      <CardTitle>
        <span id="summary-title">Order Summary</span>
      </CardTitle>
      <dl className="grid gap-3">
        <div className="flex justify-between gap-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="text-right font-medium">{name}</dd>
        </div>
        {monthly && monthly !== amount ? (
          <div className="flex justify-between gap-4">
            <dt className="text-ink-soft">Then, a month</dt>
            <dd>{priceInDollars(monthly)}</dd>
          </div>
        ) : null}
        <div className="flex items-baseline justify-between gap-4 border-t pt-3">
          <dt className="text-ink-soft">Total</dt>
          <dd className="font-serif text-3xl">{priceInDollars(amount)}</dd>
        </div>
      </dl>
    </Card>
  );
}
