import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCurrentUser } from '#web/lib/calls/current-user.ts';
import { loginAgain } from '#web/lib/login-again.ts';
import { Waiting } from '#web/ui/waiting.tsx';

/** Pages below exist only once the user is known to be signed in. */
export function SignedInOnly() {
  const { isLoading, isSignedIn } = useCurrentUser();
  const isSignedOut = !isLoading && !isSignedIn;
  useEffect(() => {
    if (isSignedOut) loginAgain();
  }, [isSignedOut]);
  return isSignedIn ? <Outlet /> : <Waiting text={isSignedOut ? 'Taking you to sign in...' : 'Loading...'} />;
}
