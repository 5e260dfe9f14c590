import { Check, Minus } from 'lucide-react';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { comparison } from './words.ts';

const names = { starter: 'Starter', pro: 'Pro', agency: 'Agency' } as const;
const keys = ['starter', 'pro', 'agency'] as const;

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  return value ? (
    <>
      <Check aria-hidden className="inline size-5 text-accent" />
      <span className="sr-only">Included</span>
    </>
  ) : (
    <>
      <Minus aria-hidden className="inline size-5 text-line-strong" />
      <span className="sr-only">Not included</span>
    </>
  );
}

/** A table where there is room, an accordion of plans on a phone. */
export function PlanComparison() {
  return (
    <>
      <table className="mt-8 hidden w-full text-left md:table">
        <caption className="sr-only">What each plan includes</caption>
        <thead>
          <tr className="border-b border-line-strong/40">
            <td />
            {keys.map((key) => (
              <th key={key} scope="col" className="w-[22%] py-4 font-serif text-2xl font-normal">
                {names[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.map((row) => (
            <tr key={row.what} className="border-b">
              <th scope="row" className="py-4 pr-6 font-medium">
                {row.what}
              </th>
              {keys.map((key) => (
                <td key={key} className="py-4 text-ink-soft">
                  <Cell value={row[key]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6 border-t md:hidden">
        {keys.map((key) => (
          <Disclosure key={key} title={<span className="font-serif text-2xl">{names[key]}</span>} open={key === 'pro'}>
            <dl className="grid gap-3">
              {comparison.map((row) => (
                <div key={row.what} className="flex justify-between gap-6">
                  <dt>{row.what}</dt>
                  <dd className="text-right text-ink">
                    <Cell value={row[key]} />
                  </dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        ))}
      </div>
    </>
  );
}
