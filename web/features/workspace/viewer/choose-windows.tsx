import { Lightbulb } from 'lucide-react';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { counted } from '#web/lib/counting.ts';
import { sourceOf } from '#web/lib/listing/group-results.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions, DialogContent, DialogTrigger } from '#web/ui/dialog.tsx';
import { GuardedRoot } from '#web/ui/guarded-root.tsx';
import { type PickedQuad, QuadPicker } from '#web/ui/quad-picker.tsx';
import { useWorkspace } from '../workspace-context.ts';
import { useRevision } from './use-revision.ts';
import { isSameLights, lightsOrder, windowsIn } from './window-lights.ts';

type ChooseWindowsProps = { asset: MediaAsset; onStarted: (runId: string) => void };

/** Which windows, lamps and porches shine: a tap switches one, a drag adds one that was not found. */
export function ChooseWindows({ asset, onStarted }: ChooseWindowsProps) {
  const { detail } = useWorkspace();
  const [open, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const source = sourceOf(asset, detail.mediaAssets);
  if (!source) return null;
  const done = (runId: string) => {
    setOpen(false);
    onStarted(runId);
  };
  return (
    <GuardedRoot open={open} onOpenChange={setOpen} isChanged={isChanged}>
      <DialogTrigger asChild>
        <Button look="outline" size="sm">
          <Lightbulb aria-hidden />
          Windows and lights
        </Button>
      </DialogTrigger>
      <DialogContent
        wide
        className="max-w-3xl!"
        title="Windows and lights"
        description="Tap a window, a lamp or a porch to switch its light. Drag over a window that was not found to add it. It is done again, free."
      >
        <Chooser asset={asset} source={source} onStarted={done} onChanged={setChanged} />
      </DialogContent>
    </GuardedRoot>
  );
}

type ChooserProps = ChooseWindowsProps & { source: MediaAsset; onChanged: (isChanged: boolean) => void };

function Chooser({ asset, source, onStarted, onChanged }: ChooserProps) {
  const { detail } = useWorkspace();
  const run = detail.serviceRuns.find((one) => one.id === asset.sourceServiceRunId);
  const report = run?.report ?? null;
  const found = useMemo(() => windowsIn(report), [report]);
  const [windows, setWindows] = useState<readonly PickedQuad[]>(found);
  useLayoutEffect(() => onChanged(!isSameLights(found, windows)), [found, windows, onChanged]);
  const { revise, isPending } = useRevision(asset.id, onStarted);
  const change = (id: string, to: (window: PickedQuad) => PickedQuad) =>
    setWindows((all) => all.map((window) => (window.id === id ? to(window) : window)));
  const setAll = (isOn: boolean) => setWindows(windows.map((one) => ({ ...one, isOn })));
  const lit = windows.filter((window) => window.isOn).length;
  const isBare = found.length === 0 && windows.length === 0;
  return (
    <div className="mt-6">
      <QuadPicker
        src={source.largePath}
        alt={source.fileName}
        width={source.width}
        height={source.height}
        noun="Window"
        quads={windows}
        onToggle={(id) => change(id, (window) => ({ ...window, isOn: !window.isOn }))}
        onReshape={(id, quad) => change(id, (window) => ({ ...window, quad }))}
        onDraw={(quad) => setWindows((all) => [...all, { id: crypto.randomUUID(), quad, isOn: true, isDrawn: true }])}
        onRemove={(id) => setWindows((all) => all.filter((window) => window.id !== id))}
      />
      {windows.some(({ note }) => note) ? (
        <p className="mt-3 text-[15px] text-ink-soft">
          Dashed: a porch light whose fixture was not seen in the photo. Switch it off if the porch has none.
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button look="quiet" size="sm" disabled={lit === windows.length} onClick={() => setAll(true)}>
          All on
        </Button>
        <Button look="quiet" size="sm" disabled={lit === 0} onClick={() => setAll(false)}>
          All off
        </Button>
        <span role="status" className="ml-auto text-[15px] text-ink-soft">
          {isBare ? 'No window or lamp was found.' : `${lit} of ${counted(windows.length, 'light')} on`}
        </span>
      </div>
      <DialogActions>
        <Button
          disabled={isPending || isBare}
          onClick={() => revise(lit > 0 ? lightsOrder(windows) : { noLights: true })}
        >
          {isPending ? 'Starting...' : lit > 0 ? 'Make it with these lights' : 'Make it with no added lights'}
        </Button>
      </DialogActions>
    </div>
  );
}
