import { useEffect, useRef, useState } from 'react';
import type { Operation } from '#contracts/scene.ts';
import { sentence } from '#web/lib/http.ts';
import { previewScene } from '../../calls/scene.ts';

/** After the last touch; a person who turns a chair three times waits for one picture. */
const PAUSE_MS = 350;

type Shown = { steps: readonly Operation[]; path: string };

/** The edited picture: one call at a time, always for the newest steps. */
export function usePreview(id: string, assetId: string, steps: readonly Operation[]) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const wanted = useRef(steps);
  const isOpen = useRef(true);
  wanted.current = steps;
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  useEffect(() => {
    if (isBusy || steps.length === 0 || shown?.steps === steps || fault) return;
    const timer = setTimeout(() => {
      setBusy(true);
      previewScene(id, assetId, [...steps])
        .then((path) => isOpen.current && setShown({ steps, path }))
        .catch((error) => isOpen.current && setFault(sentence(error, 'The preview could not be made.')))
        .finally(() => isOpen.current && setBusy(false));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [id, assetId, steps, shown, isBusy, fault]);
  // A new step is a new try.
  const [tried, setTried] = useState(steps);
  if (tried !== steps) {
    setTried(steps);
    setFault(null);
  }
  return {
    src: steps.length > 0 && shown ? shown.path : null,
    isCurrent: steps.length === 0 || shown?.steps === steps,
    isBusy,
    fault,
  };
}
