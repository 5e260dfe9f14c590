import { capital, type Phrase, phrase, say } from '../language/phrase.ts';
import type { Item } from '../plan/item.ts';
import type { Known } from '../plan/known.ts';
import { dollars, grouped } from './numbers.ts';

/** The feature list: figures first, then things by weight. */
export const bullets = (known: Known, items: readonly Item[]): Phrase[] => {
  const { bedrooms, bathrooms, area, lot, year, garage, fee } = known;
  const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
  const fields: (Phrase | null)[] = [
    bedrooms ? phrase(plural(bedrooms.count, 'bedroom'), [bedrooms.id]) : null,
    bathrooms
      ? phrase(
          bathrooms.half
            ? `${bathrooms.full || ''}${bathrooms.full ? ' full, ' : ''}1 half bath`
            : plural(bathrooms.full, 'bath'),
          [bathrooms.id],
        )
      : null,
    area ? phrase(`${grouped(area.sqft)} square feet`, [area.id]) : null,
    lot ? phrase(`${lot.acres.toFixed(2)}-acre lot`, [lot.id]) : null,
    year ? phrase(`Built in ${year.year}`, [year.id]) : null,
    garage ? phrase(`${garage.spaces}-car garage`, [garage.id]) : null,
    fee ? phrase(`HOA ${dollars(fee.amount)} a ${fee.every}`, [fee.id]) : null,
  ];
  const things = items.map((i) =>
    capital(
      i.renewal?.year
        ? say`${i.bare} (${i.renewal.year})`
        : { ...i.bare, text: i.bare.text.replace(/^(a|an|the) /, '') },
    ),
  );
  return [...fields.filter((p) => p !== null), ...things];
};
