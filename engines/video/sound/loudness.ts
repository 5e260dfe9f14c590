import type { Sound } from '#engines/ports.ts';

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

// ITU-R BS.1770-4, tables 1 and 2: the head's shelf and the low cut, for 48 kHz.
const SHELF: Biquad = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585];
const LOW_CUT: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621];

const BLOCK_SECONDS = 0.4;
const BLOCKS_PER_STEP = 4; // 75 % overlap.
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** Integrated loudness in LUFS; -Infinity for silence. The sound must be at 48 kHz, where the filters are given. */
export function integratedLoudness({ rate, left, right }: Sound): number {
  if (rate !== 48_000) throw new Error(`Loudness is measured at 48 kHz, not at ${rate} Hz`);
  const step = (rate * BLOCK_SECONDS) / BLOCKS_PER_STEP;
  const quarters = [left, right].map((channel) => quarterPowers(weighted(channel), step));
  const blocks: number[] = [];
  const count = quarters[0]!.length - BLOCKS_PER_STEP + 1;
  for (let i = 0; i < count; i++) {
    let power = 0;
    for (const channel of quarters) {
      for (let k = 0; k < BLOCKS_PER_STEP; k++) power += channel[i + k]! / BLOCKS_PER_STEP;
    }
    blocks.push(power);
  }
  const audible = blocks.filter((power) => loudnessOf(power) > ABSOLUTE_GATE);
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = loudnessOf(mean(audible)) + RELATIVE_GATE;
  return loudnessOf(mean(audible.filter((power) => loudnessOf(power) > gate)));
}

const loudnessOf = (power: number): number => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

function quarterPowers(samples: Float64Array, step: number): number[] {
  const powers: number[] = [];
  for (let start = 0; start + step <= samples.length; start += step) {
    let sum = 0;
    for (let i = start; i < start + step; i++) sum += samples[i]! * samples[i]!;
    powers.push(sum / step);
  }
  return powers;
}

function weighted(samples: Float32Array): Float64Array {
  const out = Float64Array.from(samples);
  for (const [b0, b1, b2, a1, a2] of [SHELF, LOW_CUT]) {
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let i = 0; i < out.length; i++) {
      const x = out[i]!;
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      out[i] = y;
    }
  }
  return out;
}
