import { sentence } from '#web/lib/http.ts';
import { priceInDollars } from '#web/lib/money.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { useBuyTopUp, useTopUpPacks } from './calls/top-ups.ts';

/** Packs beside the plan; nothing is shown where the server sells none. */
export function TopUpCard() {
  const packs = useTopUpPacks();
  const buy = useBuyTopUp();
  if (!packs.data || packs.data.length === 0) return null;
  return (
    <Card aria-labelledby="top-up-title">
      <CardTitle hint="For a busy week. Top-up credits never expire.">
        <span id="top-up-title">Top up credits</span>
      </CardTitle>
      <ul className="grid gap-3 sm:grid-cols-3">
        {packs.data.map((pack) => (
          <li key={pack.pack} className="rounded-soft border p-5">
            <p className="font-serif text-3xl">{pack.credits}</p>
            <p className="text-sm text-ink-faint">credits</p>
            <Button
              look="outline"
              className="mt-4 w-full"
              disabled={buy.isPending || buy.isSuccess}
              onClick={() =>
                buy.mutate(pack.pack, {
                  onError: (error) =>
                    toast({
                      title: 'Error',
                      description: sentence(error, 'Failed to start checkout. Please try again.'),
                      tone: 'destructive',
                    }),
                })
              }
            >
              <span>
                Buy <span className="sr-only">{pack.credits} credits</span> for {priceInDollars(pack.price)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
