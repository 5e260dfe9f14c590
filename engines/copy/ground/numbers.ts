import type { Fact } from '#domain/copy/fact.ts';

const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
};

/** Numbers that a text states, in digits or in words. 'One' is left out: it is too often not a number. */
export const numbersIn = (text: string): number[] => {
  const digits = [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map((m) => Number(m[0].replaceAll(',', '')));
  const words = [...text.toLowerCase().matchAll(/[\p{L}]+/gu)].flatMap((m) => WORDS[m[0]] ?? []);
  return [...digits, ...words];
};

const round = (n: number, to: number): number => Math.round(n / to) * to;

/** Every number that follows from the facts, in the forms in which people write them. */
export const numbersOf = (facts: readonly Fact[]): Set<number> => {
  const out = new Set<number>([1]);
  const add = (...numbers: readonly number[]): void => {
    for (const n of numbers) out.add(Number(n.toFixed(2)));
  };
  const area = facts.map((f) => f.value).find((v) => v.type === 'area');
  for (const { value, label } of facts) {
    add(...numbersIn(label));
    if (value.type === 'bedrooms') add(value.count, value.count - 1);
    if (value.type === 'bathrooms') add(value.full, value.full + 0.5 * value.half, value.full + value.half, 0.5);
    if (value.type === 'area') add(value.sqft, round(value.sqft, 50), round(value.sqft, 100));
    if (value.type === 'lot')
      add(value.sqft, value.acres, Number(value.acres.toFixed(1)), round(value.sqft, 100), round(value.sqft, 1000));
    if (value.type === 'year') add(value.year, Math.floor(value.year / 10) * 10);
    if (value.type === 'price') add(value.amount, ...(area ? [Math.round(value.amount / area.sqft)] : []));
    if (value.type === 'address') add(...numbersIn(value.line));
    if (value.type === 'detail') add(...numbersIn(value.phrase));
    if (value.type === 'feature') {
      add(value.count ?? 1, value.year ?? 1);
      for (const m of value.modifiers) add(...numbersIn(m), ...numbersIn(m.replace('nine', '9').replace('ten', '10')));
    }
    if (value.type === 'near' && value.distance) add(value.distance.amount);
    if (value.type === 'near') add(...numbersIn(value.place));
    if (value.type === 'fee') add(value.amount);
  }
  return out;
};
