import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Plan } from '#contracts/entities/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { priceInDollars } from '../money.ts';

const MOST_POPULAR = 'Pro';

type PlanCardProps = { plan: Plan; action: ReactNode; level?: 2 | 3; isHeld?: boolean };

/** One plan with its price and what is in it; what its button does is the page's business. */
export function PlanCard({ plan, action, level = 3, isHeld = false }: PlanCardProps) {
  const isPopular = plan.name === MOST_POPULAR;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article
      className={cn(
        'relative flex flex-col rounded-frame border bg-surface p-7',
        isPopular && 'border-accent shadow-float ring-1 ring-accent',
      )}
    >
      {isPopular ? (
        <Badge tone="accent" className="absolute -top-3 left-7 px-3! py-1!">
          Most Popular
        </Badge>
      ) : null}
      {isHeld ? (
        <Badge tone="good" className="absolute -top-3 right-7 px-3! py-1!">
          Your plan
        </Badge>
      ) : null}
      <Heading className="text-[26px]">{plan.name}</Heading>
      <p className="mt-1 min-h-12 text-[15px] text-ink-soft">{plan.description}</p>
      <p className="mt-5 flex items-baseline gap-1.5">
        <span className="font-serif text-5xl tracking-tight">{priceInDollars(plan.price)}</span>
        <span className="text-ink-faint">a month</span>
      </p>
      <ul className="mt-6 mb-8 grid gap-2.5 text-[15px]">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">{action}</div>
    </article>
  );
}
