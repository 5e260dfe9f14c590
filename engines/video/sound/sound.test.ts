import { expect, test } from 'vitest';
import type { Film, Sound } from '#engines/ports.ts';
import { composeBed } from '#engines/video/sound/compose-bed.ts';
import { checked, filmSound, soundSamples } from '#engines/video/sound/film-sound.ts';
import { finishSound } from '#engines/video/sound/finish-sound.ts';
import { limited, truePeaks } from '#engines/video/sound/limiter.ts';
import { integratedLoudness } from '#engines/video/sound/loudness.ts';
import { beatFrames, MOODS } from '#engines/video/sound/moods.ts';
import { wavFile } from '#engines/video/sound/wav.ts';

const RATE = 48_000;
const tone = (seconds: number, hertz: number, level: number, phase = 0): Float32Array =>
  Float32Array.from({ length: seconds * RATE }, (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / RATE + phase));
const silence = (seconds: number) => new Float32Array(seconds * RATE);
const peak = (values: Float32Array) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

test('the meter reads the standard its own test tones', () => {
  // BS.1770: 997 Hz at 0 dBFS in one channel is -3.01 LKFS. EBU Tech 3341: stereo 1 kHz at -23 dBFS is -23 LUFS.
  expect(integratedLoudness({ rate: RATE, left: tone(3, 997, 1), right: silence(3) })).toBeCloseTo(-3.01, 1);
  const quiet = tone(4, 1000, 10 ** (-23 / 20));
  expect(integratedLoudness({ rate: RATE, left: quiet, right: quiet })).toBeCloseTo(-23, 1);
});

test('the meter leaves pauses out', () => {
  const level = 10 ** (-23 / 20);
  const left = new Float32Array(8 * RATE);
  left.set(tone(4, 1000, level), 2 * RATE);
  expect(integratedLoudness({ rate: RATE, left, right: left })).toBeCloseTo(-23, 0);
  expect(integratedLoudness({ rate: RATE, left: silence(1), right: silence(1) })).toBe(Number.NEGATIVE_INFINITY);
});

test('the limiter holds peaks that lie between the samples', () => {
  const between = tone(1, RATE / 4, 1, Math.PI / 4); // Samples read 0.707, the wave reaches 1.
  const sound: Sound = { rate: RATE, left: between, right: between };
  expect(peak(between)).toBeCloseTo(Math.SQRT1_2, 2);
  expect(peak(truePeaks(sound).subarray(100, -100))).toBeGreaterThan(0.97);
  expect(peak(truePeaks(limited(sound, 0.8)))).toBeLessThan(0.81);
});

test.each(MOODS)('%s: seeded, at -14 LUFS, faded, below the ceiling', (mood) => {
  const how = { samples: 6 * RATE, beatSeconds: 0.6, seed: 3 };
  const raw = composeBed(mood, how);
  // Compared as bytes: a matcher walks 400,000 numbers for seconds.
  const bytes = (sound: Sound) => Buffer.from(sound.left.buffer, sound.left.byteOffset, sound.left.byteLength);
  expect(bytes(composeBed(mood, how)).equals(bytes(raw))).toBe(true);
  expect(bytes(composeBed(mood, { ...how, seed: 4 })).equals(bytes(raw))).toBe(false);
  const { sound, lufs } = finishSound(raw);
  expect(lufs).toBeCloseTo(-14, 0.5);
  expect(Math.abs(integratedLoudness(sound) + 14)).toBeLessThan(0.2);
  expect(peak(truePeaks(sound))).toBeLessThan(0.87);
  expect(peak(sound.left.subarray(0, 40))).toBeLessThan(0.01);
  expect(peak(sound.left.subarray(-2000))).toBeLessThan(0.02);
  expect(sound.left.every(Number.isFinite)).toBe(true);
});

test('a photo lasts whole beats of whole frames near the tempo', () => {
  for (const seconds of [2, 3, 4, 5]) {
    for (const fps of [24, 25, 30, 60]) {
      for (const mood of MOODS) {
        const beat = beatFrames(seconds * fps, fps, mood);
        expect((seconds * fps) % beat).toBe(0);
        expect((60 * fps) / beat).toBeGreaterThanOrEqual(60);
        expect((60 * fps) / beat).toBeLessThanOrEqual(150);
      }
    }
  }
});

test('sound is whole AAC frames and never outlasts the picture', () => {
  for (const frames of [60, 61, 540, 1799]) {
    const samples = soundSamples(frames, 30);
    expect(samples % 1024).toBe(0);
    expect(samples).toBeLessThanOrEqual((frames * RATE) / 30);
    expect((frames * RATE) / 30 - samples).toBeLessThan(1024);
  }
});

const listening = (own: Sound): Film => ({ listen: async () => own }) as unknown as Film;

test("a person's short song is repeated, a silent or too short one refused", async () => {
  const song = { rate: RATE, left: tone(3, 440, 0.2), right: tone(3, 442, 0.2) };
  const made = await filmSound({ kind: 'file', path: 'x' }, listening(song), {
    frames: 300,
    fps: 30,
    beat: 15,
    seed: 1,
  });
  expect(made!.sound.left.length).toBe(soundSamples(300, 30));
  expect(Math.abs(made!.lufs + 14)).toBeLessThan(0.2);
  expect(peak(made!.sound.left.subarray(7 * RATE, 7 * RATE + 2000))).toBeGreaterThan(0.05);
  expect(() => checked({ rate: RATE, left: silence(5), right: silence(5) })).toThrow('The music file is silent.');
  expect(() => checked({ rate: RATE, left: tone(1, 440, 0.5), right: tone(1, 440, 0.5) })).toThrow(/1\.0 s long/);
  const none = await filmSound({ kind: 'none' }, listening(song), { frames: 300, fps: 30, beat: 15, seed: 1 });
  expect(none).toBeUndefined();
});

test('a WAV file says what it holds', () => {
  const file = Buffer.from(wavFile({ rate: RATE, left: Float32Array.of(0.5, -1), right: Float32Array.of(0.25, 1) }));
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect([file.readUInt16LE(20), file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt32LE(40)]).toEqual([
    3,
    2,
    RATE,
    16,
  ]);
  expect([0, 1, 2, 3].map((i) => file.readFloatLE(44 + i * 4))).toEqual([0.5, 0.25, -1, 1]);
});
