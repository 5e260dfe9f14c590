import type { MediaAsset } from '#contracts/entities/photo.ts';
import { RoomType } from '#contracts/services.ts';
import { subjects } from '#web/lib/listing/property-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { useWorkspace } from '../workspace-context.ts';
import type { OptionsProps } from './option-groups.tsx';

/** The room that each photo shows, as the person said or as was guessed; the outside is no room. */
export const roomsOf = (photos: readonly MediaAsset[]): ReadonlyMap<string, RoomType> =>
  new Map(
    photos.flatMap((photo) => {
      const room = RoomType.safeParse(photo.roomType ?? photo.roomTypeGuess);
      return room.success && room.data !== 'other' ? [[photo.id, room.data] as const] : [];
    }),
  );

/** What the selected photos show, where it differs from the room type above: one tap away from sofas in a bedroom. */
export function RoomHint({ options, onChange }: OptionsProps) {
  const { photos, selected } = useWorkspace();
  const rooms = roomsOf(photos);
  const shown = [...new Set(selected.flatMap((id) => rooms.get(id) ?? []))];
  const [only] = shown;
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
  if (!only || only === options.roomType) return null;
  return (
    <p role="status" className="-mt-3 text-[15px] text-ink-soft">
      {selected.length === 1 ? 'The selected photo looks' : 'The selected photos look'} like another room.{' '}
      <Button look="link" onClick={() => onChange({ roomType: only })}>
        Use {subjects[only]}
      </Button>
    </p>
  );
}
