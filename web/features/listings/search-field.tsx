import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSettled } from '#web/lib/use-settled.ts';
import { Input } from '#web/ui/field.tsx';

/** Asks the server once typing has paused, not at every letter. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const settled = useSettled(typed);
  useEffect(() => {
    if (settled !== value) onChange(settled);
    // Only a pause in typing counts; a change that comes from the address is taken over below.
  }, [settled]);
  useEffect(() => setTyped(value), [value]);
  return (
    <div className="relative min-w-full flex-1 sm:min-w-52">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-faint"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="pl-11"
      />
    </div>
  );
}
