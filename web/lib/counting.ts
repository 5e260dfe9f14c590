const numbers = new Intl.NumberFormat('en-US');

/** 1 photo, 2 photos, 1,204 photos */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;
