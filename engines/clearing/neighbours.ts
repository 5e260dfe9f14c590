/** The four cells beside one, fewer at the grid's edge. */
export const neighbours = (i: number, width: number, count: number): readonly number[] => {
  const x = i % width;
  const out: number[] = [];
  if (x > 0) out.push(i - 1);
  if (x < width - 1) out.push(i + 1);
  if (i >= width) out.push(i - width);
  if (i + width < count) out.push(i + width);
  return out;
};
