import { paths, served } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import type { HeaderProps } from './header-props.ts';
import { isHighlighted, type NavLink } from './navigation.ts';

type SideMenuProps = HeaderProps & { links: readonly NavLink[]; onClose: () => void };

/** The navigation of small screens; any selection closes it. */
export default function SideMenu({ links, pathname, isSignedIn, mustUpgrade, isLanding, Go, onClose }: SideMenuProps) {
  return (
    <Sheet open onOpenChange={(open) => (open ? undefined : onClose())} title="Menu">
      <nav aria-label="Main" className="grid gap-1">
        {links.map((link) => {
          const here = isHighlighted(link.href, pathname);
          return (
            <Go
              key={link.href}
              href={link.href}
              onClick={onClose}
              aria-current={here ? 'page' : undefined}
              className={cn(
                'rounded-soft px-4 py-3 text-lg font-medium hover:bg-sunk',
                here ? 'bg-sunk text-ink' : 'text-ink-soft',
              )}
            >
              {link.label}
            </Go>
          );
        })}
      </nav>
      <div className="mt-auto grid gap-3 pt-8">
        {isSignedIn && !isLanding ? (
          <>
            <Button asChild size="lg">
              <Go href={paths.newListing} onClick={onClose}>
                New Project
              </Go>
            </Button>
            {mustUpgrade ? (
              <Button asChild look="outline" size="lg">
                <a href={paths.pricing}>Upgrade</a>
              </Button>
            ) : null}
            <Button asChild look="quiet" size="lg">
              <a href={served.logout}>Sign out</a>
            </Button>
          </>
        ) : null}
        {isSignedIn && isLanding ? (
          <Button asChild size="lg">
            <a href={paths.dashboard}>Go to Dashboard</a>
          </Button>
        ) : null}
        {isSignedIn ? null : (
          <>
            <Button asChild size="lg">
              <a href={served.login}>Get started</a>
            </Button>
            <Button asChild look="outline" size="lg">
              <a href={served.login}>Sign in</a>
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
}
