import { expect, it } from 'vitest';
import { doubtsOf, leftOfOpening, slatsIn, standsLow } from '#engines/dusk/windows/doubts.ts';
import type { Frame } from '#engines/dusk/windows/frames.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';

const W = 1000;
const H = 660;

const lookOf = (lumaAt: (x: number, y: number) => number): WindowLook => {
  const data = Float32Array.from({ length: W * H }, (_, i) => lumaAt(i % W, Math.floor(i / W)));
  const none = new Uint8Array(W * H);
  return {
    width: W,
    height: H,
    rgb: none,
    barless: none,
    green: none,
    sky: new Float32Array(W * H),
    luma: { width: W, height: H, data },
  };
};

const frame = (left: number, top: number, right: number, bottom: number, bright = false): Frame => ({
  corners: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ],
  support: 0.9,
  bright,
});

const dark = {
  luma: 0.25,
  low: 0.2,
  high: 0.35,
  warm: -0.05,
  around: 0.6,
  glassy: true,
  pane: 0,
  grounded: 0,
  beside: 1,
  door: 0,
  above: 1,
};

it('lets a dark pane in a light wall pass', () => {
  expect(
    doubtsOf(
      lookOf(() => 0.25),
      frame(300, 200, 360, 290),
      60,
      90,
      dark,
    ),
  ).toBe(1);
});

it('counts the slats of a gable vent, and no more than the muntins of a window', () => {
  const slatted = lookOf((_, y) => (y % 4 < 2 ? 0.75 : 0.4));
  const muntins = lookOf((_, y) => (y % 30 < 3 ? 0.9 : 0.3));
  expect(slatsIn(slatted, frame(300, 100, 340, 140))).toBeGreaterThan(7);
  expect(slatsIn(muntins, frame(300, 200, 360, 290))).toBeLessThan(5);
});

it.each([
  ['a gate in the shade', frame(240, 420, 300, 500, true), 60, 80, { ...dark, luma: 0.3, around: 0.15, glassy: false }],
  [
    'a warm flat wall',
    frame(300, 250, 360, 310),
    60,
    60,
    {
      luma: 0.45,
      low: 0.42,
      high: 0.47,
      warm: 0.07,
      around: 0.48,
      glassy: false,
      pane: 0,
      grounded: 0,
      beside: 1,
      door: 0,
      above: 1,
    },
  ],
  ['a shutter', frame(300, 200, 312, 260), 12, 60, dark],
])('leaves %s dark', (_, shape, width, height, tones) => {
  expect(
    doubtsOf(
      lookOf(() => 0.3),
      shape,
      width,
      height,
      tones,
    ),
  ).toBeLessThan(0.35);
});

it('takes a light frame with white bars for a railing', () => {
  const rail = lookOf((x) => (x % 14 < 3 ? 0.8 : 0.3));
  const tones = {
    luma: 0.4,
    low: 0.3,
    high: 0.8,
    warm: 0,
    around: 0.45,
    glassy: false,
    pane: 0,
    grounded: 0,
    beside: 1,
    door: 0,
    above: 1,
  };
  expect(doubtsOf(rail, frame(300, 300, 390, 340), 90, 40, tones)).toBeLessThan(0.35);
});

it('knows a glazed garage door and a stair by where they stand', () => {
  const plain = lookOf(() => 0.3);
  const stair = lookOf((_, y) => (y % 10 < 4 ? 0.7 : 0.3));
  expect(standsLow(plain, frame(300, 430, 480, 530))).toBe(true);
  expect(standsLow(stair, frame(60, 360, 160, 500))).toBe(true);
  expect(standsLow(plain, frame(300, 330, 480, 430))).toBe(false);
  expect(standsLow(plain, frame(60, 360, 160, 500))).toBe(false);
});

it('doubts the white post of a porch, and not a slim pane', () => {
  const slim = frame(500, 300, 530, 400);
  const tones = { ...dark, beside: 1, above: 1, door: 0, grounded: 0, pane: 0.9 };
  const post = lookOf((x) => (x < 516 ? 0.93 : 0.3));
  const pane = lookOf(() => 0.25);
  expect(doubtsOf(post, slim, 30, 100, tones)).toBeLessThan(0.3 * doubtsOf(pane, slim, 30, 100, tones));
  // Where the network has no doubt it is a blind behind glass.
  expect(doubtsOf(post, { ...slim, sure: 0.75 }, 30, 100, tones)).toBe(1);
});

it('doubts a window at the edge of the photo, unless it stands there whole and the network has no doubt', () => {
  const look = lookOf(() => 0.25);
  const at = (left: number, sure?: number): number =>
    doubtsOf(look, { ...frame(left, 200, left + 60, 290), ...(sure === undefined ? {} : { sure }) }, 60, 90, dark);
  expect(at(12)).toBe(0);
  expect(at(12, 0.7)).toBe(1);
  expect(at(2, 0.7)).toBe(0);
});

it('takes what is glass from end to end for no opening, whatever stands beside it', () => {
  expect(leftOfOpening(0.1, 0.5)).toBe(0.25);
  expect(leftOfOpening(0.1, 0.95)).toBe(1);
});

it('doubts the painted ground of a niche, blank and cream, and no white blind', () => {
  const blank = { ...dark, luma: 0.91, low: 0.9, high: 0.92, around: 0.7, pane: 0.9 };
  const left = (warm: number): number =>
    doubtsOf(
      lookOf(() => 0.91),
      { ...frame(300, 200, 360, 290), sure: 0.6 },
      60,
      90,
      { ...blank, warm },
    );
  expect(left(0.1)).toBeLessThan(0.2);
  expect(left(0)).toBe(1);
});
