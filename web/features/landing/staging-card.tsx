import { useState } from 'react';
import { BeforeAfter } from '#web/ui/before-after.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Picture } from './pictures.tsx';

const SIZES = '(min-width: 1024px) 700px, 100vw';

const styles = [
  { value: 'contemporary', label: 'Contemporary' },
  { value: 'modern', label: 'Modern' },
  { value: 'scandinavian', label: 'Scandi' },
  { value: 'farmhouse', label: 'Farmhouse' },
  { value: 'luxury', label: 'Luxury' },
  { value: 'minimalist', label: 'Minimalist' },
] as const;

type Style = (typeof styles)[number];

function Staged({ style }: { style: Style }) {
  return (
    <img
      key={style.value}
      src={`/pictures/style-${style.value}-1200.webp`}
      width={1200}
      height={800}
      alt={`The same living room furnished, ${style.label}`}
      loading="lazy"
      decoding="async"
      draggable={false}
      className="size-full object-cover"
    />
  );
}

/** One room in six styles: each a real result of the engine. */
export function StagingCard() {
  const [style, setStyle] = useState<Style>(styles[0]);
  return (
    <article className="grid overflow-hidden rounded-[28px] border bg-surface lg:col-span-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <BeforeAfter
        label="Compare the living room empty and staged"
        beforeLabel="Empty"
        afterLabel={style.label}
        start={34}
        className="aspect-[3/2] rounded-none! lg:aspect-auto lg:min-h-[480px]"
        before={<Picture name="living-empty" sizes={SIZES} decorative className="size-full object-cover" />}
        after={<Staged style={style} />}
      />
      <div className="flex flex-col justify-center p-6 sm:p-10">
        <h3 className="text-3xl sm:text-4xl">Virtual staging</h3>
        <p className="mt-3 text-ink-soft">
          Furniture set in scale, in the photo's own perspective and light. Nothing outside the furniture and its shadow
          changes.
        </p>
        <p className="mt-8 text-sm font-semibold">One room, six styles</p>
        <div className="mt-3 grid grid-cols-3 gap-2.5">
          {styles.map((one) => (
            <button
              key={one.value}
              type="button"
              aria-pressed={one === style}
              onClick={() => setStyle(one)}
              className={cn(
                'group rounded-soft border p-1.5 text-left transition-colors',
                one === style ? 'border-accent bg-accent-soft' : 'hover:border-line-strong',
              )}
            >
              <img
                src={`/pictures/style-${one.value}-400.webp`}
                width={400}
                height={267}
                alt=""
                loading="lazy"
                decoding="async"
                className="aspect-[3/2] w-full rounded-lg object-cover"
              />
              <span className="mt-1.5 block truncate px-1 pb-0.5 text-[13px] font-medium">{one.label}</span>
            </button>
          ))}
        </div>
      </div>
    </article>
  );
}
