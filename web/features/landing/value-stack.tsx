import { inDollars } from '#web/lib/money.ts';
import { valueStack, valueTotal } from './words.ts';

export function ValueStack() {
  return (
    <section id="value" aria-labelledby="value-title" className="page py-20 lg:py-28">
      <span id="how" className="block scroll-mt-24" />
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div>
          <p className="eyebrow">With Portico</p>
          <h2 id="value-title" className="mt-3 text-4xl sm:text-5xl">
            What you get
          </h2>
        </div>
        <p className="max-w-md text-ink-soft">
          Create a listing, upload its photos, choose a service, download the result. One place, one price, the same
          day.
        </p>
      </div>
      <div className="mt-10 overflow-hidden rounded-[28px] border bg-surface">
        <dl className="-mr-px -mb-px grid sm:grid-cols-2 lg:grid-cols-3">
          {valueStack.map((row) => (
            <div key={row.item} className="border-r border-b p-6 sm:p-7">
              <dt className="flex items-baseline justify-between gap-4">
                <span className="font-serif text-[22px]">{row.item}</span>
                <span className="text-ink-faint tabular-nums">{inDollars(row.worth)}</span>
              </dt>
              <dd className="mt-1 text-[15px] text-ink-soft">{row.note}</dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 bg-accent-soft p-6 sm:p-7">
          <span className="text-lg">
            Total value <span className="ml-2 font-serif text-5xl">{inDollars(valueTotal)}</span>
          </span>
          <span className="font-serif text-3xl text-accent">yours from $59 a month</span>
        </p>
      </div>
    </section>
  );
}
