import type { Colours } from '#engines/dusk/sky/look.ts';

type FloodRules = {
  readonly start: (i: number) => boolean;
  readonly enter: (from: number, to: number) => boolean;
};

/** Everything that can be reached from the start cells, four ways. */
export const flood = (width: number, height: number, rules: FloodRules): Uint8Array => {
  const count = width * height;
  const reached = new Uint8Array(count);
  // Every cell is put on it once at most.
  const stack = new Int32Array(count);
  let depth = 0;
  for (let i = 0; i < count; i++)
    if (rules.start(i)) {
      reached[i] = 1;
      stack[depth++] = i;
    }
  const visit = (from: number, to: number): void => {
    if (reached[to] || !rules.enter(from, to)) return;
    reached[to] = 1;
    stack[depth++] = to;
  };
  while (depth > 0) {
    const i = stack[--depth]!;
    const x = i % width;
    if (x > 0) visit(i, i - 1);
    if (x < width - 1) visit(i, i + 1);
    if (i >= width) visit(i, i - width);
    if (i < count - width) visit(i, i + width);
  }
  return reached;
};

/** Change of luma and of blueness from one cell to the next. */
export const step = (c: Colours, a: number, b: number): number =>
  Math.abs(c.luma[a]! - c.luma[b]!) + Math.abs(c.b[a]! - c.r[a]! - (c.b[b]! - c.r[b]!));
