import { BadgeCheck, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';

function Pledge({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-5">
      <span className="grid size-12 shrink-0 place-items-center rounded-full border border-white/25 [&_svg]:size-5">
        {icon}
      </span>
      <div>
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-2 text-[#d3ded6]">{children}</p>
      </div>
    </div>
  );
}

export function Guarantee() {
  return (
    <section aria-labelledby="guarantee-title" className="bg-[#17392d] text-[#faf7f2]">
      <div className="page grid gap-12 py-20 lg:grid-cols-2 lg:gap-20">
        <h2 id="guarantee-title" className="max-w-[14ch] text-4xl sm:text-5xl">
          You like the photo, or you don't pay for it.
        </h2>
        <div className="grid gap-10">
          <Pledge icon={<RotateCcw aria-hidden />} title="Restage or no pay">
            If a staged photo is not right, restage it free, up to 30 times a day. If it still is not right, tell us and
            its credits come back.
          </Pledge>
          <Pledge icon={<BadgeCheck aria-hidden />} title="30-day money-back">
            First-time subscribers get their money back within 30 days, asked for in the account page, no questions.
          </Pledge>
        </div>
      </div>
    </section>
  );
}
