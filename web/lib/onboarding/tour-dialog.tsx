import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DialogContent, DialogRoot } from '#web/ui/dialog.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { tourSteps } from './tour-steps.ts';

/** Five steps that end only by 'Skip Tour' or 'Get Started'. */
export function TourDialog({ onComplete, isPending }: { onComplete: () => void; isPending?: boolean }) {
  const [index, setIndex] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const step = tourSteps[index]!;
  const isLast = index === tourSteps.length - 1;
  return (
    <DialogRoot open>
      <DialogContent
        mustAnswer
        title={step.title}
        description={step.text}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          next.current?.focus();
        }}
      >
        <dl className="mt-6 grid gap-px overflow-hidden rounded-soft border bg-line">
          {step.points.map((point) => (
            <div key={point.name} className="flex items-baseline justify-between gap-4 bg-surface px-4 py-3.5">
              <dt className="font-medium">{point.name}</dt>
              <dd className="text-right text-[15px] text-ink-soft">{point.note}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-8">
          <p className="mb-2 text-sm text-ink-faint" aria-live="polite">
            Step {index + 1} of {tourSteps.length}
          </p>
          <Progress label="Tour progress" value={((index + 1) / tourSteps.length) * 100} />
        </div>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
          <Button look="quiet" disabled={isPending} onClick={onComplete}>
            Skip Tour
          </Button>
          <div className="flex gap-3">
            <Button look="outline" disabled={index === 0} onClick={() => setIndex((at) => Math.max(0, at - 1))}>
              Previous
            </Button>
            <Button ref={next} disabled={isPending} onClick={() => (isLast ? onComplete() : setIndex(index + 1))}>
              {isLast ? 'Get Started' : 'Next'}
            </Button>
          </div>
        </div>
      </DialogContent>
    </DialogRoot>
  );
}
