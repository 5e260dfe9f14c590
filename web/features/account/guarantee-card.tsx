import { useState } from 'react';
import { inDays } from '#web/lib/dates.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { DialogActions, DialogClose, DialogContent, DialogRoot, DialogTrigger } from '#web/ui/dialog.tsx';
import { useGuarantee, useRequestRefund } from './calls/guarantee.ts';

/** Shown only to those who can use it: first-time subscribers within 30 days. */
export function GuaranteeCard() {
  const guarantee = useGuarantee();
  const refund = useRequestRefund();
  const [open, setOpen] = useState(false);
  if (!guarantee.data?.eligible) return null;
  const ask = () =>
    refund.mutate(undefined, {
      onSuccess: () => {
        setOpen(false);
        toast({
          title: 'Refund on its way',
          description: 'Your subscription has ended and your money is being returned.',
        });
      },
      onError: (error) =>
        toast({ title: 'Error', description: sentence(error, 'Please try again'), tone: 'destructive' }),
    });
  return (
    <Card aria-labelledby="guarantee-title">
      <CardTitle
        hint={`Not for you? Your money back until ${inDays(guarantee.data.until)}.`}
        aside={
          <DialogRoot open={open} onOpenChange={setOpen}>
            <DialogTrigger asChild>
              <Button look="outline">Ask for a refund</Button>
            </DialogTrigger>
            <DialogContent
              title="Ask for a refund"
              description="Your subscription ends at once and the payment is returned in full. Your listings stay readable."
            >
              <DialogActions>
                <DialogClose asChild>
                  <Button look="quiet">Keep subscription</Button>
                </DialogClose>
                <Button look="danger" disabled={refund.isPending} onClick={ask}>
                  {refund.isPending ? 'One moment...' : 'End it and refund me'}
                </Button>
              </DialogActions>
            </DialogContent>
          </DialogRoot>
        }
      >
        <span id="guarantee-title">30-day guarantee</span>
      </CardTitle>
    </Card>
  );
}
