import { OfferedPlans } from '#web/lib/plan/offered-plans.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { questions } from './words.ts';

export function PlansSection() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="border-t bg-sunk">
      <div className="page py-20 lg:py-28">
        <div className="mx-auto max-w-2xl text-center">
          <p className="eyebrow">Pricing</p>
          <h2 id="pricing-title" className="mt-3 text-4xl sm:text-5xl">
            One plan, every service
          </h2>
          <p className="mt-4 text-lg text-ink-soft">
            Start with 7 days and 10 credits, free. Top-up credits never expire.
          </p>
        </div>
        <OfferedPlans />
        <div id="faq" className="mx-auto mt-24 max-w-3xl">
          <h3 className="text-3xl">Questions agents ask</h3>
          <div className="mt-6 border-t">
            {questions.map((question) => (
              <Disclosure key={question.ask} title={question.ask}>
                {question.say}
              </Disclosure>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
