import { leaveTo, paths } from '#web/lib/paths.ts';
import { selectedPlan } from '#web/lib/pending.ts';
import { toast } from '#web/lib/toasts.ts';

/** Long enough to read the thanks. */
const REDIRECT_MS = 1_500;

export function paymentSucceeded(returnUrl: string = paths.dashboard) {
  selectedPlan.clear();
  toast({ title: 'Payment Successful', description: 'Thank you for your purchase! Redirecting to dashboard...' });
  setTimeout(() => leaveTo(returnUrl), REDIRECT_MS);
}

export const paymentFailed = (reason: string) =>
  void toast({ title: 'Payment Failed', description: reason, tone: 'destructive' });
