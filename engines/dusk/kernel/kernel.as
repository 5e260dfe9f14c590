// The evening's paint, four pixels at once, and the noise of its clouds, two places at once, in AssemblyScript (scripts/build-kernels.ts compiles this file to kernel-wasm.ts).

/** Lamplight is many stops from wall to wall; the camera's curve leaves about as much of it as the day had there: dark paint stays dark. */
const MOST_LAMP: f32 = 5;

/** Green and blue of lamplight in the lens, against red. */
const LAMP_GREEN: f32 = 0.68;
const LAMP_BLUE: f32 = 0.38;

/** Share of the evening's light that frames and posts beside lit glass lose, and the bloom at which half of that: against the room they are dark. */
const FRAME: f32 = 0.35;
const FRAME_HALF: f32 = 0.12;

/** Light of lamps that no level tells. */
const UNSEEN: f32 = 5e-4;

/** Green against red from which a place begins to be grass or leaves, and is. */
const LEAFY: f32 = 0.75;
const LEAFY_WHOLE: f32 = 0.95;
/** Share of green from which it is grass or leaves and keeps all that it stands above the other two. */
const SLIGHT: f32 = 0.2;

/** Light at which half is left of the blue that the darkest gain. */
const DIM: f32 = 0.02;

/** Light of a twig before the sky against that of the sky. */
const SILHOUETTE: f32 = 0.3;
/** Levels of grain, as a camera leaves them in the evening: without it sky, lawns and roads are smooth sheets. */
const GRAIN: f32 = 4;

/** Shares of sky that are all of a pixel, and none. */
const ALL: f32 = 0.996;
const NONE: f32 = 0.004;

// @ts-ignore: decorator
@inline
function all(value: f32): v128 {
  return f32x4.splat(value);
}

// @ts-ignore: decorator
@inline
function number(set: usize, place: usize): v128 {
  return v128.load32_splat(set + (place << 2));
}

// @ts-ignore: decorator
@inline
function plane(set: usize, k: usize): usize {
  return <usize>load<u32>(set + 64) + k * <usize>load<u32>(set + 68);
}

/** Four bytes as numbers. */
// @ts-ignore: decorator
@inline
function four(bytes: usize): v128 {
  return f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(bytes))));
}

/** What a table says of four bytes so far apart. */
// @ts-ignore: decorator
@inline
function told(table: usize, bytes: usize, apart: usize): v128 {
  const a = v128.load32_zero(table + (<usize>load<u8>(bytes) << 2));
  const b = v128.load32_lane(table + (<usize>load<u8>(bytes + apart) << 2), a, 1);
  const c = v128.load32_lane(table + (<usize>load<u8>(bytes + 2 * apart) << 2), b, 2);
  return v128.load32_lane(table + (<usize>load<u8>(bytes + 3 * apart) << 2), c, 3);
}

/** What a table says at four steps, the first and the last beyond its ends. */
// @ts-ignore: decorator
@inline
function at(table: usize, steps: v128, last: f32): v128 {
  const place = i32x4.shl(i32x4.trunc_sat_f32x4_s(f32x4.pmin(all(last), f32x4.pmax(all(0), steps))), 2);
  const a = v128.load32_zero(table + <usize>i32x4.extract_lane(place, 0));
  const b = v128.load32_lane(table + <usize>i32x4.extract_lane(place, 1), a, 1);
  const c = v128.load32_lane(table + <usize>i32x4.extract_lane(place, 2), b, 2);
  return v128.load32_lane(table + <usize>i32x4.extract_lane(place, 3), c, 3);
}

// @ts-ignore: decorator
@inline
function greyOf(r: v128, g: v128, b: v128): v128 {
  return f32x4.add(f32x4.add(f32x4.mul(all(0.2126), r), f32x4.mul(all(0.7152), g)), f32x4.mul(all(0.0722), b));
}

/** From a towards b by a share. */
// @ts-ignore: decorator
@inline
function mixed(a: v128, b: v128, share: v128): v128 {
  return f32x4.add(a, f32x4.mul(f32x4.sub(b, a), share));
}

/** Hash noise for grain: smooth gradients band without it. */
// @ts-ignore: decorator
@inline
function grain(i: i32): v128 {
  let h = i32x4.mul(v128.xor(i32x4.add(i32x4.splat(i), i32x4(0, 1, 2, 3)), i32x4.splat(0x9e3779b9)), i32x4.splat(0x85ebca6b));
  h = i32x4.mul(v128.xor(h, i32x4.shr_u(h, 13)), i32x4.splat(0xc2b2ae35));
  h = v128.xor(h, i32x4.shr_u(h, 16));
  const even = f32x4.sub(f32x4.mul(f32x4.convert_i32x4_u(h), all(1.0 / 4294967296.0)), all(0.5));
  return f32x4.add(f32x4.mul(even, all(GRAIN)), all(0.5));
}

// @ts-ignore: decorator
@inline
function layLevels(out: usize, levels: v128): void {
  const bytes = i32x4.trunc_sat_f32x4_s(f32x4.pmin(all(255), f32x4.pmax(all(0), levels)));
  store<u8>(out, <u8>i32x4.extract_lane(bytes, 0));
  store<u8>(out + 3, <u8>i32x4.extract_lane(bytes, 1));
  store<u8>(out + 6, <u8>i32x4.extract_lane(bytes, 2));
  store<u8>(out + 9, <u8>i32x4.extract_lane(bytes, 3));
}

/**
 * `count` pixels from the picture's pixel `first` on. At `set` lie the mood's numbers and the places of everything else (paint.ts).
 * Writes up to three pixels more than it is asked for.
 */
export function paint(set: usize, first: i32, count: i32): void {
  const source = <usize>load<u32>(set + 72), luma = <usize>load<u32>(set + 76), alpha = <usize>load<u32>(set + 80);
  const thin = <usize>load<u32>(set + 84), glassed = <usize>load<u32>(set + 88), emitted = <usize>load<u32>(set + 92);
  const out = <usize>load<u32>(set + 96), linear = <usize>load<u32>(set + 100), logLight = <usize>load<u32>(set + 104);
  const table = <usize>load<u32>(set + 108), held = <usize>load<u32>(set + 112), graded = <usize>load<u32>(set + 116);
  const levels = <usize>load<u32>(set + 120), shining = <usize>load<u32>(set + 124);
  const red = plane(set, 0), green = plane(set, 1), blue = plane(set, 2), slope = plane(set, 3), excess = plane(set, 4);
  const least = plane(set, 5), most = plane(set, 6);
  const kR = plane(set, 7), kG = plane(set, 8), kB = plane(set, 9), arriving = plane(set, 10);
  const spilt = plane(set, 11), bloomed = plane(set, 12);
  for (let i: usize = 0; i < <usize>count; i += 4) {
    const x = i << 2, p = i * 3;
    const share = f32x4.mul(four(alpha + i), all(1.0 / 255.0));
    const seen = f32x4.lt(share, all(ALL));
    let r = all(0), g = all(0), b = all(0);
    if (v128.any_true(seen)) {
      const read = f32x4.add(f32x4.mul(v128.load(slope + x), told(logLight, luma + i, 1)), v128.load(excess + x));
      const sunlit = f32x4.pmin(v128.load(most + x), f32x4.pmax(v128.load(least + x), read));
      const left = at(table, f32x4.add(f32x4.mul(f32x4.add(f32x4.mul(sunlit, all(1.0 / 6.0)), all(1)), all(512)), all(0.5)), 1024);
      r = f32x4.mul(f32x4.mul(told(linear, source + p, 3), left), v128.load(kR + x));
      g = f32x4.mul(f32x4.mul(told(linear, source + p + 1, 3), left), v128.load(kG + x));
      b = f32x4.mul(f32x4.mul(told(linear, source + p + 2, 3), left), v128.load(kB + x));
      const grey = greyOf(r, g, b);
      // Unlit grass is less green than by day, as yellow as it may be; wood, paint and autumn keep what they have.
      const leafy = f32x4.div(f32x4.sub(g, f32x4.mul(all(LEAFY), r)), f32x4.mul(all(LEAFY_WHOLE - LEAFY), r));
      const saturation = mixed(number(set, 0), number(set, 10), f32x4.pmin(all(1), f32x4.pmax(all(0), leafy)));
      const spill = v128.load(spilt + x), bloom = v128.load(bloomed + x);
      r = f32x4.pmax(all(0), f32x4.add(grey, f32x4.mul(f32x4.sub(r, grey), saturation)));
      g = f32x4.pmax(all(0), f32x4.add(grey, f32x4.mul(f32x4.sub(g, grey), saturation)));
      b = f32x4.pmax(all(0), f32x4.add(grey, f32x4.mul(f32x4.sub(b, grey), saturation)));
      // Cream paint under a blue sky is no olive.
      const over = f32x4.sub(g, f32x4.pmax(f32x4.mul(number(set, 2), r), b));
      const greenish = f32x4.gt(over, all(0));
      if (v128.any_true(greenish)) {
        const slight = f32x4.pmax(all(0), f32x4.sub(all(1), f32x4.div(over, f32x4.mul(all(SLIGHT), g))));
        g = f32x4.sub(g, v128.and(f32x4.mul(f32x4.mul(over, number(set, 1)), slight), greenish));
      }
      const open = f32x4.mul(v128.load(arriving + x), number(set, 8));
      const reached = f32x4.mul(open, at(held, f32x4.mul(f32x4.mul(grey, open), all(2048)), 4096));
      // What is dark by then has its light from the sky alone.
      const shade = f32x4.div(f32x4.mul(number(set, 4), all(DIM)), f32x4.add(all(DIM), f32x4.mul(grey, reached)));
      let lightR = f32x4.mul(reached, f32x4.sub(all(1), f32x4.mul(all(0.5), shade)));
      let lightG = reached;
      let lightB = f32x4.mul(reached, f32x4.add(all(1), f32x4.mul(all(0.8), shade)));
      let ownR = all(0), ownG = all(0), ownB = all(0);
      const glass = f32x4.mul(four(glassed + i), all(1.0 / 255.0));
      const shine = told(shining, emitted + p, 3);
      const lamps = v128.or(
        v128.or(f32x4.gt(glass, all(0)), f32x4.gt(shine, all(0))),
        f32x4.gt(f32x4.pmax(spill, bloom), all(UNSEEN)),
      );
      if (v128.any_true(lamps)) {
        const beside = f32x4.div(f32x4.mul(all(FRAME), bloom), f32x4.add(all(FRAME_HALF), bloom));
        const dim = f32x4.mul(f32x4.sub(all(1), f32x4.mul(all(0.93), glass)), f32x4.sub(all(1), beside));
        const light = f32x4.mul(f32x4.mul(spill, f32x4.sub(all(1), glass)), number(set, 3));
        const gain = f32x4.mul(number(set, 9), v128.load(kG + x));
        const onWall = f32x4.div(f32x4.mul(all(MOST_LAMP), light), f32x4.add(all(MOST_LAMP), f32x4.mul(light, gain)));
        const inLens = f32x4.mul(bloom, all(0.08));
        lightR = v128.bitselect(f32x4.add(f32x4.mul(dim, lightR), f32x4.mul(onWall, number(set, 5))), lightR, lamps);
        lightG = v128.bitselect(f32x4.add(f32x4.mul(dim, lightG), f32x4.mul(onWall, number(set, 6))), lightG, lamps);
        lightB = v128.bitselect(f32x4.add(f32x4.mul(dim, lightB), f32x4.mul(onWall, number(set, 7))), lightB, lamps);
        ownR = v128.and(f32x4.add(shine, inLens), lamps);
        ownG = v128.and(f32x4.add(told(shining, emitted + p + 1, 3), f32x4.mul(inLens, all(LAMP_GREEN))), lamps);
        ownB = v128.and(f32x4.add(told(shining, emitted + p + 2, 3), f32x4.mul(inLens, all(LAMP_BLUE))), lamps);
      }
      r = f32x4.mul(r, lightR);
      g = f32x4.mul(g, lightG);
      b = f32x4.mul(b, lightB);
      const under = at(graded, f32x4.mul(greyOf(r, g, b), all(2048)), 4096);
      r = v128.and(f32x4.add(f32x4.mul(r, under), ownR), seen);
      g = v128.and(f32x4.add(f32x4.mul(g, under), ownG), seen);
      b = v128.and(f32x4.add(f32x4.mul(b, under), ownB), seen);
    }
    const sky = f32x4.gt(share, all(NONE));
    const twigs = four(thin + i);
    const twig = v128.and(f32x4.gt(twigs, all(40)), seen);
    if (v128.any_true(v128.or(sky, twig))) {
      const skyR = v128.load(red + x), skyG = v128.load(green + x), skyB = v128.load(blue + x);
      if (v128.any_true(twig)) {
        // Thin things before the sky are silhouettes: no lamp reaches them, and the sky behind is the light of the evening.
        const most = f32x4.add(f32x4.mul(all(SILHOUETTE), greyOf(skyR, skyG, skyB)), all(0.01));
        const own = greyOf(r, g, b);
        const dimmed = f32x4.sub(
          all(1), f32x4.mul(f32x4.sub(all(1), f32x4.div(most, own)), f32x4.mul(twigs, all(1.0 / 255.0))),
        );
        const dim = v128.bitselect(dimmed, all(1), v128.and(twig, f32x4.gt(own, most)));
        r = f32x4.mul(r, dim);
        g = f32x4.mul(g, dim);
        b = f32x4.mul(b, dim);
      }
      const part = v128.and(share, sky);
      r = mixed(r, skyR, part);
      g = mixed(g, skyG, part);
      b = mixed(b, skyB, part);
    }
    const noise = grain(first + <i32>i);
    layLevels(out + p, f32x4.add(at(levels, f32x4.mul(r, all(32768)), 65536), noise));
    layLevels(out + p + 1, f32x4.add(at(levels, f32x4.mul(g, all(32768)), 65536), noise));
    layLevels(out + p + 2, f32x4.add(at(levels, f32x4.mul(b, all(32768)), 65536), noise));
  }
}

/** Value noise summed over octaves at `count` places of doubles, 0..1, to the last digit as engines/raster/noise.ts reckons it; `lattice` holds 256 x 256 floats. */
export function noise(lattice: usize, xs: usize, ys: usize, out: usize, count: i32, octaves: i32): void {
  for (let i: usize = 0; i < <usize>count << 3; i += 16) {
    const x = v128.load(xs + i), y = v128.load(ys + i);
    let sum = f64x2.splat(0);
    let weight = 0.5, total = 0.0, f = 1.0;
    for (let octave = 0; octave < octaves; octave++) {
      const along = f64x2.add(f64x2.mul(x, f64x2.splat(f)), f64x2.splat(<f64>octave * 17.3));
      const across = f64x2.add(f64x2.mul(y, f64x2.splat(f)), f64x2.splat(<f64>octave * 9.1));
      sum = f64x2.add(sum, f64x2.mul(f64x2.splat(weight), single(lattice, along, across)));
      total += weight;
      weight *= 0.5;
      f *= 2.03;
    }
    v128.store(out + i, f64x2.div(sum, f64x2.splat(total)));
  }
}

// @ts-ignore: decorator
@inline
function faded(t: v128): v128 {
  const inner = f64x2.add(f64x2.mul(t, f64x2.sub(f64x2.mul(t, f64x2.splat(6)), f64x2.splat(15))), f64x2.splat(10));
  return f64x2.mul(f64x2.mul(f64x2.mul(t, t), t), inner);
}

/** Two places of the lattice as doubles. */
// @ts-ignore: decorator
@inline
function both(lattice: usize, places: v128): v128 {
  const a = v128.load32_zero(lattice + <usize>i32x4.extract_lane(places, 0));
  return f64x2.promote_low_f32x4(v128.load32_lane(lattice + <usize>i32x4.extract_lane(places, 1), a, 1));
}

// @ts-ignore: decorator
@inline
function single(lattice: usize, x: v128, y: v128): v128 {
  const xi = f64x2.floor(x), yi = f64x2.floor(y);
  const u = faded(f64x2.sub(x, xi)), v = faded(f64x2.sub(y, yi));
  const i = i32x4.trunc_sat_f64x2_s_zero(xi), j = i32x4.trunc_sat_f64x2_s_zero(yi);
  const last = i32x4.splat(255), one = i32x4.splat(1);
  const a = i32x4.shl(v128.and(i, last), 2), b = i32x4.shl(v128.and(i32x4.add(i, one), last), 2);
  const c = i32x4.shl(v128.and(j, last), 10), d = i32x4.shl(v128.and(i32x4.add(j, one), last), 10);
  const p = both(lattice, i32x4.add(a, c)), q = both(lattice, i32x4.add(b, c));
  const s = both(lattice, i32x4.add(a, d)), t = both(lattice, i32x4.add(b, d));
  const upper = f64x2.add(p, f64x2.mul(f64x2.sub(q, p), u));
  const turn = f64x2.mul(f64x2.add(f64x2.sub(f64x2.sub(t, s), q), p), u);
  return f64x2.add(upper, f64x2.mul(f64x2.add(f64x2.sub(s, p), turn), v));
}
