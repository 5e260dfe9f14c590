import { Card, CardTitle } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/waiting.tsx';
import { BrandForm } from './brand-form.tsx';
import { useBrandKit } from './calls/brand-kit.ts';

/** What a branded video ends with. */
export function BrandCard() {
  const kit = useBrandKit();
  return (
    <Card aria-labelledby="brand-title">
      <CardTitle hint="Your logo, your color and your card close every branded video. The MLS cut of a video stays without them.">
        <span id="brand-title">Brand kit</span>
      </CardTitle>
      {kit.isPending ? (
        <Skeleton className="h-64" />
      ) : kit.data ? (
        <BrandForm kit={kit.data} />
      ) : (
        <Notice tone="danger" role="alert">
          Your brand kit could not be loaded. Please reload the page.
        </Notice>
      )}
    </Card>
  );
}
