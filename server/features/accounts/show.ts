import type { User } from '#contracts/entities/user.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { findProfile } from './store.ts';

/** The name splits at the first space. */
const splitName = (name: string): { firstName: string; lastName: string } => {
  const trimmed = name.trim();
  const space = trimmed.indexOf(' ');
  return space < 0
    ? { firstName: trimmed, lastName: '' }
    : { firstName: trimmed.slice(0, space), lastName: trimmed.slice(space + 1).trim() };
};

export const showUser = (actor: Actor, profile: Awaited<ReturnType<typeof findProfile>>): User => ({
  id: actor.id,
  email: actor.email,
  ...splitName(actor.name),
  onboardingCompleted: profile?.onboardedAt != null,
  isAdmin: actor.isAdmin,
});
