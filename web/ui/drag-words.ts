type Place = { readonly id: string | number };
type Move = { readonly active: Place; readonly over?: Place | null };

/** What a screen reader says while something is dragged: its name and its place, not the ids that dnd-kit would read out. */
export function dragWords(items: readonly { id: string; label: string }[]) {
  const nameOf = ({ id }: Place) => items.find((item) => item.id === id)?.label ?? 'It';
  const placeOf = ({ id }: Place) => `position ${items.findIndex((item) => item.id === id) + 1} of ${items.length}`;
  return {
    onDragStart: ({ active }: Move) => `Picked up ${nameOf(active)} at ${placeOf(active)}.`,
    onDragOver: ({ active, over }: Move) => (over ? `${nameOf(active)} is over ${placeOf(over)}.` : undefined),
    onDragEnd: ({ active, over }: Move) => `${nameOf(active)} was put down at ${placeOf(over ?? active)}.`,
    onDragCancel: ({ active }: Move) => `${nameOf(active)} stays at ${placeOf(active)}.`,
  };
}
