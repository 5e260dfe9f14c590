/** One clue to the eye height in metres, with how far it is usually off (as a share). */
export type ScaleCue = {
  readonly name: 'camera' | 'ceiling' | 'door' | 'sill' | 'person';
  readonly eye: number;
  readonly spread: number;
};

/** Agents and photographers hold the camera at 1.1 to 1.6 m. */
const HABIT: ScaleCue = { name: 'camera', eye: 1.36, spread: 0.15 };
const DOOR_HEIGHT = 2.03;

export type Scale = { readonly eye: number; readonly confidence: number; readonly cues: readonly ScaleCue[] };

/**
 * Precision-weighted mean in logarithms. No cue rules alone: a soffit taken for the ceiling pulled single-cue scale
 * off by 40 %, and the camera's habit pulls such a mistake back.
 */
export const weighScale = (found: readonly ScaleCue[]): Scale => {
  const cues = [HABIT, ...found];
  let weight = 0;
  let sum = 0;
  for (const c of cues) {
    const w = 1 / (c.spread * c.spread);
    weight += w;
    sum += w * Math.log(c.eye);
  }
  const mean = sum / weight;
  const disagree = Math.sqrt(cues.reduce((a, c) => a + ((Math.log(c.eye) - mean) / c.spread) ** 2, 0) / cues.length);
  const eye = Math.max(0.7, Math.min(2.1, Math.exp(mean)));
  const sure = 1 - Math.min(1, Math.sqrt(1 / weight) / 0.16);
  return {
    eye,
    confidence: Math.max(0.05, Math.min(1, (found.length ? 0.45 + sure : 0.3) - 0.18 * Math.max(0, disagree - 1))),
    cues,
  };
};

/** Ceilings of 2.4 to 2.9 m; the better the edge is supported, the more it counts. */
export const ceilingCue = (ratio: number, score: number): ScaleCue | null =>
  score > 0.2 && ratio > 0 ? { name: 'ceiling', eye: 2.6 / ratio, spread: score > 0.4 ? 0.065 : 0.1 } : null;

export const doorCue = (headRatio: number): ScaleCue => ({ name: 'door', eye: DOOR_HEIGHT / headRatio, spread: 0.07 });
