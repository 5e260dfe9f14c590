import type { Plan } from '#contracts/entities/money.ts';
import { Button } from '#web/ui/button.tsx';
import { paths } from '../paths.ts';
import type { Visitor } from '../visitor.ts';
import { useChoosePlan } from './choose-plan.ts';

/** What the button under a plan says, and whether the person pays at all. */
export function planButtonText(plan: Plan, { user, current }: Visitor): string {
  if (user?.isAdmin) return 'Full Access - Go to Dashboard';
  return current?.subscription ? `Upgrade to ${plan.name}` : 'Start 7-Day Trial + 10 Credits';
}

export function PlanButton({ plan, visitor }: { plan: Plan; visitor: Visitor }) {
  const { processing, choose } = useChoosePlan(visitor.user !== null);
  const text = planButtonText(plan, visitor);
  const look = plan.name === 'Pro' ? 'primary' : 'outline';
  if (visitor.user?.isAdmin) {
    return (
      <Button asChild look={look} size="lg">
        <a href={paths.listings}>{text}</a>
      </Button>
    );
  }
  return (
    <Button look={look} size="lg" disabled={processing !== null} onClick={() => void choose(plan)}>
      {processing === plan.id ? 'Processing' : text}
    </Button>
  );
}
