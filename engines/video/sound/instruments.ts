/** Two channels that instruments add their notes to. */
export type Stage = { readonly rate: number; readonly left: Float32Array; readonly right: Float32Array };
export type Note = {
  readonly at: number;
  readonly seconds: number;
  readonly hertz: number;
  readonly level: number;
  /** -1 left, 1 right. */
  readonly pan: number;
};

export const newStage = (rate: number, seconds: number): Stage => ({
  rate,
  left: new Float32Array(Math.ceil(seconds * rate)),
  right: new Float32Array(Math.ceil(seconds * rate)),
});

/** One turn of a wave, made of overtones {number: strength}. 4096 points; a 32-bit phase walks over it. */
const wave = (overtones: Record<number, number>): Float32Array =>
  Float32Array.from({ length: 4096 }, (_, i) =>
    Object.entries(overtones).reduce(
      (sum, [n, level]) => sum + level * Math.sin((i / 4096) * 2 * Math.PI * Number(n)),
      0,
    ),
  );

/** Overtones that fade together, `fall` times e-fold a second. */
type Layer = { readonly wave: Float32Array; readonly fall: number };
type Shape = {
  readonly layers: readonly Layer[];
  readonly attack: number;
  readonly release: number;
  readonly length: number;
};

function play(stage: Stage, note: Note, { layers, attack, release, length }: Shape): void {
  const start = Math.max(0, Math.round(note.at * stage.rate));
  const count = Math.min(stage.left.length - start, Math.round(length * stage.rate));
  const leftGain = note.level * Math.cos(((note.pan + 1) * Math.PI) / 4);
  const rightGain = note.level * Math.sin(((note.pan + 1) * Math.PI) / 4);
  const rise = 1 / (attack * stage.rate);
  const fade = 1 / (release * stage.rate);
  const whole = Math.round(length * stage.rate);
  const turn = Math.round((note.hertz / stage.rate) * 2 ** 32) | 0;
  for (const layer of layers) {
    const keep = Math.exp(-layer.fall / stage.rate);
    let loud = 1;
    let phase = 0;
    for (let i = 0; i < count; i++) {
      const edge = Math.min(1, i * rise, (whole - i) * fade);
      const value = layer.wave[phase >>> 20]! * loud * edge;
      stage.left[start + i]! += value * leftGain;
      stage.right[start + i]! += value * rightGain;
      loud *= keep;
      phase = (phase + turn) | 0;
    }
  }
}

const STRINGS = wave({ 1: 1, 2: 0.32, 3: 0.16, 5: 0.05 });
const PURE = wave({ 1: 1 });
const REED = wave({ 2: 0.26, 3: 0.09 });
const TINE = wave({ 7: 0.1 });
const STRING_EDGE = wave({ 2: 0.5, 3: 0.33, 5: 0.2 });
const BASS_EDGE = wave({ 2: 0.32 });

/** Three slightly detuned voices that swell and ebb: strings seen from afar. */
export function pad(stage: Stage, note: Note): void {
  const release = 1.2;
  const shape = { layers: [{ wave: STRINGS, fall: 0 }], attack: 0.7, release, length: note.seconds + release };
  for (const [detune, pan] of [
    [0.9972, -0.7],
    [1, 0],
    [1.0031, 0.7],
  ] as const) {
    play(stage, { ...note, hertz: note.hertz * detune, level: note.level / 3, pan }, shape);
  }
}

/** An electric piano: the tine rings out first, then the reed, then the tone itself. */
export function keys(stage: Stage, note: Note): void {
  const layers = [
    { wave: PURE, fall: 2.1 },
    { wave: REED, fall: 5 },
    { wave: TINE, fall: 14 },
  ];
  play(stage, note, { layers, attack: 0.004, release: 0.1, length: Math.min(2.6, note.seconds + 1.1) });
}

/** A plucked string: bright for a moment, then soft. */
export function pluck(stage: Stage, note: Note): void {
  const layers = [
    { wave: PURE, fall: 5 },
    { wave: STRING_EDGE, fall: 20 },
  ];
  play(stage, note, { layers, attack: 0.003, release: 0.1, length: 0.9 });
}

export function bass(stage: Stage, note: Note): void {
  const layers = [
    { wave: PURE, fall: 0.9 },
    { wave: BASS_EDGE, fall: 4 },
  ];
  play(stage, note, { layers, attack: 0.012, release: 0.08, length: note.seconds + 0.08 });
}

/** The pitch falls from a thud to a hum. */
export function kick(stage: Stage, at: number, level: number): void {
  const start = Math.round(at * stage.rate);
  const end = Math.min(stage.left.length, start + Math.round(0.32 * stage.rate));
  for (let i = start; i < end; i++) {
    const t = (i - start) / stage.rate;
    const turns = 48 * t + (90 / 28) * (1 - Math.exp(-28 * t));
    const value = Math.sin(turns * 2 * Math.PI) * Math.exp(-t * 11) * Math.min(1, t / 0.002) * level;
    stage.left[i]! += value;
    stage.right[i]! += value;
  }
}

/** Filtered noise, a grain of sand long. The seed is the place in time, so every render is the same. */
export function shaker(stage: Stage, at: number, level: number, pan: number): void {
  const start = Math.round(at * stage.rate);
  const end = Math.min(stage.left.length, start + Math.round(0.11 * stage.rate));
  let state = (Math.imul(start, 0x9e3779b1) + 1) >>> 0;
  let [last, older] = [0, 0];
  for (let i = start; i < end; i++) {
    const t = (i - start) / stage.rate;
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const noise = state / 2 ** 31 - 1;
    const value = 0.3 * (noise - 2 * last + older) * Math.min(1, t / 0.012) * Math.exp(-t * 48) * level;
    older = last;
    last = noise;
    stage.left[i]! += value * (1 - pan);
    stage.right[i]! += value * (1 + pan);
  }
}
