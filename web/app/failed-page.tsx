import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/notice.tsx';

/** What a route shows when its screen broke; the header and every other page still work. */
export function FailedPage({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div role="alert" className="page pt-16">
      <EmptyState
        icon={<TriangleAlert aria-hidden />}
        title="This page ran into a problem"
        action={<Button onClick={retry}>Try Again</Button>}
      >
        Nothing you saved is lost. Try again, or come back to it from the dashboard.
      </EmptyState>
    </div>
  );
}
