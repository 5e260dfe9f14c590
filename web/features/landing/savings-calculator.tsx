import { useId, useState } from 'react';
import { inDollars } from '#web/lib/money.ts';
import { cn } from '#web/ui/class-names.ts';
import { LISTINGS, savings, TRADITIONAL_COST_PER_LISTING } from './savings.ts';

function Figure({ label, amount, big }: { label: string; amount: number; big?: boolean }) {
  return (
    <div className={cn('border-t pt-4', big && 'col-span-2')}>
      <dt className="text-[15px] text-ink-soft">{label}</dt>
      <dd className={big ? 'mt-1 font-serif text-6xl text-accent sm:text-7xl' : 'mt-1 font-serif text-3xl'}>
        {inDollars(amount)}
      </dd>
    </div>
  );
}

export function SavingsCalculator() {
  const [listings, setListings] = useState<number>(LISTINGS.start);
  const id = useId();
  const { monthlySpend, monthly, annual } = savings(listings);
  return (
    <section id="savings" aria-labelledby="savings-title" className="page py-20 lg:py-28">
      <div className="grid gap-10 rounded-[28px] border bg-surface p-6 sm:p-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <p className="eyebrow">Savings calculator</p>
          <h2 id="savings-title" className="mt-3 text-4xl sm:text-5xl">
            What would you keep?
          </h2>
          <p className="mt-4 text-ink-soft">
            Against an average of {inDollars(TRADITIONAL_COST_PER_LISTING)} per listing bought piece by piece, agents
            save 70-80%. We count 70.
          </p>
          <label htmlFor={id} className="mt-10 flex items-baseline justify-between">
            <span className="font-semibold">Listings per month</span>
            <output htmlFor={id} className="font-serif text-4xl">
              {listings}
            </output>
          </label>
          <input
            id={id}
            type="range"
            min={LISTINGS.least}
            max={LISTINGS.most}
            step={1}
            value={listings}
            onChange={(event) => setListings(Number(event.target.value))}
            className="mt-4 h-2 w-full cursor-pointer accent-accent"
          />
          <div aria-hidden className="mt-2 flex justify-between text-sm text-ink-faint">
            <span>{LISTINGS.least}</span>
            <span>{LISTINGS.most}</span>
          </div>
        </div>
        <div className="grid content-center gap-8">
          <dl className="grid grid-cols-2 gap-x-8 gap-y-6" aria-live="polite">
            <Figure label="You spend now, a month" amount={monthlySpend} />
            <Figure label="Monthly savings" amount={monthly} />
            <Figure label="Annual savings" amount={annual} big />
          </dl>
          <div aria-hidden className="flex h-3 gap-1">
            <span className="rounded-full bg-danger/75" style={{ width: `${(1 - monthly / monthlySpend) * 100}%` }} />
            <span className="flex-1 rounded-full bg-accent" />
          </div>
        </div>
      </div>
    </section>
  );
}
