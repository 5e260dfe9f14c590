import type { Fact, FactValue, Room } from '#domain/copy/fact.ts';
import { dollars } from '../english/numbers.ts';
import { conceptOf, modifierOf, RENEWAL } from '../lexicon/index.ts';
import { blankOut, LONGEST_NOTES } from './clean.ts';
import { detailIn } from './notes-details.ts';
import { type FoundFeature, featuresIn } from './notes-features.ts';
import { placesIn } from './notes-places.ts';
import { type Judged, judgeSegments, type Refusal, segmentsOf } from './notes-segments.ts';

/** Turns an agent's free text into facts that can be shown, confirmed and rejected one by one. */
export const readNotes = (notes: string): { facts: Fact[]; refused: Refusal[] } => {
  const text = blankOut(notes);
  const { kept, refused } = judgeSegments(segmentsOf(text));
  if (notes.length > LONGEST_NOTES) {
    refused.push({
      text: `${notes.slice(LONGEST_NOTES, LONGEST_NOTES + 80)}...`,
      reason: `Notes are read up to ${LONGEST_NOTES} characters`,
    });
  }
  const facts = new Map<string, Fact>();
  for (const segment of kept) {
    const found = factsIn(segment, notes);
    refused.push(...unreadIn(segment, found));
    for (const fact of found) {
      const known = facts.get(fact.id);
      facts.set(fact.id, known ? merged(known, fact) : fact);
    }
  }
  return { facts: [...facts.values()].slice(0, 80), refused };
};

/** Beds, baths and square feet come from the form; the notes need not say them again. */
const IN_THE_FORM = /^\W*[\d.,½/]+\+?[- ]*(bed|bath|bd|br|ba|sq)/i;

/** Every part of the notes shows up: as a fact, or here. */
const unreadIn = (segment: Judged, found: readonly Fact[]): Refusal[] => {
  const spans = found.flatMap(({ source }) => (source.kind === 'notes' ? [source] : []));
  const parts = spans.length === 0 ? [segment] : partsOf(segment.text, /(,)/u);
  const offset = spans.length === 0 ? 0 : segment.start;
  return parts.flatMap(({ text, start }) => {
    const [from, to] = [offset + start, offset + start + text.length];
    const isRead = spans.some((s) => s.start < to && s.end > from);
    if (isRead || !/\p{L}{2}/u.test(text) || IN_THE_FORM.test(text)) return [];
    return [{ text: text.trim().slice(0, 200), reason: 'No fact was read from this; say it in other words' }];
  });
};

const factsIn = (segment: Judged, notes: string): Fact[] => {
  const out: Fact[] = [];
  const add = (id: string, label: string, value: FactValue, start: number, end: number): void => {
    const [from, to] = [segment.start + Math.max(0, start), segment.start + end];
    out.push({
      id: `notes.${id}`,
      label,
      value,
      source: { kind: 'notes', quote: notes.slice(from, to).trim(), start: from, end: to },
      status: end > segment.doubtFrom ? 'proposed' : 'stated',
    });
  };
  const places = placesIn(segment.text);
  for (const { place, distance, start, end } of places) {
    const far = distance ? ` (${distance.amount} ${distance.unit}${distance.amount === 1 ? '' : 's'})` : '';
    add(`near.${slug(place)}`, `near ${place}${far}`, { type: 'near', place, distance }, start, end);
  }
  const readable = places.reduce(
    (t, p) => t.slice(0, p.start) + ' '.repeat(p.end - p.start) + t.slice(p.end),
    segment.text,
  );
  const features = featuresIn(readable);
  for (const { start, end, ...feature } of features) {
    if (feature.concept === 'garage' && feature.count) {
      add('garage', `garage for ${feature.count}`, { type: 'garage', spaces: feature.count }, start, end);
      continue;
    }
    const label = labelOf(feature);
    const own = feature.room === conceptOf(feature.concept)?.room ? '' : `.${feature.room}`;
    // A view of the valley and one of the mountains are two facts; other things named twice are one that knows more.
    const seen = feature.concept === 'view' ? feature.modifiers.find((m) => modifierOf(m)?.order === 45) : undefined;
    const room = seen ? `.${seen}` : feature.within ? `.${feature.within}` : own;
    add(
      `${feature.concept}${room}${feature.name ? `.${slug(feature.name)}` : ''}`,
      label,
      { type: 'feature', ...feature },
      start,
      end,
    );
  }
  for (const chunk of partsOf(readable, /(,|\s+and\s+|&)/u)) {
    if (features.some((f) => f.start < chunk.start + chunk.text.length && f.end > chunk.start)) continue;
    const detail = detailIn(chunk.text);
    if (detail)
      add(
        `detail.${slug(detail.phrase)}`,
        detail.phrase,
        { type: 'detail', ...detail },
        chunk.start,
        chunk.start + chunk.text.length,
      );
  }
  const levels = /\b(two|three|2|3)[- ](?:story|stories|level|levels)\b/iu.exec(segment.text);
  if (levels) {
    const count = /two|2/i.test(levels[1]!) ? 2 : 3;
    add('levels', `${count} levels`, { type: 'levels', count }, levels.index, levels.index + levels[0].length);
  }
  const fee = /h\.?o\.?a\.?[^.\d$]{0,24}\$\s?(\d[\d,]*)\s*(?:\/|per |a )?\s*(mo|month|yr|year|annual)/iu.exec(
    segment.text,
  );
  if (fee) {
    const amount = Number(fee[1]!.replaceAll(',', ''));
    const every = /^m/i.test(fee[2]!) ? 'month' : 'year';
    add(
      'hoa-fee',
      `HOA ${dollars(amount)} a ${every}`,
      { type: 'fee', amount, every },
      fee.index,
      fee.index + fee[0].length,
    );
  }
  return out;
};

/** The text between the marks, each piece with its place; the pattern has one group, the mark. */
const partsOf = (text: string, marks: RegExp): { text: string; start: number }[] => {
  let at = 0;
  return text.split(marks).flatMap((piece, i) => {
    const start = at;
    at += piece.length;
    return i % 2 === 1 || !piece.trim() ? [] : [{ text: piece, start }];
  });
};

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const ROOM_LABELS: Partial<Record<Room, string>> = {
  kitchen: 'kitchen',
  living: 'living room',
  primary: 'primary suite',
  lower: 'lower level',
  baths: 'bathroom',
};

/** In the kitchen where nothing else is said: the person sees that they were read so. */
const KITCHEN_NAMES: Readonly<Record<string, string>> = { counters: 'kitchen counters', cabinets: 'kitchen cabinets' };

/** 'new roof (2019)', 'quartz kitchen counters, renovated in 2021', 'built-ins, office': what it is, and the room where the notes put it. */
const labelOf = (feature: Extract<FactValue, { type: 'feature' }> | Omit<FoundFeature, 'start' | 'end'>): string => {
  const { concept, modifiers, count, year, name, within, room } = feature;
  const { en: noun, room: own } = conceptOf(concept)!;
  const all = modifiers.flatMap((m) => modifierOf(m) ?? []).sort((a, b) => a.order - b.order);
  // What was new, was put in: 'new roof (2021)'. What was done over, was done over in a year: 'renovated in 2021'.
  const work = year ? all.find((m) => RENEWAL.has(m.id) && !/^new(er)?$/.test(m.id)) : undefined;
  const front = all.filter((m) => !m.after && m !== work);
  const single = room === 'kitchen' ? (KITCHEN_NAMES[concept] ?? noun.one) : noun.one;
  const where = within ? conceptOf(within)!.en.one : room === own ? undefined : ROOM_LABELS[room];
  const what = [
    count ?? '',
    ...front.map((m) => m.en),
    count && count > 1 ? noun.many : single,
    name ? `of ${name}` : '',
    ...all.filter((m) => m.after).map((m) => m.en),
    year && !work ? `(${year})` : '',
  ]
    .filter(Boolean)
    .join(' ');
  return [what, where, work ? `${work.en} in ${year}` : undefined].filter(Boolean).join(', ');
};

/** A gas fireplace and a wood-burning one do not make a gas wood-burning one. */
const sameClass = (id: string, value: FactValue): boolean =>
  value.type === 'feature' && value.modifiers.some((m) => m === id || modifierOf(m)?.order === modifierOf(id)?.order);

/** The same thing named twice is one fact that knows more. */
const merged = (a: Fact, b: Fact): Fact => {
  if (a.value.type !== 'feature' || b.value.type !== 'feature') return a;
  const value = {
    ...a.value,
    modifiers: [...a.value.modifiers, ...b.value.modifiers.filter((m) => !sameClass(m, a.value))].slice(0, 4),
    count: a.value.count ?? b.value.count,
    year: a.value.year ?? b.value.year,
    name: a.value.name ?? b.value.name,
  };
  return {
    ...a,
    value,
    label: labelOf(value),
    status: a.status === 'stated' || b.status === 'stated' ? 'stated' : 'proposed',
  };
};
