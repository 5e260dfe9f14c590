import { Input } from '#web/ui/field.tsx';
import { Segments } from '#web/ui/segments.tsx';

export type Length = { readonly amount: string; readonly unit: 'm' | 'ft' };
const units = [
  { value: 'ft', label: 'feet' },
  { value: 'm', label: 'metres' },
] as const;
const METRES = { m: 1, ft: 0.3048 } as const;

/** null for what is no length of a room. */
export const metresOf = ({ amount, unit }: Length): number | null => {
  const metres = Number(amount.replace(',', '.')) * METRES[unit];
  return metres >= 0.1 && metres <= 30 ? metres : null;
};

type KnownLengthProps = { length: Length | null; onChange: (length: Length | null) => void };

/** One length that the person knows: with it the furniture has its true size. */
export function KnownLength({ length, onChange }: KnownLengthProps) {
  return (
    <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-3">
      <label className="flex cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={length !== null}
          onChange={(event) => onChange(event.target.checked ? { amount: '', unit: 'ft' } : null)}
          className="size-4.5 accent-accent"
        />
        <span className="font-medium">I know a length on the floor</span>
      </label>
      {length ? (
        <span className="flex items-center gap-2">
          <Input
            aria-label="Length between the two brass points"
            inputMode="decimal"
            placeholder="12"
            value={length.amount}
            onChange={(event) => onChange({ ...length, amount: event.target.value })}
            className="w-24!"
          />
          <Segments
            label="Unit"
            value={length.unit}
            options={units}
            onChange={(unit) => onChange({ ...length, unit })}
          />
        </span>
      ) : (
        <span className="text-[15px] text-ink-soft">Optional: it gives the furniture its true size.</span>
      )}
    </div>
  );
}
