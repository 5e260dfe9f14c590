import type { Colours } from '#engines/dusk/sky/look.ts';

/** The cell to the left, to the right, above or below; -1 beyond the border. */
const beside = (i: number, way: number, width: number, count: number): number => {
  if (way === 0) return i % width > 0 ? i - 1 : -1;
  if (way === 1) return i % width < width - 1 ? i + 1 : -1;
  if (way === 2) return i - width;
  return i + width < count ? i + width : -1;
};

/** Puts the start cells on the stack and says how many they are. */
const pile = (start: Uint8Array, stack: Int32Array): number => {
  let depth = 0;
  for (let i = 0; i < start.length; i++) if (start[i]) stack[depth++] = i;
  return depth;
};

/** Everything that can be reached from the start cells, four ways, where a step may be taken. */
export const flood = (
  width: number,
  height: number,
  start: Uint8Array,
  enter: (from: number, to: number) => boolean,
): Uint8Array => {
  const count = width * height;
  const reached = start.slice();
  // Every cell is put on it once at most.
  const stack = new Int32Array(count);
  let depth = pile(start, stack);
  while (depth > 0) {
    const i = stack[--depth]!;
    for (let way = 0; way < 4; way++) {
      const to = beside(i, way, width, count);
      if (to < 0 || reached[to] || !enter(i, to)) continue;
      reached[to] = 1;
      stack[depth++] = to;
    }
  }
  return reached;
};

/** The same where a zone says which cells may be entered. */
export const floodWithin = (width: number, height: number, start: Uint8Array, zone: Uint8Array): Uint8Array => {
  const count = width * height;
  const reached = start.slice();
  const stack = new Int32Array(count);
  let depth = pile(start, stack);
  while (depth > 0) {
    const i = stack[--depth]!;
    for (let way = 0; way < 4; way++) {
      const to = beside(i, way, width, count);
      if (to < 0 || reached[to] || !zone[to]) continue;
      reached[to] = 1;
      stack[depth++] = to;
    }
  }
  return reached;
};

/** The same where luma and blueness may change by so much at a step. */
export const floodSmooth = (
  width: number,
  height: number,
  start: Uint8Array,
  zone: Uint8Array,
  colours: Colours,
  tolerance: number,
): Uint8Array => {
  const count = width * height;
  const reached = start.slice();
  const stack = new Int32Array(count);
  let depth = pile(start, stack);
  while (depth > 0) {
    const i = stack[--depth]!;
    for (let way = 0; way < 4; way++) {
      const to = beside(i, way, width, count);
      if (to < 0 || reached[to] || !zone[to] || step(colours, i, to) >= tolerance) continue;
      reached[to] = 1;
      stack[depth++] = to;
    }
  }
  return reached;
};

/** The same where red, green and blue together may. */
export const floodEven = (
  width: number,
  height: number,
  start: Uint8Array,
  zone: Uint8Array,
  { r, g, b }: Colours,
  tolerance: number,
): Uint8Array => {
  const count = width * height;
  const reached = start.slice();
  const stack = new Int32Array(count);
  let depth = pile(start, stack);
  while (depth > 0) {
    const i = stack[--depth]!;
    for (let way = 0; way < 4; way++) {
      const to = beside(i, way, width, count);
      if (to < 0 || reached[to] || !zone[to]) continue;
      if (Math.abs(r[i]! - r[to]!) + Math.abs(g[i]! - g[to]!) + Math.abs(b[i]! - b[to]!) > tolerance) continue;
      reached[to] = 1;
      stack[depth++] = to;
    }
  }
  return reached;
};

/** Change of luma and of blueness from one cell to the next. */
export const step = (c: Colours, a: number, b: number): number =>
  Math.abs(c.luma[a]! - c.luma[b]!) + Math.abs(c.b[a]! - c.r[a]! - (c.b[b]! - c.r[b]!));
