import { useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { leaveTo, paths } from '#web/lib/paths.ts';
import { selectedPlan } from '#web/lib/pending.ts';
import { UrlText } from '#web/lib/url-state.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/notice.tsx';
import { EmbeddedCheckout } from './embedded-checkout.tsx';
import { SessionCheckout } from './session-checkout.tsx';
import { TrialNote } from './trial-note.tsx';

/** Long enough to read why the page goes away. */
const REDIRECT_MS = 2_000;

const CheckoutUrl = z.object({ session: UrlText.optional().catch(undefined) });

/** A checkout that the server opened, or the plan that was chosen in this browser. */
export default function CheckoutScreen() {
  const { session } = CheckoutUrl.parse(useSearch({ strict: false }));
  const [plan] = useState(selectedPlan.read);
  if (!session && !plan) return <NoPlan />;
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
      <TrialNote />
      {session ? <SessionCheckout session={session} /> : plan ? <EmbeddedCheckout plan={plan} /> : null}
    </div>
  );
}

function NoPlan() {
  useEffect(() => {
    const timer = setTimeout(() => leaveTo(paths.pricing), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="page pt-16">
      <title>Checkout · Portico</title>
      <h1 className="sr-only">Checkout</h1>
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
