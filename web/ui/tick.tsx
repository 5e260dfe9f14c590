import { cn } from './class-names.ts';

type TickProps = {
  label: string;
  note?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string;
};

/** A checkbox with a line about what it does. */
export function Tick({ label, note, checked, onChange, className }: TickProps) {
  return (
    <label className={cn('flex cursor-pointer items-start gap-3', className)}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-4.5 shrink-0 accent-accent"
      />
      <span>
        <span className="block font-medium">{label}</span>
        {note ? <span className="block text-[15px] text-ink-soft">{note}</span> : null}
      </span>
    </label>
  );
}
