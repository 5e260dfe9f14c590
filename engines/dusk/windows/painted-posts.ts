import type { Quad } from '#engines/dusk/parameters.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Columns and rows in which a window is looked at. */
const COLUMNS = 80;
const ROWS = 9;
/** Share of its width from which paint between its panes is a post, and bytes by which that is lighter than the glass. */
const WIDE = 0.035;
const LIGHTER = 80;

/** Luma of every column of a window by day: the middle one of its rows. */
const columnsOf = (luma: Uint8Array, width: number, height: number, [a, b, c, d]: Quad): number[] =>
  Array.from({ length: COLUMNS }, (_, column) => {
    const u = (column + 0.5) / COLUMNS;
    const rows: number[] = [];
    for (let row = 0; row < ROWS; row++) {
      const v = 0.2 + (0.6 * row) / (ROWS - 1);
      const x = (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v;
      const y = (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v;
      rows.push(
        luma[Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width))]!,
      );
    }
    return quantile(rows, 0.5);
  });

/**
 * Where broad posts of pale paint stand in what was found as one window, 0..1 from its left: the sides and the middle of each. A lamp
 * behind one is cut in two.
 */
export const paintedPosts = (luma: Uint8Array, width: number, height: number, quad: Quad): number[] => {
  const columns = columnsOf(luma, width, height, quad);
  const [glass, paint] = [quantile(columns, 0.2), quantile(columns, 0.85)];
  if (paint - glass < LIGHTER) return [];
  const posts: number[] = [];
  for (let from = 0, to = 0; from < COLUMNS; from = to + 1) {
    for (to = from; to < COLUMNS && columns[to]! > (glass + paint) / 2; ) to++;
    if (from > 0 && to < COLUMNS && to - from > WIDE * COLUMNS)
      posts.push(from / COLUMNS, (from + to) / 2 / COLUMNS, to / COLUMNS);
  }
  return posts;
};
