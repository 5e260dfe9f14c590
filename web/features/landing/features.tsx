import { BeforeAfter } from '#web/ui/before-after.tsx';
import { BrushedRoom } from './brushed-room.tsx';
import { CopyCard } from './copy-card.tsx';
import { FeatureCard } from './feature-card.tsx';
import { FilmCard } from './film-card.tsx';
import { Picture, type PictureName } from './pictures.tsx';
import { StagingCard } from './staging-card.tsx';

const SIZES = '(min-width: 1024px) 680px, 100vw';

type ComparedProps = { before: PictureName; after: PictureName; label: string; afterLabel: string };

function Compared({ before, after, label, afterLabel }: ComparedProps) {
  return (
    <BeforeAfter
      label={label}
      afterLabel={afterLabel}
      className="aspect-[3/2] rounded-none!"
      before={<Picture name={before} sizes={SIZES} decorative className="size-full object-cover" />}
      after={<Picture name={after} sizes={SIZES} className="size-full object-cover" />}
    />
  );
}

export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="page py-20 lg:py-28">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[3fr_2fr] lg:items-end">
        <div>
          <p className="eyebrow">What it does</p>
          <h2 id="features-title" className="mt-3 max-w-[18ch] text-4xl sm:text-[56px]">
            Five ways to make one photo work harder
          </h2>
        </div>
        <p className="max-w-[46ch] text-lg text-ink-soft">
          Nothing here is retouched: every picture, the film and the words were made by Portico from one sample listing.
        </p>
      </div>
      <div className="mt-12 grid gap-6 lg:grid-cols-12">
        <StagingCard />
        <FeatureCard
          title="Day-to-dusk"
          className="lg:col-span-7"
          picture={
            <Compared
              before="corner-day"
              after="corner-dusk"
              afterLabel="Dusk"
              label="Compare the exterior by day and at dusk"
            />
          }
        >
          A grey noon becomes twilight. Switch any window on or off with a tap, or add no lights at all, if your MLS
          prefers it.
        </FeatureCard>
        <FilmCard />
        <CopyCard />
        <FeatureCard title="Room clearing" className="lg:col-span-7" picture={<BrushedRoom sizes={SIZES} />}>
          Belongings out, walls and floor as they are. Adjust what was removed with a brush, free.
        </FeatureCard>
      </div>
    </section>
  );
}
