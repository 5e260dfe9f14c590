import { useSyncExternalStore } from 'react';
import type { CurrentSubscription } from '#contracts/entities/money.ts';
import type { User } from '#contracts/entities/user.ts';
import { readJson } from './http.ts';

/** Who looks at a public page. Kept apart from the app's query client, which these light pages do not load. */
export type Visitor = { user: User | null; current: CurrentSubscription | null };

const nobody: Visitor = { user: null, current: null };
let visitor = nobody;
let asked = false;
const listeners = new Set<() => void>();

async function ask() {
  // The session call answers 200 with null to a stranger; asking for the user outright would put a 401 into every visitor's console.
  const session = await readJson<unknown>('GET', '/api/auth/get-session').catch(() => null);
  if (!session) return;
  const user = await readJson<User>('GET', '/api/auth/user').catch(() => null);
  const current = user
    ? await readJson<CurrentSubscription>('GET', '/api/subscription/current').catch(() => null)
    : null;
  visitor = { user, current };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    void ask();
  }
  return () => void listeners.delete(listener);
};

export const useVisitor = (): Visitor =>
  useSyncExternalStore(
    subscribe,
    () => visitor,
    () => nobody,
  );
