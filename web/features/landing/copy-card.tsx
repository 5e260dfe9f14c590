import sampleCopy from './sample-copy.json';

/** Enough to judge the writer by: the two sentences that say most. */
const shown = [...sampleCopy].sort((a, b) => b.facts.length - a.facts.length).slice(0, 2);

/** What the engine wrote about the sample listing, each sentence with the facts it rests on. */
export function CopyCard() {
  return (
    <article className="flex flex-col rounded-[28px] border bg-brass-soft p-6 sm:p-8 lg:col-span-5">
      <ul className="grid gap-6">
        {shown.map((sentence) => (
          <li key={sentence.text}>
            <p className="font-serif text-[22px] leading-snug">{sentence.text}</p>
            <p className="sr-only">Rests on:</p>
            <ul className="mt-3 flex flex-wrap gap-1.5">
              {sentence.facts.map((fact) => (
                <li key={fact} className="rounded-full border border-brass/30 px-2.5 py-0.5 text-[13px] text-brass">
                  {fact}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-10">
        <h3 className="text-[28px]">Listing copy</h3>
        <p className="mt-2 text-ink-soft">
          MLS remarks and a social pack. Every sentence rests on facts you gave, with a Fair Housing check before you
          paste.
        </p>
      </div>
    </article>
  );
}
