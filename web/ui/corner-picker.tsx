import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Loupe } from './loupe.tsx';
import { pictureRoom } from './picture-room.ts';

export type Corner = { x: number; y: number };
type CornerPickerProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  names: readonly string[];
  corners: readonly Corner[];
  /** Two more points with a line between them, such as a known length. */
  line?: { readonly names: readonly [string, string]; readonly ends: readonly [Corner, Corner] } | null;
  onChange: (corners: Corner[]) => void;
  onLineChange?: (ends: [Corner, Corner]) => void;
};

/** Room beside and below the photo, in parts of its width: floors go on where the photo ends, and so may their corners. */
const MARGIN = 0.1;
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The place nearest to a point that can be seen and taken hold of. */
export const withinReach = ({ x, y }: Corner, width: number, height: number): Corner => {
  const beyond = MARGIN * width * 0.75;
  return { x: clamp(x, -beyond, width + beyond), y: clamp(y, 0, height + beyond) };
};
const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Points on a photo, in its own pixels, joined by a line; dragged under a magnifier, or moved with the arrow keys. */
export function CornerPicker({
  src,
  alt,
  width,
  height,
  names,
  corners,
  line,
  onChange,
  onLineChange,
}: CornerPickerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const margin = MARGIN * width;
  const [across, down] = [width + 2 * margin, height + margin];
  const [held, setHeld] = useState<number | null>(null);
  const points = [...corners, ...(line?.ends ?? [])];
  const labels = [...names, ...(line?.names ?? [])];
  const move = (at: number, to: Corner) => {
    const moved = points.map((point, index) => (index === at ? withinReach(to, width, height) : point));
    if (at < corners.length) onChange(moved.slice(0, corners.length));
    else onLineChange?.([moved.at(-2)!, moved.at(-1)!]);
  };
  const onPointerMove = (at: number) => (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || event.buttons === 0) return;
    move(at, {
      x: ((event.clientX - box.left) / box.width) * across - margin,
      y: ((event.clientY - box.top) / box.height) * down,
    });
  };
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    const point = points[at];
    if (!by || !point) return;
    event.preventDefault();
    setHeld(at);
    const step = (event.shiftKey ? 0.03 : 0.005) * width;
    move(at, { x: point.x + by[0] * step, y: point.y + by[1] * step });
  };
  const seen = held === null ? undefined : points[held];
  const box = frame.current?.getBoundingClientRect();
  return (
    <div
      ref={frame}
      className="relative mx-auto touch-none overflow-hidden rounded-soft bg-sunk select-none"
      style={pictureRoom(across, down)}
    >
      <img
        src={src}
        alt={alt}
        draggable={false}
        className="absolute top-0"
        style={{
          left: `${(margin / across) * 100}%`,
          width: `${(width / across) * 100}%`,
          height: `${(height / down) * 100}%`,
        }}
      />
      <svg
        viewBox={`${-margin} 0 ${across} ${down}`}
        className="pointer-events-none absolute inset-0 size-full"
        aria-hidden="true"
      >
        <polygon
          points={corners.map((corner) => `${corner.x},${corner.y}`).join(' ')}
          className="fill-accent/25 stroke-white"
          strokeWidth={width / 300}
        />
        {line ? (
          <line
            x1={line.ends[0].x}
            y1={line.ends[0].y}
            x2={line.ends[1].x}
            y2={line.ends[1].y}
            className="stroke-brass-soft"
            strokeWidth={width / 200}
          />
        ) : null}
      </svg>
      {points.map((point, at) => (
        <button
          key={labels[at]}
          type="button"
          aria-label={`${labels[at]}. Move with the arrow keys`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setHeld(at);
          }}
          onPointerMove={onPointerMove(at)}
          onPointerUp={() => setHeld(null)}
          onPointerCancel={() => setHeld(null)}
          onBlur={() => setHeld((now) => (now === at ? null : now))}
          onKeyDown={onKeyDown(at)}
          className={`absolute size-9 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-white shadow-float focus-visible:outline-white ${at < corners.length ? 'bg-accent/60' : 'bg-brass/70'}`}
          style={{ left: `${((point.x + margin) / across) * 100}%`, top: `${(point.y / down) * 100}%` }}
        />
      ))}
      {seen && box ? (
        <Loupe
          src={src}
          at={{ x: seen.x / width, y: seen.y / height }}
          frame={{ width: (box.width * width) / across, height: (box.height * height) / down }}
        />
      ) : null}
    </div>
  );
}
