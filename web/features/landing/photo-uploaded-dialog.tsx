import { Check, Info } from 'lucide-react';
import { served } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions, DialogContent, DialogRoot } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { trialBenefits } from './words.ts';

export default function PhotoUploadedDialog({
  isKept,
  preview,
  onClose,
}: {
  isKept: boolean;
  preview: string | null;
  onClose: () => void;
}) {
  return (
    <DialogRoot open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title="Photo uploaded" description="Start your free trial to transform it. It takes a minute.">
        {preview ? (
          <img src={preview} alt="Your upload" className="mt-5 aspect-[16/9] w-full rounded-soft object-cover" />
        ) : null}
        <ul className="mt-5 grid gap-2">
          {trialBenefits.map((benefit) => (
            <li key={benefit} className="flex gap-2.5">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
              {benefit}
            </li>
          ))}
        </ul>
        {isKept ? null : (
          <Notice className="mt-5" icon={<Info aria-hidden />}>
            Your photo is a bit large. You'll need to upload it again after signing up.
          </Notice>
        )}
        <DialogActions>
          <Button look="quiet" size="lg" onClick={onClose}>
            Maybe later
          </Button>
          <Button asChild size="lg">
            <a href={served.login}>Get Started with Trial</a>
          </Button>
        </DialogActions>
      </DialogContent>
    </DialogRoot>
  );
}
