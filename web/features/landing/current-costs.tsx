import { currentCosts, currentCostTotal } from './words.ts';

const DEAREST = Math.max(...currentCosts.map((row) => row.to));
const share = (dollars: number) => `${(dollars / DEAREST) * 100}%`;

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
                <th scope="row" className="py-4.5 text-left font-normal sm:w-[36%]">
                  {row.item}
                </th>
                <td aria-hidden className="hidden px-6 sm:table-cell">
                  <span className="relative block h-2 rounded-full bg-line/70">
                    <span
                      className="absolute inset-y-0 rounded-full bg-danger/75"
                      style={{ left: share(row.from), width: share(row.to - row.from) }}
                    />
                  </span>
                </td>
                <td className="py-4.5 text-right tabular-nums sm:w-28">{row.cost}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="pt-7 text-left text-base font-semibold">
                {currentCostTotal.item}
              </th>
              <td className="pt-7 text-right font-serif text-3xl whitespace-nowrap text-danger sm:text-4xl" colSpan={2}>
                {currentCostTotal.cost}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
