// The pixel loops of the video engine, in AssemblyScript (scripts/build-video-kernel.ts compiles this file to kernel-wasm.ts).
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

/** Separable resampling of one 8-bit plane: rows first into `row` (16 bit, 6 of them fraction), then columns by gathered dot products. */
export function resample(
  src: usize, stride: i32, dst: usize, dstStride: i32, width: i32, height: i32,
  xFirst: usize, xWeights: usize, xTaps: i32, yFirst: usize, yWeights: usize, yTaps: i32, span: i32, row: usize,
): void {
  for (let j = 0; j < height; j++) {
    const s = src + <usize>(load<i32>(yFirst + (<usize>j << 2)) * stride);
    const w = yWeights + (<usize>(j * yTaps) << 1);
    if (yTaps == 4) rows4(s, <usize>stride, w, span, row);
    else rowsMany(s, <usize>stride, w, yTaps, span, row);
    const d = dst + <usize>(j * dstStride);
    if (xTaps == 4) columns4(row, xFirst, xWeights, width, d);
    else columnsMany(row, xFirst, xWeights, xTaps, width, d);
  }
}

// @ts-ignore: decorator
@inline
function rows4(s: usize, stride: usize, w: usize, span: i32, row: usize): void {
  const s1 = s + stride, s2 = s1 + stride, s3 = s2 + stride;
  const w0 = v128.load16_splat(w), w1 = v128.load16_splat(w, 2), w2 = v128.load16_splat(w, 4), w3 = v128.load16_splat(w, 6);
  for (let i = 0; i < span; i += 8) {
    const a = i16x8.q15mulr_sat_s(i16x8.shl(v128.load_ext<u8>(s + i), 7), w0);
    const b = i16x8.q15mulr_sat_s(i16x8.shl(v128.load_ext<u8>(s1 + i), 7), w1);
    const c = i16x8.q15mulr_sat_s(i16x8.shl(v128.load_ext<u8>(s2 + i), 7), w2);
    const d = i16x8.q15mulr_sat_s(i16x8.shl(v128.load_ext<u8>(s3 + i), 7), w3);
    v128.store(row + (<usize>i << 1), i16x8.add(i16x8.add(a, b), i16x8.add(c, d)));
  }
}

function rowsMany(s: usize, stride: usize, w: usize, taps: i32, span: i32, row: usize): void {
  for (let i = 0; i < span; i += 8) {
    let sum = i16x8.splat(0);
    let p = s + <usize>i;
    for (let t = 0; t < taps; t++) {
      sum = i16x8.add(sum, i16x8.q15mulr_sat_s(i16x8.shl(v128.load_ext<u8>(p), 7), v128.load16_splat(w + (<usize>t << 1))));
      p += stride;
    }
    v128.store(row + (<usize>i << 1), sum);
  }
}

// @ts-ignore: decorator
@inline
function pair(row: usize, first: usize): v128 {
  const a = v128.load64_zero(row + (<usize>load<i32>(first) << 1));
  return v128.load64_lane(row + (<usize>load<i32>(first, 4) << 1), a, 1);
}

// @ts-ignore: decorator
@inline
function four(row: usize, first: usize, w: usize): v128 {
  const a = i32x4.dot_i16x8_s(pair(row, first), v128.load(w));
  const b = i32x4.dot_i16x8_s(pair(row, first + 8), v128.load(w, 16));
  const sum = i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7));
  return i32x4.shr_s(i32x4.add(sum, i32x4.splat(1 << 19)), 20);
}

// @ts-ignore: decorator
@inline
function columns4(row: usize, xFirst: usize, xWeights: usize, width: i32, d: usize): void {
  let i = 0;
  for (; i + 8 <= width; i += 8) {
    const f = xFirst + (<usize>i << 2);
    const w = xWeights + (<usize>i << 3);
    const n = i16x8.narrow_i32x4_s(four(row, f, w), four(row, f + 16, w + 32));
    v128.store64_lane(d + i, i8x16.narrow_i16x8_u(n, n), 0);
  }
  for (; i < width; i++) store<u8>(d + i, one(row, xFirst, xWeights, 4, i));
}

function columnsMany(row: usize, xFirst: usize, xWeights: usize, taps: i32, width: i32, d: usize): void {
  for (let i = 0; i < width; i++) store<u8>(d + i, one(row, xFirst, xWeights, taps, i));
}

// @ts-ignore: decorator
@inline
function one(row: usize, xFirst: usize, xWeights: usize, taps: i32, i: i32): u8 {
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
