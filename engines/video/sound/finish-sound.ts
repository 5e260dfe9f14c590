import type { Sound } from '#engines/ports.ts';
import { limited } from '#engines/video/sound/limiter.ts';
import { integratedLoudness } from '#engines/video/sound/loudness.ts';

/** What the platforms play at; louder would be turned down, softer stays soft. */
const TARGET_LUFS = -14;
/** -1.5 dB: AAC may overshoot a ceiling by some tenths. */
const CEILING = 10 ** (-1.5 / 20);
const FADE_IN = 0.25;
const FADE_OUT = 1.8;

const scaled = (sound: Sound, gain: number): Sound => ({
  rate: sound.rate,
  left: sound.left.map((value) => value * gain),
  right: sound.right.map((value) => value * gain),
});

/** Fades both ends, brings the loudness to target and keeps true peaks under the ceiling. */
export function finishSound(sound: Sound): { sound: Sound; lufs: number } {
  let current = faded(sound);
  let lufs = integratedLoudness(current);
  // Limiting takes some loudness away again; three rounds settle within 0.1 LU for anything but noise at full scale.
  for (let round = 0; round < 3 && Number.isFinite(lufs) && Math.abs(lufs - TARGET_LUFS) > 0.05; round++) {
    const louder = scaled(current, 10 ** ((TARGET_LUFS - lufs) / 20));
    current = limited(louder, CEILING);
    lufs = current === louder ? TARGET_LUFS : integratedLoudness(current);
  }
  return { sound: current, lufs };
}

function faded({ rate, left, right }: Sound): Sound {
  const length = left.length;
  const rise = Math.min(length / 4, FADE_IN * rate);
  const fall = Math.min(length / 3, FADE_OUT * rate);
  const gain = (i: number) => {
    const g = Math.min(1, i / rise, (length - 1 - i) / fall);
    return g * g * (3 - 2 * g);
  };
  return { rate, left: left.map((v, i) => v * gain(i)), right: right.map((v, i) => v * gain(i)) };
}
