// Full-size loops of the image engines, in AssemblyScript (scripts/build-kernels.ts compiles this file to kernel-wasm.ts).

/**
 * The greatest (or least) byte of a square window of `size`, rows first, then columns, each by doubling in place: every
 * byte takes the extreme of itself and the one `hop` further on. `line` holds width + 2 * size + 64 bytes.
 */
export function extreme(src: usize, tmp: usize, dst: usize, line: usize, width: i32, height: i32, size: i32, highest: bool): void {
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
    memory.fill(tmp + row, load<u8>(line), shift);
    memory.copy(tmp + row + <usize>shift, line, width - shift);
  }
  for (let reach = 1; reach < size;) {
    const hop = min(reach, size - reach);
    for (let y = 0; y < height; y++) {
      const here = tmp + <usize>(y * width), there = tmp + <usize>(min(height - 1, y + hop) * width);
      if (highest) higherExactly(here, there, width);
      else lowerExactly(here, there, width);
    }
    reach += hop;
  }
  const drop = (size - 1) >> 1;
  for (let y = 0; y < height; y++) memory.copy(dst + <usize>(y * width), tmp + <usize>(max(0, y - drop) * width), width);
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

function fourRows(s0: usize, d0: usize, pitch: usize, width: i32, r: i32): void {
  const s1 = s0 + pitch, s2 = s1 + pitch, s3 = s2 + pitch;
  const d1 = d0 + pitch, d2 = d1 + pitch, d3 = d2 + pitch;
  let a: f64 = 0, b: f64 = 0, c: f64 = 0, e: f64 = 0;
  let n = 0;
  for (let x = 0; x < min(r, width); x++, n++) {
    a += at(s0, x);
    b += at(s1, x);
    c += at(s2, x);
    e += at(s3, x);
  }
  for (let x = 0; x < width; x++) {
    if (x + r < width) {
      a += at(s0, x + r);
      b += at(s1, x + r);
      c += at(s2, x + r);
      e += at(s3, x + r);
      n++;
    }
    if (x - r - 1 >= 0) {
      a -= at(s0, x - r - 1);
      b -= at(s1, x - r - 1);
      c -= at(s2, x - r - 1);
      e -= at(s3, x - r - 1);
      n--;
    }
    const m = <f64>n;
    const o = <usize>x << 2;
    store<f32>(d0 + o, <f32>(a / m));
    store<f32>(d1 + o, <f32>(b / m));
    store<f32>(d2 + o, <f32>(c / m));
    store<f32>(d3 + o, <f32>(e / m));
  }
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
  for (; x + 2 <= width; x += 2) {
    const s = sums + (<usize>x << 3), o = <usize>x << 2;
    const plus = f64x2.promote_low_f32x4(v128.load64_zero(next + o)), minus = f64x2.promote_low_f32x4(v128.load64_zero(last + o));
    const sum = f64x2.sub(f64x2.add(v128.load(s), plus), minus);
    v128.store(s, sum);
    v128.store64_lane(out + o, f32x4.demote_f64x2_zero(f64x2.mul(sum, kk)), 0);
  }
  for (; x < width; x++) {
    const s = sums + (<usize>x << 3), o = <usize>x << 2;
    const sum = load<f64>(s) + <f64>load<f32>(next + o) - <f64>load<f32>(last + o);
    store<f64>(s, sum);
    store<f32>(out + o, <f32>(sum * k));
  }
}
