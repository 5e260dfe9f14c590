import type { Filling } from './pillow-cloth.ts';

/** How a cushion is set down: middle of its lower edge, lean back, roll and turn. */
export type Stood = {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  readonly filling: Partial<Filling> & { readonly seed: number };
  readonly x: number;
  readonly z: number;
  readonly lean: number;
  readonly roll?: number;
  readonly turn?: number;
  /** Depth of the hand's chop into its upper edge, and where along it. */
  readonly chop?: readonly [deep: number, at: number];
};

export type Scene = {
  /** Height of what they stand on, by the distance from what they lean on. */
  readonly floor: (z: number) => number;
  /** How far back what they lean on runs for each metre up. */
  readonly slope: number;
  readonly pillows: readonly Stood[];
};

/** The cover begins below the pillows, turned back over itself. */
const FOLD = 0.045;
const bedTop = (z: number): number => {
  const t = Math.max(0, Math.min(1, (z - 0.24) / 0.12));
  return FOLD * t * t * (3 - 2 * t);
};
const seat = () => 0;

type OnBed = Pick<Stood, 'name' | 'filling' | 'x' | 'roll' | 'turn' | 'chop'>;
/** On a bed they stand in three rows: a sleeping pair at the board, two squares before it, one long cushion. */
const sleeping = (tall: number, pillow: OnBed): Stood => ({ ...pillow, size: [0.74, tall], z: 0.22, lean: -0.3 });
const square = (side: number, pillow: OnBed): Stood => ({ ...pillow, size: [side, side], z: 0.44, lean: -0.42 });
const lumbar = (size: Stood['size'], pillow: OnBed): Stood => ({ ...pillow, size, z: 0.64, lean: -0.5 });
const bedWith = (...pillows: readonly Stood[]): Scene => ({ floor: bedTop, slope: 0, pillows });

/** x y z: across, up from mattress or seat, out from headboard or back. */
export const SCENES: readonly Scene[] = [
  bedWith(
    sleeping(0.5, { name: 'sleepingA', filling: { seed: 3, push: 8, thick: 0.22 }, x: -0.39, roll: 0.02 }),
    sleeping(0.5, { name: 'sleepingB', filling: { seed: 7, push: 7, thick: 0.21, sunk: 0.24 }, x: 0.4, roll: -0.012 }),
    square(0.48, {
      name: 'squareA',
      filling: { seed: 4, thick: 0.23, sunk: 0.24 },
      x: -0.24,
      roll: 0.05,
      turn: 0.06,
    }),
    square(0.45, {
      name: 'squareB',
      filling: { seed: 6, thick: 0.22, push: 7, gathered: 0.91 },
      x: 0.27,
      roll: -0.06,
      turn: -0.05,
    }),
    lumbar([0.58, 0.34], { name: 'lumbarA', filling: { seed: 5, thick: 0.19, push: 7 }, x: 0.02, roll: 0.01 }),
  ),
  bedWith(
    sleeping(0.52, { name: 'sleepingC', filling: { seed: 13, push: 8, thick: 0.22 }, x: -0.4, roll: -0.015 }),
    sleeping(0.52, {
      name: 'sleepingD',
      filling: { seed: 17, push: 6.5, thick: 0.21, sunk: 0.26 },
      x: 0.4,
      roll: 0.02,
    }),
    square(0.48, {
      name: 'squareC',
      filling: { seed: 14, thick: 0.23, push: 8, sunk: 0.24 },
      x: -0.26,
      roll: -0.04,
      turn: 0.04,
    }),
    square(0.48, {
      name: 'squareD',
      filling: { seed: 16, thick: 0.22, gathered: 0.92 },
      x: 0.25,
      roll: 0.05,
      turn: -0.06,
      chop: [0.03, 0.46],
    }),
    lumbar([0.62, 0.32], { name: 'lumbarB', filling: { seed: 15, thick: 0.19, push: 7 }, x: -0.02, roll: -0.015 }),
  ),
  {
    floor: seat,
    slope: 0.2,
    pillows: [
      {
        name: 'sofaA',
        size: [0.5, 0.5],
        filling: { seed: 21, thick: 0.22, sunk: 0.24 },
        x: -0.4,
        z: 0.2,
        lean: -0.4,
        roll: 0.06,
        turn: 0.1,
      },
      {
        name: 'sofaB',
        size: [0.45, 0.45],
        filling: { seed: 22, thick: 0.21, push: 7.5, gathered: 0.91 },
        x: -0.1,
        z: 0.36,
        lean: -0.5,
        roll: -0.06,
        turn: 0.05,
      },
      {
        name: 'sofaC',
        size: [0.5, 0.5],
        filling: { seed: 23, thick: 0.22, push: 7 },
        x: 0.6,
        z: 0.2,
        lean: -0.4,
        roll: -0.05,
        turn: -0.1,
      },
    ],
  },
  {
    floor: seat,
    slope: 0.25,
    pillows: [
      {
        name: 'chairA',
        size: [0.44, 0.33],
        filling: { seed: 31, thick: 0.19, push: 7 },
        x: -0.4,
        z: 0.18,
        lean: -0.4,
        roll: 0.05,
      },
      {
        name: 'chairB',
        size: [0.55, 0.34],
        filling: { seed: 32, thick: 0.18, push: 7 },
        x: 0.4,
        z: 0.18,
        lean: -0.4,
        roll: -0.03,
      },
    ],
  },
];
