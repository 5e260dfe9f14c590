// The pixel loops of the video engine, in AssemblyScript (scripts/build-kernels.ts compiles this file to kernel-wasm.ts).
// Tables of first samples and weights come from picture/taps.ts: the kernel knows nothing of zoom, only of rows and columns.

/** RGB rows (an even number of them, even width) to BT.709 limited-range Y, and U and V as 2x2 means. Q16 fixed point. */
export function toPlanes(rgb: usize, rgbStride: i32, width: i32, rows: i32, y: usize, u: usize, v: usize): void {
  const half = width >> 1;
  for (let j = 0; j < rows; j += 2) {
    let a = rgb + <usize>(j * rgbStride);
    let b = a + <usize>rgbStride;
    let ya = y + <usize>(j * width);
    let yb = ya + <usize>width;
    const c = <usize>((j >> 1) * half);
    for (let i = 0; i < half; i++) {
      const r0 = <i32>load<u8>(a), g0 = <i32>load<u8>(a, 1), b0 = <i32>load<u8>(a, 2);
      const r1 = <i32>load<u8>(a, 3), g1 = <i32>load<u8>(a, 4), b1 = <i32>load<u8>(a, 5);
      const r2 = <i32>load<u8>(b), g2 = <i32>load<u8>(b, 1), b2 = <i32>load<u8>(b, 2);
      const r3 = <i32>load<u8>(b, 3), g3 = <i32>load<u8>(b, 4), b3 = <i32>load<u8>(b, 5);
      store<u8>(ya, luma(r0, g0, b0));
      store<u8>(ya, luma(r1, g1, b1), 1);
      store<u8>(yb, luma(r2, g2, b2));
      store<u8>(yb, luma(r3, g3, b3), 1);
      const r = r0 + r1 + r2 + r3, g = g0 + g1 + g2 + g3, bl = b0 + b1 + b2 + b3;
      store<u8>(u + c + i, <u8>((33685504 - 6596 * r - 22188 * g + 28784 * bl) >> 18));
      store<u8>(v + c + i, <u8>((33685504 + 28784 * r - 26145 * g - 2639 * bl) >> 18));
      a += 6;
      b += 6;
      ya += 2;
      yb += 2;
    }
  }
}

// @ts-ignore: decorator
@inline
function luma(r: i32, g: i32, b: i32): u8 {
  return <u8>((1081344 + 11966 * r + 40254 * g + 4064 * b) >> 16);
}

/**
 * A moving window: four taps a sample both ways. Each source row is resampled across once, straight from its bytes
 * (eight samples and their neighbours lie in one vector, a shuffle brings each tap to its place), two rows at a time
 * because they share the tables, and stays in a ring of eight rows from which the frame's rows are mixed. Samples are signed around 128 on the way: a byte moved into the
 * high half of a lane then needs no shift. Wants at least 16 columns and a step of at most 1.5.
 */
export function glide(
  src: usize, stride: i32, dst: usize, dstStride: i32, width: i32, height: i32,
  xTable: usize, yFirst: usize, yWeights: usize, ring: usize,
): void {
  const groups = (width + 7) >> 3;
  const pitch = <usize>groups << 4;
  let next = load<i32>(yFirst);
  const last = load<i32>(yFirst + (<usize>(height - 1) << 2)) + 3;
  for (let j = 0; j < height; j++) {
    const first = load<i32>(yFirst + (<usize>j << 2));
    if (next < first) next = first;
    for (; next < first + 4; next += 2) {
      // Past the last row that the frame needs, the pair is that row twice.
      const other = min(next + 1, last);
      across(
        src + <usize>(next * stride), src + <usize>(other * stride), groups, xTable,
        ring + <usize>(next & 7) * pitch, ring + <usize>(other & 7) * pitch,
      );
    }
    down(
      ring + <usize>(first & 7) * pitch, ring + <usize>((first + 1) & 7) * pitch,
      ring + <usize>((first + 2) & 7) * pitch, ring + <usize>((first + 3) & 7) * pitch,
      yWeights + (<usize>j << 3), width, dst + <usize>(j * dstStride),
    );
  }
}

/** A group's entry: where its sixteen source bytes start, four bytes a lane (16 bytes in all); their order; four vectors of weights. */
// @ts-ignore: decorator
@inline
function across(s0: usize, s1: usize, groups: i32, table: usize, out0: usize, out1: usize): void {
  const middle = i8x16.splat(-128), one = i8x16.splat(1);
  for (let g = 0; g < groups; g++) {
    const at = <usize>load<i32>(table);
    const x = v128.xor(v128.load(s0 + at), middle), y = v128.xor(v128.load(s1 + at), middle);
    let m = v128.load(table, 16), w = v128.load(table, 32);
    let a = i16x8.relaxed_q15mulr_s(i8x16.relaxed_swizzle(x, m), w), b = i16x8.relaxed_q15mulr_s(i8x16.relaxed_swizzle(y, m), w);
    m = i8x16.add(m, one), w = v128.load(table, 48);
    a = i16x8.add(a, i16x8.relaxed_q15mulr_s(i8x16.relaxed_swizzle(x, m), w));
    b = i16x8.add(b, i16x8.relaxed_q15mulr_s(i8x16.relaxed_swizzle(y, m), w));
    m = i8x16.add(m, one), w = v128.load(table, 64);
    a = i16x8.add(a, i16x8.relaxed_q15mulr_s(i8x16.relaxed_swizzle(x, m), w));
    b = i16x8.add(b, i16x8.relaxed_q15mulr_s(i8x16.relaxed_swizzle(y, m), w));
    m = i8x16.add(m, one), w = v128.load(table, 80);
    v128.store(out0, i16x8.add(a, i16x8.relaxed_q15mulr_s(i8x16.relaxed_swizzle(x, m), w)));
    v128.store(out1, i16x8.add(b, i16x8.relaxed_q15mulr_s(i8x16.relaxed_swizzle(y, m), w)));
    table += 96;
    out0 += 16;
    out1 += 16;
  }
}

// @ts-ignore: decorator
@inline
function down(r0: usize, r1: usize, r2: usize, r3: usize, w: usize, width: i32, d: usize): void {
  const w0 = v128.load16_splat(w), w1 = v128.load16_splat(w, 2), w2 = v128.load16_splat(w, 4), w3 = v128.load16_splat(w, 6);
  const half = i16x8.splat(32), middle = i8x16.splat(-128);
  for (let i = 0; i < width; i += 16) {
    // The last block is moved back to end with the row.
    const at = <usize>min(i, width - 16), o = at << 1;
    const x = i16x8.add(
      i16x8.add(i16x8.relaxed_q15mulr_s(v128.load(r0 + o), w0), i16x8.relaxed_q15mulr_s(v128.load(r1 + o), w1)),
      i16x8.add(i16x8.relaxed_q15mulr_s(v128.load(r2 + o), w2), i16x8.relaxed_q15mulr_s(v128.load(r3 + o), w3)),
    );
    const y = i16x8.add(
      i16x8.add(i16x8.relaxed_q15mulr_s(v128.load(r0 + o, 16), w0), i16x8.relaxed_q15mulr_s(v128.load(r1 + o, 16), w1)),
      i16x8.add(i16x8.relaxed_q15mulr_s(v128.load(r2 + o, 16), w2), i16x8.relaxed_q15mulr_s(v128.load(r3 + o, 16), w3)),
    );
    const n = i8x16.narrow_i16x8_s(i16x8.shr_s(i16x8.add(x, half), 6), i16x8.shr_s(i16x8.add(y, half), 6));
    v128.store(d + at, v128.xor(n, middle));
  }
}

/** Any number of taps (a multiple of four): rows first into `row` (16 bit, 6 of them fraction), then columns by dot products. */
export function resample(
  src: usize, stride: i32, dst: usize, dstStride: i32, width: i32, height: i32,
  xFirst: usize, xWeights: usize, xTaps: i32, yFirst: usize, yWeights: usize, yTaps: i32, span: i32, row: usize,
): void {
  for (let j = 0; j < height; j++) {
    rows(src + <usize>(load<i32>(yFirst + (<usize>j << 2)) * stride), <usize>stride, yWeights + (<usize>(j * yTaps) << 1), yTaps, span, row);
    const d = dst + <usize>(j * dstStride);
    for (let i = 0; i < width; i++) store<u8>(d + i, column(row, xFirst, xWeights, xTaps, i));
  }
}

function rows(s: usize, stride: usize, w: usize, taps: i32, span: i32, row: usize): void {
  for (let i = 0; i < span; i += 8) {
    let sum = i16x8.splat(0);
    let p = s + <usize>i;
    for (let t = 0; t < taps; t++) {
      sum = i16x8.add(sum, i16x8.relaxed_q15mulr_s(i16x8.shl(v128.load_ext<u8>(p), 7), v128.load16_splat(w + (<usize>t << 1))));
      p += stride;
    }
    v128.store(row + (<usize>i << 1), sum);
  }
}

// @ts-ignore: decorator
@inline
function column(row: usize, xFirst: usize, xWeights: usize, taps: i32, i: i32): u8 {
  const r = row + (<usize>load<i32>(xFirst + (<usize>i << 2)) << 1);
  const w = xWeights + (<usize>(i * taps) << 1);
  let sum = i32x4.splat(0);
  for (let t: usize = 0; t < <usize>taps; t += 4) {
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(v128.load64_zero(r + (t << 1)), v128.load64_zero(w + (t << 1))));
  }
  const value = (i32x4.extract_lane(sum, 0) + i32x4.extract_lane(sum, 1) + (1 << 19)) >> 20;
  return <u8>min(255, max(0, value));
}

/** dst = a + (b - a) * weight / 256 over n bytes. */
export function mix(a: usize, b: usize, dst: usize, n: i32, weight: i32): void {
  const wb = i16x8.splat(<i16>weight), wa = i16x8.splat(<i16>(256 - weight)), half = i16x8.splat(128);
  for (let i = 0; i < n; i += 8) {
    const x = i16x8.mul(v128.load_ext<u8>(a + i), wa);
    const y = i16x8.mul(v128.load_ext<u8>(b + i), wb);
    const s = i16x8.shr_u(i16x8.add(i16x8.add(x, y), half), 8);
    v128.store64_lane(dst + i, i8x16.narrow_i16x8_u(s, s), 0);
  }
}

/** Lays a premultiplied plane with its alpha over dst; opacity 0..256. */
export function cover(dst: usize, dstStride: i32, plane: usize, alpha: usize, width: i32, height: i32, opacity: i32): void {
  const o = i16x8.splat(<i16>opacity), full = i16x8.splat(255), half = i16x8.splat(128);
  for (let j = 0; j < height; j++) {
    const d = dst + <usize>(j * dstStride);
    const row = <usize>(j * width);
    let i = 0;
    for (; i + 8 <= width; i += 8) {
      const at = row + <usize>i;
      const a = i16x8.shr_u(i16x8.mul(v128.load_ext<u8>(alpha + at), o), 8);
      const p = i16x8.shr_u(i16x8.mul(v128.load_ext<u8>(plane + at), o), 8);
      const x = i16x8.add(i16x8.mul(v128.load_ext<u8>(d + i), i16x8.sub(full, a)), half);
      const s = i16x8.add(p, i16x8.shr_u(i16x8.add(x, i16x8.shr_u(x, 8)), 8));
      v128.store64_lane(d + i, i8x16.narrow_i16x8_u(s, s), 0);
    }
    for (; i < width; i++) {
      const a = (<u32>load<u8>(alpha + row + i) * <u32>opacity) >> 8;
      const p = (<u32>load<u8>(plane + row + i) * <u32>opacity) >> 8;
      const x = <u32>load<u8>(d + i) * (255 - a) + 128;
      store<u8>(d + i, <u8>min<u32>(255, p + ((x + (x >> 8)) >> 8)));
    }
  }
}
