import { fbm } from '../render/noise.ts';

export type Filling = {
  /** How high the middle of the upper panel stands above its seam. */
  readonly crown?: number;
  /** How far sides and band stand out in their middle. */
  readonly bow?: number;
  /** Where somebody sat. */
  readonly sat?: number;
  /** Depth of the folds that run in from the seam and the corners. */
  readonly slack?: number;
  /** Radius of its corners in plan. */
  readonly round?: number;
  /** Are its front corners square? On end, those are the ones it stands on. */
  readonly square?: boolean;
  readonly seed?: number;
  /** Channels that seams from front to back divide it into. */
  readonly channels?: number;
  /** Radius of the cord sewn into its seam; none by itself. */
  readonly cord?: number;
  /** Light left on its left and right side, where the next cushion or an arm stands close. */
  readonly beside?: readonly [number, number];
};

/** Places on a panel: close together at the seam, where the cloth turns, and a hand's breadth apart between. */
export const NEAR = [0, 0.0045, 0.01, 0.022, 0.042, 0.07] as const;
const APART = 0.048;
const SQUARE = 0.008;

/** Places from -1 to 1 along a side of half length `half`. */
const linesOf = (half: number, channels: number): number[] => {
  const must: number[] = [];
  for (const n of NEAR) if (n < half * 0.8) must.push(-1 + n / half, 1 - n / half);
  for (let c = 1; c < channels; c++)
    for (const n of [-0.03, -0.012, -0.005, 0, 0.005, 0.012, 0.03]) must.push((2 * c) / channels - 1 + n / half);
  const out = must.filter((v) => Math.abs(v) <= 1);
  const steps = Math.ceil((2 * half) / APART);
  for (let i = 1; i < steps; i++) {
    const v = (2 * i) / steps - 1;
    if (must.every((m) => Math.abs(m - v) * half > 0.4 * APART)) out.push(v);
  }
  return out.sort((a, b) => a - b);
};

/** How a cushion's cloth is cut: its outline in plan, the height of its seam, and the places where both are told. */
export const cutOf = (w: number, tall: number, d: number, filling: Filling) => {
  const { crown = 0.05, bow = 0.014, slack = 0.007, seed = 1, channels = 0 } = filling;
  const [hw, hd] = [w / 2, d / 2];
  const soft = Math.min(filling.round ?? 0.05, hw * 0.9, hd * 0.9);
  const seamY = tall / 2 - crown;
  const outline = (u: number, v: number): readonly [number, number] => {
    const m = Math.max(Math.abs(u), Math.abs(v));
    if (m === 0) return [0, 0];
    const round = filling.square && v > 0 ? SQUARE : soft;
    let [x, z] = [(u / m) * hw, (v / m) * hd];
    const [ax, az] = [Math.abs(x) - hw + round, Math.abs(z) - hd + round];
    const l = ax > 0 && az > 0 ? Math.hypot(ax, az) : 0;
    if (l > round) {
      // Corners are round at the seam alone: farther in, seams across would bend where they pass the diagonal.
      const pull = (1 - round / l) * m ** 10;
      x -= Math.sign(x) * ax * pull;
      z -= Math.sign(z) * az * pull;
    }
    return [m * x * (1 - (bow / hw) * v * v), m * z * (1 - (bow / hd) * u * u)];
  };
  // The seam rides up and down by a few millimetres and hangs at the corners.
  const rim = (u: number, v: number) =>
    seamY + slack * (fbm(u * hw * 6 + seed * 3, seed, v * hd * 6, 2) - 0.5) - 0.008 * (u * v) ** 6;
  const [across, along] = [linesOf(hw, channels), linesOf(hd, 0)];
  const around: (readonly [number, number])[] = [];
  for (const u of across) around.push([u, 1]);
  for (const v of along.slice(1)) around.push([1, -v]);
  for (const u of across.slice(1)) around.push([-u, -1]);
  for (const v of along.slice(1)) around.push([-1, v]);
  return { hw, hd, seamY, outline, rim, across, along, around };
};
