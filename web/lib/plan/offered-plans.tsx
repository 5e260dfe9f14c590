import { useVisitor } from '../visitor.ts';
import { PlanButton } from './plan-buttons.tsx';
import { PlanCard } from './plan-card.tsx';
import { isHeld, planOffer } from './plan-offer.ts';
import { usePlansOnSale } from './plans-on-sale.ts';

/** The plans on sale, each with what choosing it does for whoever looks. */
export function OfferedPlans({ level }: { level?: 2 | 3 }) {
  const visitor = useVisitor();
  const plans = usePlansOnSale();
  return (
    <div className="mt-14 grid gap-8 lg:grid-cols-3 lg:gap-6">
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          level={level}
          isHeld={!visitor.user?.isAdmin && isHeld(planOffer(plan, visitor.current))}
          action={<PlanButton plan={plan} visitor={visitor} />}
        />
      ))}
    </div>
  );
}
