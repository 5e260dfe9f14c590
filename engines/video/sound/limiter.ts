import type { Sound } from '#engines/ports.ts';

/** Between samples the wave may rise higher than at them; four points a sample by a windowed sinc see it to 0.1 dB. */
const OVER = 4;
const REACH = 6;
const KERNELS = Array.from({ length: OVER - 1 }, (_, phase) => {
  const shift = (phase + 1) / OVER;
  return Float64Array.from({ length: 2 * REACH }, (_, k) => {
    const t = k - REACH + 1 - shift;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * t) / REACH);
    return (Math.sin(Math.PI * t) / (Math.PI * t)) * window;
  });
});

/** The largest true peak around each sample, over both channels. */
export function truePeaks({ left, right }: Sound): Float32Array {
  const peaks = new Float32Array(left.length);
  for (const channel of [left, right]) {
    for (let i = 0; i < channel.length; i++) {
      let peak = Math.abs(channel[i]!);
      // A wave below half the ceiling cannot rise above it within one sample.
      if (peak > 0.3) {
        for (const kernel of KERNELS) {
          let sum = 0;
          for (let k = 0; k < kernel.length; k++) sum += kernel[k]! * (channel[i + k - REACH + 1] ?? 0);
          peak = Math.max(peak, Math.abs(sum));
        }
      }
      if (peak > peaks[i]!) peaks[i] = peak;
    }
  }
  return peaks;
}

/** Turns the sound down just before and after each peak above the ceiling: gains are the least over 5 ms, then smoothed over 5 ms. */
export function limited(sound: Sound, ceiling: number): Sound {
  const peaks = truePeaks(sound);
  const length = peaks.length;
  const reach = Math.round(sound.rate * 0.005);
  const needed = new Float32Array(length);
  let busy = false;
  for (let i = 0; i < length; i++) {
    needed[i] = peaks[i]! > ceiling ? ceiling / peaks[i]! : 1;
    busy ||= needed[i]! < 1;
  }
  if (!busy) return sound;
  const gains = smoothed(leastAround(needed, reach), reach);
  return {
    rate: sound.rate,
    left: sound.left.map((v, i) => v * gains[i]!),
    right: sound.right.map((v, i) => v * gains[i]!),
  };
}

/** The least value within `reach` to both sides, by a queue of candidates. */
function leastAround(values: Float32Array, reach: number): Float32Array {
  const out = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let [head, tail] = [0, 0];
  for (let i = 0; i < values.length + reach; i++) {
    if (i < values.length) {
      while (tail > head && values[queue[tail - 1]!]! >= values[i]!) tail--;
      queue[tail++] = i;
    }
    const centre = i - reach;
    if (centre < 0) continue;
    while (queue[head]! < centre - reach) head++;
    out[centre] = values[queue[head]!]!;
  }
  return out;
}

/** Mean over `reach` in all: it stays below the least-around curve's own values at every peak, because that one is flat for longer. */
function smoothed(values: Float32Array, reach: number): Float32Array {
  const out = new Float32Array(values.length);
  const half = Math.floor(reach / 2);
  const at = (i: number) => values[Math.min(values.length - 1, Math.max(0, i))]!;
  let sum = 0;
  for (let i = -half; i <= half; i++) sum += at(i);
  for (let i = 0; i < values.length; i++) {
    out[i] = sum / (2 * half + 1);
    sum += at(i + half + 1) - at(i - half);
  }
  return out;
}
