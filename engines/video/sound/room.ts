import type { Stage } from '#engines/video/sound/instruments.ts';

/** Delays in samples at 48 kHz, without common divisors, so that echoes never pile up on one pitch. */
const COMBS = [1687, 1931, 2287, 2543];
const SPREAD = 29;
const ALLPASSES = [347, 113];

/** A medium hall after Schroeder: four damped echoes side by side, then two that only smear. Adds `amount` of it. */
export function addRoom(stage: Stage, amount: number): void {
  const dry = stage.left.map((value, i) => (value + stage.right[i]!) * 0.5);
  for (const [channel, spread] of [
    [stage.left, 0],
    [stage.right, SPREAD],
  ] as const) {
    const wet = new Float32Array(dry.length);
    for (const delay of COMBS) comb(dry, wet, delay + spread);
    for (const delay of ALLPASSES) allpass(wet, delay + spread);
    for (let i = 0; i < channel.length; i++) channel[i]! += amount * wet[i]!;
  }
}

function comb(input: Float32Array, output: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  let damped = 0;
  for (let i = 0, at = 0; i < input.length; i++, at = at + 1 === delay ? 0 : at + 1) {
    const echo = line[at]!;
    damped = echo * 0.65 + damped * 0.35;
    line[at] = input[i]! + damped * 0.8;
    output[i]! += echo * 0.25;
  }
}

function allpass(samples: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  for (let i = 0, at = 0; i < samples.length; i++, at = at + 1 === delay ? 0 : at + 1) {
    const echo = line[at]!;
    const value = samples[i]! + echo * 0.6;
    samples[i] = echo - value * 0.6;
    line[at] = value;
  }
}
