import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { dragWords } from './drag-words.ts';

type Item = { id: string; label: string; content: ReactNode };

/** A press that moves less than this is a click. */
const DRAG_DISTANCE_PX = 4;

/** Things in an order that the person sets: by dragging, or with Space and the arrow keys. */
export function SortableRow({
  items,
  onOrder,
  label,
}: {
  items: readonly Item[];
  onOrder: (ids: string[]) => void;
  label: string;
}) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map((item) => item.id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id)
      onOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: dragWords(items) }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol aria-label={label} className="flex flex-wrap gap-3">
          {items.map((item, at) => (
            <Draggable key={item.id} item={item} at={at} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function Draggable({ item, at }: { item: Item; at: number }) {
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: item.id });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={isDragging ? 'z-10' : undefined}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`${item.label}, position ${at + 1}`}
        className="relative block touch-none overflow-hidden rounded-soft shadow-lift active:cursor-grabbing"
      >
        {item.content}
        <span
          aria-hidden
          className="absolute top-1.5 left-1.5 grid size-6 place-items-center rounded-full bg-black/65 text-xs font-semibold text-white"
        >
          {at + 1}
        </span>
      </button>
    </li>
  );
}
