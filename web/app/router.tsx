import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { paths } from '#web/lib/paths.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { FailedPage } from './failed-page.tsx';
import { SignedInOnly } from './guard.tsx';
import { NotFound } from './not-found.tsx';
import { AppShell } from './shell/app-shell.tsx';

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: () => (
    <AppShell>
      <NotFound />
    </AppShell>
  ),
});

const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: AppShell });
const signedIn = createRoute({ getParentRoute: () => shell, id: 'signed-in', component: SignedInOnly });

const newListing = lazyRouteComponent(() => import('#web/features/new-listing/new-listing-screen.tsx'));

/** Screens inside the shell, for signed-in people only. Each is a chunk of its own. */
const screens = [
  createRoute({
    getParentRoute: () => signedIn,
    path: paths.dashboard,
    component: lazyRouteComponent(() => import('#web/features/dashboard/dashboard-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: paths.listings,
    component: lazyRouteComponent(() => import('#web/features/listings/project-management-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: paths.myListings,
    component: lazyRouteComponent(() => import('#web/features/listings/my-listings-screen.tsx')),
  }),
  createRoute({ getParentRoute: () => signedIn, path: paths.newListing, component: newListing }),
  createRoute({ getParentRoute: () => signedIn, path: paths.upload, component: newListing }),
  createRoute({
    getParentRoute: () => signedIn,
    path: paths.listing('$id'),
    component: lazyRouteComponent(() => import('#web/features/workspace/workspace-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: paths.results('$id'),
    component: lazyRouteComponent(() => import('#web/features/results/results-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: paths.checkout,
    component: lazyRouteComponent(() => import('#web/features/checkout/checkout-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: paths.account,
    component: lazyRouteComponent(() => import('#web/features/account/account-screen.tsx')),
  }),
];

/** Screens that stand alone, without the header. */
const alone = [
  createRoute({
    getParentRoute: () => root,
    path: paths.signIn,
    component: lazyRouteComponent(() => import('#web/features/sign-in/sign-in-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: paths.authCallback,
    component: lazyRouteComponent(() => import('#web/features/sign-in/auth-callback-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: paths.share('$token'),
    component: lazyRouteComponent(() => import('#web/features/share/share-screen.tsx')),
  }),
];

export const makeRouter = () =>
  createRouter({
    routeTree: root.addChildren([shell.addChildren([signedIn.addChildren(screens)]), ...alone]),
    defaultErrorComponent: FailedPage,
    defaultPendingComponent: () => <Waiting text="Loading..." />,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
