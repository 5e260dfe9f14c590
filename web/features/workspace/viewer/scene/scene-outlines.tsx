import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { floorUnder, lensOf, project } from '#domain/scene/camera.ts';
import { nameOf } from '#domain/scene/operations.ts';
import { outlineOf } from '#domain/scene/outline.ts';
import type { Item } from '#domain/scene/plan.ts';
import type { Scene } from '#domain/scene/scene.ts';
import { snapped } from '#domain/scene/snap.ts';
import { cn } from '#web/ui/class-names.ts';
import type { SceneEdit } from './use-scene-edit.ts';

type OutlinesProps = {
  edit: SceneEdit;
  selected: string | null;
  onSelect: (id: string | null) => void;
  onKey: (item: Item, event: KeyboardEvent) => void;
};

const metres = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
/** Where a piece stands, in words. */
const placeOf = ({ x, z }: Item) =>
  `${metres.format(z)} m away, ${metres.format(Math.abs(x))} m to the ${x < 0 ? 'left' : 'right'}`;

/** A piece held by the pointer: how far from its middle it was taken, and where it would come to stand. */
type Held = { id: string; dx: number; dz: number; scene: Scene };

/** The pieces as outlines over the photo: taken and dragged along the floor, or moved with the keys. */
export function SceneOutlines({ edit, selected, onSelect, onKey }: OutlinesProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const { camera } = edit.scene;
  const lens = useMemo(() => lensOf(camera), [camera]);
  const scene = held?.scene ?? edit.scene;
  // Far ones first: what is nearer lies on top and is hit first. Rugs lie under everything.
  const items = [...scene.plan.items].sort(
    (a, b) =>
      Number(b.height < 0.03) - Number(a.height < 0.03) ||
      project(lens, b.x, b.y, b.z)[2] - project(lens, a.x, a.y, a.z)[2],
  );
  const under = (event: PointerEvent, y: number) => {
    const box = svg.current!.getBoundingClientRect();
    const u = ((event.clientX - box.left) / box.width) * camera.width;
    const v = ((event.clientY - box.top) / box.height) * camera.height;
    return floorUnder(lens, u, v, y);
  };
  const take = (item: Item) => (event: PointerEvent) => {
    event.stopPropagation();
    onSelect(item.id);
    const spot = under(event, item.y);
    if (!spot) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld({ id: item.id, dx: item.x - spot.x, dz: item.z - spot.z, scene: edit.scene });
  };
  const drag = (item: Item) => (event: PointerEvent) => {
    if (held?.id !== item.id || event.buttons === 0) return;
    const spot = under(event, item.y);
    if (!spot) return;
    const place = snapped({ ...item, x: spot.x + held.dx, z: spot.z + held.dz }, scene.room);
    setHeld({ ...held, scene: edit.tryOut({ op: 'move', item: item.id, ...place }) });
  };
  const drop = () => {
    if (!held) return;
    const before = edit.scene.plan.items.find(({ id }) => id === held.id);
    const after = held.scene.plan.items.find(({ id }) => id === held.id);
    setHeld(null);
    if (!before || !after || Math.hypot(after.x - before.x, after.z - before.z) < 0.01) return;
    edit.act({ op: 'move', item: held.id, x: after.x, z: after.z });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset
    <svg
      ref={svg}
      viewBox={`0 0 ${camera.width} ${camera.height}`}
      className="absolute inset-0 size-full touch-none select-none"
      aria-label="Furniture on the photo"
      role="group"
      onPointerDown={() => onSelect(null)}
    >
      {items.map((item) => {
        const isSelected = item.id === selected;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot have the shape of a chair
          <polygon
            key={item.id}
            points={outlineOf(lens, item)
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')}
            role="button"
            tabIndex={0}
            aria-pressed={isSelected}
            aria-label={`${nameOf(item)}, ${placeOf(item)}. Arrow keys move it, R turns it, Delete takes it out`}
            vectorEffect="non-scaling-stroke"
            onPointerDown={take(item)}
            onPointerMove={drag(item)}
            onPointerUp={drop}
            onPointerCancel={() => setHeld(null)}
            onFocus={() => onSelect(item.id)}
            onKeyDown={(event) => onKey(item, event)}
            className={cn(
              'cursor-grab outline-none transition-[fill,stroke] duration-150 active:cursor-grabbing',
              isSelected
                ? 'fill-white/20 stroke-white [stroke-width:2.5px]'
                : 'fill-white/0 stroke-white/45 [stroke-dasharray:5_5] [stroke-width:1.25px] hover:fill-white/15 hover:stroke-white',
            )}
          />
        );
      })}
    </svg>
  );
}
