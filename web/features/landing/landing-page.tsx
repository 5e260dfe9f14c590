import { Suspense } from 'react';
import { Closing } from './closing.tsx';
import { CurrentCosts } from './current-costs.tsx';
import { Features } from './features.tsx';
import { Guarantee } from './guarantee.tsx';
import { Hero } from './hero.tsx';
import { PlansSection } from './plans-section.tsx';
import { SavingsCalculator } from './savings-calculator.tsx';
import { ValueStack } from './value-stack.tsx';

/**
 * Eight sections; the ninth, the footer, belongs to every public page. Each wakes up by itself: all at once hold a phone for a fifth of a
 * second.
 */
export default function LandingPage() {
  return (
    <>
      <Suspense>
        <Hero />
      </Suspense>
      <Suspense>
        <Features />
      </Suspense>
      <Suspense>
        <CurrentCosts />
      </Suspense>
      <Suspense>
        <ValueStack />
      </Suspense>
      <Suspense>
        <Guarantee />
      </Suspense>
      <Suspense>
        <SavingsCalculator />
      </Suspense>
      <Suspense>
        <PlansSection />
      </Suspense>
      <Suspense>
        <Closing />
      </Suspense>
    </>
  );
}
