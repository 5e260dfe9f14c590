import { useState } from 'react';
import { inDays } from '#web/lib/dates.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions, DialogClose, DialogContent, DialogRoot, DialogTrigger } from '#web/ui/dialog.tsx';
import { useCancelSubscription } from './calls/cancel-subscription.ts';

export function CancelDialog({ periodEnd }: { periodEnd: string | null }) {
  const [open, setOpen] = useState(false);
  const [when, setWhen] = useState<'end' | 'now'>('end');
  const cancel = useCancelSubscription();
  const confirm = () =>
    cancel.mutate(when === 'end', {
      onSuccess: () => {
        setOpen(false);
        toast({
          title: 'Subscription canceled',
          description: when === 'end' ? `It ends on ${inDays(periodEnd)}.` : 'It has ended.',
        });
      },
      onError: (error) =>
        toast({ title: 'Error', description: sentence(error, 'Failed to update subscription'), tone: 'destructive' }),
    });
  const choices = [
    {
      value: 'end',
      label: 'At the end of the period',
      note: periodEnd ? `You keep your credits until ${inDays(periodEnd)}` : 'You keep your credits until then',
    },
    { value: 'now', label: 'At once', note: 'Plan credits end now; top-up credits stay' },
  ] as const;
  return (
    <DialogRoot open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button look="quiet">Cancel Subscription</Button>
      </DialogTrigger>
      <DialogContent
        title="Cancel Subscription"
        description="Your listings and results stay readable and downloadable."
      >
        <fieldset className="mt-6 grid gap-3">
          <legend className="sr-only">When</legend>
          {choices.map((choice) => (
            <label
              key={choice.value}
              className="flex cursor-pointer items-start gap-3 rounded-soft border p-4 has-[:checked]:border-accent has-[:checked]:bg-accent-soft"
            >
              <input
                type="radio"
                name="when"
                checked={when === choice.value}
                onChange={() => setWhen(choice.value)}
                className="mt-1 size-4 accent-accent"
              />
              <span>
                <span className="block font-medium">{choice.label}</span>
                <span className="block text-sm text-ink-soft">{choice.note}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <DialogActions>
          <DialogClose asChild>
            <Button look="quiet">Keep subscription</Button>
          </DialogClose>
          <Button look="danger" disabled={cancel.isPending} onClick={confirm}>
            {cancel.isPending ? 'Canceling...' : 'Cancel Subscription'}
          </Button>
        </DialogActions>
      </DialogContent>
    </DialogRoot>
  );
}
