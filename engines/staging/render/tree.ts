const BINS = 12;
const LEAF = 4;

export type Tree = { readonly order: Int32Array; readonly bounds: Float32Array; readonly links: Int32Array };

/** Binned surface-area tree over triangles given by their boxes (six floats each). Two children's boxes lie in the parent. */
export const buildTree = (boxes: Float32Array): Tree => {
  const n = boxes.length / 6;
  const order = Int32Array.from({ length: n }, (_, i) => i);
  const centres = new Float32Array(n * 3);
  for (let i = 0; i < n; i++)
    for (let a = 0; a < 3; a++) centres[i * 3 + a] = (boxes[i * 6 + a]! + boxes[i * 6 + 3 + a]!) / 2;
  const bounds = new Float32Array(Math.max(1, n) * 12);
  const links = new Int32Array(Math.max(1, n) * 2);
  let nodes = 0;
  const binBox = new Float32Array(BINS * 6);
  const binCount = new Int32Array(BINS);
  const rightArea = new Float64Array(BINS);
  const rightCount = new Int32Array(BINS);
  const span = new Float32Array(6);

  const area = (b: Float32Array, o: number) => {
    const x = b[o + 3]! - b[o]!;
    const y = b[o + 4]! - b[o + 1]!;
    const z = b[o + 5]! - b[o + 2]!;
    return x < 0 ? 0 : x * y + y * z + z * x;
  };
  const clear = (b: Float32Array, o: number) => {
    for (let a = 0; a < 3; a++) {
      b[o + a] = 1e30;
      b[o + 3 + a] = -1e30;
    }
  };
  const grow = (b: Float32Array, o: number, from: Float32Array, f: number) => {
    for (let a = 0; a < 3; a++) {
      if (from[f + a]! < b[o + a]!) b[o + a] = from[f + a]!;
      if (from[f + 3 + a]! > b[o + 3 + a]!) b[o + 3 + a] = from[f + 3 + a]!;
    }
  };

  /** Splits order[start, end) in place; returns the cut, or -1 for a leaf. */
  const split = (start: number, end: number): number => {
    const count = end - start;
    if (count <= 2) return -1;
    const low = [1e30, 1e30, 1e30];
    const high = [-1e30, -1e30, -1e30];
    for (let i = start; i < end; i++) {
      const t = order[i]! * 3;
      for (let a = 0; a < 3; a++) {
        const v = centres[t + a]!;
        if (v < low[a]!) low[a] = v;
        if (v > high[a]!) high[a] = v;
      }
    }
    clear(span, 0);
    for (let i = start; i < end; i++) grow(span, 0, boxes, order[i]! * 6);
    let bestCost = count <= LEAF ? area(span, 0) * count : Number.POSITIVE_INFINITY;
    let bestAxis = -1;
    let bestBin = 0;
    for (let axis = 0; axis < 3; axis++) {
      const extent = high[axis]! - low[axis]!;
      if (extent < 1e-7) continue;
      const scale = (BINS * 0.99999) / extent;
      binCount.fill(0);
      for (let k = 0; k < BINS; k++) clear(binBox, k * 6);
      for (let i = start; i < end; i++) {
        const t = order[i]!;
        const k = ((centres[t * 3 + axis]! - low[axis]!) * scale) | 0;
        binCount[k]!++;
        grow(binBox, k * 6, boxes, t * 6);
      }
      clear(span, 0);
      let m = 0;
      for (let k = BINS - 1; k > 0; k--) {
        m += binCount[k]!;
        if (binCount[k]) grow(span, 0, binBox, k * 6);
        rightArea[k] = area(span, 0);
        rightCount[k] = m;
      }
      clear(span, 0);
      m = 0;
      for (let k = 0; k < BINS - 1; k++) {
        m += binCount[k]!;
        if (binCount[k]) grow(span, 0, binBox, k * 6);
        if (!m || !rightCount[k + 1]) continue;
        const cost = area(span, 0) * m + rightArea[k + 1]! * rightCount[k + 1]!;
        if (cost < bestCost) {
          bestCost = cost;
          bestAxis = axis;
          bestBin = k;
        }
      }
    }
    if (bestAxis < 0) return count <= LEAF ? -1 : start + (count >> 1);
    const scale = (BINS * 0.99999) / (high[bestAxis]! - low[bestAxis]!);
    let i = start;
    let j = end - 1;
    while (i <= j) {
      const t = order[i]!;
      if ((((centres[t * 3 + bestAxis]! - low[bestAxis]!) * scale) | 0) <= bestBin) i++;
      else {
        order[i] = order[j]!;
        order[j--] = t;
      }
    }
    return i;
  };

  const boxOf = (start: number, end: number, o: number) => {
    clear(bounds, o);
    for (let i = start; i < end; i++) grow(bounds, o, boxes, order[i]! * 6);
  };

  /** Builds [start, end) and returns its link. */
  const build = (start: number, end: number): number => {
    const cut = split(start, end);
    if (cut < 0) return -(1 + start * 8 + (end - start));
    const node = nodes++;
    boxOf(start, cut, node * 12);
    boxOf(cut, end, node * 12 + 6);
    links[node * 2] = build(start, cut);
    links[node * 2 + 1] = build(cut, end);
    return node;
  };
  if (n > 0) {
    const root = build(0, n);
    if (root < 0) {
      boxOf(0, n, 0);
      clear(bounds, 6);
      links[0] = root;
      links[1] = -1;
      nodes = 1;
    }
  } else {
    clear(bounds, 0);
    clear(bounds, 6);
    links.fill(-1);
    nodes = 1;
  }
  return { order, bounds: bounds.slice(0, nodes * 12), links: links.slice(0, nodes * 2) };
};
