import type { Vec3 } from '#domain/scene/camera.ts';
import type { Material } from '../render/material.ts';
import { fbm, hash, noise } from '../render/noise.ts';
import { cutOf, type Filling, NEAR } from './cut.ts';
import { gridTriangles, joined, type Mesh, type Move, smoothed } from './mesh.ts';
import { type Piece, put } from './piece.ts';
import { shaded } from './upholstery.ts';
import { welt } from './welt.ts';

/** Reach in metres of the puckers along a seam, of the folds at a corner, and of the roll from seam to top. */
const PUCKER = 0.04;
const FOLD = 0.12;
const ROLL = 0.1;
/** Depth of the seams between channels. */
const CHANNEL = 0.012;
/** Light left at a distance from a seam, in the fold that it draws in: soft and wide, because a narrow groove was a drawn line, dashed where it was thinner than a pixel. */
export const sewn = (off: number): number => 1 - 0.17 * Math.exp(-off / 0.017);

/** A filled cushion that lies: panel up, front at +z. Feather and foam push its middle up, its seams stay, cloth puckers between. */
export const plump = (w: number, tall: number, d: number, filling: Filling = {}): Mesh => {
  const { crown = 0.05, bow = 0.014, sat = 0.008, slack = 0.007, seed = 1, channels = 0, beside = [1, 1] } = filling;
  const { hw, hd, seamY, outline, rim, across, along, around } = cutOf(w, tall, d, filling);
  const foot = -tall / 2;
  const reach = Math.min(ROLL, 0.5 * hw, 0.5 * hd);
  // Upright at the seam itself, its light would change within a pixel, here on this side of it and there on that.
  const roll = (off: number) => Math.sin((Math.PI / 2) * Math.min(1, off / reach) ** 0.75);
  /** Distance to the nearest seam between channels. */
  const toSeam = (u: number): number => {
    if (!channels) return 1;
    const c = Math.max(1, Math.min(channels - 1, Math.round(((u + 1) * channels) / 2)));
    return Math.abs((2 * c) / channels - 1 - u) * hw;
  };
  const drawn = (u: number): number => (channels ? (1 - Math.min(1, toSeam(u) / (hw / channels))) ** 2.4 : 0);
  const height = (u: number, v: number): number => {
    const [du, dv] = [(1 - Math.abs(u)) * hw, (1 - Math.abs(v)) * hd];
    const turn = roll(du) * roll(dv);
    const full = 0.7 * turn + 0.3 * turn * (1 - u * u) * (1 - v * v);
    const along = (distance: number, place: number, side: number) =>
      Math.exp(-distance / PUCKER) * (noise(place * 15 + seed * 5, side * 3 + seed, 1) - 0.5);
    const pucker = along(du, v * hd, Math.sign(u)) + along(dv, u * hw, Math.sign(v) * 2 + 7);
    const r = Math.hypot(du, dv);
    const corner = Math.sign(u) + 2 * Math.sign(v) + seed;
    const fold = Math.exp(-r / FOLD) * Math.sin(Math.atan2(dv, du) * 9 + corner * 1.7 + 1.5 * noise(r * 4, corner, 3));
    const [x, z] = [u * hw, v * hd];
    const cloud = 1 + 0.22 * (fbm(x * 3.4 + seed * 9, 3, z * 3.4, 2) - 0.5);
    const wrinkle = Math.min(1, turn * 1.6) * slack * (1.9 * pucker + 0.9 * fold);
    const sunk = sat * Math.exp(-4 * (u * u + v * v)) + CHANNEL * drawn(u);
    return rim(u, v) + crown * full * cloud + wrinkle - sunk * turn;
  };
  const top: number[] = [];
  const shade: number[] = [];
  // Rows run from the front to the back, so that the panel looks up.
  for (const back of along) {
    for (const u of across) {
      const v = -back;
      const [x, z] = outline(u, v);
      top.push(x, height(u, v), z);
      const [du, dv] = [(1 - Math.abs(u)) * hw, (1 - Math.abs(v)) * hd];
      const near = 1 - 0.62 * (1 - beside[u < 0 ? 0 : 1]) * Math.exp(-du / 0.013);
      shade.push(sewn(Math.min(du, dv)) * near * (channels ? seamed(toSeam(u)) : 1));
    }
  }
  const panel = smoothed(Float32Array.from(top), Uint32Array.from(gridTriangles(across.length - 1, along.length - 1)));

  const places = around.map(([u, v]) => outline(u, v));
  const last = around.length - 1;
  const drops = [...NEAR.slice(0, 4), ...[0.32, 0.5, 0.68, 0.84].map((t) => t * (seamY - foot)), seamY - foot - 0.012];
  const side: number[] = [];
  const dim: number[] = [];
  // In their order: on a thin pad the band folded back on itself, and its seam was a row of specks.
  const rows = [...new Set([...drops, seamY - foot])]
    .filter((drop) => drop >= 0 && drop <= seamY - foot)
    .sort((a, b) => a - b)
    .map((drop) => drop / (seamY - foot));
  for (const t of rows) {
    around.forEach(([u, v], k) => {
      const [x, z] = places[k]!;
      const [a, b] = [places[k ? k - 1 : last - 1]!, places[k < last ? k + 1 : 1]!];
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [nx, nz] = [-(b[1] - a[1]) / l, (b[0] - a[0]) / l];
      const high = rim(u, v);
      const ripple = slack * 1.3 * (noise((x + z) * 12 + seed, t * 2.5, (x - z) * 12) - 0.5) * Math.sin(Math.PI * t);
      const held = Math.abs(v) === 1 ? CHANNEL * 0.6 * drawn(u) * Math.min(1, 6 * t) : 0;
      // It hangs over its lower seam: turned back in below, the last finger came out as dashes of light and dark.
      const off = bow * Math.sin(Math.PI * 0.8 * t) ** 0.8 + ripple - held;
      side.push(x + nx * off, high + (foot - high) * t, z + nz * off);
      const drop = t * (seamY - foot);
      const open = Math.max(Math.exp(-drop / 0.03), Math.exp(-(hd - z) / 0.035));
      const joint = 1 - nx * nx * (1 - beside[nx < 0 ? 0 : 1]) * (1 - open);
      const under = 1 - 0.45 * Math.exp(-(seamY - foot - drop) / 0.014);
      dim.push(sewn(drop) * under * joint * (channels && Math.abs(v) === 1 ? seamed(toSeam(u)) : 1));
    });
  }
  const edge = side.slice(-3 * around.length);
  const band = smoothed(Float32Array.from(side), Uint32Array.from(gridTriangles(last, rows.length - 1, 0, true)));
  // Closed below, with normals of its own: shared ones turned the band's last finger down, where light is a lottery.
  const below = [
    ...edge,
    ...edge.map((v, k) => (k % 3 === 1 ? v : 0.94 * v)),
    ...edge.map((v, k) => (k % 3 === 1 ? v : 0)),
  ];
  const cap = smoothed(Float32Array.from(below), Uint32Array.from(gridTriangles(last, 2, 0, true)));
  const dull = [0.6, 0.8, 1];
  return joined([
    { ...panel, shade: Float32Array.from(shade) },
    { ...band, shade: Float32Array.from(dim) },
    { ...cap, shade: Float32Array.from(dull.flatMap((v) => around.map(() => v))) },
  ]);
};

/** Light left at a distance from a seam without a cord. */
const seamed = (off: number): number => 1 - 0.22 * Math.exp(-off / 0.009);

/** Lays a cushion on a piece; no two are quite of one tone. `stand` sets it upright, panel to the front. */
export const putCushion = (
  piece: Piece,
  cloth: Material,
  [w, tall, d]: Vec3,
  filling: Filling,
  move: Move,
  stand = false,
): void => {
  const laid = stand ? { ...move, tiltX: Math.PI / 2 + (move.tiltX ?? 0) } : move;
  const own = shaded(cloth, 0.955 + 0.09 * hash(filling.seed ?? 1, 5, 2));
  put(piece, plump(w, tall, d, filling), own, laid);
  if (filling.cord) put(piece, welt(w, tall, d, filling, filling.cord), { ...own, slim: true }, laid, 2 * filling.cord);
};
