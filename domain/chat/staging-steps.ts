import type { Camera } from '#domain/scene/camera.ts';
import { has } from './chat-edit.ts';

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/([\d.]+)\s*(cm|centimet(er|re)s?)\b/, 0.01],
  [/([\d.]+)\s*(m|met(er|re)s?)\b/, 1],
  [/([\d.]+)\s*(ft|foot|feet|')/, 0.3048],
  [/([\d.]+)\s*(in|inch|inches|")/, 0.0254],
];

/** 'A bit' is a hand, a bare direction a step of 40 cm, nothing is more than a room. */
const metresIn = (text: string): number => {
  for (const [pattern, metres] of UNITS) {
    const said = Number(pattern.exec(text)?.[1]);
    if (said > 0) return Math.min(8, said * metres);
  }
  return has(text, /\b(a (bit|little)|slightly)\b/) ? 0.2 : 0.4;
};

const shown = (metres: number): string =>
  metres < 1 ? `${Math.round(metres * 100)} cm` : `${Math.round(metres * 100) / 100} m`;

/** A step on the floor as the photo shows it: right is to the right of the picture, back is away from the camera. */
export const stepOf = (text: string, { yaw }: Pick<Camera, 'yaw'>): { x: number; z: number; words: string } | null => {
  const right = has(text, /\bright\b/) ? 1 : has(text, /\bleft\b/) ? -1 : 0;
  const away = has(text, /\b(back|backwards?|away|further|farther)\b/)
    ? 1
    : has(text, /\b(forwards?|closer|nearer|front)\b/)
      ? -1
      : 0;
  if (right === 0 && away === 0) return null;
  const metres = metresIn(text);
  const side = right > 0 ? 'to the right' : right < 0 ? 'to the left' : '';
  const depth = away > 0 ? 'back' : away < 0 ? 'forward' : '';
  return {
    x: metres * (right * Math.cos(yaw) + away * Math.sin(yaw)),
    z: metres * (-right * Math.sin(yaw) + away * Math.cos(yaw)),
    words: [shown(metres), depth, side].filter(Boolean).join(' '),
  };
};

export const turnOf = (text: string): { degrees: number; words: string } => {
  if (has(text, /\baround\b/)) return { degrees: 180, words: 'around' };
  const said = Number(/(\d+)\s*(°|degrees?)/.exec(text)?.[1]);
  const amount = said > 0 ? Math.min(360, said) : 90;
  // Seen from above a positive turn goes counter-clockwise, as a person turns left.
  return has(text, /\b(right|clockwise)\b/) && !has(text, /\bcounter/)
    ? { degrees: -amount, words: `${amount}° clockwise` }
    : { degrees: amount, words: `by ${amount}°` };
};
