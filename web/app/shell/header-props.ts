import type { ComponentType, ReactNode } from 'react';
import type { NavLink } from './navigation.ts';

export type GoTo = ComponentType<{
  href: string;
  className?: string;
  children: ReactNode;
  'aria-current'?: 'page';
  onClick?: () => void;
}>;

export type HeaderProps = {
  isSignedIn: boolean;
  /** True only when the plan says explicitly that it runs no services. */
  mustUpgrade: boolean;
  pathname: string;
  /** The app hands its router's link, the public pages a plain anchor. */
  Go: GoTo;
  links?: readonly NavLink[];
  /** The landing page offers 'Go to Dashboard' instead of the app's navigation. */
  isLanding?: boolean;
};
