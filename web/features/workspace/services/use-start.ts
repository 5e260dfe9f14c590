import { useState } from 'react';
import type { ServiceType } from '#contracts/services.ts';
import { counted } from '#web/lib/counting.ts';
import { HttpError, isUnauthorized, sentence } from '#web/lib/http.ts';
import { serviceWords } from '#web/lib/service-words.ts';
import { toast } from '#web/lib/toasts.ts';
import { type StartRequest, useStartService } from '../calls/start-service.ts';
import { useWorkspace } from '../workspace-context.ts';
import { roomsOf } from './rooms.ts';
import { needsPhotos, type Options, startRequests } from './start-requests.ts';

type NotStarted = { assetId: string | null; reason: string };
export type StartReport = { service: ServiceType; begun: number; refused: NotStarted[] };

/** A refusal that only another plan can lift. */
export const wantsUpgrade = (error: unknown) =>
  error instanceof HttpError && (error.data.requiresUpgrade === true || /upgrade/i.test(error.message));

const isPriceChange = (error: unknown) => error instanceof HttpError && error.data.code === 'price-changed';

const UPGRADE_TITLE = 'Upgrade to use AI services';

/** The photo of a film that shows only one. */
const photoOf = ({ parameters }: StartRequest): string | null => {
  const ids = parameters?.selectedAssetIds;
  return Array.isArray(ids) && ids.length === 1 ? String(ids[0]) : null;
};

export function useStart() {
  const { id, detail, photos, selected, deselect, askToUpgrade } = useWorkspace();
  const { mutateAsync: startOne } = useStartService(id);
  const [isStarting, setStarting] = useState(false);
  const [report, setReport] = useState<StartReport | null>(null);
  // Past the day's revisions a film that is cut again has its price: the server says so, and from then on the quote does.
  const [areRecutsPaid, setRecutsPaid] = useState(false);
  const earlier = areRecutsPaid ? [] : detail.serviceRuns;

  /** Whether all of it began. */
  const start = async (service: ServiceType, options: Options): Promise<boolean> => {
    if (needsPhotos(service) && selected.length === 0) {
      const what = service === 'ken_burns_video' ? 'video' : 'service';
      toast({
        title: 'Failed to start service',
        description: `Please select at least one photo for this ${what}`,
        tone: 'destructive',
      });
      return false;
    }
    setStarting(true);
    const refused: NotStarted[] = [];
    let begun = 0;
    let upgradeNeeded = false;
    let firstRefusal: unknown = null;
    for (const body of startRequests(service, options, selected, earlier, roomsOf(photos))) {
      const assetId = body.mediaAssetId ?? photoOf(body);
      if (upgradeNeeded) {
        refused.push({ assetId, reason: 'Not enough credits' });
        continue;
      }
      try {
        await startOne({ body, key: crypto.randomUUID() });
        begun += 1;
      } catch (error) {
        if (isUnauthorized(error)) break;
        firstRefusal ??= error;
        if (isPriceChange(error)) setRecutsPaid(true);
        upgradeNeeded = wantsUpgrade(error);
        refused.push({ assetId, reason: sentence(error, 'Please try again') });
      }
    }
    setStarting(false);
    setReport(refused.length > 0 && begun > 0 ? { service, begun, refused } : null);
    if (begun > 0) {
      // Only what was selected at the start: on a slow line the next photo has been chosen before this one has begun.
      deselect(selected);
      if (refused.length === 0)
        toast({
          title: 'Service started',
          description: `${serviceWords[service].name}: ${counted(begun, 'run')} in the queue.`,
        });
    }
    if (upgradeNeeded) askToUpgrade(UPGRADE_TITLE);
    else if (firstRefusal !== null)
      toast({
        title: 'Failed to start service',
        description: sentence(firstRefusal, 'Please try again'),
        tone: 'destructive',
      });
    return begun > 0 && refused.length === 0;
  };
  return { start, isStarting, earlier, report, dismissReport: () => setReport(null) };
}
