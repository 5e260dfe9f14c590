import { ChevronsLeftRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cn } from './class-names.ts';

type BeforeAfterProps = {
  before: ReactNode;
  after: ReactNode;
  beforeLabel?: string;
  afterLabel?: string;
  label: string;
  start?: number;
  className?: string;
};

/**
 * Two pictures of one size with a divider between them. The divider is a range input over the whole frame: pointer, touch
 * and arrow keys come from the platform, and a page scroll that starts on it stays a page scroll.
 */
export function BeforeAfter({
  before,
  after,
  beforeLabel = 'Before',
  afterLabel = 'After',
  label,
  start = 50,
  className,
}: BeforeAfterProps) {
  const [at, setAt] = useState(start);
  return (
    <div className={cn('group/ba relative overflow-hidden rounded-frame bg-sunk select-none', className)}>
      <div className="size-full">{after}</div>
      <div aria-hidden className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}>
        {before}
      </div>
      <span
        className={cn(
          'pointer-events-none absolute bottom-4 left-4 rounded-full bg-black/60 px-3 py-1 text-xs font-semibold text-white transition-opacity',
          at < 14 && 'opacity-0',
        )}
      >
        {beforeLabel}
      </span>
      <span
        className={cn(
          'pointer-events-none absolute right-4 bottom-4 rounded-full bg-black/60 px-3 py-1 text-xs font-semibold text-white transition-opacity',
          at > 86 && 'opacity-0',
        )}
      >
        {afterLabel}
      </span>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={at}
        aria-label={label}
        aria-valuetext={`${at}% ${beforeLabel.toLowerCase()}, ${100 - at}% ${afterLabel.toLowerCase()}`}
        onChange={(event) => setAt(Number(event.target.value))}
        className="peer absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
      <div
        aria-hidden
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_12px_rgb(0_0_0/0.5)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-white"
        style={{ left: `${at}%` }}
      >
        <span className="absolute top-1/2 left-1/2 grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-white text-[#1b221e] shadow-float">
          <ChevronsLeftRight className="size-5" />
        </span>
      </div>
    </div>
  );
}
