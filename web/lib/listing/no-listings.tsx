import { Link } from '@tanstack/react-router';
import { House } from 'lucide-react';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/notice.tsx';

export function NoListings() {
  return (
    <EmptyState
      icon={<House aria-hidden />}
      title="No listings yet"
      action={
        <Button asChild>
          <Link to={paths.newListing}>Create First Listing</Link>
        </Button>
      }
    >
      A listing holds the photos of one property and everything made from them.
    </EmptyState>
  );
}
