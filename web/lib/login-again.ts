import { leaveTo, paths, served } from './paths.ts';
import { returnTo } from './pending.ts';
import { partingToast } from './toasts.ts';

/** Long enough to read why the page goes away. */
const UNAUTHORIZED_REDIRECT_MS = 500;

let leaving = false;

/** Signed out on a page that needs a user: say so, then go to sign in, and come back here afterwards. Several calls failing at once say it once. */
export function loginAgain() {
  if (leaving) return;
  leaving = true;
  const { pathname, search } = window.location;
  if (pathname !== paths.authCallback) returnTo.store({ path: pathname + search, at: Date.now() });
  partingToast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'destructive' });
  setTimeout(() => leaveTo(served.login), UNAUTHORIZED_REDIRECT_MS);
}
