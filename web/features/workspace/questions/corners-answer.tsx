import { useState } from 'react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { Button } from '#web/ui/button.tsx';
import { type Corner, CornerPicker } from '#web/ui/corner-picker.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { KnownLength, type Length, metresOf } from './known-length.tsx';
import { FLOOR_CORNERS, proposedCorners, sizeOf } from './open-questions.ts';

const names = ['Near left corner', 'Far left corner', 'Far right corner', 'Near right corner'] as const;
const ends = ['One end of the length', 'Other end of the length'] as const;

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
  const [length, setLength] = useState<Length | null>(null);
  // The back wall's foot is the length that people know.
  const [line, setLine] = useState<[Corner, Corner] | null>(null);
  const metres = length && metresOf(length);
  const [from, to] = line ?? [corners[1]!, corners[2]!];
  const say = () =>
    onAnswer({
      corners: Object.fromEntries(FLOOR_CORNERS.map((name, at) => [name, corners[at]])),
      ...(metres ? { knownLength: { from, to, metres } } : {}),
    });
  return (
    <>
      <CornerPicker
        src={photo.largePath}
        alt={photo.fileName}
        width={width}
        height={height}
        names={names}
        corners={corners}
        line={length ? { names: ends, ends: [from, to] } : null}
        onChange={setCorners}
        onLineChange={setLine}
      />
      <KnownLength length={length} onChange={setLength} />
      <DialogActions>
        <Button disabled={isPending || (length !== null && !metres)} onClick={say}>
          {isPending ? 'Starting...' : 'Start again with these corners'}
        </Button>
      </DialogActions>
    </>
  );
}
