import { paths } from '#web/lib/paths.ts';

export type NavLink = { href: string; label: string };

export const signedInLinks: readonly NavLink[] = [
  { href: paths.dashboard, label: 'Dashboard' },
  { href: paths.listings, label: 'Listings' },
  { href: paths.pricing, label: 'Pricing' },
  { href: paths.account, label: 'Account' },
];

/** Anchors of the landing page; with the leading slash they work from every public page. */
export const signedOutLinks: readonly NavLink[] = [
  { href: '/#features', label: 'Features' },
  { href: '/#how', label: 'How it works' },
  { href: '/#pricing', label: 'Pricing' },
  { href: '/#faq', label: 'FAQ' },
];

export const landingLinks: readonly NavLink[] = [
  { href: '#features', label: 'Features' },
  { href: '#value', label: 'What you get' },
  { href: '#savings', label: 'Savings' },
  { href: '#pricing', label: 'Pricing' },
];

/** Highlighted when the path is the link's or starts with it; the root matches only exactly. */
export const isHighlighted = (href: string, pathname: string) =>
  href === paths.home ? pathname === paths.home : pathname === href || pathname.startsWith(href);
