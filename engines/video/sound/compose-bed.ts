import type { Sound } from '#engines/ports.ts';
import { bass, keys, kick, newStage, pad, pluck, type Stage, shaker } from '#engines/video/sound/instruments.ts';
import type { Mood } from '#engines/video/sound/moods.ts';
import { addRoom } from '#engines/video/sound/room.ts';

const RATE = 48_000;

/** Chords as steps above the key note; the first is the bass. Four bars each, two ways each for the seed to choose from. */
const CHORDS: Record<Mood, readonly (readonly number[])[][]> = {
  calm: [
    [
      [0, 4, 7, 11],
      [9, 12, 16, 19],
      [5, 9, 12, 16],
      [7, 11, 14, 16],
    ],
    [
      [0, 7, 11, 14],
      [5, 9, 12, 16],
      [9, 12, 16, 19],
      [5, 12, 14, 17],
    ],
  ],
  warm: [
    [
      [0, 4, 7, 14],
      [7, 11, 14, 16],
      [9, 12, 16, 19],
      [5, 9, 12, 16],
    ],
    [
      [5, 9, 12, 16],
      [0, 4, 7, 14],
      [9, 12, 16, 19],
      [7, 11, 14, 19],
    ],
  ],
  bright: [
    [
      [9, 12, 16, 19],
      [5, 9, 12, 16],
      [0, 4, 7, 12],
      [7, 11, 14, 19],
    ],
    [
      [0, 4, 7, 12],
      [9, 12, 16, 21],
      [5, 9, 12, 17],
      [7, 11, 14, 19],
    ],
  ],
  elegant: [
    [
      [9, 12, 16, 23],
      [5, 9, 12, 16],
      [0, 4, 7, 14],
      [4, 8, 11, 16],
    ],
    [
      [0, 4, 7, 11],
      [4, 7, 11, 14],
      [5, 9, 12, 16],
      [5, 8, 12, 15],
    ],
  ],
};

/** Notes of the chord by place, two a beat; the seed picks one. */
const FIGURES = [
  [0, 2, 1, 3, 2, 1, 3, 2],
  [0, 1, 2, 3, 2, 3, 2, 1],
  [3, 2, 1, 2, 3, 1, 2, 1],
];

type Bar = { at: number; beat: number; chord: readonly number[]; key: number; number: number };
type Player = (stage: Stage, bar: Bar, figure: readonly number[]) => void;

const hertz = (key: number, step: number) => 440 * 2 ** ((key + step - 69) / 12);

const chordPad =
  (level: number): Player =>
  (stage, { at, beat, chord, key }) => {
    for (const step of chord) pad(stage, { at, seconds: beat * 4 - 0.3, hertz: hertz(key, step), level, pan: 0 });
  };

const arpeggio =
  (voice: typeof keys, level: number, octave: number, every: number): Player =>
  (stage, { at, beat, chord, key, number }, figure) => {
    for (let i = 0; i < 8; i += every) {
      const step = chord[figure[(i + number) % 8]! % chord.length]! + 12 * octave;
      const accent = i % 4 === 0 ? 1 : 0.72;
      voice(stage, {
        at: at + (i * beat) / 2,
        seconds: (every * beat) / 2,
        hertz: hertz(key, step),
        level: level * accent,
        pan: Math.sin(i * 1.7 + number) * 0.45,
      });
    }
  };

const bassLine =
  (level: number, beats: readonly number[]): Player =>
  (stage, { at, beat, chord, key }) => {
    beats.forEach((start, i) => {
      const seconds = ((beats[i + 1] ?? 4) - start) * beat * 0.9;
      const low = hertz(key - 12, chord[0]!);
      bass(stage, { at: at + start * beat, seconds, hertz: low > 110 ? low / 2 : low, level, pan: 0 });
    });
  };

const drums =
  (kicks: readonly number[], kickLevel: number, shakes: number, shakeLevel: number): Player =>
  (stage, { at, beat, number }) => {
    if (number === 0) return; // The first bar lets the chords arrive.
    for (const place of kicks) kick(stage, at + place * beat, kickLevel);
    for (let i = 0; i < shakes; i++) {
      const off = (i * 4) / shakes;
      shaker(stage, at + off * beat, shakeLevel * (i % 2 === 1 ? 1 : 0.55), i % 2 === 1 ? 0.3 : -0.3);
    }
  };

const BANDS: Record<Mood, { players: readonly Player[]; room: number }> = {
  calm: { players: [chordPad(0.12), arpeggio(keys, 0.13, 1, 2), bassLine(0.16, [0])], room: 0.5 },
  warm: {
    players: [chordPad(0.07), arpeggio(keys, 0.17, 0, 1), bassLine(0.2, [0, 2.5]), drums([0, 2], 0.3, 8, 0.1)],
    room: 0.32,
  },
  bright: {
    players: [
      chordPad(0.05),
      arpeggio(pluck, 0.2, 1, 1),
      bassLine(0.2, [0, 1.5, 2, 3.5]),
      drums([0, 1, 2, 3], 0.4, 8, 0.13),
    ],
    room: 0.26,
  },
  elegant: { players: [chordPad(0.09), arpeggio(keys, 0.18, 1, 1), bassLine(0.15, [0, 2])], room: 0.42 },
};

/** Plays a bed of exactly this many samples. Beat one is the film's first frame. The same seed plays the same music. */
export function composeBed(mood: Mood, options: { samples: number; beatSeconds: number; seed: number }): Sound {
  const { samples, beatSeconds, seed } = options;
  const choose = chooser(seed);
  const key = 57 + choose(8); // A3 up to E4.
  const chords = CHORDS[mood][choose(2)]!;
  const figure = FIGURES[choose(FIGURES.length)]!;
  const stage = newStage(RATE, samples / RATE);
  const bars = Math.ceil(samples / RATE / (beatSeconds * 4));
  const { players, room } = BANDS[mood];
  for (let number = 0; number < bars; number++) {
    const bar = { at: number * beatSeconds * 4, beat: beatSeconds, chord: chords[number % 4]!, key: key - 12, number };
    for (const player of players) player(stage, bar, figure);
  }
  addRoom(stage, room);
  return { rate: RATE, left: stage.left.subarray(0, samples), right: stage.right.subarray(0, samples) };
}

/** Small whole numbers from a seed, evenly. */
function chooser(seed: number): (below: number) => number {
  let state = (seed ^ 0x5bd1e995) >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}
