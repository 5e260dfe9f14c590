/** Texels on each side of a plane. */
export const TEXELS = 64;

/** Where the sun stands, as a direction from the room towards it, unit length. */
export type Sun = { readonly x: number; readonly y: number; readonly z: number };

/**
 * The floor's brightness as the photo has it, pixel by pixel: on the grid of places a patch's edge is a hand wide, and
 * sun that goes on over a rug with a soft edge beside a hard one on the boards reads as a cloud.
 */
export type Glimpse = {
  readonly width: number;
  readonly height: number;
  /** Root of the brightness, 0..255. */
  readonly bright: Uint8Array;
  /** On the grid of places: how far the floor and a rug on it take sun there, 0..1. */
  readonly gate: Float32Array;
  readonly cover: Float32Array;
  /** How bright the patch around a place gets, and its own mean, over the floor's light without sun; that light. */
  readonly peak: Float32Array;
  readonly even: Float32Array;
  readonly shade: Float32Array;
};

/**
 * The floor's broad light, on a square grid of places: `run` as the photo shows it, sun apart, and `free` as the room's box would
 * throw it on an empty floor. The box drives windows and walls apart for the sake of furniture: on a rug that is no light
 * the floor beside it has.
 */
export type FloorLight = { readonly run: Float32Array; readonly free: Float32Array };

/**
 * The room as a box that shines with the photo's own light. Planes: 0 left, 1 right, 2 back, 3 behind the camera, 4 floor, 5 ceiling.
 */
export type LightBox = {
  readonly left: number;
  readonly right: number;
  readonly depth: number;
  readonly behind: number;
  readonly height: number;
  /** Linear RGB a texel. */
  readonly texels: Float32Array;
  /** The same as a mirror shows it: windows as the photo has them, and something of the room where it shows nothing. */
  readonly view: Float32Array;
  /** Running sum of brightness times area, for picking texels. */
  readonly sums: Float64Array;
  /** Light that falls on the room's bright paint: what a white thing needs to look as white as the walls. */
  readonly white: number;
  /** Mean light that a thing in the room receives. */
  readonly ambient: readonly [number, number, number];
  /** Sun patches: the floor's brightness over its median, a texel. */
  readonly floorPattern: Float32Array;
  /** The same at the photo's own sharpness: for the floor itself and what lies on it. */
  readonly glimpse: Glimpse;
  /** Where the sun stands, if its patches tell. */
  readonly sun: Sun | null;
  /** The floor's own colour as the photo shows it, away from sun and gleam. */
  readonly floorTone: readonly [number, number, number];
  readonly floorLight: FloorLight;
};

/** What the last look met, one per thread. */
type Glance = { r: number; g: number; b: number; t: number; plane: number; pdf: number };
export type Shine = {
  readonly glance: Glance;
  readonly direction: { x: number; y: number; z: number };
  look(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void;
  /** The room seen out of focus (an eighth of the texels, blended): what rough metal and polish reflect. */
  lookSoft(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void;
  /** The room as a mirror shows it. */
  lookClear(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void;
  /** Picks a bright direction (in `direction`) by three random numbers. */
  pick(ox: number, oy: number, oz: number, a: number, b: number, c: number): void;
};

const PLANE = TEXELS * TEXELS;
type Focus = 'texel' | 'soft' | 'clear';

export const makeShine = (box: Omit<LightBox, 'floorLight'>): Shine => {
  const { left: L, right: R, depth: D, behind: B, height: H, texels, view, sums } = box;
  const across = L + R;
  const along = D + B;
  const texelArea = [along * H, along * H, across * H, across * H, across * along, across * along].map(
    (a) => a / PLANE,
  );
  const total = sums[sums.length - 1] || 1;
  const glance: Glance = { r: 0, g: 0, b: 0, t: 0, plane: 0, pdf: 0 };
  const direction = { x: 0, y: 0, z: 0 };
  let soft: Float32Array | undefined;
  const look = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, how: Focus): void => {
    let t = 1e9;
    let plane = 0;
    if (dx < 0) {
      const q = (-L - ox) / dx;
      if (q < t) t = q;
    } else if (dx > 0) {
      const q = (R - ox) / dx;
      if (q < t) {
        t = q;
        plane = 1;
      }
    }
    if (dz > 0) {
      const q = (D - oz) / dz;
      if (q < t) {
        t = q;
        plane = 2;
      }
    } else if (dz < 0) {
      const q = (-B - oz) / dz;
      if (q < t) {
        t = q;
        plane = 3;
      }
    }
    if (dy < 0) {
      const q = -oy / dy;
      if (q < t) {
        t = q;
        plane = 4;
      }
    } else if (dy > 0) {
      const q = (H - oy) / dy;
      if (q < t) {
        t = q;
        plane = 5;
      }
    }
    if (t < 0) t = 0;
    const x = ox + dx * t;
    const y = oy + dy * t;
    const z = oz + dz * t;
    const u = plane < 2 ? (z + B) / along : (x + L) / across;
    const v = plane < 4 ? y / H : (z + B) / along;
    let i = (u * TEXELS) | 0;
    let j = (v * TEXELS) | 0;
    if (i < 0) i = 0;
    else if (i >= TEXELS) i = TEXELS - 1;
    if (j < 0) j = 0;
    else if (j >= TEXELS) j = TEXELS - 1;
    glance.t = t;
    glance.plane = plane;
    if (how !== 'texel') {
      if (how === 'soft') {
        soft ??= softTexels(texels);
        blend(soft, SOFT, plane, u, v, glance);
      } else blend(view, TEXELS, plane, u, v, glance);
      return;
    }
    const k = plane * PLANE + j * TEXELS + i;
    glance.r = texels[k * 3]!;
    glance.g = texels[k * 3 + 1]!;
    glance.b = texels[k * 3 + 2]!;
    const slant = plane < 2 ? Math.abs(dx) : plane < 4 ? Math.abs(dz) : Math.abs(dy);
    const share = (sums[k]! - (k ? sums[k - 1]! : 0)) / total;
    glance.pdf = slant > 1e-6 ? ((share / texelArea[plane]!) * t * t) / slant : 0;
  };
  return {
    glance,
    direction,
    look: (ox, oy, oz, dx, dy, dz) => look(ox, oy, oz, dx, dy, dz, 'texel'),
    lookSoft: (ox, oy, oz, dx, dy, dz) => look(ox, oy, oz, dx, dy, dz, 'soft'),
    lookClear: (ox, oy, oz, dx, dy, dz) => look(ox, oy, oz, dx, dy, dz, 'clear'),
    pick: (ox, oy, oz, a, b, c) => {
      const want = a * total;
      let low = 0;
      let high = sums.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (sums[middle]! > want) high = middle;
        else low = middle + 1;
      }
      const plane = (low / PLANE) | 0;
      const q = low - plane * PLANE;
      const u = ((q % TEXELS) + b) / TEXELS;
      const v = (((q / TEXELS) | 0) + c) / TEXELS;
      let x: number;
      let y: number;
      let z: number;
      if (plane < 2) {
        x = plane ? R : -L;
        z = u * along - B;
        y = v * H;
      } else {
        x = u * across - L;
        if (plane < 4) {
          z = plane === 2 ? D : -B;
          y = v * H;
        } else {
          y = plane === 4 ? 0 : H;
          z = v * along - B;
        }
      }
      const dx = x - ox;
      const dy = y - oy;
      const dz = z - oz;
      const d = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9;
      direction.x = dx / d;
      direction.y = dy / d;
      direction.z = dz / d;
    },
  };
};

const SOFT = 8;

const softTexels = (texels: Float32Array): Float32Array => {
  const out = new Float32Array(6 * SOFT * SOFT * 3);
  const block = TEXELS / SOFT;
  for (let i = 0; i < 6 * PLANE; i++) {
    const plane = (i / PLANE) | 0;
    const q = i - plane * PLANE;
    const o = (plane * SOFT * SOFT + ((((q / TEXELS) | 0) / block) | 0) * SOFT + (((q % TEXELS) / block) | 0)) * 3;
    // Windows count up to four times white: more would turn every knob into a lamp.
    for (let k = 0; k < 3; k++) out[o + k]! += Math.min(4, texels[i * 3 + k]!) / (block * block);
  }
  return out;
};

const blend = (from: Float32Array, n: number, plane: number, u: number, v: number, out: Glance): void => {
  const x = Math.max(0, Math.min(n - 1.001, u * n - 0.5));
  const y = Math.max(0, Math.min(n - 1.001, v * n - 0.5));
  const i = x | 0;
  const j = y | 0;
  const a = (plane * n * n + j * n + i) * 3;
  const b = a + n * 3;
  const fx = x - i;
  const fy = y - j;
  const at = (k: number) => {
    const top = from[a + k]! * (1 - fx) + from[a + 3 + k]! * fx;
    const low = from[b + k]! * (1 - fx) + from[b + 3 + k]! * fx;
    return top * (1 - fy) + low * fy;
  };
  out.r = at(0);
  out.g = at(1);
  out.b = at(2);
};

export const sumsOf = (
  texels: Float32Array,
  size: Pick<LightBox, 'left' | 'right' | 'depth' | 'behind' | 'height'>,
): Float64Array => {
  const across = size.left + size.right;
  const along = size.depth + size.behind;
  const areas = [
    along * size.height,
    along * size.height,
    across * size.height,
    across * size.height,
    across * along,
    across * along,
  ];
  const sums = new Float64Array(6 * PLANE);
  let sum = 0;
  for (let i = 0; i < sums.length; i++) {
    sum +=
      (0.2126 * texels[i * 3]! + 0.7152 * texels[i * 3 + 1]! + 0.0722 * texels[i * 3 + 2]! + 0.01) *
      areas[(i / PLANE) | 0]!;
    sums[i] = sum;
  }
  return sums;
};
