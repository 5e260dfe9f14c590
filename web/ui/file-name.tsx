import { cn } from './class-names.ts';
import { cutName } from './cut-name.ts';

/** A file name on one line, cut in the middle where it is too long; the pointer reads it in full. */
export function FileName({ name, className }: { name: string; className?: string }) {
  const { start, end } = cutName(name);
  return (
    <span title={name} className={cn('flex min-w-0 overflow-hidden whitespace-pre', className)}>
      <span className="truncate">{start}</span>
      <span className="shrink-0">{end}</span>
    </span>
  );
}
