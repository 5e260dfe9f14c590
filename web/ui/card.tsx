import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={cn('rounded-frame border bg-surface p-6 sm:p-8', className)} {...rest} />;
}

export function CardTitle({ children, aside, hint }: { children: ReactNode; aside?: ReactNode; hint?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 last:mb-0">
      <div>
        <h2 className="text-2xl">{children}</h2>
        {hint ? <p className="mt-1 text-[15px] text-ink-soft">{hint}</p> : null}
      </div>
      {aside}
    </div>
  );
}
