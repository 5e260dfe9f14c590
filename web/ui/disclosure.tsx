import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

/** An accordion row on the platform's own details element: opens without script, found by the page search. */
export function Disclosure({
  title,
  children,
  className,
  open,
  isForm,
}: {
  title: ReactNode;
  children: ReactNode;
  className?: string;
  open?: boolean;
  /** Fields take the whole width; text keeps to a readable line. */
  isForm?: boolean;
}) {
  return (
    <details open={open} className={cn('group border-b', className)}>
      <summary className="flex list-none items-center justify-between gap-6 py-5 text-[17px] font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-faint transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className={cn('pb-6', isForm ? '' : 'max-w-[65ch] text-ink-soft')}>{children}</div>
    </details>
  );
}
