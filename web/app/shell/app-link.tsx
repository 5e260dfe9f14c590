import { Link } from '@tanstack/react-router';
import { paths } from '#web/lib/paths.ts';
import type { GoTo } from './header-props.ts';

/** Public pages are documents of their own, outside the router. */
const PUBLIC: readonly string[] = [paths.home, paths.pricing, paths.privacy, paths.terms, paths.support];
const isPublic = (href: string) => href.startsWith('/#') || PUBLIC.includes(href);

export const AppLink: GoTo = ({ href, children, ...rest }) =>
  isPublic(href) ? (
    <a href={href} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
