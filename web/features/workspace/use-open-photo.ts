import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { photoStep } from './workspace-url.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry shows a photo that was opened from the listing, which is the entry before it. */
    isOverListing?: boolean;
  }
}

type Change = (changes: { photo: string | undefined }, how?: { push: true; state: { isOverListing: true } }) => void;

/** Opens a photo in the viewer, changes it for another, or with null closes it. */
export function useOpenPhoto(shown: string | undefined, change: Change) {
  const router = useRouter();
  const isLeaving = useRef(false);
  const photo = useRef(shown);
  useEffect(() => {
    photo.current = shown;
    isLeaving.current = false;
  }, [shown]);
  return useCallback(
    (wanted: string | null) => {
      // Back takes a moment, and a second one would leave the listing.
      if (isLeaving.current) return;
      const step = photoStep(photo.current, wanted, router.history.location.state.isOverListing === true);
      if (step === 'back') {
        isLeaving.current = true;
        router.history.back();
      } else if (step === 'push') change({ photo: wanted! }, { push: true, state: { isOverListing: true } });
      else change({ photo: wanted ?? undefined });
    },
    [router, change],
  );
}
