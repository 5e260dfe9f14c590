import type { Fact, Room } from '#domain/copy/fact.ts';
import type { PhotoInput } from './listing-input.ts';

/** Below this, what vision believes is only a proposal. */
const SURE = 0.8;

/** Rooms whose being there is worth a word; every home has a kitchen, a bath and a bedroom. */
const ROOMS: Readonly<Record<string, { room: Room; concept: string }>> = {
  dining_room: { room: 'flex', concept: 'dining-room' },
  office: { room: 'flex', concept: 'office' },
};

const ALTERED: ReadonlySet<string> = new Set(['virtual_staging', 'room_clearing', 'day_to_dusk']);

const plain = (subject: string | null | undefined): string =>
  (subject ?? '')
    .toLowerCase()
    .trim()
    .replace(/[\s-]+/g, '_');

/** What photos show, and that some of them were altered. */
export const photoFacts = (photos: readonly PhotoInput[], style: string | null | undefined): Fact[] => {
  const facts = new Map<string, Fact>();
  for (const photo of photos.filter((p) => !p.result)) {
    const stated = plain(photo.subject);
    const subject = stated || plain(photo.guess);
    const known = ROOMS[subject];
    if (!known || facts.has(`photo.${known.concept}`)) continue;
    const confidence = stated ? undefined : (photo.confidence ?? 0);
    facts.set(`photo.${known.concept}`, {
      id: `photo.${known.concept}`,
      label: `${subject.replace('_', ' ')} (photo)`,
      value: { type: 'feature', concept: known.concept, room: known.room, modifiers: [] },
      source: { kind: 'photo', photoId: photo.id, confidence },
      status: confidence === undefined || confidence >= SURE ? 'stated' : 'proposed',
    });
  }
  const altered = photos.filter((p) => p.result && ALTERED.has(p.result));
  if (altered.length > 0) {
    const services = [...new Set(altered.map((p) => p.result!))].sort();
    const staged = services.includes('virtual_staging');
    facts.set('photo.altered', {
      id: 'photo.altered',
      label: `altered photos: ${services.map((s) => s.replaceAll('_', ' ')).join(', ')}`,
      value: { type: 'altered', services, style: staged && style ? style : undefined },
      source: { kind: 'result', photoIds: altered.map((p) => p.id) },
      status: 'stated',
    });
  }
  return [...facts.values()];
};
