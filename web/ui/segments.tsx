import { cn } from './class-names.ts';

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  className?: string;
};

/** Filter buttons of which exactly one is pressed. */
export function Segments<T extends string>({ label, value, options, onChange, className }: Props<T>) {
  return (
    <fieldset className={cn('inline-flex gap-1 rounded-soft bg-sunk p-1', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="h-9 rounded-[9px] px-3.5 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-lift"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
