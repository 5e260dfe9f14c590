import { phrase } from '../language/phrase.ts';
import type { Slots } from '../plan/frame.ts';
import type { Voice } from '../plan/voice.ts';
import { area, baths, beds, spell } from './blocks.ts';
import { list } from './list.ts';
import { unsaidOf } from './slots.ts';

const theBedrooms = (v: Voice) => {
  const b = v.known.bedrooms;
  if (!b) return null;
  return {
    ...phrase(b.count === 1 ? 'the bedroom' : `the ${spell(v, b.count)} bedrooms`, [b.id]),
    plural: b.count > 1,
  };
};

/** How many of bedrooms, baths and area the text has not given yet. */
export const leftOver = (v: Voice): number => unsaidOf(v, beds(v), baths(v), area(v)).length;

export const sizeSlots =
  (v: Voice): Slots =>
  (name) => {
    if (name === 'the bedrooms') return theBedrooms(v);
    if (name === 'the shared bedrooms')
      return (v.known.bedrooms?.count ?? 0) > (v.known.bathrooms?.full ?? 0) + 1 ? theBedrooms(v) : null;
    const rooms = unsaidOf(v, beds(v), baths(v));
    const hasBeds = v.known.bedrooms && !v.said.has(v.known.bedrooms.id);
    if ((name === 'left beds' || name === 'left all') && !hasBeds) return null;
    const all = /^left (rooms|beds)$/.test(name)
      ? rooms
      : /^left( all)?$/.test(name)
        ? [...rooms, ...unsaidOf(v, area(v))]
        : [];
    return all.length > 0 ? { ...list(all), plural: !/^(a|one|1) /.test(all[0]!.text) } : null;
  };
