import type { MediaAsset } from '#contracts/entities/photo.ts';
import { subjects } from '#web/lib/listing/property-words.ts';
import { serviceWords } from '#web/lib/service-words.ts';
import { Button } from '#web/ui/button.tsx';
import { useWorkspace } from '../workspace-context.ts';
import { BrushMore } from './brush-more.tsx';
import { ChangeReport } from './change-report.tsx';
import { ChatPanel } from './chat-panel.tsx';

/** Beside the photo: for a result what changed and the chat, for an original what can be made of it. */
export function PhotoFacts({ asset }: { asset: MediaAsset }) {
  const { detail, select, openPhoto, showTab } = useWorkspace();
  const run = detail.serviceRuns.find((one) => one.id === asset.sourceServiceRunId);
  const subject = asset.roomType ?? asset.roomTypeGuess;
  if (asset.isProcessedResult) {
    return (
      <>
        <h2 className="text-2xl">{asset.processingType ? serviceWords[asset.processingType].name : 'Result'}</h2>
        {run?.report ? <ChangeReport report={run.report} /> : null}
        {asset.processingType === 'room_clearing' ? <BrushMore key={`brush-${asset.id}`} asset={asset} /> : null}
        <ChatPanel key={asset.id} asset={asset} />
      </>
    );
  }
  const work = () => {
    select([asset.id]);
    openPhoto(null);
    showTab('services');
  };
  return (
    <>
      <h2 className="text-2xl">Original</h2>
      <dl className="mt-4 grid gap-2 text-[15px]">
        <div className="flex justify-between gap-4">
          <dt className="text-ink-soft">Size</dt>
          <dd>
            {asset.width} × {asset.height}
          </dd>
        </div>
        {subject ? (
          <div className="flex justify-between gap-4">
            <dt className="text-ink-soft">Shows</dt>
            <dd>{subjects[subject]}</dd>
          </div>
        ) : null}
        {asset.flags.length > 0 ? (
          <div className="flex justify-between gap-4">
            <dt className="text-ink-soft">Needs attention</dt>
            <dd>{asset.flags.join(', ')}</dd>
          </div>
        ) : null}
      </dl>
      <p className="mt-6 text-[15px] text-ink-soft">
        The chat edits results. Start a service on this photo, then say what to change.
      </p>
      <Button className="mt-4" onClick={work}>
        Choose a service for this photo
      </Button>
    </>
  );
}
