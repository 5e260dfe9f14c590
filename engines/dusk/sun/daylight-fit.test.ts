import { expect, it } from 'vitest';
import { fitHues, fitSun } from '#engines/dusk/sun/daylight-fit.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const plane = (value: (x: number) => number): Plane => {
  const out = newPlane(80, 80);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(i % 80);
  return out;
};
const inSun = (x: number): boolean => x < 40;
const kinds = new Uint8Array(80 * 80);
const all = plane(() => 1);
const here = 40 * 80 + 36;

it('gives the sun the stops that a shadow shows', () => {
  const sun = plane((x) => (inSun(x) ? 2 : 0));
  const light = plane((x) => (inSun(x) ? -2 : -3.6));
  expect(fitSun({ sun, light, hues: [plane(() => 0), plane(() => 0)], plain: all, kinds })).toBe(true);
  expect(sun.data[here]).toBeCloseTo(1.6, 1);
});

it('tells that no shadow lies where only paint changes', () => {
  const sun = plane((x) => (inSun(x) ? 1.5 : 0.2));
  const light = plane((x) => (inSun(x) ? -1 : -5));
  expect(fitSun({ sun, light, hues: [plane(() => 0), plane(() => 0)], plain: all, kinds })).toBe(false);
  expect(sun.data[here]).toBe(1.5);
});

it('follows most of the borders around, not the dark frames among them', () => {
  const framed = (i: number): boolean => Math.floor(i / 80) % 20 < 6;
  const sun = plane((x) => (inSun(x) ? 2 : 0));
  const light = plane((x) => (inSun(x) ? -2 : -3.4));
  for (let i = 0; i < light.data.length; i++) if (framed(i) && !inSun(i % 80)) light.data[i] = -5.5;
  fitSun({ sun, light, hues: [plane(() => 0), plane(() => 0)], plain: all, kinds });
  expect(sun.data[here]).toBeGreaterThan(1.3);
  expect(sun.data[here]).toBeLessThan(1.6);
});

it('finds what a stop of sun adds to a wall of one paint', () => {
  const sun = plane((x) => (inSun(x) ? 1.5 : 0));
  const light = plane((x) => (inSun(x) ? -2 : -3.5));
  const hues = [plane((x) => (inSun(x) ? 0.3 : 0)), plane((x) => (inSun(x) ? -0.15 : 0))] as const;
  const [red, blue] = fitHues({ sun, light, hues, plain: all, kinds }, all);
  expect(red.data[here]).toBeCloseTo(0.2, 1);
  expect(blue.data[here]).toBeCloseTo(-0.1, 1);
});

it('learns nothing from another paint, unless the sun has bleached it', () => {
  const sun = plane((x) => (inSun(x) ? 2.5 : 0));
  const hues = [plane((x) => (inSun(x) ? 0.05 : 0.3)), plane((x) => (inSun(x) ? -0.2 : -0.8))] as const;
  const told = (lit: number): number => {
    const light = plane((x) => (inSun(x) ? lit : lit - 2.5));
    return fitHues({ sun, light, hues, plain: all, kinds }, all)[1].data[here]!;
  };
  expect(told(-2)).toBe(0);
  expect(told(-0.1)).toBeGreaterThan(0.15);
});

it('gives one paint one answer, far from the border that told it', () => {
  const sun = plane((x) => (inSun(x) ? 1.5 : 0));
  const light = plane((x) => (inSun(x) ? -2 : -3.5));
  const hues = [plane((x) => (inSun(x) ? 0.3 : 0)), plane((x) => (inSun(x) ? -0.15 : 0))] as const;
  const [red] = fitHues({ sun, light, hues, plain: all, kinds }, all);
  expect(red.data[40 * 80 + 2]).toBeCloseTo(red.data[here]!, 2);
});

it('believes a shade that is far bluer, as the sky makes it, and none that is as far redder', () => {
  const sun = plane((x) => (inSun(x) ? 1.5 : 0));
  const light = plane((x) => (inSun(x) ? -2 : -3.5));
  const told = (sign: number): number => {
    const hues = [plane((x) => (inSun(x) ? 0.35 * sign : 0)), plane((x) => (inSun(x) ? -0.4 * sign : 0))] as const;
    return fitHues({ sun, light, hues, plain: all, kinds }, all)[1].data[here]!;
  };
  expect(told(1)).toBeLessThan(-0.2);
  expect(told(-1)).toBe(0);
});

it('tells a number everywhere, also where the sun is the same beyond both sides of a border', () => {
  const sun = plane((x) => (x === 40 ? 1 : x === 45 ? 0.45 : 0.72));
  fitSun({ sun, light: plane(() => -2), hues: [plane(() => 0), plane(() => 0)], plain: all, kinds });
  expect(sun.data.every(Number.isFinite)).toBe(true);
});
