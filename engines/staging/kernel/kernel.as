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
