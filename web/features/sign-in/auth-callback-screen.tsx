import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { api } from '#contracts/api.ts';
import { currentSubscription } from '#web/lib/calls/current-subscription.ts';
import { call } from '#web/lib/client.ts';
import { isUnauthorized, sentence } from '#web/lib/http.ts';
import { leaveTo, paths } from '#web/lib/paths.ts';
import { pendingPlan, pendingUpload, returnTo } from '#web/lib/pending.ts';
import { Spinner } from '#web/ui/waiting.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { nextStep } from './after-sign-in.ts';
import { useSetUpTrial } from './calls/set-up-trial.ts';
import { SignInSearch } from './modes.ts';

const FAILURE_REDIRECT_MS = 2_000;

/** Where every way of signing in ends: sets up the trial when there is none, and leads on. */
export default function AuthCallbackScreen() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync: setUpTrial } = useSetUpTrial();
  const [failure, setFailure] = useState<string | null>(null);
  const begun = useRef(false);
  const { error: linkFault } = SignInSearch.parse(useSearch({ strict: false }));

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // A sign-in link that opens nothing ends here too; the sign-in page says so and sends another.
    if (linkFault)
      return void navigate({ to: paths.signIn, search: { mode: 'magic', error: linkFault }, replace: true });
    const goOn = async () => {
      const onward = returnTo.read()?.path ?? paths.listings;
      returnTo.clear();
      const current = await queries.fetchQuery(currentSubscription).catch(() => null);
      const plan = pendingPlan.read();
      let step = nextStep({ plan, hasUpload: pendingUpload.read() !== null }, current);
      if (step.kind === 'pricing') {
        pendingPlan.clear();
        return leaveTo(paths.pricing);
      }
      if (step.kind === 'checkout') {
        pendingPlan.clear();
        // The button that was pressed promised a trial: it runs before anyone is asked for a card.
        if (!current?.subscription) {
          await setUpTrial(pendingUpload.read() !== null);
          await queries.invalidateQueries();
        }
        const session = await call(api.createCheckoutSession, { body: { planId: step.planId } }).catch(() => null);
        if (session) return leaveTo(session.url);
        step = nextStep({ plan: null, hasUpload: pendingUpload.read() !== null }, current);
      }
      if (step.kind === 'listings') return void navigate({ href: onward, replace: true });
      if (step.kind !== 'set-up-trial') return;
      const { project } = await setUpTrial(step.createDefaultProject);
      await queries.invalidateQueries();
      window.history.replaceState(null, '', paths.home);
      return void navigate({ href: project ? paths.listing(project.id) : onward, replace: true });
    };
    goOn().catch((error: unknown) => {
      if (isUnauthorized(error)) return;
      setFailure(sentence(error, 'Failed to setup trial'));
      setTimeout(() => void navigate({ to: paths.listings, replace: true }), FAILURE_REDIRECT_MS);
    });
  }, [queries, navigate, setUpTrial, linkFault]);

  if (linkFault) return null;
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-5 px-6 text-center">
      <title>Setting up your trial · Portico</title>
      <Wordmark />
      {failure ? (
        <div role="alert">
          <h1 className="mt-6 text-3xl">{failure}</h1>
          <p className="mt-2 text-ink-soft">Redirecting...</p>
        </div>
      ) : (
        <div role="status" className="grid justify-items-center">
          <Spinner className="mt-6 mb-5 size-8!" />
          <h1 className="text-3xl">Setting up your trial...</h1>
          <p className="mt-2 text-ink-soft">Activating your 7-day trial with 10 credits</p>
        </div>
      )}
    </main>
  );
}
