import { BadgeCheck, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';

function Pledge({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-5 border-t border-white/20 pt-8">
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-white/10 text-[#f0c987] [&_svg]:size-6">
        {icon}
      </span>
      <div>
        <h3 className="text-[28px]">{title}</h3>
        <p className="mt-2 text-[17px] text-[#d3ded6]">{children}</p>
      </div>
    </div>
  );
}

/** The arch of the wordmark, drawn large behind the promise. */
function Arch() {
  return (
    <svg
      viewBox="0 0 400 520"
      aria-hidden="true"
      className="pointer-events-none absolute -right-24 -bottom-40 h-[760px] fill-none stroke-white/[0.06] stroke-[44] lg:right-[6%]"
    >
      <path d="M22 540 V200 a178 178 0 0 1 356 0 V540" />
      <path d="M112 540 V214 a88 88 0 0 1 176 0 V540" />
    </svg>
  );
}

export function Guarantee() {
  return (
    <section aria-labelledby="guarantee-title" className="relative overflow-hidden bg-[#17392d] text-[#faf7f2]">
      <Arch />
      <div className="page relative grid gap-12 py-20 lg:grid-cols-2 lg:gap-20 lg:py-28">
        <div>
          <p className="eyebrow text-[#f0c987]!">Guarantee</p>
          <h2 id="guarantee-title" className="mt-3 max-w-[14ch] text-[44px] sm:text-6xl">
            You like the photo, or you don't pay for it.
          </h2>
        </div>
        <div className="grid content-center gap-8">
          <Pledge icon={<RotateCcw aria-hidden />} title="Restage or no pay">
            If a staged photo is not right, restage it free, up to 30 times a day. If it still is not right, give it
            back and its credits are yours again, within 30 days.
          </Pledge>
          <Pledge icon={<BadgeCheck aria-hidden />} title="30-day money-back">
            First-time subscribers get their money back within 30 days, asked for in the account page, no questions.
          </Pledge>
        </div>
      </div>
    </section>
  );
}
