import { Check, X } from 'lucide-react';
import type { ListingFact } from '#contracts/entities/draft.ts';
import { cn } from '#web/ui/class-names.ts';

const sources: Record<ListingFact['kind'], string> = {
  field: 'from the listing form',
  photo: 'seen in a photo',
  result: 'from the results',
  notes: 'from your notes',
  style: 'the chosen look',
};

type FactRowProps = { fact: ListingFact; onSay: (status: 'confirmed' | 'rejected' | 'stated') => void };

/** One fact with its source. An uncertain one waits for a yes; any but the form's own can be taken out. */
export function FactRow({ fact, onSay }: FactRowProps) {
  const isOut = fact.status === 'rejected';
  const isOpen = fact.status === 'proposed';
  return (
    <li className="flex items-center gap-3 border-b py-2.5">
      <span className="min-w-0 flex-1">
        <span
          className={cn(
            'block font-medium wrap-anywhere first-letter:uppercase',
            isOut && 'text-ink-faint line-through',
          )}
        >
          {fact.label}
        </span>
        <span className="block text-sm text-ink-faint">
          {isOpen ? 'Not sure: please confirm · ' : fact.status === 'confirmed' ? 'Confirmed · ' : ''}
          {sources[fact.kind]}
        </span>
      </span>
      {isOpen ? <Say label={`Confirm ${fact.label}`} icon={Check} onPress={() => onSay('confirmed')} /> : null}
      {fact.kind === 'field' ? null : isOut ? (
        <Say label={`Use ${fact.label} again`} icon={Check} onPress={() => onSay('stated')} />
      ) : (
        <Say label={`Leave out ${fact.label}`} icon={X} onPress={() => onSay('rejected')} />
      )}
    </li>
  );
}

function Say({ label, icon: Icon, onPress }: { label: string; icon: typeof Check; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-9 shrink-0 place-items-center rounded-full border text-ink-soft hover:border-accent hover:text-accent"
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
