import type { Look, Material } from './material.ts';
import { fbm, hash, noise } from './noise.ts';

const wrap = (v: number) => v - Math.floor(v);
const smooth = (t: number) => {
  const c = t < 0 ? 0 : t > 1 ? 1 : t;
  return c * c * (3 - 2 * c);
};
/** A line of half-width `wide` about 0, no sharper than wool or than the picture's own pixels. */
const line = (d: number, wide: number, span: number) => {
  const soft = Math.max(wide * 0.5, span);
  return (smooth((wide - Math.abs(d)) / soft + 0.5) * wide) / Math.max(wide, span * 0.7);
};

/** Size of a knot, metres. */
const KNOT = 0.0055;
const knot = { x: 0, z: 0, tone: 0 };
/**
 * The knot that covers a place, into `knot`: a pattern is drawn knot by knot, never quite in line, and no two take the dye
 * alike. Smaller than a pixel they run together.
 */
const tie = (x: number, z: number, span: number): void => {
  const seen = smooth(1.7 - span / KNOT);
  const row = Math.floor(z / KNOT);
  const shift = hash(row, 11, 3);
  const i = Math.floor(x / KNOT + shift);
  const [a, b] = [hash(i, row, 21), hash(i, row, 22)];
  knot.x = x + seen * ((i + 0.5 - shift + 0.7 * (a - 0.5)) * KNOT - x);
  knot.z = z + seen * ((row + 0.5 + 0.7 * (b - 0.5)) * KNOT - z);
  knot.tone = seen * (a + b - 1);
};

/** Worn: where feet went, the pattern is rubbed off down to the ground. */
const wear = (x: number, z: number): number => {
  const large = fbm(x * 0.9, 5, z * 0.9, 2);
  const small = fbm(x * 50, 1, z * 90, 2);
  return smooth((large * 1.2 + small * 0.7 - 0.5) * 1.6);
};

/** A flower as looms draw it: eight petals round a ring round a bud. 1 is drawn, 0 is ground. */
const rosette = (x: number, z: number, size: number, span: number): number => {
  const r = Math.hypot(x, z) / size;
  if (r > 1.4) return 0;
  const petals = 1 + 0.2 * Math.cos(8 * Math.atan2(z, x));
  const soft = Math.max(0.1, span / size);
  const body = smooth((petals - r) / soft);
  const ring = smooth((0.62 - r) / soft) - smooth((0.42 - r) / soft);
  return body * (1 - 0.85 * ring);
};

/** Field of an old carpet: curling stems with leaves between them, and flowers in a staggered net over both; mirrored about both middles. */
const garden = (x: number, z: number, cell: number, span: number): { ink: number; bloom: number } => {
  const a = Math.abs(x) / cell;
  const b = Math.abs(z) / cell;
  const [i, j] = [Math.round(a), Math.round(b)];
  const odd = (i + j) & 1;
  const bloom = rosette((a - i) * cell, (b - j) * cell, cell * (odd ? 0.13 : 0.22), span);
  const [p, q] = [a * 2 * Math.PI, b * 2 * Math.PI];
  const curl = Math.abs(Math.sin(p + 1.35 * Math.sin(q)) * Math.sin(q + 1.35 * Math.sin(p) + 0.6));
  // How far off a stem runs, by how fast the curl changes across a cell.
  const far = cell * 0.13;
  const stems = Math.max(line((curl - 0.24) * far, 0.004, span), 0.7 * line((curl - 0.62) * far, 0.003, span));
  const leaves = smooth((curl - 0.74) * 9) * smooth(1.4 - span / 0.012);
  return { ink: Math.max(bloom, 0.75 * stems, 0.62 * leaves), bloom };
};

type Thread = { second: number; third: number };

/** A carpet with field, medallion and border; `faded` runs from new (0) to rubbed (1). */
const oriental = (x: number, z: number, edge: number, w: number, d: number, faded: number, span: number): Thread => {
  const old = (1 - 0.25 * faded) * (1 - 0.85 * faded * (1 - wear(x, z)));
  const band = Math.min(0.26, 0.1 * Math.min(w, d));
  const guard = Math.max(
    line(edge - band, 0.011, span),
    line(edge - band * 0.72, 0.006, span),
    line(edge - band * 0.2, 0.008, span),
  );
  if (edge < band) {
    const along = w / 2 - Math.abs(x) < d / 2 - Math.abs(z) ? z : x;
    const step = band * 0.9;
    const bloom =
      edge > band * 0.2 && edge < band * 0.72
        ? rosette((wrap(along / step) - 0.5) * step, edge - band * 0.46, band * 0.2, span)
        : 0;
    return { second: Math.max(0.75 - 0.75 * bloom, guard) * old, third: 0.6 * bloom * old };
  }
  const { ink, bloom } = garden(x, z, Math.min(w, d) * 0.13, span);
  const star = Math.hypot(x / (w * 0.2), z / (d * 0.22)) + 0.09 * Math.cos(8 * Math.atan2(z / d, x / w));
  const rim = line((star - 1) * d * 0.2, 0.014, span);
  const heart = rosette(x, z, Math.min(w, d) * 0.09, span);
  if (star < 1) return { second: Math.max(0.2 + 0.55 * ink, rim, heart) * old, third: (0.45 - 0.4 * ink) * old };
  return { second: Math.max(0.16 + 0.62 * ink, rim, guard) * old, third: 0.35 * bloom * old };
};

/** A pale net of diamonds on a ground of dark flecks: rows of knots that come and go, as high and low pile shows. */
const flecks = (x: number, z: number, span: number): number => {
  const a = wrap(x / 0.3 + z / 0.4) - 0.5;
  const b = wrap(x / 0.3 - z / 0.4) - 0.5;
  const near = Math.min(Math.abs(a), Math.abs(b)) * 0.24;
  const inside = Math.max(Math.abs(a), Math.abs(b)) * 0.24;
  // Rows of knots 11 mm high, dark for two or three fingers and pale again; far away only their mean is left.
  const row = Math.floor(z / 0.011);
  const run = x / 0.03 + 7 * hash(row, 3, 1);
  const knot = Math.floor(run);
  const dark = hash(knot, row, 5) < 0.58 ? 1 : 0;
  const ends = dark * smooth(Math.min(run - knot, 1 - run + knot) * 9 + 0.4);
  const lane = smooth(3.2 * (0.5 - Math.abs(z / 0.011 - row - 0.5)) + 0.2);
  const seen = smooth(1.7 - span / 0.0045);
  const broken =
    (1 - seen) * (0.26 + 0.16 * noise(x * 30, 4, z * 60)) + seen * ends * lane * (0.75 + 0.25 * hash(knot, row, 9));
  const soft = Math.max(0.012, span);
  return smooth((near - 0.019) / soft + 0.5) * broken * (0.55 + 0.45 * smooth((0.1 - inside) / 0.02));
};

/** Hand-loomed wool: rows a centimetre high of yarn that changes its tone every hand or so, faint broad bands, two fine lines round the edge. */
const loomed = (x: number, z: number, edge: number, span: number): number => {
  const row = Math.floor(z / 0.011);
  const run = x / 0.14 + 9 * hash(row, 7, 2);
  const at = Math.floor(run);
  const t = smooth((run - at) * 3 - 1);
  const yarn = hash(at, row, 4) * (1 - t) + hash(at + 1, row, 4) * t;
  const seen = smooth(1.8 - span / 0.008);
  const groove = smooth(1.6 - span / 0.004) * (1 - smooth(4 * (0.5 - Math.abs(z / 0.011 - row - 0.5))));
  const band = fbm(3, 2, z * 7, 2) - 0.5;
  const field = 0.24 + 0.5 * seen * (yarn - 0.5) + 0.4 * band + 0.25 * groove;
  const rim = Math.max(line(edge - 0.09, 0.01, span), line(edge - 0.13, 0.004, span));
  return Math.max(0, field, 0.75 * rim);
};

/** Diamonds as a weaver draws them from memory: lines of dark wool that wander, swell, thin out and break, on a pale shaggy ground. */
const berber = (x: number, z: number, edge: number, span: number): number => {
  const [wx, wz] = [0.05 * (noise(x * 2.1, 3, z * 2.1) - 0.5), 0.05 * (noise(x * 2.1 + 9, 5, z * 2.1) - 0.5)];
  const shake = 0.008 * (noise(x * 26, 7, z * 26) - 0.5) + 0.006 * (noise(x * 90, 8, z * 90) - 0.5);
  const [u, v] = [(x + wx) / 0.46, (z + wz) / 0.62];
  const [a, b] = [wrap(u + v + 0.5) - 0.5, wrap(u - v + 0.5) - 0.5];
  const thick = 0.006 + 0.006 * noise(x * 5, 2, z * 5);
  const held = smooth(4 * fbm(x * 9, 4, z * 9, 2) - 0.7);
  const d = Math.min(Math.abs(a * 0.37 + shake), Math.abs(b * 0.37 - shake));
  const soft = Math.max(thick, span);
  return (
    smooth((thick - d) / soft + 0.5) * (thick / Math.max(thick, 0.7 * span)) * (0.4 + 0.5 * held) * smooth(edge / 0.05)
  );
};

/** Woven patterns. 0 faded oriental, 1 a shaggy net of diamonds, 2 flat-woven stripes, 3 oriental, 4 plain ribbed with a bound edge, 5 flecked diamonds, 6 hand-loomed wool; beyond those a plain tape. */
export const rugAt = (m: Material, x: number, z: number, span: number, out: Look): void => {
  const w = m.width ?? 2;
  const d = m.depth ?? 1.5;
  tie(x, z, span);
  const wobble = 0.006 * (noise(x * 40, 0, z * 40) - 0.5);
  // Looms draw no straight line over two metres.
  const drift = 0.022 * (noise(x * 1.4, 6, z * 1.4) - 0.5);
  const [kx, kz] = [knot.x + wobble + drift, knot.z + wobble - drift];
  const edge = Math.min(w / 2 - Math.abs(knot.x), d / 2 - Math.abs(knot.z)) + wobble + 0.4 * drift;
  let t = 0;
  let accent = 0;
  switch (m.pattern) {
    case 0:
    case 3: {
      const drawn = oriental(kx, kz, edge, w, d, m.pattern === 0 ? 0.75 : 0.5, span);
      t = drawn.second;
      accent = drawn.third;
      break;
    }
    case 1:
      t = berber(x, z, edge, span);
      break;
    case 2: {
      const a = wrap(kz / 0.26);
      t =
        0.8 *
        Math.max(
          line((a - 0.2) * 0.26, 0.022, span),
          line((a - 0.36) * 0.26, 0.006, span),
          line((a - 0.42) * 0.26, 0.006, span),
        );
      break;
    }
    case 4: {
      // Ribs of 12 mm across, in rows that differ a little; a bound edge all round.
      const seen = smooth(1.5 - span / 0.006);
      t = 0.12 * fbm(x * 1.5, 2, z * 6, 2) + 0.5 * seen * (0.5 + 0.5 * Math.sin(z * 520)) * noise(x * 60, 3, z * 80);
      t = Math.max(t, 0.9 * line(edge - 0.1, 0.016, span));
      if (edge < 0.035) t = 0.8;
      break;
    }
    case 6:
      t = loomed(x, z, edge, span);
      break;
    case 5:
      t = flecks(kx, z + wobble - drift, span);
  }
  const lay = (to: Material['colour'], share: number) => {
    out.r += (to[0] - out.r) * share;
    out.g += (to[1] - out.g) * share;
    out.b += (to[2] - out.b) * share;
  };
  lay(m.second ?? m.colour, Math.min(1, t) * 0.95);
  if (m.third && accent > 0) lay(m.third, Math.min(1, accent));
  // Dye lots change every few hand's breadths along the warp; pile leans here and there, and its tufts stand in clumps: without them a rug was a printed sheet.
  const lean = noise(x * 6 + 2 * noise(x * 2, 4, z * 2), 6, z * 4) - 0.5;
  const clumps = (noise(x * 34, 8, z * 34) - 0.5) * smooth(1.6 - span * 30);
  const lot = 0.04 * (noise(3, 8, z * 5) - 0.5) + 0.07 * lean + 0.11 * clumps + 0.13 * knot.tone;
  out.r *= 1 + lot;
  out.g *= 1 + lot;
  out.b *= 1 + lot;
};
