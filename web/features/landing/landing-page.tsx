import { Closing } from './closing.tsx';
import { CurrentCosts } from './current-costs.tsx';
import { Features } from './features.tsx';
import { Guarantee } from './guarantee.tsx';
import { Hero } from './hero.tsx';
import { PlansSection } from './plans-section.tsx';
import { SavingsCalculator } from './savings-calculator.tsx';
import { ValueStack } from './value-stack.tsx';

/** Eight sections; the ninth, the footer, belongs to every public page. */
export default function LandingPage() {
  return (
    <>
      <Hero />
      <Features />
      <CurrentCosts />
      <ValueStack />
      <Guarantee />
      <SavingsCalculator />
      <PlansSection />
      <Closing />
    </>
  );
}
