import { BeforeAfter } from '#web/ui/before-after.tsx';
import { Picture } from './pictures.tsx';
import { UploadTeaser } from './upload-teaser.tsx';

const SIZES = '100vw';

/** The shade lies in the picture, under the divider: the windows stay lit, the words stay readable. */
function Shaded({ name, decorative }: { name: 'house-day' | 'house-dusk'; decorative?: boolean }) {
  return (
    <div className="relative size-full">
      <Picture
        name={name}
        sizes={SIZES}
        eager={name === 'house-dusk' ? 'first' : 'next'}
        decorative={decorative}
        className="size-full object-cover object-[62%_30%] lg:object-[50%_80%]"
      />
      <div
        aria-hidden
        className="absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-t from-[#0d1613] via-[#0d1613]/55 to-transparent lg:h-1/3 lg:from-[#0d1613]/95 lg:via-[#0d1613]/60"
      />
      <div
        aria-hidden
        className="absolute bottom-0 left-0 hidden h-[78%] w-[62%] bg-[radial-gradient(100%_100%_at_0%_100%,#0d1613_0%,rgb(13_22_19/0.82)_48%,transparent_100%)] lg:block"
      />
    </div>
  );
}

/**
 * One picture fills the window. What is asked of the visitor stands over its foot, the lawn, where nothing is lost to the shade; the words let
 * the pointer through to the divider.
 */
export function Hero() {
  return (
    <section className="relative isolate overflow-hidden bg-[#0d1613] text-white">
      <div className="relative h-[min(58svh,520px)] lg:absolute lg:inset-0 lg:h-full">
        <BeforeAfter
          label="Compare the house by day and at dusk"
          beforeLabel="Day"
          afterLabel="Dusk"
          start={36}
          lifted
          // Until the picture is there its own sky stands in for it: on a slow line a pale box filled the first screen.
          className="h-full rounded-none! bg-linear-to-b from-[#566484] via-[#a08a8d] via-40% to-[#0d1613] to-75%"
          before={<Shaded name="house-day" decorative />}
          after={<Shaded name="house-dusk" />}
        />
      </div>
      <div className="page pointer-events-none relative grid gap-x-16 gap-y-8 pb-12 lg:min-h-[clamp(600px,calc(100svh-73px),900px)] lg:grid-cols-[minmax(0,1fr)_440px] lg:content-end lg:items-end lg:pb-16">
        <div className="-mt-14 lg:mt-0">
          <p className="eyebrow text-[#f0c987]!">For agents, teams and brokerages</p>
          <h1 className="mt-4 text-[46px] sm:text-6xl lg:text-[84px] lg:leading-[1.02]">
            Every listing at its <em className="text-[#f6d9a6]">best hour.</em>
          </h1>
          <p className="mt-5 max-w-[52ch] text-lg text-white/85">
            Virtual staging, room clearing, day-to-dusk, vertical video and MLS copy, made from the photos you already
            have. Most results in 30-60 seconds.
          </p>
        </div>
        <div className="pointer-events-auto">
          <UploadTeaser />
        </div>
      </div>
    </section>
  );
}
