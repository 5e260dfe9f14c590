import type { ServiceRun } from '#contracts/entities/run.ts';
import { DialogContent, DialogRoot } from '#web/ui/dialog.tsx';
import { useWorkspace } from '../workspace-context.ts';
import { CornersAnswer } from './corners-answer.tsx';
import { MaskAnswer } from './mask-answer.tsx';
import { useAnswer } from './use-answer.ts';

const words = {
  'floor-corners': {
    title: 'Where is the floor?',
    lead: 'Drag the four points to the corners of the floor. Where a corner lies outside the photo, use the margin.',
  },
  'sky-mask': {
    title: 'Where is the sky?',
    lead: 'Blue is what looks like sky. Add to it or take away: two taps are often enough.',
  },
  'clear-mask': {
    title: 'What should go?',
    lead: 'Red goes. Paint over what is missing, erase what should stay, or tap a thing to switch it. Windows, curtains and blinds are left unless you paint over them.',
  },
} as const;

/** The question that a run asked, on its photo. */
export function AnswerDialog({ run, onClose }: { run: ServiceRun; onClose: () => void }) {
  const { detail } = useWorkspace();
  const { answer, isPending } = useAnswer(run, onClose);
  const photo = detail.mediaAssets.find((asset) => asset.id === run.mediaAssetId);
  const question = run.needsInput?.question;
  if (!photo || !question) return null;
  const proposal = run.needsInput?.proposal;
  const common = { photo, isPending, onAnswer: answer };
  return (
    <DialogRoot open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent wide className="max-w-3xl!" title={words[question].title} description={words[question].lead}>
        <div className="mt-6">
          {question === 'floor-corners' ? <CornersAnswer {...common} proposal={proposal} /> : null}
          {question === 'sky-mask' ? (
            <MaskAnswer {...common} kind="sky" from={{ proposal, assetId: photo.id }} />
          ) : null}
          {question === 'clear-mask' ? (
            <MaskAnswer {...common} kind="clear" from={{ proposal, assetId: photo.id }} />
          ) : null}
        </div>
      </DialogContent>
    </DialogRoot>
  );
}
