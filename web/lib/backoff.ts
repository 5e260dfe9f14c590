/** The live stream's patience: 1 s, 2 s, 4 s, 8 s, 16 s (capped at 30 s), then polling every 20 s. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const MAX_ATTEMPTS = 5;
const FALLBACK_POLL_MS = 20_000;

export type NextTry = { kind: 'reconnect'; attempt: number; waitMs: number } | { kind: 'poll'; everyMs: number };

/** What to do after the stream failed, `attempts` reconnections having been tried since it was last open. */
export function afterFailure(attempts: number): NextTry {
  if (attempts >= MAX_ATTEMPTS) return { kind: 'poll', everyMs: FALLBACK_POLL_MS };
  return { kind: 'reconnect', attempt: attempts + 1, waitMs: Math.min(FIRST_WAIT_MS * 2 ** attempts, LONGEST_WAIT_MS) };
}
