import { LoaderCircle } from 'lucide-react';
import { cn } from './class-names.ts';

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cn('size-5 animate-spin text-accent', className)} />;
}

/** A whole region that is still loading; the words are read out. */
export function Waiting({ text, className }: { text: string; className?: string }) {
  return (
    <div
      role="status"
      className={cn('grid min-h-[50vh] place-content-center justify-items-center gap-4 text-ink-soft', className)}
    >
      <Spinner className="size-7!" />
      <p>{text}</p>
    </div>
  );
}

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-breathe rounded-soft bg-sunk', className)} />;
}
