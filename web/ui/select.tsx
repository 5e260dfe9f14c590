import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

type Option = { value: string; label: string };

/** The platform's own select: the phone's wheel and the screen reader's list come free. */
export function Select({ options, className, ...rest }: ComponentProps<'select'> & { options: readonly Option[] }) {
  return (
    <span className={cn('relative inline-block', className)}>
      <select
        className="h-11 w-full appearance-none rounded-soft border border-line-strong/60 bg-surface pr-10 pl-3.5 text-[15px] text-ink transition-colors hover:border-line-strong focus-visible:outline-offset-1 disabled:opacity-60"
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-faint"
      />
    </span>
  );
}
