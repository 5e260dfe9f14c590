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
  /** Where words may cover the picture's foot: labels and handle keep to its upper half. */
  lifted?: boolean;
  /** Pixels at both sides that something else covers: the handle stays out of them, while the divider goes to the edge. */
  inset?: number;
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
  lifted = false,
  inset = 0,
  className,
}: BeforeAfterProps) {
  const [at, setAt] = useState(start);
  const tag = cn(
    'pointer-events-none absolute rounded-full bg-black/60 px-3 py-1 text-xs font-semibold text-white transition-opacity',
    lifted ? 'top-4' : 'bottom-4',
  );
  return (
    <div className={cn('group/ba relative overflow-hidden rounded-frame bg-sunk select-none', className)}>
      <div className="size-full">{after}</div>
      <div aria-hidden className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}>
        {before}
      </div>
      <span className={cn(tag, 'left-4', at < 14 && 'opacity-0')}>{beforeLabel}</span>
      <span className={cn(tag, 'right-4', at > 86 && 'opacity-0')}>{afterLabel}</span>
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
        className={cn(
          'pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-white',
          lifted
            ? 'bg-linear-to-b from-white from-50% to-transparent to-66%'
            : 'bg-white shadow-[0_0_12px_rgb(0_0_0/0.5)]',
        )}
        style={{ left: `${at}%` }}
      />
      <span
        aria-hidden
        className={cn(
          'pointer-events-none absolute grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-white text-[#1b221e] shadow-float',
          lifted ? 'top-[40%]' : 'top-1/2',
        )}
        style={{ left: inset > 0 ? `clamp(${inset}px, ${at}%, calc(100% - ${inset}px))` : `${at}%` }}
      >
        <ChevronsLeftRight className="size-5" />
      </span>
    </div>
  );
}
