import { paths } from '#web/lib/paths.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { SupportChannels } from './support-channels.tsx';
import { categories, responseTimes } from './words.ts';

export default function SupportPage() {
  return (
    <div className="page py-16 lg:py-24">
      <p className="eyebrow">Support</p>
      <h1 className="mt-3 text-5xl sm:text-6xl">How can we help?</h1>
      <p className="mt-5 max-w-[56ch] text-lg text-ink-soft">
        Email support comes with every plan. Live chat is there on weekdays 9am-6pm Pacific for Pro and Agency.
      </p>
      <SupportChannels />
      <section aria-labelledby="times-title" className="mt-16">
        <h2 id="times-title" className="text-3xl">
          Response times
        </h2>
        <dl className="mt-6 grid border-t sm:grid-cols-3">
          {responseTimes.map((row) => (
            <div key={row.plan} className="border-b py-6 sm:border-b-0">
              <dt className="text-ink-soft">{row.plan}</dt>
              <dd className="font-serif text-4xl">{row.time}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="faq-title" className="mt-20">
        <h2 id="faq-title" className="text-3xl">
          Frequently asked questions
        </h2>
        <div className="mt-8 grid gap-12 lg:grid-cols-2">
          {categories.map((category) => (
            <section key={category.id} aria-labelledby={category.id}>
              <h3 id={category.id} className="border-b pb-3 text-2xl text-accent">
                {category.title}
              </h3>
              {category.questions.map((question) => (
                <Disclosure key={question.ask} title={question.ask}>
                  {question.say}
                </Disclosure>
              ))}
            </section>
          ))}
        </div>
      </section>
      <p className="mt-16 text-ink-soft">
        More:{' '}
        <a className="underline underline-offset-4 hover:text-ink" href={paths.privacy}>
          Privacy
        </a>{' '}
        and{' '}
        <a className="underline underline-offset-4 hover:text-ink" href={paths.terms}>
          Terms
        </a>
        .
      </p>
    </div>
  );
}
