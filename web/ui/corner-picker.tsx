import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

export type Corner = { x: number; y: number };
type CornerPickerProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  names: readonly string[];
  corners: readonly Corner[];
  onChange: (corners: Corner[]) => void;
};

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Points on a photo, in its own pixels, joined by a line; dragged, or moved with the arrow keys. */
export function CornerPicker({ src, alt, width, height, names, corners, onChange }: CornerPickerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const move = (at: number, to: Corner) =>
    onChange(
      corners.map((corner, index) => (index === at ? { x: clamp(to.x, width), y: clamp(to.y, height) } : corner)),
    );
  const onPointerMove = (at: number) => (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || event.buttons === 0) return;
    move(at, {
      x: ((event.clientX - box.left) / box.width) * width,
      y: ((event.clientY - box.top) / box.height) * height,
    });
  };
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    const corner = corners[at];
    if (!by || !corner) return;
    event.preventDefault();
    const step = (event.shiftKey ? 0.05 : 0.01) * width;
    move(at, { x: corner.x + by[0] * step, y: corner.y + by[1] * step });
  };
  return (
    <div
      ref={frame}
      className="relative touch-none overflow-hidden rounded-soft bg-sunk select-none"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <img src={src} alt={alt} draggable={false} className="size-full" />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="pointer-events-none absolute inset-0 size-full"
        aria-hidden="true"
      >
        <polygon
          points={corners.map((corner) => `${corner.x},${corner.y}`).join(' ')}
          className="fill-accent/25 stroke-white"
          strokeWidth={width / 300}
        />
      </svg>
      {corners.map((corner, at) => (
        <button
          key={names[at]}
          type="button"
          aria-label={`${names[at]}. Move with the arrow keys`}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={onPointerMove(at)}
          onKeyDown={onKeyDown(at)}
          className="absolute size-9 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-white bg-accent/60 shadow-float focus-visible:outline-white"
          style={{ left: `${(corner.x / width) * 100}%`, top: `${(corner.y / height) * 100}%` }}
        />
      ))}
    </div>
  );
}
