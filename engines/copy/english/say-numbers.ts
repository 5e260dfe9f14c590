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

/** What follows from how many bedrooms and baths there are, and from the area. */
export const insightSlots =
  (v: Voice): Slots =>
  (name) => {
    const { bedrooms: b, bathrooms: t } = v.known;
    const both = b && t ? [b.id, t.id] : [];
    const even = b && t && b.count > 1 && b.count === t.full;
    const more = b && t && t.full > b.count;
    switch (name) {
      case 'even baths':
        return even ? phrase(`${spell(v, t.full)} full baths`, both) : null;
      case 'even beds':
        return even ? phrase(`${spell(v, b.count)} bedrooms`, both) : null;
      case 'even count':
        return even ? phrase(spell(v, b.count), both) : null;
      case 'more baths':
        return more ? phrase(spell(v, t.full), both) : null;
      case 'more beds':
        return more ? phrase(spell(v, b.count), both) : null;
      case 'half':
        return t?.half && t.full > 0 ? phrase('', [t.id]) : null;
      default:
        return null;
    }
  };
