import type { Titles } from '#engines/video/parameters/parameters.ts';

const count = (value: number) => String(Math.round(value * 10) / 10);

/** '3 bd · 2.5 ba · 1,850 sq ft' */
export const factsLine = ({ beds, baths, area }: Titles): string =>
  [
    beds === undefined ? '' : beds === 0 ? 'Studio' : `${count(beds)} bd`,
    baths === undefined ? '' : `${count(baths)} ba`,
    area ?? '',
  ]
    .filter(Boolean)
    .join('  ·  ');

/** An address in one field is split at its first comma: street large, place below. */
export function addressLines({ address, locality }: Titles): { street?: string; place?: string } {
  if (!address) return locality ? { place: locality } : {};
  const comma = address.indexOf(',');
  if (locality || comma < 0) return { street: address, ...(locality && { place: locality }) };
  return { street: address.slice(0, comma).trim(), place: address.slice(comma + 1).trim() };
}

/** The title as one line of a subtitle file. */
export const titleWords = (titles: Titles): string => {
  const { street, place } = addressLines(titles);
  return [[street, place].filter(Boolean).join(', '), titles.price, factsLine(titles)].filter(Boolean).join('\n');
};
