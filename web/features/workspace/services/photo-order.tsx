import { lazy, Suspense } from 'react';
import { useWorkspace } from '../workspace-context.ts';

const SortableRow = lazy(() => import('#web/ui/sortable-row.tsx').then((module) => ({ default: module.SortableRow })));

/** The order of the selection is the order of the film. */
export function PhotoOrder() {
  const { photos, selected, select } = useWorkspace();
  const items = selected.flatMap((id) => {
    const photo = photos.find((one) => one.id === id);
    return photo
      ? [
          {
            id,
            label: photo.fileName,
            content: <img src={photo.thumbnailPath} alt="" draggable={false} className="h-24 w-18 object-cover" />,
          },
        ]
      : [];
  });
  if (items.length < 2) return null;
  return (
    <section aria-labelledby="order-title">
      <h2 id="order-title" className="text-2xl">
        Order
      </h2>
      <p className="mt-1 mb-4 text-[15px] text-ink-soft">Drag the photos into the order of the film.</p>
      <Suspense>
        <SortableRow label="Order of the film" items={items} onOrder={select} />
      </Suspense>
    </section>
  );
}
