import type { ComponentType } from 'react';
import { paths } from '#web/lib/paths.ts';

export type PublicPage = {
  title: string;
  description: string;
  /** The page's own chunk, by its place under web/: the build preloads it. */
  source: string;
  load: () => Promise<{ default: ComponentType }>;
};

/** The documents that are rendered to HTML at build time. The prerender step and the browser read the same list. */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  [paths.home]: {
    title: 'Portico · Every listing at its best hour',
    description:
      'Virtual staging, room clearing, day-to-dusk, vertical video and MLS copy from your listing photos. Most results in 30-60 seconds. 7 days and 10 credits free.',
    source: 'features/landing/landing-page.tsx',
    load: () => import('#web/features/landing/landing-page.tsx'),
  },
  [paths.pricing]: {
    title: 'Pricing · Portico',
    description:
      'Starter $59, Pro $149, Agency $399 a month. Every plan runs every service. Start with 7 days and 10 credits, no card.',
    source: 'features/pricing/pricing-page.tsx',
    load: () => import('#web/features/pricing/pricing-page.tsx'),
  },
  [paths.support]: {
    title: 'Support · Portico',
    description: 'How to reach us, how fast we answer, and answers to what agents ask most.',
    source: 'features/support/support-page.tsx',
    load: () => import('#web/features/support/support-page.tsx'),
  },
  [paths.privacy]: {
    title: 'Privacy · Portico',
    description: 'What Portico stores about you and your listings, where, and for how long.',
    source: 'features/legal/privacy-page.tsx',
    load: () => import('#web/features/legal/privacy-page.tsx'),
  },
  [paths.terms]: {
    title: 'Terms · Portico',
    description: 'The terms for using Portico: accounts, credits, refunds and disclosure.',
    source: 'features/legal/terms-page.tsx',
    load: () => import('#web/features/legal/terms-page.tsx'),
  },
};

/** '/pricing/' is '/pricing'. */
export const publicPathOf = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);
