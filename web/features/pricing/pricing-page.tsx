import { served } from '#web/lib/paths.ts';
import { OfferedPlans } from '#web/lib/plan/offered-plans.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { creditCosts, pricingQuestions } from './words.ts';

export default function PricingPage() {
  return (
    <div className="page py-16 lg:py-24">
      <div className="mx-auto max-w-2xl text-center">
        <p className="eyebrow">Pricing</p>
        <h1 className="mt-3 text-5xl sm:text-6xl">A staged photo for under six dollars</h1>
        <p className="mt-5 text-lg text-ink-soft">
          Every plan runs every service. 7 days and 10 credits free, no credit card.
        </p>
      </div>
      <OfferedPlans level={2} />
      <section aria-labelledby="credits-title" className="mt-24 rounded-frame bg-sunk p-8 sm:p-12">
        <h2 id="credits-title" className="text-3xl">
          What a credit buys
        </h2>
        <dl className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {creditCosts.map((row) => (
            <div
              key={row.what}
              className="flex items-baseline justify-between gap-4 border-t border-line-strong/30 pt-4"
            >
              <dt>{row.what}</dt>
              <dd className="text-ink-soft">
                {row.credits} {row.credits === 1 ? 'credit' : 'credits'}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="compare-title" className="mt-24">
        <h2 id="compare-title" className="text-4xl">
          Compare plans
        </h2>
        <PlanComparison />
      </section>
      <section aria-labelledby="faq-title" className="mx-auto mt-24 max-w-3xl">
        <h2 id="faq-title" className="text-4xl">
          Frequently asked questions
        </h2>
        <div className="mt-6 border-t">
          {pricingQuestions.map((question) => (
            <Disclosure key={question.ask} title={question.ask}>
              {question.say}
            </Disclosure>
          ))}
        </div>
      </section>
      <section
        aria-labelledby="start-title"
        className="mt-24 rounded-frame bg-[#17392d] px-6 py-16 text-center text-[#faf7f2]"
      >
        <h2 id="start-title" className="text-4xl">
          Try it on tonight's listing
        </h2>
        <p className="mt-3 text-[#d3ded6]">7 days, 10 credits, no card.</p>
        <Button asChild size="lg" className="mt-8 bg-[#faf7f2]! text-[#17392d]! hover:bg-white!">
          <a href={served.login}>Get Started Now</a>
        </Button>
      </section>
    </div>
  );
}
