import { House } from 'lucide-react';
import { cn } from '#web/ui/class-names.ts';

/** A listing's first photo in a frame that keeps its place, or a quiet mark when there is none. */
export function Cover({ path, className }: { path: string | null; className?: string }) {
  return (
    <div className={cn('grid place-items-center overflow-hidden bg-sunk text-line-strong', className)}>
      {path ? (
        <img src={path} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <House aria-hidden className="size-7" strokeWidth={1.25} />
      )}
    </div>
  );
}
