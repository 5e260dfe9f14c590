import { Eraser, Paintbrush, Undo2, WandSparkles } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from './button.tsx';
import { isBlank, type Mark, paint, type Spot, tapped, toPng } from './mask-layer.ts';
import { pictureRoom } from './picture-room.ts';

export type MaskBrushHandle = { toPng: () => Promise<Blob | null> };
type Tool = 'brush' | 'erase' | 'tap';

type MaskBrushProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** What is marked from the start. */
  base?: HTMLCanvasElement | null;
  tone?: 'danger' | 'info';
  handle: RefObject<MaskBrushHandle | null>;
  onChange?: (painted: { isEmpty: boolean; isTouched: boolean }) => void;
};

/** Masks are painted on a smaller picture; the server brings them to the photo's own size. */
const LONGEST = 1600;
const PAINT = { danger: 'rgba(222, 66, 44, 0.58)', info: 'rgba(43, 118, 188, 0.55)' } as const;
const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const TOOLS = [
  { tool: 'brush', label: 'Brush', Icon: Paintbrush },
  { tool: 'erase', label: 'Erase', Icon: Eraser },
  { tool: 'tap', label: 'Tap', Icon: WandSparkles },
] as const;

/** A brush over a photo, for pointer, finger and keys. What is painted comes out as a black picture with white on it. */
export function MaskBrush({ src, alt, width, height, base = null, tone = 'danger', handle, onChange }: MaskBrushProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const photo = useRef<HTMLImageElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [size, setSize] = useState(6);
  const [tool, setTool] = useState<Tool>('brush');
  const [cursor, setCursor] = useState<Spot | null>(null);
  const id = useId();
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const box = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const thickness = (size / 100) * box.width;

  // At once: whoever asks on closing must know of the last stroke.
  useLayoutEffect(() => {
    if (!canvas.current) return;
    paint(canvas.current, base, marks, PAINT[tone]);
    onChange?.({ isEmpty: isBlank(canvas.current), isTouched: marks.length > 0 });
  }, [marks, base, tone, onChange]);
  useImperativeHandle(handle, () => ({ toPng: () => toPng(base, marks, box) }));

  const put = (at: Spot) => {
    if (tool === 'tap') {
      if (photo.current && canvas.current) setMarks([...marks, tapped(photo.current, canvas.current, at)]);
    } else setMarks([...marks, { kind: 'stroke', points: [at], size: thickness, erase: tool === 'erase' }]);
  };
  const at = (event: PointerEvent) => {
    const frame = canvas.current!.getBoundingClientRect();
    return {
      x: ((event.clientX - frame.left) / frame.width) * box.width,
      y: ((event.clientY - frame.top) / frame.height) * box.height,
    };
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    put(at(event));
  };
  const onPointerMove = (event: PointerEvent) => {
    const point = at(event);
    setCursor(point);
    if (event.buttons === 0 || tool === 'tap') return;
    setMarks((all) => {
      const last = all.at(-1);
      return last?.kind === 'stroke' ? [...all.slice(0, -1), { ...last, points: [...last.points, point] }] : all;
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    const here = cursor ?? { x: box.width / 2, y: box.height / 2 };
    if (by) {
      const step = (event.shiftKey ? 0.06 : 0.02) * box.width;
      setCursor({
        x: Math.min(box.width, Math.max(0, here.x + by[0] * step)),
        y: Math.min(box.height, Math.max(0, here.y + by[1] * step)),
      });
    } else if (event.key === ' ' || event.key === 'Enter') put(here);
    else return;
    event.preventDefault();
  };
  const ring = tool === 'tap' ? 0.02 * box.width : thickness;
  return (
    <div>
      <div className="relative mx-auto overflow-hidden rounded-soft bg-sunk" style={pictureRoom(width, height)}>
        <img ref={photo} src={src} alt={alt} draggable={false} className="size-full" />
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: its arrow keys are the brush's, not the reader's */}
        <canvas
          ref={canvas}
          width={box.width}
          height={box.height}
          tabIndex={0}
          role="application"
          aria-label="Painting area. Arrow keys move the brush, Space paints"
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setCursor(null)}
          onKeyDown={onKeyDown}
          className="absolute inset-0 size-full cursor-none touch-none focus-visible:-outline-offset-4 focus-visible:outline-white"
        />
        {cursor ? (
          <span
            aria-hidden
            className="pointer-events-none absolute -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/0.55)]"
            style={{
              left: `${(cursor.x / box.width) * 100}%`,
              top: `${(cursor.y / box.height) * 100}%`,
              width: `${(ring / box.width) * 100}%`,
              aspectRatio: '1',
            }}
          />
        ) : null}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {TOOLS.map(({ tool: name, label, Icon }) => (
          <Button
            key={name}
            look={tool === name ? 'soft' : 'quiet'}
            size="sm"
            aria-pressed={tool === name}
            onClick={() => setTool(name)}
          >
            <Icon aria-hidden />
            {label}
          </Button>
        ))}
        <Button look="quiet" size="sm" disabled={marks.length === 0} onClick={() => setMarks(marks.slice(0, -1))}>
          <Undo2 aria-hidden />
          Undo
        </Button>
        <label htmlFor={id} className="ml-auto text-sm text-ink-soft">
          Size
        </label>
        <input
          id={id}
          type="range"
          min={1}
          max={20}
          value={size}
          disabled={tool === 'tap'}
          onChange={(event) => setSize(Number(event.target.value))}
          className="w-28 accent-accent disabled:opacity-40 sm:w-32"
        />
      </div>
    </div>
  );
}
