import type { ServiceRun } from '#contracts/entities/run.ts';
import { DialogContent, DialogRoot } from '#web/ui/dialog.tsx';
import { useWorkspace } from '../workspace-context.ts';
import { CornersAnswer } from './corners-answer.tsx';
import { MaskAnswer } from './mask-answer.tsx';
import { SkyAnswer } from './sky-answer.tsx';
import { useAnswer } from './use-answer.ts';

const words = {
  'floor-corners': {
    title: 'Where is the floor?',
    lead: 'Drag the four points to the corners of the floor, as far as they can be seen.',
  },
  'sky-mask': { title: 'Where is the sky?', lead: 'Tap a few places that are sky, and a few that only look like it.' },
  'clear-mask': { title: 'What should go?', lead: 'Paint over everything that should be taken out.' },
} as const;

/** The question that a run asked, on its photo. */
export function AnswerDialog({ run, onClose }: { run: ServiceRun; onClose: () => void }) {
  const { detail } = useWorkspace();
  const { answer, isPending } = useAnswer(run, onClose);
  const photo = detail.mediaAssets.find((asset) => asset.id === run.mediaAssetId);
  const question = run.needsInput?.question;
  if (!photo || !question) return null;
  const common = { photo, isPending, onAnswer: answer };
  return (
    <DialogRoot open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent wide className="max-w-3xl!" title={words[question].title} description={words[question].lead}>
        <div className="mt-6">
          {question === 'floor-corners' ? <CornersAnswer {...common} proposal={run.needsInput?.proposal} /> : null}
          {question === 'sky-mask' ? <SkyAnswer {...common} /> : null}
          {question === 'clear-mask' ? <MaskAnswer {...common} kind="clear" /> : null}
        </div>
      </DialogContent>
    </DialogRoot>
  );
}
