// Full-size loops of the image engines, in AssemblyScript (scripts/build-kernels.ts compiles this file to kernel-wasm.ts).

/**
 * The greatest (or least) byte of `size` along a row, by doubling in place: every byte takes the extreme of itself and the one
 * `hop` further on. `line` holds width + 2 * size + 64 bytes.
 */
export function across(src: usize, dst: usize, line: usize, width: i32, height: i32, size: i32, highest: bool): void {
  const shift = min((size - 1) >> 1, width);
  for (let y = 0; y < height; y++) {
    const row = <usize>(y * width);
    memory.copy(line, src + row, width);
    // Beyond the last pixel lies that pixel.
    memory.fill(line + <usize>width, load<u8>(src + row + <usize>width - 1), size + 32);
    for (let reach = 1; reach < size;) {
      const hop = min(reach, size - reach);
      if (highest) higher(line, line + <usize>hop, width);
      else lower(line, line + <usize>hop, width);
      reach += hop;
    }
    memory.fill(dst + row, load<u8>(line), shift);
    memory.copy(dst + row + <usize>shift, line, width - shift);
  }
}

/** The same down the columns. Leaves other bytes behind at `src`. */
export function down(src: usize, dst: usize, width: i32, height: i32, size: i32, highest: bool): void {
  for (let reach = 1; reach < size;) {
    const hop = min(reach, size - reach);
    for (let y = 0; y < height; y++) {
      const here = src + <usize>(y * width), there = src + <usize>(min(height - 1, y + hop) * width);
      if (highest) higherExactly(here, there, width);
      else lowerExactly(here, there, width);
    }
    reach += hop;
  }
  const shift = (size - 1) >> 1;
  for (let y = 0; y < height; y++) memory.copy(dst + <usize>(y * width), src + <usize>(max(0, y - shift) * width), width);
}

// @ts-ignore: decorator
@inline
function higher(a: usize, b: usize, n: i32): void {
  for (let i = 0; i < n; i += 16) v128.store(a + i, i8x16.max_u(v128.load(a + i), v128.load(b + i)));
}

// @ts-ignore: decorator
@inline
function lower(a: usize, b: usize, n: i32): void {
  for (let i = 0; i < n; i += 16) v128.store(a + i, i8x16.min_u(v128.load(a + i), v128.load(b + i)));
}

/** The same where the bytes after the run are another row's. */
// @ts-ignore: decorator
@inline
function higherExactly(a: usize, b: usize, n: i32): void {
  const whole = n & ~15;
  higher(a, b, whole);
  for (let i = whole; i < n; i++) store<u8>(a + i, max(load<u8>(a + i), load<u8>(b + i)));
}

// @ts-ignore: decorator
@inline
function lowerExactly(a: usize, b: usize, n: i32): void {
  const whole = n & ~15;
  lower(a, b, whole);
  for (let i = whole; i < n; i++) store<u8>(a + i, min(load<u8>(a + i), load<u8>(b + i)));
}

/**
 * Mean over a square of 2r + 1 floats, at the border over what is inside, by running sums: rows four at a time (a sum
 * waits for itself alone, four of them wait together), then columns. `sums` holds a double for each column.
 */
export function boxBlur(src: usize, tmp: usize, dst: usize, sums: usize, width: i32, height: i32, r: i32): void {
  let y = 0;
  const pitch = <usize>width << 2;
  for (; y + 4 <= height; y += 4) fourRows(src + <usize>y * pitch, tmp + <usize>y * pitch, pitch, width, r);
  for (; y < height; y++) oneRow(src + <usize>y * pitch, tmp + <usize>y * pitch, width, r);
  memory.fill(sums, 0, <usize>width << 3);
  let n = 0;
  for (y = 0; y < min(r, height); y++, n++) gather(sums, tmp + <usize>y * pitch, width);
  for (y = 0; y < height; y++) {
    const comes = y + r < height, goes = y - r - 1 >= 0;
    if (comes) n++;
    if (goes) n--;
    const k = 1.0 / <f64>n;
    const next = tmp + <usize>(y + r) * pitch, last = tmp + <usize>(y - r - 1) * pitch, out = dst + <usize>y * pitch;
    if (comes && goes) slide(sums, next, last, out, width, k);
    else {
      if (comes) gather(sums, next, width);
      if (goes) drop(sums, last, width);
      spill(sums, out, width, k);
    }
  }
}

// @ts-ignore: decorator
@inline
function at(row: usize, x: i32): f64 {
  return <f64>load<f32>(row + (<usize>x << 2));
}

function oneRow(s: usize, d: usize, width: i32, r: i32): void {
  let sum: f64 = 0;
  let n = 0;
  for (let x = 0; x < min(r, width); x++, n++) sum += at(s, x);
  for (let x = 0; x < width; x++) {
    if (x + r < width) {
      sum += at(s, x + r);
      n++;
    }
    if (x - r - 1 >= 0) {
      sum -= at(s, x - r - 1);
      n--;
    }
    store<f32>(d + (<usize>x << 2), <f32>(sum / <f64>n));
  }
}

/** Inside, four columns of the four rows are turned over in registers: their floats come and go four at once. */
function fourRows(s0: usize, d0: usize, pitch: usize, width: i32, r: i32): void {
  let a = f64x2.splat(0), b = f64x2.splat(0);
  let n = 0;
  for (let x = 0; x < min(r, width); x++, n++) {
    const s = s0 + (<usize>x << 2);
    a = f64x2.add(a, pair(s, s + pitch));
    b = f64x2.add(b, pair(s + 2 * pitch, s + 3 * pitch));
  }
  const inside = f64x2.splat(1.0 / <f64>(2 * r + 1));
  for (let x = 0; x < width;) {
    const d = d0 + (<usize>x << 2);
    if (x > r && x + r + 4 <= width) {
      const next = s0 + (<usize>(x + r) << 2), last = s0 + (<usize>(x - r - 1) << 2);
      a = fourColumns(a, next, last, d, pitch, inside);
      b = fourColumns(b, next + 2 * pitch, last + 2 * pitch, d + 2 * pitch, pitch, inside);
      x += 4;
      continue;
    }
    if (x + r < width) {
      const s = s0 + (<usize>(x + r) << 2);
      a = f64x2.add(a, pair(s, s + pitch));
      b = f64x2.add(b, pair(s + 2 * pitch, s + 3 * pitch));
      n++;
    }
    if (x - r - 1 >= 0) {
      const s = s0 + (<usize>(x - r - 1) << 2);
      a = f64x2.sub(a, pair(s, s + pitch));
      b = f64x2.sub(b, pair(s + 2 * pitch, s + 3 * pitch));
      n--;
    }
    const k = f64x2.splat(1.0 / <f64>n);
    const p = f32x4.demote_f64x2_zero(f64x2.mul(a, k)), q = f32x4.demote_f64x2_zero(f64x2.mul(b, k));
    v128.store32_lane(d, p, 0);
    v128.store32_lane(d + pitch, p, 1);
    v128.store32_lane(d + 2 * pitch, q, 0);
    v128.store32_lane(d + 3 * pitch, q, 1);
    x++;
  }
}

/** Four columns of two rows: the sums after them. */
// @ts-ignore: decorator
@inline
function fourColumns(sum: v128, next: usize, last: usize, d: usize, pitch: usize, k: v128): v128 {
  const n0 = v128.load(next), n1 = v128.load(next + pitch), l0 = v128.load(last), l1 = v128.load(last + pitch);
  const n = v128.shuffle<f32>(n0, n1, 0, 4, 1, 5), nn = v128.shuffle<f32>(n0, n1, 2, 6, 3, 7);
  const l = v128.shuffle<f32>(l0, l1, 0, 4, 1, 5), ll = v128.shuffle<f32>(l0, l1, 2, 6, 3, 7);
  const a = f64x2.sub(f64x2.add(sum, f64x2.promote_low_f32x4(n)), f64x2.promote_low_f32x4(l));
  const b = f64x2.sub(f64x2.add(a, upper(n)), upper(l));
  const c = f64x2.sub(f64x2.add(b, f64x2.promote_low_f32x4(nn)), f64x2.promote_low_f32x4(ll));
  const e = f64x2.sub(f64x2.add(c, upper(nn)), upper(ll));
  const ab = v128.shuffle<f64>(f32x4.demote_f64x2_zero(f64x2.mul(a, k)), f32x4.demote_f64x2_zero(f64x2.mul(b, k)), 0, 2);
  const ce = v128.shuffle<f64>(f32x4.demote_f64x2_zero(f64x2.mul(c, k)), f32x4.demote_f64x2_zero(f64x2.mul(e, k)), 0, 2);
  v128.store(d, v128.shuffle<f32>(ab, ce, 0, 2, 4, 6));
  v128.store(d + pitch, v128.shuffle<f32>(ab, ce, 1, 3, 5, 7));
  return e;
}

// @ts-ignore: decorator
@inline
function upper(four: v128): v128 {
  return f64x2.promote_low_f32x4(v128.shuffle<f64>(four, four, 1, 1));
}

// @ts-ignore: decorator
@inline
function pair(a: usize, b: usize): v128 {
  return f64x2.promote_low_f32x4(v128.load32_lane(b, v128.load32_zero(a), 1));
}

function gather(sums: usize, row: usize, width: i32): void {
  for (let x = 0; x < width; x++) store<f64>(sums + (<usize>x << 3), load<f64>(sums + (<usize>x << 3)) + at(row, x));
}

function drop(sums: usize, row: usize, width: i32): void {
  for (let x = 0; x < width; x++) store<f64>(sums + (<usize>x << 3), load<f64>(sums + (<usize>x << 3)) - at(row, x));
}

function spill(sums: usize, row: usize, width: i32, k: f64): void {
  for (let x = 0; x < width; x++) store<f32>(row + (<usize>x << 2), <f32>(load<f64>(sums + (<usize>x << 3)) * k));
}

function slide(sums: usize, next: usize, last: usize, out: usize, width: i32, k: f64): void {
  const kk = f64x2.splat(k);
  let x = 0;
  for (; x + 4 <= width; x += 4) {
    const s = sums + (<usize>x << 3), o = <usize>x << 2;
    const plus = v128.load(next + o), minus = v128.load(last + o);
    const a = f64x2.sub(f64x2.add(v128.load(s), f64x2.promote_low_f32x4(plus)), f64x2.promote_low_f32x4(minus));
    const b = f64x2.sub(f64x2.add(v128.load(s, 16), upper(plus)), upper(minus));
    v128.store(s, a);
    v128.store(s, b, 16);
    v128.store(out + o, v128.shuffle<f64>(f32x4.demote_f64x2_zero(f64x2.mul(a, kk)), f32x4.demote_f64x2_zero(f64x2.mul(b, kk)), 0, 2));
  }
  for (; x < width; x++) {
    const s = sums + (<usize>x << 3), o = <usize>x << 2;
    const sum = load<f64>(s) + <f64>load<f32>(next + o) - <f64>load<f32>(last + o);
    store<f64>(s, sum);
    store<f32>(out + o, <f32>(sum * k));
  }
}

/** Two planes of floats multiplied into the first, and added: each as one step of single precision, as a plane keeps it. */
export function multiply(into: usize, by: usize, count: i32): void {
  for (let i: usize = 0; i < <usize>count << 2; i += 16) v128.store(into + i, f32x4.mul(v128.load(into + i), v128.load(by + i)));
}

export function add(into: usize, more: usize, count: i32): void {
  for (let i: usize = 0; i < <usize>count << 2; i += 16) v128.store(into + i, f32x4.add(v128.load(into + i), v128.load(more + i)));
}

/**
 * Bilinear to another size, pixel centres aligned: a source row is spread across once and serves all target rows around it.
 * Only the target rows of `from` up to `to` are made; `src` holds the source's rows from `top` on. `scratch` holds four rows of four bytes a target column: where each column reads, with what share, and the two spread rows.
 */
export function grow(
  src: usize, w: i32, h: i32, top: i32, dst: usize, width: i32, height: i32, from: i32, to: i32, scratch: usize,
): void {
  const pitch = (<usize>width << 2) + 16;
  const columns = scratch, shares = scratch + pitch;
  let upper = shares + pitch, lower = upper + pitch;
  let inUpper = -1, inLower = -1;
  for (let x = 0; x < width; x++) {
    const t = place(x, w, width);
    const c = min(max(0, w - 2), <i32>t);
    store<i32>(columns + (<usize>x << 2), c << 2);
    store<f32>(shares + (<usize>x << 2), <f32>(t - <f64>c));
  }
  const next: usize = w > 1 ? 4 : 0;
  for (let y = from; y < to; y++) {
    const t = place(y, h, height);
    const j = min(max(0, h - 2), <i32>t), below = h > 1 ? j + 1 : j;
    if (inUpper != j) {
      if (inLower == j) {
        const held = upper;
        upper = lower, lower = held;
        inLower = -1;
      } else spread(src + <usize>((j - top) * w << 2), next, columns, shares, upper, width);
      inUpper = j;
    }
    if (inLower != below) {
      spread(src + <usize>((below - top) * w << 2), next, columns, shares, lower, width);
      inLower = below;
    }
    const k = f32x4.splat(<f32>(t - <f64>j));
    const row = dst + (<usize>((y - from) * width) << 2);
    // The last vector runs past the row, into the next one that is written after it or into the slack.
    for (let x: usize = 0; x < <usize>width << 2; x += 16) {
      const a = v128.load(upper + x);
      v128.store(row + x, f32x4.add(a, f32x4.mul(f32x4.sub(v128.load(lower + x), a), k)));
    }
  }
}

// @ts-ignore: decorator
@inline
function place(at: i32, from: i32, to: i32): f64 {
  return min(<f64>(from - 1), max(0.0, ((<f64>at + 0.5) * <f64>from) / <f64>to - 0.5));
}

// @ts-ignore: decorator
@inline
function spread(s: usize, next: usize, columns: usize, shares: usize, out: usize, width: i32): void {
  for (let x: usize = 0; x < <usize>width << 2; x += 4) {
    const c = s + <usize>load<i32>(columns + x);
    const a = load<f32>(c);
    store<f32>(out + x, a + (load<f32>(c + next) - a) * load<f32>(shares + x));
  }
}

/**
 * Area mean of interleaved bytes into three planes of floats. Down first, byte by byte into `sums` (three floats a source column), each
 * source row with its share; then across.
 */
export function squeeze(src: usize, w: i32, h: i32, dst: usize, width: i32, height: i32, sums: usize): void {
  const count = <usize>w * 3;
  const plane = <usize>(width * height) << 2;
  const each = <f64>width / <f64>w;
  for (let y = 0; y < height; y++) {
    const start = <f64>y * <f64>h / <f64>height, end = <f64>(y + 1) * <f64>h / <f64>height;
    const last = min(h, <i32>Math.ceil(end));
    memory.fill(sums, 0, count << 2);
    for (let j = <i32>start; j < last; j++) {
      const share = (min(<f64>(j + 1), end) - max(<f64>j, start)) * <f64>height / <f64>h;
      const row = src + <usize>j * count, k = f32x4.splat(<f32>share);
      for (let i: usize = 0; i < count; i += 8) {
        const v = v128.load_ext<u8>(row + i);
        const o = sums + (i << 2);
        v128.store(o, f32x4.add(v128.load(o), f32x4.mul(f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(v)), k)));
        v128.store(o, f32x4.add(v128.load(o, 16), f32x4.mul(f32x4.convert_i32x4_u(i32x4.extend_high_i16x8_u(v)), k)), 16);
      }
    }
    let out = dst + (<usize>(y * width) << 2);
    let right: f64 = 0;
    for (let x = 0; x < width; x++, out += 4) {
      const left = right;
      right = <f64>(x + 1) * <f64>w / <f64>width;
      const first = <i32>left, stop = min(w, <i32>Math.ceil(right));
      // The first and the last column lend a part of themselves, those between all.
      let sum = f32x4.mul(v128.load(sums + <usize>first * 12), f32x4.splat(<f32>((min(<f64>(first + 1), right) - left) * each)));
      if (stop > first + 1) {
        let whole = f32x4.splat(0);
        for (let i = first + 1; i < stop - 1; i++) whole = f32x4.add(whole, v128.load(sums + <usize>i * 12));
        sum = f32x4.add(sum, f32x4.mul(whole, f32x4.splat(<f32>each)));
        const part = <f32>((right - <f64>(stop - 1)) * each);
        sum = f32x4.add(sum, f32x4.mul(v128.load(sums + <usize>(stop - 1) * 12), f32x4.splat(part)));
      }
      store<f32>(out, f32x4.extract_lane(sum, 0));
      store<f32>(out + plane, f32x4.extract_lane(sum, 1));
      store<f32>(out + 2 * plane, f32x4.extract_lane(sum, 2));
    }
  }
}
