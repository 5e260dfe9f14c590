import { useEffect, useState } from 'react';
import type { FactSheet } from '#contracts/entities/draft.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { Field, Textarea } from '#web/ui/field.tsx';
import { useFacts, useSaveFacts } from '../calls/facts.ts';
import { useWorkspace } from '../workspace-context.ts';
import { FactRow } from './fact-row.tsx';

const PAUSE_MS = 900;

const failed = (error: unknown) =>
  void toast({ title: 'Failed to save facts', description: sentence(error, 'Please try again'), tone: 'destructive' });

/** The agent's notes become facts, each of which the person can confirm or reject. Nothing else reaches the writer. */
export function FactSheetCard() {
  const { id } = useWorkspace();
  const facts = useFacts(id);
  if (!facts.data) return null;
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title" className="text-2xl">
        What the copy rests on
      </h2>
      <p className="mt-1 mb-5 max-w-[64ch] text-[15px] text-ink-soft">
        Only what stands here is written. Add what you know of the home; check what was read from it.
      </p>
      <Notes stored={facts.data.notes ?? ''} />
      <Facts sheet={facts.data} />
    </section>
  );
}

function Notes({ stored }: { stored: string }) {
  const { id } = useWorkspace();
  const { mutate, isPending } = useSaveFacts(id);
  const [notes, setNotes] = useState(stored);
  const settled = useSettled(notes, PAUSE_MS);
  useEffect(() => {
    if (settled.trim() !== stored.trim()) mutate({ notes: settled }, { onError: failed });
    // Only a pause in typing saves; what the server then says was stored is no reason to save again.
  }, [settled]);
  return (
    <Field
      label="Notes"
      optional
      hint="For example: new roof 2022, quartz counters in the kitchen, two-car garage, five minutes to the park"
      aside={<span className="text-sm text-ink-faint">{isPending ? 'Reading...' : ''}</span>}
    >
      {(wiring) => (
        <Textarea
          {...wiring}
          rows={3}
          maxLength={5000}
          className="min-h-0!"
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
      )}
    </Field>
  );
}

function Facts({ sheet }: { sheet: FactSheet }) {
  const { id } = useWorkspace();
  const { mutate } = useSaveFacts(id);
  const idsOf = (status: string) => sheet.facts.filter((fact) => fact.status === status).map((fact) => fact.id);
  const say = (factId: string, status: 'confirmed' | 'rejected' | 'stated') => {
    const others = (of: string) => idsOf(of).filter((other) => other !== factId);
    mutate(
      {
        confirmed: [...others('confirmed'), ...(status === 'confirmed' ? [factId] : [])],
        rejected: [...others('rejected'), ...(status === 'rejected' ? [factId] : [])],
      },
      { onError: failed },
    );
  };
  return (
    <>
      <ul aria-label="Facts" className="mt-5 grid gap-x-6 sm:grid-cols-2">
        {sheet.facts.map((fact) => (
          <FactRow key={fact.id} fact={fact} onSay={(status) => say(fact.id, status)} />
        ))}
      </ul>
      {sheet.refused.length > 0 ? (
        <div className="mt-5 rounded-soft bg-brass-soft px-4 py-3 text-sm text-brass">
          <p className="font-semibold">Left out of the copy</p>
          <ul className="mt-1 list-disc pl-5">
            {sheet.refused.map((one, at) => (
              <li key={`${at} ${one.text}`} className="wrap-anywhere">
                “{one.text}”: {one.reason}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
