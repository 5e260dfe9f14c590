import { type HistoryState, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { z } from 'zod';

/** Text in the address; the router reads '42' there as a number. */
export const UrlText = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** State that lives in the address, so that a reload, a bookmark and the back button keep it. Every field needs a fallback. */
export function useUrlState<S extends z.ZodType<Record<string, unknown>>>(schema: S) {
  const state = schema.parse(useSearch({ strict: false })) as z.output<S>;
  const navigate = useNavigate();
  const change = useCallback(
    (changes: Partial<z.output<S>>, { push = false, state }: { push?: boolean; state?: HistoryState } = {}) =>
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => ({ ...before, ...changes }),
        replace: !push,
        // What is known of an entry stays with it as long as it does.
        state: push ? (state ?? {}) : true,
        resetScroll: false,
      }),
    [navigate],
  );
  return [state, change] as const;
}
