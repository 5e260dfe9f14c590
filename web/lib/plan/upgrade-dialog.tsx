import { Button } from '#web/ui/button.tsx';
import { DialogContent, DialogRoot } from '#web/ui/dialog.tsx';
import { useCurrentSubscription } from '../calls/current-subscription.ts';
import { paths } from '../paths.ts';
import { PlanCard } from './plan-card.tsx';
import { usePlansOnSale } from './plans-on-sale.ts';

type UpgradeDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; title?: string };

export function UpgradeDialog({
  open,
  onOpenChange,
  title = 'Upgrade to Continue Using Services',
}: UpgradeDialogProps) {
  const plans = usePlansOnSale();
  const current = useCurrentSubscription().data;
  const holds = current?.subscription && current.subscription.status !== 'canceled' ? current.plan.name : null;
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <DialogContent title={title} wide description="Choose the plan that fits your listings.">
        <div className="mt-8 grid gap-6 lg:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              action={
                plan.name === holds ? (
                  <Button look="outline" disabled>
                    Current Plan
                  </Button>
                ) : (
                  <Button asChild look={plan.name === 'Pro' ? 'primary' : 'outline'}>
                    <a href={paths.pricing}>Choose {plan.name}</a>
                  </Button>
                )
              }
            />
          ))}
        </div>
        <p className="mt-8 text-center text-sm text-ink-faint">
          Start your 7-day free trial today • Cancel anytime • No credit card required for trial
        </p>
      </DialogContent>
    </DialogRoot>
  );
}
