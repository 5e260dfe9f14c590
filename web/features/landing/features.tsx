import { Clapperboard, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { BeforeAfter } from '#web/ui/before-after.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Picture, type PictureName } from './pictures.tsx';

const SIZES = '(min-width: 1024px) 50vw, 100vw';

function Compared({ before, after, label }: { before: PictureName; after: PictureName; label: string }) {
  return (
    <BeforeAfter
      label={label}
      className="aspect-[16/11] rounded-soft!"
      before={<Picture name={before} sizes={SIZES} decorative className="size-full object-cover" />}
      after={<Picture name={after} sizes={SIZES} className="size-full object-cover" />}
    />
  );
}

/** The brush over what should go, in pixels of a 1345 px wide copy of the sample room. */
const STROKES = [
  'M110 720 L250 700 L310 760 L220 840 L110 860',
  'M530 780 L680 770 L820 790 L930 860 L700 870 L580 850',
  'M860 710 L1000 715 M1000 770 L1050 800',
  'M1020 570 L1040 660 M1150 560 L1180 680',
];

function Brushed() {
  return (
    <div className="relative aspect-[16/11] overflow-hidden rounded-soft">
      <Picture name="room-before" sizes={SIZES} className="size-full object-cover" />
      <svg
        viewBox="0 0 1345 897"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        {STROKES.map((stroke) => (
          <path
            key={stroke}
            d={stroke}
            fill="none"
            stroke="#d64530"
            strokeOpacity="0.55"
            strokeWidth="96"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <span className="absolute bottom-4 left-4 rounded-full bg-black/60 px-3 py-1 text-xs font-semibold text-white">
        Brush over what should go
      </span>
    </div>
  );
}

function Feature({
  title,
  children,
  picture,
  className,
}: {
  title: string;
  children: ReactNode;
  picture: ReactNode;
  className?: string;
}) {
  return (
    <article className={cn('flex flex-col gap-6 rounded-frame border bg-surface p-5 sm:p-6', className)}>
      {picture}
      <div className="mt-auto">
        <h3 className="text-[26px]">{title}</h3>
        <p className="mt-2 max-w-[58ch] text-ink-soft">{children}</p>
      </div>
    </article>
  );
}

export function Features() {
  return (
    <section id="features" className="page py-20 lg:py-28">
      <p className="eyebrow">What it does</p>
      <h2 className="mt-3 max-w-[20ch] text-4xl sm:text-5xl">Five ways to make one photo work harder</h2>
      <div className="mt-12 grid gap-6 lg:grid-cols-6">
        <Feature
          title="Virtual staging"
          className="lg:col-span-3"
          picture={
            <Compared before="living-empty" after="living-staged" label="Compare the living room empty and staged" />
          }
        >
          Furniture set in scale, in the photo's own perspective and light, in six styles from Modern to Farmhouse.
          Nothing outside the furniture and its shadow changes.
        </Feature>
        <Feature
          title="Day-to-dusk"
          className="lg:col-span-3"
          picture={<Compared before="house-day" after="house-dusk" label="Compare the exterior by day and at dusk" />}
        >
          The exterior at twilight, with only the windows that are really there lit. Or no added lights at all, if your
          MLS prefers it.
        </Feature>
        <Feature title="Room clearing" className="lg:col-span-2" picture={<Brushed />}>
          Belongings out, walls and floor as they are. Adjust what was removed with a brush, free.
        </Feature>
        <Feature
          title="Social videos"
          className="lg:col-span-2"
          picture={
            <div className="relative grid aspect-[16/11] place-items-center overflow-hidden rounded-soft bg-[#16221c]">
              <div
                className="relative h-[88%] overflow-hidden rounded-xl ring-1 ring-white/20"
                style={{ aspectRatio: '9 / 16' }}
              >
                <Picture name="house-dusk" sizes="220px" className="size-full object-cover" decorative />
                <span className="absolute inset-x-3 bottom-3 h-1 rounded-full bg-white/30">
                  <span className="block h-full w-2/5 rounded-full bg-white" />
                </span>
              </div>
              <Clapperboard aria-hidden className="absolute right-5 bottom-5 size-6 text-white/60" />
            </div>
          }
        >
          9:16 films with slow pans and zooms. Choose the order, the seconds and the quality, up to 4K.
        </Feature>
        <Feature
          title="Listing copy"
          className="lg:col-span-2"
          picture={
            <figure className="grid aspect-[16/11] content-center gap-4 rounded-soft bg-sunk p-7">
              <PenLine aria-hidden className="size-6 text-brass" />
              <blockquote className="font-serif text-xl leading-snug">
                “Morning light through the bay window, oak floors throughout, and a garden that faces south.”
              </blockquote>
              <figcaption className="text-sm text-ink-faint">Every sentence rests on a fact you gave</figcaption>
            </figure>
          }
        >
          MLS remarks and a social pack, with nothing invented and a Fair Housing check before you paste.
        </Feature>
      </div>
    </section>
  );
}
