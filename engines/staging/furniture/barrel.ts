import type { Vec3 } from '#domain/scene/camera.ts';
import { fbm } from '../render/noise.ts';
import type { Mesh } from './mesh.ts';
import { sheet } from './shapes.ts';

type Shell = {
  readonly width: number;
  readonly depth: number;
  readonly low: number;
  readonly arm: number;
  readonly back: number;
  readonly thick: number;
  /** Width of the stitched channels; 0 for a plain shell. */
  readonly channel: number;
};

/** Middle line of the shell in plan, front right round the back to front left, with its outward direction. */
const course = ({ width, depth, thick, channel }: Shell): { x: number; z: number; nx: number; nz: number }[] => {
  const half = width / 2 - thick / 2;
  const round = Math.min(half, depth * 0.5);
  const turn = -depth / 2 + thick / 2 + round;
  const front = depth / 2 - 0.07;
  const points: { x: number; z: number; nx: number; nz: number }[] = [];
  // Close steps at the ends, where the padding rounds off like a bolster.
  const steps = [0, 0.03, 0.13, 0.35, 0.65, 1].map((e) => (e * thick) / 2);
  const straight = channel ? 14 : 6;
  for (let i = 1; i < straight; i++) steps.push(thick / 2 + ((front - turn - thick / 2) * i) / straight);
  for (const e of steps) points.push({ x: half, z: front - e, nx: 1, nz: 0 });
  const arc = channel ? 96 : 30;
  for (let i = 0; i <= arc; i++) {
    const a = (Math.PI * i) / arc;
    const [c, s] = [Math.cos(a), Math.max(0, Math.sin(a))];
    // A superellipse: squarer than a circle, as tub chairs are.
    const x = Math.sign(c) * Math.abs(c) ** 0.8 * half;
    const z = turn - s ** 0.8 * round;
    points.push({ x, z, nx: c, nz: -s });
  }
  for (const e of steps.reverse()) points.push({ x: -half, z: front - e, nx: -1, nz: 0 });
  return points;
};

/** A padded shell of one piece: rounded on top and at both ends, fuller on the inside. */
export const barrel = (shell: Shell, seed: number): Mesh => {
  const line = course(shell);
  const nu = line.length - 1;
  const run = [0];
  for (let k = 1; k <= nu; k++)
    run.push(run[k - 1]! + Math.hypot(line[k]!.x - line[k - 1]!.x, line[k]!.z - line[k - 1]!.z));
  // A whole number of channels, so that both ends close alike.
  const count = shell.channel ? Math.round(run[nu]! / shell.channel) : 0;
  /** 1 in the seam between two channels, 0 in the middle of one. */
  const between = (k: number): number =>
    count ? 1 - Math.sqrt(Math.abs(Math.sin((Math.PI * count * run[k]!) / run[nu]!))) : 0;
  const nv = 22;
  const at = (k: number, v: number): Vec3 => {
    const p = line[k]!;
    const u = k / nu;
    const end = Math.min(1, Math.min(line[0]!.z - p.z, 1) / (shell.thick / 2));
    const close = Math.sqrt(Math.max(0, 1 - (1 - end) ** 2));
    const rise = Math.sin(Math.PI * Math.max(0, Math.min(1, (u - 0.12) / 0.76))) ** 1.4;
    const top = shell.arm + (shell.back - shell.arm) * rise - (1 - close) * 0.03;
    const r = (shell.thick / 2) * close;
    const tall = top - r - shell.low;
    // Inside up, over the top, outside down.
    const [up, over] = [0.4, 0.2];
    let side = 1;
    let y = top - r;
    if (v < up) y = shell.low + (tall * v) / up;
    else if (v < up + over) {
      const a = (Math.PI * (v - up)) / over;
      side = Math.cos(a);
      y += r * Math.sin(a);
    } else {
      side = -1;
      y = shell.low + (tall * (1 - v)) / up;
    }
    const rest = (y - shell.low) / Math.max(0.05, top - shell.low);
    const padding = side > 0 ? 0.022 * Math.sin(Math.PI * Math.min(1, rest)) * close : 0;
    // None where both sides meet: they stood open there, and the floor was seen through the arm.
    const soft = 0.007 * close * (fbm(p.x * 8 + seed, y * 6, p.z * 8, 3) - 0.5);
    const off = -side * (r + soft - 0.011 * between(k) * close * Math.min(1, rest * 6)) - padding;
    return [p.x + p.nx * off, y, p.z + p.nz * off];
  };
  const mesh = sheet(nu, nv, (u, v) => at(Math.round(u * nu), v));
  const shade = new Float32Array(mesh.positions.length / 3);
  for (let i = 0; i < shade.length; i++) {
    const k = i % (nu + 1);
    const high = mesh.positions[i * 3 + 1]! - shell.low;
    shade[i] = (1 - 0.45 * between(k) ** 2) * (1 - 0.35 * Math.exp(-high / 0.05));
  }
  return { ...mesh, shade };
};
