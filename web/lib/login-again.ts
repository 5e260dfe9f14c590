import { leaveTo, served } from './paths.ts';
import { toast } from './toasts.ts';

/** Long enough to read why the page goes away. */
const UNAUTHORIZED_REDIRECT_MS = 500;

let leaving = false;

/** Signed out on a page that needs a user: say so, then go to sign in. Several calls failing at once say it once. */
export function loginAgain() {
  if (leaving) return;
  leaving = true;
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'destructive' });
  setTimeout(() => leaveTo(served.login), UNAUTHORIZED_REDIRECT_MS);
}
