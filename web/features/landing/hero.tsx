import { BeforeAfter } from '#web/ui/before-after.tsx';
import { Picture } from './pictures.tsx';
import { UploadTeaser } from './upload-teaser.tsx';

const SIZES = '(min-width: 1024px) 58vw, 100vw';

export function Hero() {
  return (
    <section className="relative overflow-hidden border-b">
      <div className="page grid items-stretch gap-10 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14 lg:py-16">
        <div className="flex flex-col justify-center">
          <p className="eyebrow">For agents, teams and brokerages</p>
          <h1 className="mt-4 text-[44px] sm:text-6xl lg:text-[68px]">
            Every listing at its <em className="text-accent">best hour.</em>
          </h1>
          <p className="mt-5 max-w-[46ch] text-lg text-ink-soft">
            Virtual staging, room clearing, day-to-dusk, vertical video and MLS copy, made from the photos you already
            have. Most results in 30-60 seconds.
          </p>
          <UploadTeaser />
        </div>
        <BeforeAfter
          label="Compare the house by day and at dusk"
          beforeLabel="Day"
          afterLabel="Dusk"
          start={42}
          className="-mx-4 aspect-[16/11] rounded-none! sm:mx-0 sm:rounded-frame! lg:-mr-[min(8vw,120px)] lg:aspect-auto lg:min-h-[600px]"
          before={<Picture name="house-day" sizes={SIZES} eager decorative className="size-full object-cover" />}
          after={<Picture name="house-dusk" sizes={SIZES} eager className="size-full object-cover" />}
        />
      </div>
    </section>
  );
}
