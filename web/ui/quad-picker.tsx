import { X } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { cn } from './class-names.ts';
import { pictureRoom } from './picture-room.ts';
import { boxed, type Drag, isDrawing, type Point, type Quad } from './quad-drag.ts';

export type PickedQuad = {
  readonly id: string;
  readonly quad: Quad;
  readonly isOn: boolean;
  readonly isDrawn: boolean;
  /** What it is called, where that is not what the others are. */
  readonly noun?: string;
  /** What is to be known of it before it is switched; its outline is dashed. */
  readonly note?: string;
};

type QuadPickerProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** What one of them is called: 'Window'. */
  noun: string;
  /** A later one lies on an earlier one. */
  quads: readonly PickedQuad[];
  onToggle: (id: string) => void;
  onDraw: (quad: Quad) => void;
  onReshape: (id: string, quad: Quad) => void;
  onRemove: (id: string) => void;
};

const shape = (quad: Quad) => quad.map(([x, y]) => `${x * 100},${y * 100}`).join(' ');

/** 'Window 3', counted among those of its noun, and what is to be known of it. */
const nameOf = (quads: readonly PickedQuad[], index: number, usual: string): string => {
  const { noun = usual, note } = quads[index]!;
  const number = quads.slice(0, index + 1).filter((quad) => (quad.noun ?? usual) === noun).length;
  return `${noun} ${number}${note ? ` (${note})` : ''}`;
};
const CORNERS = ['Upper left', 'Upper right', 'Lower right', 'Lower left'] as const;

/** Areas on a photo that are switched by a tap; a drag draws another, whose corners can be dragged. */
export function QuadPicker({
  src,
  alt,
  width,
  height,
  noun,
  quads,
  onToggle,
  onDraw,
  onReshape,
  onRemove,
}: QuadPickerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<Drag | null>(null);
  const at = (event: PointerEvent): Point => {
    const box = frame.current!.getBoundingClientRect();
    const within = (value: number) => Math.min(1, Math.max(0, value));
    return [within((event.clientX - box.left) / box.width), within((event.clientY - box.top) / box.height)];
  };
  // A drag may begin on an area and end on it: the click that follows it is no tap.
  const wasDrawn = useRef(false);
  const begin = (event: PointerEvent) => {
    wasDrawn.current = false;
    setDraft({ from: at(event), to: at(event), isOnArea: event.target !== event.currentTarget });
  };
  const draws = (drag: Drag) => isDrawing(drag, frame.current!.getBoundingClientRect());
  const drag = (event: PointerEvent) => {
    if (!draft) return;
    // Let go outside the picture, before the pointer was held.
    if (event.buttons === 0) return setDraft(null);
    const dragged = { ...draft, to: at(event) };
    if (draws(dragged)) event.currentTarget.setPointerCapture(event.pointerId);
    setDraft(dragged);
  };
  const finish = () => {
    if (draft && draws(draft)) {
      wasDrawn.current = true;
      onDraw(boxed(draft.from, draft.to));
    }
    setDraft(null);
  };
  return (
    <div
      ref={frame}
      className="relative mx-auto touch-none overflow-hidden rounded-soft bg-sunk select-none"
      style={pictureRoom(width, height)}
    >
      <img src={src} alt={alt} draggable={false} className="size-full" />
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset */}
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full cursor-crosshair"
        role="group"
        aria-label={`${noun}s on the photo`}
        onPointerDown={begin}
        onPointerMove={drag}
        onPointerUp={finish}
        onPointerCancel={() => setDraft(null)}
        onClickCapture={(event) => {
          if (wasDrawn.current) event.stopPropagation();
          wasDrawn.current = false;
        }}
      >
        {quads.map(({ id, quad, isOn, note }, index) => (
          <polygon
            key={id}
            points={shape(quad)}
            vectorEffect="non-scaling-stroke"
            role="switch"
            tabIndex={0}
            aria-checked={isOn}
            onClick={() => onToggle(id)}
            onKeyDown={(event) => {
              if (event.key !== ' ' && event.key !== 'Enter') return;
              event.preventDefault();
              onToggle(id);
            }}
            className={cn(
              // An outline would be drawn in the picture's own units, a hundred across.
              'cursor-pointer outline-none [stroke-width:2px] focus-visible:[stroke-width:5px]',
              isOn
                ? 'fill-[#ffc659]/70 stroke-[#ffe3a6] focus-visible:stroke-accent'
                : 'fill-[#141a24]/45 stroke-white focus-visible:stroke-[#ffc659]',
              note && '[fill-opacity:.35] [stroke-dasharray:7_5]',
            )}
          >
            {/* Its name and its tooltip: beside an aria-label it would be read out a second time. */}
            <title>{nameOf(quads, index, noun)}</title>
          </polygon>
        ))}
        {draft ? (
          <polygon
            points={shape(boxed(draft.from, draft.to))}
            vectorEffect="non-scaling-stroke"
            className="pointer-events-none fill-[#ffc659]/40 stroke-white [stroke-dasharray:5_4] [stroke-width:2px]"
          />
        ) : null}
      </svg>
      {quads
        .filter(({ isDrawn }) => isDrawn)
        .map(({ id, quad }, index) => (
          <div key={id}>
            {CORNERS.map((name, corner) => (
              <button
                key={name}
                type="button"
                aria-label={`${name} corner of drawn ${noun.toLowerCase()} ${index + 1}`}
                onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                onPointerMove={(event) => {
                  if (event.buttons === 0) return;
                  onReshape(id, quad.map((point, i) => (i === corner ? at(event) : point)) as unknown as Quad);
                }}
                className="absolute size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-accent shadow-lift after:absolute after:-inset-2"
                style={{ left: `${quad[corner]![0] * 100}%`, top: `${quad[corner]![1] * 100}%` }}
              />
            ))}
            <button
              type="button"
              aria-label={`Remove drawn ${noun.toLowerCase()} ${index + 1}`}
              onClick={() => onRemove(id)}
              className="absolute grid size-6 -translate-x-1/2 -translate-y-full place-items-center rounded-full bg-black/75 text-white"
              style={{
                left: `${((quad[0][0] + quad[1][0]) / 2) * 100}%`,
                top: `calc(${Math.min(quad[0][1], quad[1][1]) * 100}% - 6px)`,
              }}
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </div>
        ))}
    </div>
  );
}
