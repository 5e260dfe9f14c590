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
 * Mean over a square of 2r + 1 floats, at the border over what is inside, by running sums: rows eight at a time (a sum
 * waits for itself alone, eight of them wait together), then columns. Sums are of single precision, and what an addition loses is given back
 * to the next one: as true as doubles to a digit of the answer, in half their time. `sums` holds two floats for each column, and 32 bytes.
 */
export function boxBlur(src: usize, tmp: usize, dst: usize, sums: usize, width: i32, height: i32, r: i32): void {
  const pitch = <usize>width << 2, whole = height & ~3;
  // The last block is made twice where their number is odd.
  for (let at = 0; at < whole; at += 8) eightRows(src, tmp, <usize>at * pitch, <usize>min(at + 4, whole - 4) * pitch, pitch, width, r, sums);
  let y = whole;
  for (; y < height; y++) oneRow(src + <usize>y * pitch, tmp + <usize>y * pitch, width, r);
  const lost = sums + pitch + 16;
  memory.fill(sums, 0, (pitch + 16) << 1);
  let n = 0;
  for (y = 0; y < min(r, height); y++, n++) add(sums, tmp + <usize>y * pitch, width);
  for (y = 0; y < height; y++) {
    const comes = y + r < height, goes = y - r - 1 >= 0;
    if (comes) n++;
    if (goes) n--;
    const k = f32x4.splat(<f32>(1.0 / <f64>n));
    const next = tmp + <usize>(y + r) * pitch, last = tmp + <usize>(y - r - 1) * pitch, out = dst + <usize>y * pitch;
    if (comes && goes) slide(sums, lost, next, last, out, pitch, k);
    else {
      if (comes) add(sums, next, width);
      if (goes) drop(sums, last, pitch);
      spill(sums, out, pitch, k);
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

/**
 * Two blocks of four rows from `first` and from `second` on, of one source and one target: while the sum of one block waits for itself, the other's is
 * reckoned. `lost` holds a vector for each.
 */
function eightRows(src: usize, dst: usize, first: usize, second: usize, pitch: usize, width: i32, r: i32, lost: usize): void {
  let one = f32x4.splat(0), other = f32x4.splat(0);
  v128.store(lost, one);
  v128.store(lost, one, 16);
  let n = 0;
  for (let x = 0; x < min(r, width); x++, n++) {
    const s = src + (<usize>x << 2);
    one = f32x4.add(one, column(s + first, pitch));
    other = f32x4.add(other, column(s + second, pitch));
  }
  const inside = f32x4.splat(<f32>(1.0 / <f64>(2 * r + 1)));
  for (let x = 0; x < width;) {
    const d = dst + (<usize>x << 2);
    const next = src + (<usize>(x + r) << 2), last = src + (<usize>(x - r - 1) << 2);
    if (x > r && x + r + 4 <= width) {
      one = fourColumns(next + first, last + first, d + first, pitch, one, lost, inside);
      other = fourColumns(next + second, last + second, d + second, pitch, other, lost + 16, inside);
      x += 4;
      continue;
    }
    if (x + r < width) {
      one = f32x4.add(one, column(next + first, pitch));
      other = f32x4.add(other, column(next + second, pitch));
      n++;
    }
    if (x - r - 1 >= 0) {
      one = f32x4.sub(one, column(last + first, pitch));
      other = f32x4.sub(other, column(last + second, pitch));
      n--;
    }
    const k = f32x4.splat(<f32>(1.0 / <f64>n));
    layColumn(d + first, pitch, f32x4.mul(one, k));
    layColumn(d + second, pitch, f32x4.mul(other, k));
    x++;
  }
}

/** Inside, four columns of the four rows are turned over in registers, and their means back again. */
// @ts-ignore: decorator
@inline
function fourColumns(next: usize, last: usize, d: usize, pitch: usize, sum: v128, lost: usize, inside: v128): v128 {
  const r0 = change(next, last), r1 = change(next + pitch, last + pitch);
  const r2 = change(next + 2 * pitch, last + 2 * pitch), r3 = change(next + 3 * pitch, last + 3 * pitch);
  const p = v128.shuffle<f32>(r0, r1, 0, 4, 1, 5), q = v128.shuffle<f32>(r2, r3, 0, 4, 1, 5);
  const t = v128.shuffle<f32>(r0, r1, 2, 6, 3, 7), u = v128.shuffle<f32>(r2, r3, 2, 6, 3, 7);
  const e0 = f32x4.sub(v128.shuffle<f64>(p, q, 0, 2), v128.load(lost)), a = f32x4.add(sum, e0);
  const e1 = f32x4.sub(v128.shuffle<f64>(p, q, 1, 3), over(a, sum, e0)), b = f32x4.add(a, e1);
  const e2 = f32x4.sub(v128.shuffle<f64>(t, u, 0, 2), over(b, a, e1)), c = f32x4.add(b, e2);
  const e3 = f32x4.sub(v128.shuffle<f64>(t, u, 1, 3), over(c, b, e2)), after = f32x4.add(c, e3);
  v128.store(lost, over(after, c, e3));
  const ma = f32x4.mul(a, inside), mb = f32x4.mul(b, inside), mc = f32x4.mul(c, inside), me = f32x4.mul(after, inside);
  const ab = v128.shuffle<f32>(ma, mb, 0, 4, 1, 5), ce = v128.shuffle<f32>(mc, me, 0, 4, 1, 5);
  const aabb = v128.shuffle<f32>(ma, mb, 2, 6, 3, 7), ccee = v128.shuffle<f32>(mc, me, 2, 6, 3, 7);
  v128.store(d, v128.shuffle<f64>(ab, ce, 0, 2));
  v128.store(d + pitch, v128.shuffle<f64>(ab, ce, 1, 3));
  v128.store(d + 2 * pitch, v128.shuffle<f64>(aabb, ccee, 0, 2));
  v128.store(d + 3 * pitch, v128.shuffle<f64>(aabb, ccee, 1, 3));
  return after;
}

// @ts-ignore: decorator
@inline
function layColumn(d: usize, pitch: usize, means: v128): void {
  v128.store32_lane(d, means, 0);
  v128.store32_lane(d + pitch, means, 1);
  v128.store32_lane(d + 2 * pitch, means, 2);
  v128.store32_lane(d + 3 * pitch, means, 3);
}

// @ts-ignore: decorator
@inline
function column(s: usize, pitch: usize): v128 {
  const two = v128.load32_lane(s + pitch, v128.load32_zero(s), 1);
  return v128.load32_lane(s + 3 * pitch, v128.load32_lane(s + 2 * pitch, two, 2), 3);
}

// @ts-ignore: decorator
@inline
function change(next: usize, last: usize): v128 {
  return f32x4.sub(v128.load(next), v128.load(last));
}

/** By how much a sum has grown beyond what was added to it. */
// @ts-ignore: decorator
@inline
function over(sum: v128, before: v128, added: v128): v128 {
  return f32x4.sub(f32x4.sub(sum, before), added);
}

// The last vector of a row runs past it, into the next one that is written after it or into the slack.
function drop(sums: usize, row: usize, pitch: usize): void {
  for (let o: usize = 0; o < pitch; o += 16) v128.store(sums + o, change(sums + o, row + o));
}

function spill(sums: usize, out: usize, pitch: usize, k: v128): void {
  for (let o: usize = 0; o < pitch; o += 16) v128.store(out + o, f32x4.mul(v128.load(sums + o), k));
}

function slide(sums: usize, lost: usize, next: usize, last: usize, out: usize, pitch: usize, k: v128): void {
  for (let o: usize = 0; o < pitch; o += 16) {
    const before = v128.load(sums + o), added = f32x4.sub(change(next + o, last + o), v128.load(lost + o));
    const sum = f32x4.add(before, added);
    v128.store(sums + o, sum);
    v128.store(lost + o, over(sum, before, added));
    v128.store(out + o, f32x4.mul(sum, k));
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
  // Four columns are spread at once, so those past the last one need a place as well.
  for (let x = 0; x < ((width + 3) & ~3); x++) {
    const t = place(x, w, width);
    const c = min(max(0, w - 2), <i32>t);
    store<i32>(columns + (<usize>x << 2), c << 2);
    store<f32>(shares + (<usize>x << 2), <f32>(t - <f64>c));
  }
  const single = w == 1;
  for (let y = from; y < to; y++) {
    const t = place(y, h, height);
    const j = min(max(0, h - 2), <i32>t), below = h > 1 ? j + 1 : j;
    if (inUpper != j) {
      if (inLower == j) {
        const held = upper;
        upper = lower, lower = held;
        inLower = -1;
      } else spread(src + <usize>((j - top) * w << 2), single, columns, shares, upper, width);
      inUpper = j;
    }
    if (inLower != below) {
      spread(src + <usize>((below - top) * w << 2), single, columns, shares, lower, width);
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

/** A column's float and the one after it are read together; a single column has none after it. */
function spread(s: usize, single: bool, columns: usize, shares: usize, out: usize, width: i32): void {
  if (single) {
    for (let x: usize = 0; x < <usize>width << 2; x += 16) v128.store(out + x, v128.load32_splat(s));
    return;
  }
  for (let x: usize = 0; x < <usize>width << 2; x += 16) {
    const c = columns + x;
    const p = v128.load64_lane(s + <usize>load<i32>(c, 4), v128.load64_zero(s + <usize>load<i32>(c)), 1);
    const q = v128.load64_lane(s + <usize>load<i32>(c, 12), v128.load64_zero(s + <usize>load<i32>(c, 8)), 1);
    const a = v128.shuffle<f32>(p, q, 0, 2, 4, 6), b = v128.shuffle<f32>(p, q, 1, 3, 5, 7);
    v128.store(out + x, f32x4.add(a, f32x4.mul(f32x4.sub(b, a), v128.load(shares + x))));
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

/**
 * Sums over cells of a picture's colours and of what its light changes from one pixel to the next one and to the one below, and the first
 * of a cell's lightest and darkest pixels. A row of cells down its columns first, 16 at once, then across. `edges` holds the first column of each cell and the
 * end; `out` seven planes of four bytes a cell; `scratch` fourteen bytes and more a column, in blocks of `width + 32`.
 */
export function sumCells(
  rgb: usize, luma: usize, width: i32, height: i32, edges: usize, across: i32, down: i32, scratch: usize, out: usize,
): void {
  const block = (<usize>width + 47) & ~15;
  const plane = <usize>(across * down) << 2;
  for (let top = 0; top < height;) {
    const row = min(down - 1, <i32>((<i64>top * down) / height));
    let bottom = top + 1;
    while (bottom < height && min(down - 1, <i32>((<i64>bottom * down) / height)) == row) bottom++;
    memory.fill(scratch, 0, block * 10);
    for (let y = top; y < bottom; y++) {
      addColours(rgb + <usize>(y * width) * 3, scratch, width * 3);
      addLight(luma + <usize>(y * width), y + 1 < height ? width : 0, scratch + block * 6, block, width, y - top);
    }
    // Beside the last column there is none.
    store<u16>(scratch + block * 6 + (<usize>(width - 1) << 1), 0);
    const start = out + (<usize>(row * across) << 2);
    for (let c = 0; c < across; c++) sumCell(scratch, block, start + (<usize>c << 2), plane, edges + (<usize>c << 2), top * width, width);
    top = bottom;
  }
}

function addColours(row: usize, sums: usize, count: i32): void {
  for (let i: usize = 0; i < <usize>count; i += 16) {
    const v = v128.load(row + i), o = sums + (i << 1);
    v128.store(o, i16x8.add(v128.load(o), i16x8.extend_low_i8x16_u(v)));
    v128.store(o, i16x8.add(v128.load(o, 16), i16x8.extend_high_i8x16_u(v)), 16);
  }
}

/** Sums of steps to the side and down lie two bytes a column from `steps` on, then the extremes and their rows, a byte a column each. */
function addLight(row: usize, below: usize, steps: usize, block: usize, width: i32, y: i32): void {
  const high = steps + block * 4, highAt = high + block, low = highAt + block, lowAt = low + block;
  const here = i8x16.splat(<i8>y);
  for (let x: usize = 0; x < <usize>width; x += 16) {
    const v = v128.load(row + x);
    addSteps(steps + (x << 1), v, v128.load(row + x + 1));
    addSteps(steps + block * 2 + (x << 1), v, v128.load(row + below + x));
    const most = v128.load(high + x), least = v128.load(low + x);
    const lighter = y == 0 ? i8x16.splat(-1) : i8x16.gt_u(v, most), darker = y == 0 ? i8x16.splat(-1) : i8x16.lt_u(v, least);
    v128.store(high + x, v128.bitselect(v, most, lighter));
    v128.store(highAt + x, v128.bitselect(here, v128.load(highAt + x), lighter));
    v128.store(low + x, v128.bitselect(v, least, darker));
    v128.store(lowAt + x, v128.bitselect(here, v128.load(lowAt + x), darker));
  }
}

// @ts-ignore: decorator
@inline
function addSteps(sums: usize, a: v128, b: v128): void {
  const step = v128.or(i8x16.sub_sat_u(a, b), i8x16.sub_sat_u(b, a));
  v128.store(sums, i16x8.add(v128.load(sums), i16x8.extend_low_i8x16_u(step)));
  v128.store(sums, i16x8.add(v128.load(sums, 16), i16x8.extend_high_i8x16_u(step)), 16);
}

function sumCell(scratch: usize, block: usize, out: usize, plane: usize, edges: usize, first: i32, width: i32): void {
  const steps = scratch + block * 6, high = steps + block * 4;
  const highAt = high + block, low = highAt + block, lowAt = low + block;
  let r: u32 = 0, g: u32 = 0, b: u32 = 0, side: u32 = 0, down: u32 = 0;
  let most = -1, mostAt = -1, mostRow = 0, least = 256, leastAt = -1, leastRow = 0;
  for (let x = load<i32>(edges), end = load<i32>(edges, 4); x < end; x++) {
    const i = <usize>x, colours = scratch + i * 6;
    r += load<u16>(colours);
    g += load<u16>(colours, 2);
    b += load<u16>(colours, 4);
    side += load<u16>(steps + (i << 1));
    down += load<u16>(steps + block * 2 + (i << 1));
    const light = <i32>load<u8>(high + i), lightRow = <i32>load<u8>(highAt + i);
    if (light > most || (light == most && lightRow < mostRow)) most = light, mostRow = lightRow, mostAt = first + lightRow * width + x;
    const dark = <i32>load<u8>(low + i), darkRow = <i32>load<u8>(lowAt + i);
    if (dark < least || (dark == least && darkRow < leastRow)) least = dark, leastRow = darkRow, leastAt = first + darkRow * width + x;
  }
  store<f32>(out, <f32>r);
  store<f32>(out + plane, <f32>g);
  store<f32>(out + 2 * plane, <f32>b);
  store<f32>(out + 3 * plane, <f32>side);
  store<f32>(out + 4 * plane, <f32>down);
  store<i32>(out + 5 * plane, mostAt);
  store<i32>(out + 6 * plane, leastAt);
}

/** The least or the greatest of the nine floats around every one, at the border of those inside. Before the source lie four bytes and more. */
export function ofNine(src: usize, tmp: usize, dst: usize, width: i32, height: i32, highest: bool): void {
  const pitch = <usize>width << 2;
  for (let y = 0; y < height; y++) {
    const row = src + <usize>y * pitch, out = tmp + <usize>y * pitch, last = pitch - 4;
    ofThree(row - 4, row, row + 4, out, pitch, highest);
    // Beyond both ends lie other rows, and the last vector has run into the next one, which is written after it.
    const inner = min<usize>(4, last), outer = last - inner;
    store<f32>(out, ofTwo(load<f32>(row), load<f32>(row + inner), highest));
    store<f32>(out + last, ofTwo(load<f32>(row + last), load<f32>(row + outer), highest));
  }
  for (let y = 0; y < height; y++) {
    const row = tmp + <usize>y * pitch;
    ofThree(y > 0 ? row - pitch : row, row, y + 1 < height ? row + pitch : row, dst + <usize>y * pitch, pitch, highest);
  }
}

// @ts-ignore: decorator
@inline
function ofTwo(a: f32, b: f32, highest: bool): f32 {
  return highest ? max(a, b) : min(a, b);
}

function ofThree(a: usize, b: usize, c: usize, out: usize, pitch: usize, highest: bool): void {
  for (let o: usize = 0; o < pitch; o += 16) {
    const one = v128.load(a + o), two = v128.load(b + o), three = v128.load(c + o);
    v128.store(out + o, highest ? f32x4.max(f32x4.max(one, two), three) : f32x4.min(f32x4.min(one, two), three));
  }
}

/**
 * Runs of set bytes, 16 at once: where each begins and ends in the map, and the first run of the piece that it belongs to. Three lists of four bytes a
 * run, `apart` from each other; gives back how many there are.
 */
export function runs(map: usize, width: i32, height: i32, lists: usize, apart: usize): i32 {
  let count = 0;
  for (let y = 0, start = 0; y < height; y++) {
    const middle = count;
    count = runsOfRow(map, y * width, width, lists, apart, count);
    joinRows(lists, apart, width, start, middle, count);
    start = middle;
  }
  const first = lists + 2 * apart;
  for (let run = 0; run < count; run++) put(first, run, get(first, get(first, run)));
  return count;
}

// @ts-ignore: decorator
@inline
function get(list: usize, run: i32): i32 {
  return load<i32>(list + (<usize>run << 2));
}

// @ts-ignore: decorator
@inline
function put(list: usize, run: i32, value: i32): void {
  store<i32>(list + (<usize>run << 2), value);
}

function runsOfRow(map: usize, row: i32, width: i32, lists: usize, apart: usize, before: i32): i32 {
  let count = before, last = 0;
  for (let x = 0; x < width; x += 16) {
    let set = i8x16.bitmask(i8x16.ne(v128.load(map + <usize>(row + x)), i8x16.splat(0)));
    // The last vector runs past the row.
    if (width - x < 16) set &= (1 << (width - x)) - 1;
    for (let turns = (set ^ ((set << 1) | last)) & 0xffff; turns; turns &= turns - 1, last ^= 1) {
      const at = row + x + ctz(turns);
      if (last) put(lists + apart, count++, at);
      else {
        put(lists, count, at);
        put(lists + 2 * apart, count, count);
      }
    }
  }
  if (last) put(lists + apart, count++, row + width);
  return count;
}

function rootOf(first: usize, run: i32): i32 {
  let at = run;
  while (get(first, at) != at) {
    put(first, at, get(first, get(first, at)));
    at = get(first, at);
  }
  return at;
}

/** Joins the runs of a row, from `middle` on, with those of the row before that they touch. */
function joinRows(lists: usize, apart: usize, width: i32, start: i32, middle: i32, count: i32): void {
  const to = lists + apart, first = to + apart;
  for (let above = start, run = middle; above < middle && run < count;) {
    const end = get(to, above) + width;
    if (get(lists, above) + width < get(to, run) && get(lists, run) < end) {
      const a = rootOf(first, above), b = rootOf(first, run);
      if (a < b) put(first, b, a);
      else put(first, a, b);
    }
    if (end < get(to, run)) above++;
    else run++;
  }
}
