// The ray loops of the staging engine, in AssemblyScript (scripts/build-kernels.ts compiles this file to kernel-wasm.ts).

/** Bytes of a node: least x of its four children, least y, least z, greatest x, y and z, and where each goes on. */
const NODE: usize = 112;
const MAX: usize = 48;
const LINKS: usize = 96;
/** Boxes are tested in single precision: they were widened by more than it loses in place, this is what it loses in distance. */
const SLACK: f32 = 1.000001;

let nodes: usize = 0;
let corners: usize = 0;
/** A stack of (distance, link), with sixteen bytes before it; and how far away the last hit was. */
let stack: usize = 0;
let hit: usize = 0;

export function place(nodesAt: usize, cornersAt: usize, stackAt: usize, hitAt: usize): void {
  nodes = nodesAt;
  corners = cornersAt;
  stack = stackAt + 16;
  hit = hitAt;
}

/** The nearest triangle before `far`, or -1. */
export function nearest(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, far: f64): i32 {
  return walk(ox, oy, oz, dx, dy, dz, far, false);
}

/** Is any triangle before `far`? */
export function blocked(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, far: f64): i32 {
  return walk(ox, oy, oz, dx, dy, dz, far, true);
}

// @ts-ignore: decorator
@inline
function inverse(d: f64): v128 {
  return f32x4.splat(<f32>(1.0 / (abs(d) < 1e-12 ? 1e-12 : d)));
}

// @ts-ignore: decorator
@inline
function walk(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, far: f64, any: bool): i32 {
  const ix = inverse(dx), iy = inverse(dy), iz = inverse(dz);
  const px = f32x4.splat(<f32>ox), py = f32x4.splat(<f32>oy), pz = f32x4.splat(<f32>oz);
  const slack = f32x4.splat(SLACK), zero = f32x4.splat(0);
  let best = far;
  let reach = f32x4.splat(<f32>best * SLACK);
  let found = -1;
  let top = stack;
  let link = 0;
  for (;;) {
    if (link >= 0) {
      const n = nodes + <usize>link * NODE;
      let a = f32x4.mul(f32x4.sub(v128.load(n), px), ix), b = f32x4.mul(f32x4.sub(v128.load(n, MAX), px), ix);
      let low = f32x4.pmin(a, b), high = f32x4.pmax(a, b);
      a = f32x4.mul(f32x4.sub(v128.load(n, 16), py), iy), b = f32x4.mul(f32x4.sub(v128.load(n, MAX + 16), py), iy);
      low = f32x4.pmax(low, f32x4.pmin(a, b)), high = f32x4.pmin(high, f32x4.pmax(a, b));
      a = f32x4.mul(f32x4.sub(v128.load(n, 32), pz), iz), b = f32x4.mul(f32x4.sub(v128.load(n, MAX + 32), pz), iz);
      low = f32x4.pmax(low, f32x4.pmin(a, b)), high = f32x4.pmin(high, f32x4.pmax(a, b));
      const in_ = v128.and(
        v128.and(f32x4.le(low, f32x4.mul(high, slack)), f32x4.ge(high, zero)),
        f32x4.le(low, reach),
      );
      let mask = i32x4.bitmask(in_);
      if (mask) {
        const first = ctz(mask);
        mask &= mask - 1;
        if (!mask) {
          link = load<i32>(n + (<usize>first << 2), LINKS);
          continue;
        }
        v128.store(stack - 16, low);
        const base = top;
        put(top, first, n);
        top += 8;
        while (mask) {
          const lane = ctz(mask);
          mask &= mask - 1;
          put(top, lane, n);
          // The nearest comes to lie on top; a shadow takes any.
          if (!any) {
            const entry = load<u64>(top), t = load<f32>(top);
            let at = top;
            while (at > base && load<f32>(at - 8) < t) {
              store<u64>(at, load<u64>(at - 8));
              at -= 8;
            }
            store<u64>(at, entry);
          }
          top += 8;
        }
      }
    } else {
      const code = -link - 1;
      let c = corners + <usize>(code >> 3) * 36;
      const end = c + <usize>(code & 7) * 36;
      for (; c < end; c += 36) {
        const e1x = <f64>load<f32>(c, 12), e1y = <f64>load<f32>(c, 16), e1z = <f64>load<f32>(c, 20);
        const e2x = <f64>load<f32>(c, 24), e2y = <f64>load<f32>(c, 28), e2z = <f64>load<f32>(c, 32);
        const hx = dy * e2z - dz * e2y, hy = dz * e2x - dx * e2z, hz = dx * e2y - dy * e2x;
        const det = e1x * hx + e1y * hy + e1z * hz;
        if (det > -1e-14 && det < 1e-14) continue;
        const inv = 1.0 / det;
        const tx = ox - <f64>load<f32>(c), ty = oy - <f64>load<f32>(c, 4), tz = oz - <f64>load<f32>(c, 8);
        const u = (tx * hx + ty * hy + tz * hz) * inv;
        if (u < 0 || u > 1) continue;
        const qx = ty * e1z - tz * e1y, qy = tz * e1x - tx * e1z, qz = tx * e1y - ty * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inv;
        if (v < 0 || u + v > 1) continue;
        const t = (e2x * qx + e2y * qy + e2z * qz) * inv;
        if (t > 1e-4 && t < best) {
          if (any) return 1;
          best = t;
          reach = f32x4.splat(<f32>best * SLACK);
          found = <i32>((c - corners) / 36);
        }
      }
    }
    const limit = f32x4.extract_lane(reach, 0);
    do {
      if (top == stack) {
        if (any) return 0;
        store<f64>(hit, best);
        return found;
      }
      top -= 8;
      link = load<i32>(top, 4);
    } while (load<f32>(top) > limit);
  }
  return -1;
}

/** A child's distance (left before the stack) and link. */
// @ts-ignore: decorator
@inline
function put(top: usize, lane: i32, n: usize): void {
  store<f32>(top, load<f32>(stack - 16 + (<usize>lane << 2)));
  store<i32>(top, load<i32>(n + (<usize>lane << 2), LINKS), 4);
}

/** Bins along an axis, and the most triangles of a leaf. */
const BINS: i32 = 12;
const LEAF: i32 = 4;
/** A box is eight floats: least x, y, z, nothing, and the greatest with the sign turned, so that a box grows by two minima. */
const BOX: usize = 32;

let boxes: usize = 0;
let order: usize = 0;
let bounds: usize = 0;
let links: usize = 0;
/** Three axes of bins, each a box; their counts; areas and counts to the right of each bin. */
let bins: usize = 0;
let counts: usize = 0;
let rightAreas: usize = 0;
let rightCounts: usize = 0;
let made = 0;

/**
 * Binned surface-area tree over `n` boxes of six floats at `from`: writes the order of the triangles, twelve floats a node and two
 * links a node, and says how many nodes there are. `scratch` holds 32 bytes a box and 2 KB.
 */
export function buildTree(from: usize, n: i32, orderAt: usize, boundsAt: usize, linksAt: usize, scratch: usize): i32 {
  bins = scratch;
  counts = bins + 3 * <usize>BINS * BOX;
  rightAreas = counts + 3 * <usize>BINS * 4;
  rightCounts = rightAreas + <usize>BINS * 8;
  boxes = scratch + 2048;
  order = orderAt, bounds = boundsAt, links = linksAt;
  made = 0;
  for (let i = 0; i < n; i++) {
    store<i32>(order + (<usize>i << 2), i);
    const b = from + <usize>i * 24, o = boxes + <usize>i * BOX;
    for (let a: usize = 0; a < 12; a += 4) {
      store<f32>(o + a, load<f32>(b + a));
      store<f32>(o + 16 + a, -load<f32>(b + 12 + a));
    }
  }
  const root = branch(0, n);
  return root < 0 ? 0 : made;
}

/** Builds [start, end) of the order and returns its link. */
function branch(start: i32, end: i32): i32 {
  const cut = split(start, end);
  if (cut < 0) return -(1 + start * 8 + (end - start));
  const node = made++;
  boxOf(start, cut, bounds + <usize>node * 48);
  boxOf(cut, end, bounds + <usize>node * 48 + 24);
  store<i32>(links + (<usize>node << 3), branch(start, cut));
  store<i32>(links + (<usize>node << 3) + 4, branch(cut, end));
  return node;
}

// @ts-ignore: decorator
@inline
function boxAt(i: i32): usize {
  return boxes + <usize>load<i32>(order + (<usize>i << 2)) * BOX;
}

// @ts-ignore: decorator
@inline
function nowhere(): v128 {
  return f32x4.splat(1e30);
}

function boxOf(start: i32, end: i32, out: usize): void {
  let low = nowhere(), high = nowhere();
  for (let i = start; i < end; i++) {
    const b = boxAt(i);
    low = f32x4.pmin(low, v128.load(b)), high = f32x4.pmin(high, v128.load(b, 16));
  }
  high = f32x4.neg(high);
  store<f32>(out, f32x4.extract_lane(low, 0));
  store<f32>(out + 4, f32x4.extract_lane(low, 1));
  store<f32>(out + 8, f32x4.extract_lane(low, 2));
  store<f32>(out + 12, f32x4.extract_lane(high, 0));
  store<f32>(out + 16, f32x4.extract_lane(high, 1));
  store<f32>(out + 20, f32x4.extract_lane(high, 2));
}

// @ts-ignore: decorator
@inline
function area(low: v128, high: v128): f64 {
  const x = -<f64>f32x4.extract_lane(high, 0) - <f64>f32x4.extract_lane(low, 0);
  const y = -<f64>f32x4.extract_lane(high, 1) - <f64>f32x4.extract_lane(low, 1);
  const z = -<f64>f32x4.extract_lane(high, 2) - <f64>f32x4.extract_lane(low, 2);
  return x < 0 ? 0 : x * y + y * z + z * x;
}

/** Middle of a box along an axis. */
// @ts-ignore: decorator
@inline
function middle(b: usize, axis: usize): f64 {
  return <f64>((load<f32>(b + (axis << 2)) - load<f32>(b + 16 + (axis << 2))) * 0.5);
}

/** Splits [start, end) of the order in place; returns the cut, or -1 for a leaf. */
function split(start: i32, end: i32): i32 {
  const count = end - start;
  if (count <= 2) return -1;
  let least = nowhere(), most = nowhere(), low = nowhere(), high = nowhere();
  for (let i = start; i < end; i++) {
    const b = boxAt(i), l = v128.load(b), h = v128.load(b, 16);
    const centre = f32x4.mul(f32x4.sub(l, h), f32x4.splat(0.5));
    least = f32x4.pmin(least, centre), most = f32x4.pmin(most, f32x4.neg(centre));
    low = f32x4.pmin(low, l), high = f32x4.pmin(high, h);
  }
  const x = <f64>f32x4.extract_lane(least, 0), y = <f64>f32x4.extract_lane(least, 1), z = <f64>f32x4.extract_lane(least, 2);
  const wide = -<f64>f32x4.extract_lane(most, 0) - x;
  const tall = -<f64>f32x4.extract_lane(most, 1) - y;
  const deep = -<f64>f32x4.extract_lane(most, 2) - z;
  // An axis without extent has all its triangles in one bin, where no cut is.
  const sx = wide < 1e-7 ? 0 : (<f64>BINS * 0.99999) / wide;
  const sy = tall < 1e-7 ? 0 : (<f64>BINS * 0.99999) / tall;
  const sz = deep < 1e-7 ? 0 : (<f64>BINS * 0.99999) / deep;
  memory.fill(counts, 0, 3 * <usize>BINS * 4);
  for (let k: usize = 0; k < 3 * <usize>BINS * 2; k++) v128.store(bins + (k << 4), nowhere());
  for (let i = start; i < end; i++) {
    const b = boxAt(i), l = v128.load(b), h = v128.load(b, 16);
    drop(<i32>((middle(b, 0) - x) * sx), l, h);
    drop(BINS + <i32>((middle(b, 1) - y) * sy), l, h);
    drop(2 * BINS + <i32>((middle(b, 2) - z) * sz), l, h);
  }
  let bestCost: f64 = count <= LEAF ? area(low, high) * <f64>count : Infinity;
  let bestAxis = -1, bestBin = 0;
  for (let axis = 0; axis < 3; axis++) {
    const own = bins + <usize>(axis * BINS) * BOX, ownCounts = counts + (<usize>(axis * BINS) << 2);
    low = nowhere(), high = nowhere();
    let m = 0;
    for (let k = <usize>BINS - 1; k > 0; k--) {
      m += load<i32>(ownCounts + (k << 2));
      low = f32x4.pmin(low, v128.load(own + k * BOX)), high = f32x4.pmin(high, v128.load(own + k * BOX, 16));
      store<f64>(rightAreas + (k << 3), area(low, high));
      store<i32>(rightCounts + (k << 2), m);
    }
    low = nowhere(), high = nowhere();
    m = 0;
    for (let k: usize = 0; k < <usize>BINS - 1; k++) {
      m += load<i32>(ownCounts + (k << 2));
      low = f32x4.pmin(low, v128.load(own + k * BOX)), high = f32x4.pmin(high, v128.load(own + k * BOX, 16));
      const right = load<i32>(rightCounts + ((k + 1) << 2));
      if (!m || !right) continue;
      const cost = area(low, high) * <f64>m + load<f64>(rightAreas + ((k + 1) << 3)) * <f64>right;
      if (cost < bestCost) {
        bestCost = cost;
        bestAxis = axis;
        bestBin = <i32>k;
      }
    }
  }
  if (bestAxis < 0) return count <= LEAF ? -1 : start + (count >> 1);
  const scale = bestAxis == 0 ? sx : bestAxis == 1 ? sy : sz, from = bestAxis == 0 ? x : bestAxis == 1 ? y : z;
  let i = start, j = end - 1;
  while (i <= j) {
    if (<i32>((middle(boxAt(i), <usize>bestAxis) - from) * scale) <= bestBin) i++;
    else {
      const held = load<i32>(order + (<usize>i << 2));
      store<i32>(order + (<usize>i << 2), load<i32>(order + (<usize>j << 2)));
      store<i32>(order + (<usize>j << 2), held);
      j--;
    }
  }
  return i;
}

// @ts-ignore: decorator
@inline
function drop(bin: i32, low: v128, high: v128): void {
  const b = bins + <usize>bin * BOX, c = counts + (<usize>bin << 2);
  v128.store(b, f32x4.pmin(v128.load(b), low));
  v128.store(b, f32x4.pmin(v128.load(b, 16), high), 16);
  store<i32>(c, load<i32>(c) + 1);
}
