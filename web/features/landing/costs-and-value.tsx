import { inDollars } from '#web/lib/money.ts';
import { currentCosts, currentCostTotal, valueStack, valueTotal } from './words.ts';

export function CurrentCosts() {
  return (
    <section aria-labelledby="costs-title" className="border-y bg-sunk">
      <div className="page grid gap-12 py-20 lg:grid-cols-[2fr_3fr] lg:gap-24 lg:py-28">
        <div>
          <p className="eyebrow">The old way</p>
          <h2 id="costs-title" className="mt-3 text-4xl sm:text-5xl">
            What agents currently pay per listing
          </h2>
          <p className="mt-5 text-lg text-ink-soft">
            Five vendors, five invoices, and a week of waiting for the files to come back.
          </p>
        </div>
        <table className="w-full self-center text-lg">
          <caption className="sr-only">Typical prices per listing when each piece is bought apart</caption>
          <tbody>
            {currentCosts.map((row) => (
              <tr key={row.item} className="border-b border-line-strong/25">
                <th scope="row" className="py-4 text-left font-normal">
                  {row.item}
                </th>
                <td className="py-4 text-right tabular-nums">{row.cost}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="pt-6 text-left text-base font-semibold">
                {currentCostTotal.item}
              </th>
              <td className="pt-6 text-right font-serif text-3xl whitespace-nowrap text-danger">
                {currentCostTotal.cost}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

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
      <dl className="mt-10 grid border-t sm:grid-cols-2 lg:grid-cols-3">
        {valueStack.map((row) => (
          <div key={row.item} className="border-b py-6 sm:odd:pr-8 lg:pr-10">
            <dt className="flex items-baseline justify-between gap-4">
              <span className="font-serif text-[22px]">{row.item}</span>
              <span className="text-ink-faint tabular-nums">{inDollars(row.worth)}</span>
            </dt>
            <dd className="mt-1 text-[15px] text-ink-soft">{row.note}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 flex flex-wrap items-baseline justify-end gap-x-4 gap-y-1 text-right">
        <span className="text-ink-soft">Total value</span>
        <span className="font-serif text-5xl">{inDollars(valueTotal)}</span>
        <span className="text-ink-soft">yours from $59 a month</span>
      </p>
    </section>
  );
}
