import { Menu as MenuIcon, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paths, served } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Wordmark } from '#web/ui/wordmark.tsx';
import type { HeaderProps } from './header-props.ts';
import { isHighlighted, signedInLinks, signedOutLinks } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const SideMenu = lazy(() => import('./side-menu.tsx'));

export function SiteHeader(props: HeaderProps) {
  const { isSignedIn, mustUpgrade, pathname, Go, isLanding } = props;
  const [menuOpen, setMenuOpen] = useState(false);
  const links = props.links ?? (isSignedIn ? signedInLinks : signedOutLinks);
  return (
    <header className="sticky top-0 z-40 border-b bg-paper/90 backdrop-blur-md">
      <div className="page flex h-[72px] items-center gap-4">
        <Go href={isSignedIn ? paths.dashboard : paths.home} className="rounded-md text-ink">
          <Wordmark />
        </Go>
        <nav aria-label="Main" className="ml-6 hidden items-center gap-1 lg:flex">
          {links.map((link) => {
            const here = isHighlighted(link.href, pathname);
            return (
              <Go
                key={link.href}
                href={link.href}
                aria-current={here ? 'page' : undefined}
                className={cn(
                  'rounded-soft px-3.5 py-2 text-[15px] font-medium transition-colors hover:text-ink',
                  here ? 'bg-sunk text-ink' : 'text-ink-soft',
                )}
              >
                {link.label}
              </Go>
            );
          })}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ThemeSwitch />
          <div className="hidden items-center gap-2 lg:flex">
            <HeaderActions isSignedIn={isSignedIn} mustUpgrade={mustUpgrade} isLanding={isLanding} Go={Go} />
          </div>
          <Button
            look="quiet"
            size="icon"
            className="lg:hidden"
            aria-label="Open menu"
            aria-expanded={menuOpen}
            onClick={() => setMenuOpen(true)}
          >
            <MenuIcon aria-hidden className="size-5!" />
          </Button>
        </div>
      </div>
      {menuOpen ? (
        <Suspense>
          <SideMenu {...props} links={links} onClose={() => setMenuOpen(false)} />
        </Suspense>
      ) : null}
    </header>
  );
}

type ActionsProps = Pick<HeaderProps, 'isSignedIn' | 'mustUpgrade' | 'isLanding' | 'Go'>;

function HeaderActions({ isSignedIn, mustUpgrade, isLanding, Go }: ActionsProps) {
  if (!isSignedIn) {
    return (
      <>
        <Button asChild look="quiet">
          <a href={served.login}>Sign in</a>
        </Button>
        <Button asChild>
          <a href={served.login}>Get started</a>
        </Button>
      </>
    );
  }
  if (isLanding) {
    return (
      <Button asChild>
        <a href={paths.dashboard}>Go to Dashboard</a>
      </Button>
    );
  }
  return (
    <>
      <Button asChild look="quiet">
        <a href={served.logout}>Sign out</a>
      </Button>
      {mustUpgrade ? (
        <Button asChild look="outline">
          <a href={paths.pricing}>Upgrade</a>
        </Button>
      ) : null}
      <Button asChild>
        <Go href={paths.newListing}>
          <Plus aria-hidden />
          New Listing
        </Go>
      </Button>
    </>
  );
}
