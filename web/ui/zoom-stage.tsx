import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  type WheelEvent,
} from 'react';

const MOST = 6;
type View = { scale: number; x: number; y: number };
const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** Wheel, pinch and double click zoom; dragging pans once zoomed in. `resetKey` brings a new picture back to whole. */
export function ZoomStage({ children, resetKey }: { children: ReactNode; resetKey: string }) {
  const [view, setView] = useState(WHOLE);
  const frame = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  useEffect(() => setView(WHOLE), [resetKey]);

  const zoomAt = (factor: number, clientX: number, clientY: number) =>
    setView((before) => {
      const box = frame.current?.getBoundingClientRect();
      const scale = Math.min(MOST, Math.max(1, before.scale * factor));
      if (!box || scale === 1) return WHOLE;
      const dx = clientX - box.left - box.width / 2;
      const dy = clientY - box.top - box.height / 2;
      const ratio = scale / before.scale;
      return { scale, x: dx - (dx - before.x) * ratio, y: dy - (dy - before.y) * ratio };
    });
  const onWheel = (event: WheelEvent) => zoomAt(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
  const onPointerDown = (event: PointerEvent) =>
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const onPointerMove = (event: PointerEvent) => {
    const last = pointers.current.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y);
      zoomAt(spread(now) / Math.max(1, spread(last)), (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else if (view.scale > 1) {
      setView((before) => ({ ...before, x: before.x + now.x - last.x, y: before.y + now.y - last.y }));
    }
    pointers.current.set(event.pointerId, now);
  };
  const onPointerUp = (event: PointerEvent) => pointers.current.delete(event.pointerId);
  const onKeyDown = (event: KeyboardEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const factor = { '+': 1.4, '=': 1.4, '-': 1 / 1.4, '0': 1 / MOST }[event.key];
    if (factor) zoomAt(factor, box.left + box.width / 2, box.top + box.height / 2);
  };
  return (
    <section
      aria-label="Photo. Plus and minus zoom, zero shows it whole"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard zooms, too
      tabIndex={0}
      onKeyDown={onKeyDown}
      ref={frame}
      onWheel={onWheel}
      onDoubleClick={(event) => zoomAt(view.scale > 1 ? 1 / MOST : 2.5, event.clientX, event.clientY)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      className="grid size-full touch-none place-items-center overflow-hidden"
      style={{ cursor: view.scale > 1 ? 'grab' : undefined }}
    >
      <div
        className="grid size-full place-items-center"
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
      >
        {children}
      </div>
    </section>
  );
}
