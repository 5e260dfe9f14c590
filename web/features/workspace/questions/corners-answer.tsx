import { useState } from 'react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { Button } from '#web/ui/button.tsx';
import { CornerPicker } from '#web/ui/corner-picker.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { FLOOR_CORNERS, proposedCorners, sizeOf } from './open-questions.ts';

const names = ['Near left corner', 'Far left corner', 'Far right corner', 'Near right corner'] as const;

type CornersAnswerProps = {
  photo: MediaAsset;
  proposal: unknown;
  isPending: boolean;
  onAnswer: (said: Record<string, unknown>) => void;
};

export function CornersAnswer({ photo, proposal, isPending, onAnswer }: CornersAnswerProps) {
  // The engine may have looked at a smaller copy: its own size is the one that it understands the answer in.
  const { width, height } = sizeOf(proposal) ?? photo;
  const [corners, setCorners] = useState(() => proposedCorners(proposal, width, height));
  const say = () => onAnswer({ corners: Object.fromEntries(FLOOR_CORNERS.map((name, at) => [name, corners[at]])) });
  return (
    <>
      <CornerPicker
        src={photo.mediumPath}
        alt={photo.fileName}
        width={width}
        height={height}
        names={names}
        corners={corners}
        onChange={setCorners}
      />
      <DialogActions>
        <Button disabled={isPending} onClick={say}>
          {isPending ? 'Starting...' : 'Start again with these corners'}
        </Button>
      </DialogActions>
    </>
  );
}
