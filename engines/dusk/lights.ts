import { lampGlow } from '#engines/dusk/lamps.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import { quadSpace } from '#engines/dusk/quad-space.ts';
import { type RoomGlow, roomGlow } from '#engines/dusk/room-glow.ts';
import { barsIn, type GlassLevels, levelsOf } from '#engines/dusk/window-bars.ts';
import { softBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

export type LitWindow = {
  readonly quad: Quad;
  readonly group: number;
  /** Drawn by the person: lit as drawn, whatever the network sees there. */
  readonly drawn?: boolean;
  readonly lamp?: boolean;
};

/** Lit glass at full size, and its light on wall, ground and lens at an eighth. */
export type Lights = {
  /** Square root of the emitted light, 255 = 1.96, interleaved; and how much of the pixel is lit glass. */
  readonly emitted: Uint8Array;
  readonly glass: Uint8Array;
  readonly spill: Plane;
  readonly bloom: Plane;
};

const SCALE = 1.4 / 255;
/** Emitted light per stored byte. */
export const EMITTED: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => (byte * SCALE) ** 2);
const encodeEmitted = (light: number): number => Math.min(255, Math.sqrt(Math.max(0, light)) / SCALE);

/** Light on the wall beside a lantern, in the lens around it, and how many of its heights it reaches. */
const LAMP_POOL = 0.5;
const LAMP_HALO = 2.2;
const LAMP_REACH = 11;
const LAMP_HUE = [1, 0.78, 0.44] as const;

/** Light that a door's surround gives back from the porch lamp, against as much lit glass. */
const PORCH = 0.16;

type Bounds = { left: number; top: number; right: number; bottom: number };

const boundsOf = (quads: readonly Quad[], width: number, height: number): Bounds => {
  const xs = quads.flatMap((quad) => quad.map((corner) => corner[0] * width));
  const ys = quads.flatMap((quad) => quad.map((corner) => corner[1] * height));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

export const lightWindows = (
  photo: Raster,
  luma: Uint8Array,
  windows: readonly LitWindow[],
  strength: number,
  seed: number,
  /** The network's chance of glass, at its own size: what it calls wall inside a found window stays dark. */
  pane?: Plane,
  /** The network's chance of a house door: someone expects guests, and its porch is lit. */
  door?: Plane,
): Lights => {
  const { width, height } = photo;
  const emitted = new Uint8Array(width * height * 3);
  const glass = new Uint8Array(width * height);
  const groups = new Map<number, LitWindow[]>();
  for (const window of windows) {
    if (window.lamp) lightLamp(window.quad, width, height, strength, emitted);
    else groups.set(window.group, [...(groups.get(window.group) ?? []), window]);
  }
  for (const [group, members] of groups) {
    const whole = boundsOf(
      members.map(({ quad }) => quad),
      width,
      height,
    );
    const room = roomGlow(
      seed * 7919 + group * 131,
      (whole.right - whole.left) / Math.max(1, whole.bottom - whole.top),
      ((whole.right - whole.left) * (whole.bottom - whole.top)) / (width * height),
    );
    for (const { quad, drawn } of members)
      lightPane(photo, luma, quad, whole, room, strength, emitted, glass, drawn ? undefined : pane);
  }
  return { emitted, glass, ...spread(emitted, width, height, windows, door) };
};

/** A bulb behind glass: small, nearly white, gone at the rim of its lantern. */
const lightLamp = (quad: Quad, width: number, height: number, strength: number, emitted: Uint8Array): void => {
  const box = boundsOf([quad], width, height);
  const [wide, tall] = [Math.max(2, box.right - box.left), Math.max(3, box.bottom - box.top)];
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, box.bottom); y++)
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(width, box.right); x++) {
      const light = strength * lampGlow((x + 0.5 - box.left) / wide, (y + 0.5 - box.top) / tall);
      const p = (y * width + x) * 3;
      for (const [k, share] of LAMP_HUE.entries())
        emitted[p + k] = Math.max(emitted[p + k]!, encodeEmitted(light * share));
    }
};

const chanceAt = (plane: Plane, x: number, y: number): number => {
  const px = Math.min(plane.width - 1.001, Math.max(0, x * plane.width - 0.5));
  const py = Math.min(plane.height - 1.001, Math.max(0, y * plane.height - 0.5));
  const i = Math.floor(py) * plane.width + Math.floor(px);
  const a = px - Math.floor(px);
  const b = py - Math.floor(py);
  const { data } = plane;
  const above = data[i]! + (data[i + 1]! - data[i]!) * a;
  const below = data[i + plane.width]! + (data[i + plane.width + 1]! - data[i + plane.width]!) * a;
  return above + (below - above) * b;
};

/** Rows and columns in which the chance of glass of one quad is read. */
const LINES = 24;

/** A quad that reaches over wall or post is lit up to a straight line, where the chance falls off as a whole. */
const sureIn = (pane: Plane, [a, b, c, d]: Quad): ((u: number, v: number) => number) => {
  const columns = new Float32Array(LINES);
  const rows = new Float32Array(LINES);
  for (let j = 0; j < LINES; j++)
    for (let i = 0; i < LINES; i++) {
      const [u, v] = [(i + 0.5) / LINES, (j + 0.5) / LINES];
      const x = (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v;
      const y = (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v;
      const chance = chanceAt(pane, x, y) / LINES;
      columns[i]! += chance;
      rows[j]! += chance;
    }
  const [most, tallest] = [Math.max(...columns), Math.max(...rows)];
  const at = (lines: Float32Array, place: number): number =>
    lines[Math.min(LINES - 1, Math.max(0, Math.floor(place * LINES)))]!;
  return (u, v) => ease(0.3, 0.45, at(columns, u) / most) * ease(0.25, 0.4, at(rows, v) / tallest);
};

const lightPane = (
  photo: Raster,
  luma: Uint8Array,
  quad: Quad,
  whole: Bounds,
  room: RoomGlow,
  strength: number,
  emitted: Uint8Array,
  glass: Uint8Array,
  pane: Plane | undefined,
): void => {
  const { width, height } = photo;
  const corner = (n: 0 | 1 | 2 | 3): readonly [number, number] => [quad[n][0] * width, quad[n][1] * height];
  const pixels: Quad = [corner(0), corner(1), corner(2), corner(3)];
  const box = boundsOf([quad], width, height);
  const frame = 2 + Math.round(0.03 * Math.min(box.right - box.left, box.bottom - box.top));
  const left = Math.max(0, Math.floor(box.left) - frame);
  const top = Math.max(0, Math.floor(box.top) - frame);
  const w = Math.min(width, Math.ceil(box.right) + frame + 1) - left;
  const h = Math.min(height, Math.ceil(box.bottom) + frame + 1) - top;
  if (w < 3 || h < 3) return;
  const place = quadSpace(pixels);
  const uv = new Float32Array(w * h * 2);
  const crop = new Uint8Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const [u, v] = place(left + x + 0.5, top + y + 0.5);
      uv[i * 2] = u;
      uv[i * 2 + 1] = v;
      crop[i] = luma[(top + y) * width + left + x]!;
    }
  const piece = { width: w, height: h, luma: crop };
  const levels = levelsOf(piece, uv);
  const bar = barsIn(piece, uv, levels);
  const sure = pane ? sureIn(pane, quad) : () => 1;
  const wide = Math.max(1, box.right - box.left);
  const tall = Math.max(1, box.bottom - box.top);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const u = uv[i * 2]!;
      const v = uv[i * 2 + 1]!;
      const inset = Math.min(u * wide, (1 - u) * wide, v * tall, (1 - v) * tall);
      const inside = ease(-0.4, 1.4, inset);
      if (inside <= 0) continue;
      const seen = pane ? ease(0.08, 0.3, chanceAt(pane, (left + x) / width, (top + y) / height)) * sure(u, v) : 1;
      const clear = inside * (1 - 0.92 * bar(i)) * seen;
      if (clear < 0.01) continue;
      const own = ownShade(crop[i]! / 255, levels);
      const light =
        strength *
        clear *
        own *
        room.at(
          (left + x - whole.left) / Math.max(1, whole.right - whole.left),
          (top + y - whole.top) / Math.max(1, whole.bottom - whole.top),
        );
      const at = (top + y) * width + left + x;
      for (let k = 0; k < 3; k++)
        emitted[at * 3 + k] = Math.max(emitted[at * 3 + k]!, encodeEmitted(room.hue(light, k as 0)));
      glass[at] = Math.max(glass[at]!, clear * 255);
    }
};

/** What the pane shows by day, its curtains and blinds, stays to a sixth: more brings back trees mirrored in the glass. */
const OWN = 0.17;
const ownShade = (luma: number, { glass }: GlassLevels): number => 1 + OWN * clamp((luma - glass) / 0.22, -1, 1);

const STEP = 8;

/** Light on walls and ground falls off around and mostly below a window; bloom stays close. */
const spread = (
  emitted: Uint8Array,
  width: number,
  height: number,
  windows: readonly LitWindow[],
  door: Plane | undefined,
): { spill: Plane; bloom: Plane } => {
  const w = Math.ceil(width / STEP);
  const h = Math.ceil(height / STEP);
  const source = newPlane(w, h);
  for (let i = 0, p = 0; p < emitted.length; i++, p += 3) {
    if (!emitted[p]) continue;
    const y = Math.floor(i / width);
    source.data[Math.floor(y / STEP) * w + Math.floor((i - y * width) / STEP)]! +=
      EMITTED[emitted[p]!]! / (STEP * STEP);
  }
  const unit = Math.max(width, height) / 1600 / STEP;
  const bloom = softBlur(softBlur(source, 16 * unit), 16 * unit);
  if (door) {
    const chance = growPlane(door, w, h).data;
    for (let i = 0; i < chance.length; i++) source.data[i]! += PORCH * ease(0.35, 0.7, chance[i]!);
  }
  const near = softBlur(softBlur(source, 42 * unit), 42 * unit);
  const far = softBlur(softBlur(source, 150 * unit), 150 * unit);
  const spill = newPlane(w, h);
  const drop = Math.round(60 * unit);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const above = Math.max(0, y - drop) * w + x;
      const pool = Math.max(0, y - 2 * drop) * w + x;
      spill.data[i] = near.data[i]! * 0.8 + far.data[i]! * 0.9 + far.data[above]! * 1.5 + far.data[pool]! * 0.7;
    }
  for (const { lamp, quad } of windows) if (lamp) lampPool(boundsOf([quad], width, height), spill, bloom);
  return { spill, bloom };
};

/** Light of a lantern on its wall: by the square of the distance, less above it than below; and its halo in the lens. */
const lampPool = ({ left, right, top, bottom }: Bounds, spill: Plane, bloom: Plane): void => {
  const [cx, cy] = [(left + right) / 2 / STEP, (top + bottom) / 2 / STEP];
  const size = Math.max(0.7, (bottom - top) / STEP);
  const reach = size * LAMP_REACH;
  for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(spill.height, cy + reach); y++)
    for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(spill.width, cx + reach); x++) {
      const [dx, dy] = [(x + 0.5 - cx) / size, (y + 0.5 - cy) / size];
      const far = dx * dx + dy * dy * (dy > 0 ? 0.5 : 1.6);
      const i = y * spill.width + x;
      spill.data[i]! += (LAMP_POOL / (1 + far / 1.6)) * ease(reach / size, reach / size / 2, Math.sqrt(far));
      bloom.data[i]! += LAMP_HALO * Math.exp(-far / 1.2);
    }
};
