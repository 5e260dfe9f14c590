import type { MediaAsset } from '#contracts/entities/photo.ts';
import { subjects } from '#web/lib/listing/property-words.ts';
import { serviceWords } from '#web/lib/service-words.ts';
import { Button } from '#web/ui/button.tsx';
import { useWorkspace } from '../workspace-context.ts';
import { AdjustMask } from './adjust-mask.tsx';
import { ChangeReport } from './change-report.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { ChooseWindows } from './choose-windows.tsx';
import { ClearArea } from './clear-area.tsx';
import { EditFurniture } from './scene/scene-editor.tsx';

type PhotoFactsProps = {
  asset: MediaAsset;
  isMapShown: boolean;
  onShowMap: (show: boolean) => void;
  /** A new version of this photo is on its way. */
  onStarted: (runId: string) => void;
};

/** Beside the photo: for a result what changed, its tools and the chat; for an original what can be made of it. */
export function PhotoFacts(props: PhotoFactsProps) {
  return props.asset.isProcessedResult ? <ResultFacts {...props} /> : <OriginalFacts {...props} />;
}

function ResultFacts({ asset, isMapShown, onShowMap, onStarted }: PhotoFactsProps) {
  const { detail } = useWorkspace();
  const run = detail.serviceRuns.find((one) => one.id === asset.sourceServiceRunId);
  const service = asset.processingType;
  return (
    // One panel for all versions of a photo: what is being written stays when a new one comes into view.
    <ChatPanel key={asset.sourceMediaAssetId} asset={asset} onStarted={onStarted}>
      <h2 className="text-2xl">{service ? serviceWords[service].name : 'Result'}</h2>
      <div className="mt-3 grid gap-3">
        {run?.report ? <ChangeReport report={run.report} isMapShown={isMapShown} onShowMap={onShowMap} /> : null}
        <div key={asset.id} className="flex flex-wrap gap-2">
          {service === 'virtual_staging' ? <EditFurniture asset={asset} onStarted={onStarted} /> : null}
          {service === 'room_clearing' ? <AdjustMask asset={asset} kind="clear" onStarted={onStarted} /> : null}
          {service === 'day_to_dusk' ? (
            <>
              <ChooseWindows asset={asset} onStarted={onStarted} />
              <AdjustMask asset={asset} kind="sky" onStarted={onStarted} />
            </>
          ) : null}
        </div>
      </div>
    </ChatPanel>
  );
}

function OriginalFacts({ asset, onStarted }: PhotoFactsProps) {
  const { select, showTab } = useWorkspace();
  const subject = asset.roomType ?? asset.roomTypeGuess;
  const work = () => {
    select([asset.id]);
    showTab('services');
  };
  return (
    <div className="overflow-y-auto p-4 lg:p-6 low:p-4">
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
        Start a service on this photo, then say in the chat what to change. Or mark something in it and have it gone.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" onClick={work}>
          Choose a service for this photo
        </Button>
        <ClearArea key={asset.id} asset={asset} onStarted={onStarted} />
      </div>
    </div>
  );
}
