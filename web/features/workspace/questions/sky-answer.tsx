import { type MouseEvent, useState } from 'react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { Segments } from '#web/ui/segments.tsx';

type Seed = { x: number; y: number; sky: boolean };
type SkyAnswerProps = { photo: MediaAsset; isPending: boolean; onAnswer: (said: Record<string, unknown>) => void };

const marks = [
  { value: 'sky', label: 'This is sky' },
  { value: 'not', label: 'This is not' },
] as const;

/** Taps on the photo, in fractions of its size. */
export function SkyAnswer({ photo, isPending, onAnswer }: SkyAnswerProps) {
  const [mark, setMark] = useState<'sky' | 'not'>('sky');
  const [seeds, setSeeds] = useState<readonly Seed[]>([]);
  const tap = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width;
    const y = (event.clientY - box.top) / box.height;
    if (x >= 0 && x <= 1 && y >= 0 && y <= 1) setSeeds((all) => [...all, { x, y, sky: mark === 'sky' }]);
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Segments label="What you mark" value={mark} options={marks} onChange={setMark} />
        <Button
          look="quiet"
          size="sm"
          disabled={seeds.length === 0}
          onClick={() => setSeeds((all) => all.slice(0, -1))}
        >
          Undo
        </Button>
      </div>
      <button
        type="button"
        aria-label="Mark a place on the photo"
        onClick={tap}
        className="relative block w-full cursor-crosshair overflow-hidden rounded-soft"
        style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
      >
        <img src={photo.mediumPath} alt={photo.fileName} className="size-full" />
        {seeds.map((seed) => (
          <span
            key={`${seed.x}-${seed.y}`}
            className={`absolute size-5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white ${seed.sky ? 'bg-info' : 'bg-danger'}`}
            style={{ left: `${seed.x * 100}%`, top: `${seed.y * 100}%` }}
          />
        ))}
      </button>
      <DialogActions>
        <Button disabled={isPending || !seeds.some((seed) => seed.sky)} onClick={() => onAnswer({ seeds })}>
          {isPending ? 'Starting...' : 'Start again with these marks'}
        </Button>
      </DialogActions>
    </>
  );
}
