import { z } from 'zod';
import { paths } from '#web/lib/paths.ts';
import { pendingPlan, pendingUpload, prefillEmail } from '#web/lib/pending.ts';

export const Mode = z.enum(['in', 'up', 'magic', 'forgot', 'reset']);
export type Mode = z.infer<typeof Mode>;

/** What stands in the address: which form, whose address, the token from a reset mail. */
export const SignInSearch = z.object({
  mode: Mode.optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  token: z.coerce.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
});

type SignInSearch = z.output<typeof SignInSearch>;

/** A link from a mail that was used, has expired or came without its token. */
export const isDeadLink = ({ mode, token, error }: SignInSearch) =>
  error !== undefined || (mode === 'reset' && token === undefined);

/** Which form is shown. Without a good link there is no password to choose, only a new link to ask for. */
export const formFor = (search: SignInSearch, fallback: Mode): Mode =>
  search.mode === 'reset' && isDeadLink(search) ? 'forgot' : (search.mode ?? fallback);

export const addressOfMode = (mode: Mode) => `${paths.signIn}?mode=${mode}`;

/** Whoever brings a photo, a plan or an address from the public pages is most likely new. */
export const likelyMode = (): Mode => (pendingUpload.read() || pendingPlan.read() || prefillEmail.read() ? 'up' : 'in');

export const headings: Record<Mode, { title: string; lead: string }> = {
  in: { title: 'Welcome back', lead: 'Sign in to your listings.' },
  up: { title: 'Start your free trial', lead: '7 days and 10 credits. No credit card.' },
  magic: { title: 'Sign in by email', lead: 'We send a link that signs you in.' },
  forgot: { title: 'Forgot your password?', lead: 'We send a link to choose a new one.' },
  reset: { title: 'Choose a new password', lead: 'Then sign in with it.' },
};
