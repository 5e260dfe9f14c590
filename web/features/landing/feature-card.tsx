import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';

type FeatureCardProps = { title: string; children: ReactNode; picture: ReactNode; className?: string };

export function FeatureCard({ title, children, picture, className }: FeatureCardProps) {
  return (
    <article className={cn('flex flex-col overflow-hidden rounded-[28px] border bg-surface', className)}>
      {picture}
      <div className="mt-auto p-6 sm:p-8">
        <h3 className="text-[28px]">{title}</h3>
        <p className="mt-2 max-w-[58ch] text-ink-soft">{children}</p>
      </div>
    </article>
  );
}
