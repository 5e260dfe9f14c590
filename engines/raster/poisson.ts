import type { Plane } from '#engines/raster/raster.ts';

/**
 * One size of the problem: conductances to the right and downwards (0 at the borders), the pull to zero, what flows in, and the answer so
 * far. A row before the first and one after the last spare every cell the question whether it lies at a border.
 */
type Level = {
  readonly width: number;
  readonly height: number;
  readonly right: Float32Array;
  readonly down: Float32Array;
  readonly pull: Float32Array;
  readonly into: Float32Array;
  readonly answer: Float32Array;
  /** One over all that holds a cell. */
  readonly share: Float32Array;
};

/** Below this side a level is solved by sweeps alone. */
const SMALL = 12;
const SWEEPS = 12;

const levelOf = (width: number, height: number): Level => {
  const plane = (): Float32Array => new Float32Array(width * (height + 2));
  const [right, down, pull, into, answer, share] = [plane(), plane(), plane(), plane(), plane(), plane()];
  return { width, height, right, down, pull, into, answer, share };
};

const settle = ({ width, height, right, down, pull, share }: Level): void => {
  for (let i = width, end = width * (height + 1); i < end; i++)
    share[i] = 1 / (right[i]! + right[i - 1]! + down[i]! + down[i - width]! + pull[i]!);
};

/** Squares of 2 x 2 as one: conductances side by side add up, and halve over twice the way. */
const halved = (fine: Level): Level => {
  const coarse = levelOf((fine.width + 1) >> 1, (fine.height + 1) >> 1);
  for (let y = 0, i = fine.width; y < fine.height; y++)
    for (let x = 0; x < fine.width; x++, i++) {
      const o = ((y >> 1) + 1) * coarse.width + (x >> 1);
      coarse.pull[o]! += fine.pull[i]!;
      if (x & 1) coarse.right[o]! += 0.5 * fine.right[i]!;
      if (y & 1) coarse.down[o]! += 0.5 * fine.down[i]!;
    }
  settle(coarse);
  return coarse;
};

/** Gauss-Seidel forwards. What was just written is kept at hand, in single precision as its plane holds it: read back, every cell waits for the one before. */
const forwards = ({ width, height, right, down, into, answer, share }: Level): void => {
  const end = width * (height + 1);
  let before = answer[width - 1]!;
  for (let i = width; i < end; i++) {
    before = Math.fround(
      share[i]! *
        (into[i]! +
          right[i]! * answer[i + 1]! +
          right[i - 1]! * before +
          down[i]! * answer[i + width]! +
          down[i - width]! * answer[i - width]!),
    );
    answer[i] = before;
  }
};

/** And backwards. */
const backwards = ({ width, height, right, down, into, answer, share }: Level): void => {
  let after = answer[width * (height + 1)]!;
  for (let i = width * (height + 1) - 1; i >= width; i--) {
    after = Math.fround(
      share[i]! *
        (into[i]! +
          right[i]! * after +
          right[i - 1]! * answer[i - 1]! +
          down[i]! * answer[i + width]! +
          down[i - width]! * answer[i - width]!),
    );
    answer[i] = after;
  }
};

const sweep = (level: Level, back: boolean): void => (back ? backwards(level) : forwards(level));

/** What the answer still leaves over, summed over squares, flows into the coarser level. */
const restrict = ({ width, height, right, down, into, answer, share }: Level, coarse: Level): void => {
  coarse.into.fill(0);
  for (let y = 0, i = width; y < height; y++)
    for (let x = 0, o = ((y >> 1) + 1) * coarse.width; x < width; x++, i++)
      coarse.into[o + (x >> 1)]! +=
        into[i]! +
        right[i]! * answer[i + 1]! +
        right[i - 1]! * answer[i - 1]! +
        down[i]! * answer[i + width]! +
        down[i - width]! * answer[i - width]! -
        answer[i]! / share[i]!;
};

const correct = ({ width, height, answer }: Level, coarse: Level): void => {
  for (let y = 0, i = width; y < height; y++)
    for (let x = 0, o = ((y >> 1) + 1) * coarse.width; x < width; x++, i++) answer[i]! += coarse.answer[o + (x >> 1)]!;
};

const cycle = (levels: readonly Level[], at: number): void => {
  const level = levels[at]!;
  const coarse = levels[at + 1];
  if (!coarse) {
    for (let k = 0; k < SWEEPS; k++) sweep(level, k % 2 === 1);
    return;
  }
  sweep(level, false);
  restrict(level, coarse);
  coarse.answer.fill(0);
  cycle(levels, at + 1);
  if (at > 1) cycle(levels, at + 1);
  correct(level, coarse);
  sweep(level, true);
};

const flowInto = ({ width, height, right, down, into }: Level, across: Float32Array, along: Float32Array): void => {
  into.fill(0);
  for (let i = 0, o = width; i < width * height; i++, o++) {
    const a = across[i]! * right[o]!;
    const b = along[i]! * down[o]!;
    into[o]! -= a + b;
    into[o + 1]! += a;
    into[o + width]! += b;
  }
};

/** How firmly steps to the right and downwards hold, and the pull to zero: one for all planes whose steps are weighed alike. */
export const stepWeights = (
  width: number,
  height: number,
  right: Float32Array,
  down: Float32Array,
  pull: number,
): readonly Level[] => {
  const level = levelOf(width, height);
  level.pull.fill(pull);
  level.right.set(right, width);
  level.down.set(down, width);
  for (let y = 0; y < height; y++) level.right[(y + 2) * width - 1] = 0;
  level.down.fill(0, width * height);
  settle(level);
  const levels = [level];
  for (let last = level; Math.min(last.width, last.height) > SMALL; last = levels.at(-1)!) levels.push(halved(last));
  return levels;
};

/**
 * The plane whose steps to the right and downwards come closest to those given, each by its weight, while the pull draws every place to
 * zero. By multigrid: every size is corrected by one half as large, so that broad parts settle as fast as fine ones.
 */
export const planeOfSteps = (
  levels: readonly Level[],
  right: Float32Array,
  down: Float32Array,
  cycles: number,
): Plane => {
  const level = levels[0]!;
  const { width, height, answer } = level;
  flowInto(level, right, down);
  answer.fill(0);
  for (let k = 0; k < cycles; k++) cycle(levels, 0);
  return { width, height, data: answer.slice(width, width * (height + 1)) };
};
