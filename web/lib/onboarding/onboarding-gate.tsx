import { useCurrentUser } from '../calls/current-user.ts';
import { useCompleteOnboarding } from './complete-onboarding.ts';
import { TourDialog } from './tour-dialog.tsx';

/** Opens the tour for whoever has not been through it. */
export function OnboardingGate() {
  const { user } = useCurrentUser();
  const complete = useCompleteOnboarding();
  if (!user || user.onboardingCompleted || complete.isSuccess) return null;
  return <TourDialog onComplete={() => complete.mutate()} isPending={complete.isPending} />;
}
