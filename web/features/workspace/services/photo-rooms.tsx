import { subjects } from '#web/lib/listing/property-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { useWorkspace } from '../workspace-context.ts';
import type { OptionsProps } from './option-groups.tsx';
import { otherRoom, shownRooms } from './rooms.ts';

/** What the selected photos show, where it differs from the room type above: one tap away from sofas in a bedroom. */
export function RoomHint({ options, onChange }: OptionsProps) {
  const { photos, selected } = useWorkspace();
  const shown = shownRooms(photos, selected);
  if (shown.length > 1)
    return (
      <Tick
        label="Furnish each photo as the room it shows"
        note={`${shown.map((room) => subjects[room]).join(', ')}. A photo whose room is not known gets the type above.`}
        checked={options.eachRoom}
        onChange={(eachRoom) => onChange({ eachRoom })}
        className="-mt-3"
      />
    );
  return (
    <div role="status" className="-mt-3 text-[15px] text-ink-soft empty:hidden">
      <OtherRoom options={options} onChange={onChange} />
    </div>
  );
}

/** Stands by the room type and again beside the Start button: the photos are chosen far from the first and near the second. */
export function OtherRoom({ options, onChange }: OptionsProps) {
  const { photos, selected } = useWorkspace();
  const room = otherRoom(shownRooms(photos, selected), options.roomType);
  if (!room) return null;
  return (
    <p>
      {selected.length === 1 ? 'The selected photo looks' : 'The selected photos look'} like another room.{' '}
      <Button look="link" onClick={() => onChange({ roomType: room })}>
        Use {subjects[room]}
      </Button>
    </p>
  );
}
