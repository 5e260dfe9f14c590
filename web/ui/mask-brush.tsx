import { Eraser, Paintbrush, Undo2 } from 'lucide-react';
import { type PointerEvent, type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { Button } from './button.tsx';

type Stroke = { points: { x: number; y: number }[]; size: number; erase: boolean };
export type MaskBrushHandle = { toPng: () => Promise<Blob | null>; isEmpty: () => boolean };

type MaskBrushProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  handle: RefObject<MaskBrushHandle | null>;
  onChange?: (isEmpty: boolean) => void;
};

/** Masks are painted on a smaller picture; the server brings them to the photo's own size. */
const LONGEST = 1600;
const PAINT = 'rgba(214, 69, 48, 0.55)';

function draw(context: CanvasRenderingContext2D, strokes: readonly Stroke[], paint: string, scale: number) {
  for (const { points, size, erase } of strokes) {
    context.globalCompositeOperation = erase ? 'destination-out' : 'source-over';
    context.strokeStyle = paint;
    context.fillStyle = paint;
    context.lineWidth = size * scale;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.beginPath();
    const [first] = points;
    if (!first) continue;
    if (points.length === 1) {
      context.arc(first.x * scale, first.y * scale, (size * scale) / 2, 0, Math.PI * 2);
      context.fill();
    } else {
      context.moveTo(first.x * scale, first.y * scale);
      for (const point of points.slice(1)) context.lineTo(point.x * scale, point.y * scale);
      context.stroke();
    }
  }
}

/** A brush over a photo. What is painted comes out as a black picture with white strokes. */
export function MaskBrush({ src, alt, width, height, handle, onChange }: MaskBrushProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [size, setSize] = useState(6);
  const [erase, setErase] = useState(false);
  const id = useId();
  const shown = Math.min(1, LONGEST / Math.max(width, height));
  const box = { width: Math.round(width * shown), height: Math.round(height * shown) };
  const isEmpty = !strokes.some((stroke) => !stroke.erase);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, box.width, box.height);
    draw(context, strokes, PAINT, 1);
    onChange?.(isEmpty);
  }, [strokes, box.width, box.height, isEmpty, onChange]);

  useImperativeHandle(handle, () => ({
    isEmpty: () => isEmpty,
    toPng: () => {
      const layer = new OffscreenCanvas(box.width, box.height);
      draw(layer.getContext('2d') as unknown as CanvasRenderingContext2D, strokes, '#fff', 1);
      const mask = document.createElement('canvas');
      mask.width = box.width;
      mask.height = box.height;
      const context = mask.getContext('2d')!;
      context.fillStyle = '#000';
      context.fillRect(0, 0, box.width, box.height);
      context.drawImage(layer, 0, 0);
      return new Promise((resolve) => mask.toBlob(resolve, 'image/png'));
    },
  }));

  const at = (event: PointerEvent) => {
    const frame = canvas.current!.getBoundingClientRect();
    return {
      x: ((event.clientX - frame.left) / frame.width) * box.width,
      y: ((event.clientY - frame.top) / frame.height) * box.height,
    };
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setStrokes((all) => [...all, { points: [at(event)], size: (size / 100) * box.width, erase }]);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons === 0) return;
    const point = at(event);
    setStrokes((all) => [
      ...all.slice(0, -1),
      ...all.slice(-1).map((last) => ({ ...last, points: [...last.points, point] })),
    ]);
  };
  return (
    <div>
      <div className="relative overflow-hidden rounded-soft bg-sunk" style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={src} alt={alt} draggable={false} className="size-full" />
        <canvas
          ref={canvas}
          width={box.width}
          height={box.height}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          className="absolute inset-0 size-full cursor-crosshair touch-none"
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button look={erase ? 'quiet' : 'soft'} size="sm" aria-pressed={!erase} onClick={() => setErase(false)}>
          <Paintbrush aria-hidden />
          Brush
        </Button>
        <Button look={erase ? 'soft' : 'quiet'} size="sm" aria-pressed={erase} onClick={() => setErase(true)}>
          <Eraser aria-hidden />
          Erase
        </Button>
        <Button
          look="quiet"
          size="sm"
          disabled={strokes.length === 0}
          onClick={() => setStrokes((all) => all.slice(0, -1))}
        >
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
          onChange={(event) => setSize(Number(event.target.value))}
          className="w-32 accent-accent"
        />
      </div>
    </div>
  );
}
