import { cn } from './class-names.ts';

type ProgressProps = { label: string; value: number | null; tone?: 'accent' | 'brass' | 'danger'; className?: string };

/** `value` is 0 to 100; null means that nobody knows yet, and the bar breathes. */
export function Progress({ label, value, tone = 'accent', className }: ProgressProps) {
  const known = value === null ? undefined : Math.max(0, Math.min(100, Math.round(value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known}
      className={cn('h-1.5 w-full overflow-hidden rounded-full bg-sunk', className)}
    >
      <div
        className={cn(
          'h-full rounded-full transition-[width] duration-200',
          { accent: 'bg-accent', brass: 'bg-brass', danger: 'bg-danger' }[tone],
          known === undefined && 'w-1/3 animate-breathe',
        )}
        style={known === undefined ? undefined : { width: `${known}%` }}
      />
    </div>
  );
}
