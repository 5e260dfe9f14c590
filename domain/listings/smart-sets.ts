import type { SmartSet } from '#contracts/entities/listing.ts';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import type { PhotoSubject, ServiceType } from '#contracts/services.ts';

const ROOMS: readonly (readonly [PhotoSubject, string])[] = [
  ['exterior', 'Exteriors'],
  ['living_room', 'All living rooms'],
  ['kitchen', 'All kitchens'],
  ['dining_room', 'All dining rooms'],
  ['bedroom', 'All bedrooms'],
  ['bathroom', 'All bathrooms'],
  ['office', 'All offices'],
];
const RESULTS: readonly (readonly [ServiceType, string])[] = [
  ['virtual_staging', 'Staged photos'],
  ['room_clearing', 'Cleared photos'],
  ['day_to_dusk', 'Dusk photos'],
];
/** The shots that a listing should not be without. Front and back look alike to a network: a second exterior counts as the back. */
const SHOT_LIST: readonly { subject: PhotoSubject; nth: number; name: string }[] = [
  { subject: 'exterior', nth: 0, name: 'the front' },
  { subject: 'kitchen', nth: 0, name: 'the kitchen' },
  { subject: 'bathroom', nth: 0, name: 'a bathroom' },
  { subject: 'living_room', nth: 0, name: 'the living room' },
  { subject: 'exterior', nth: 1, name: 'the back' },
];

const subjectOf = (photo: MediaAsset): PhotoSubject | null => photo.roomType ?? photo.roomTypeGuess;

/** Groups that can be selected with one tap. A group without photos is not offered, except the shot list with what is missing. */
export const smartSetsOf = (all: readonly MediaAsset[]): SmartSet[] => {
  const photos = all.filter((p) => !p.isArchived);
  const originals = photos.filter((p) => !p.isProcessedResult);
  const set = (id: string, name: string, reason: string, members: readonly MediaAsset[]): SmartSet[] =>
    members.length > 0 ? [{ id, name, reason, assetIds: members.map((p) => p.id) }] : [];
  const sets = [
    ...ROOMS.flatMap(([subject, name]) =>
      set(
        `room-${subject}`,
        name,
        'Photos of the same kind of room',
        originals.filter((p) => subjectOf(p) === subject),
      ),
    ),
    ...RESULTS.flatMap(([service, name]) =>
      set(
        `result-${service}`,
        name,
        'Made by this service',
        photos.filter((p) => p.processingType === service),
      ),
    ),
    ...set(
      'needs-attention',
      'Needs attention',
      'Too dark, blurred, tilted, too small or nearly the same as another photo',
      originals.filter((p) => p.flags.length > 0),
    ),
  ];
  const shots = SHOT_LIST.map(({ subject, nth, name }) => ({
    name,
    photo: originals.filter((p) => subjectOf(p) === subject)[nth],
  }));
  const shown = shots.flatMap(({ photo }) => photo ?? []);
  const missing = shots.flatMap(({ photo, name }) => (photo ? [] : [name]));
  if (originals.length === 0) return sets;
  const reason =
    missing.length === 0 ? 'Every shot that buyers look for is here' : `Still missing: ${missing.join(', ')}`;
  return [...sets, { id: 'shot-list', name: 'Shot list', reason, assetIds: shown.map((p) => p.id) }];
};
