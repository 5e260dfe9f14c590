import type { ReactNode } from 'react';

type Chapter = { title: string; text: ReactNode };

export function LegalText({
  title,
  intro,
  updated,
  chapters,
}: {
  title: string;
  intro: string;
  updated: string;
  chapters: readonly Chapter[];
}) {
  return (
    <article className="page max-w-[760px]! py-16 lg:py-24">
      <p className="eyebrow">Updated {updated}</p>
      <h1 className="mt-3 text-5xl">{title}</h1>
      <p className="mt-5 text-lg text-ink-soft">{intro}</p>
      {chapters.map((chapter) => (
        <section key={chapter.title} className="mt-10">
          <h2 className="text-2xl">{chapter.title}</h2>
          <p className="mt-3 leading-relaxed text-ink-soft">{chapter.text}</p>
        </section>
      ))}
    </article>
  );
}
