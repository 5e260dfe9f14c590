import { type ReactNode, useId } from 'react';
import { cn } from './class-names.ts';

export type Choice<T extends string> = { value: T; label: string; note?: string; picture?: ReactNode };

type ChoiceCardsProps<T extends string> = {
  legend: string;
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
  className?: string;
};

/** Radio buttons that look like cards; arrow keys move between them as in any radio group. */
export function ChoiceCards<T extends string>({ legend, value, choices, onChange, className }: ChoiceCardsProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-3 font-serif text-2xl">{legend}</legend>
      <div className={cn('grid grid-cols-2 gap-3 sm:grid-cols-3', className)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative block cursor-pointer overflow-hidden rounded-soft border bg-surface transition-colors hover:border-line-strong has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:checked]:ring-1 has-[:checked]:ring-accent has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.picture}
            <span className="block px-4 py-3">
              <span className="block text-[15px] font-medium">{choice.label}</span>
              {choice.note ? <span className="block text-sm text-ink-soft">{choice.note}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
