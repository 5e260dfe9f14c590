import type { ReactNode } from 'react';
import { paths } from '#web/lib/paths.ts';
import { useVisitor } from '#web/lib/visitor.ts';
import type { GoTo } from '../shell/header-props.ts';
import { landingLinks } from '../shell/navigation.ts';
import { SiteHeader } from '../shell/site-header.tsx';
import { SiteFooter } from './site-footer.tsx';

const Anchor: GoTo = ({ children, ...rest }) => <a {...rest}>{children}</a>;

/** Header, page and footer of the documents that anyone may read. */
export function PublicShell({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { user, current } = useVisitor();
  const isLanding = pathname === paths.home;
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-soft focus:bg-surface focus:px-4 focus:py-2 focus:shadow-float"
      >
        Skip to content
      </a>
      <SiteHeader
        isSignedIn={user !== null}
        mustUpgrade={current?.plan.supportsServices === false}
        pathname={pathname}
        Go={Anchor}
        links={isLanding ? landingLinks : undefined}
        isLanding={isLanding}
      />
      <main id="main">{children}</main>
      <SiteFooter />
    </>
  );
}
