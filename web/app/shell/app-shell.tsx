import { Outlet, useLocation } from '@tanstack/react-router';
import { useCurrentSubscription } from '#web/lib/calls/current-subscription.ts';
import { useCurrentUser } from '#web/lib/calls/current-user.ts';
import { AppLink } from './app-link.tsx';
import { SiteHeader } from './site-header.tsx';

/** Header and page of everything behind the sign-in, and of the not-found page. */
export function AppShell({ children }: { children?: React.ReactNode }) {
  const { pathname } = useLocation();
  const { isSignedIn } = useCurrentUser();
  const subscription = useCurrentSubscription({ enabled: isSignedIn });
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-soft focus:bg-surface focus:px-4 focus:py-2 focus:shadow-float"
      >
        Skip to content
      </a>
      <SiteHeader
        isSignedIn={isSignedIn}
        mustUpgrade={subscription.data?.plan.supportsServices === false}
        pathname={pathname}
        Go={AppLink}
      />
      <main id="main" tabIndex={-1} className="flex-1 pb-24 focus:outline-none">
        {children ?? <Outlet />}
      </main>
    </div>
  );
}
