import { expect, it } from 'vitest';
import { linesIn } from '#engines/dusk/windows/lines.ts';

const SIZE = 80;
const profile = (at: (bin: number) => number): Float32Array => Float32Array.from({ length: SIZE }, (_, bin) => at(bin));
/** Three bands alike in each half. */
const halves = (...channels: ((bin: number) => number)[]) =>
  [0, 1].map(() => channels.map((channel) => [0, 1, 2].map(() => profile(channel))));
const muntin = (bin: number): boolean => bin > 37 && bin < 42;

it('finds a muntin by its light, and one as light as the glass by its colour', () => {
  for (const channels of [
    [(bin: number) => (muntin(bin) ? 0.8 : 0.3)],
    [() => 0.4, (bin: number) => (muntin(bin) ? 0.62 : 0.45)],
  ]) {
    const [upper] = linesIn(halves(...channels), 0.1, 0.5, false);
    expect(upper![39]).toBe(1);
    expect(upper![20]).toBe(0);
  }
});

it('takes the even slats of a blind for none, and the post that stands out from them for one', () => {
  const slats = (bin: number): number => (bin % 8 < 2 ? 0.55 : 0.45);
  const [plain] = linesIn(halves(slats), 0.1, 0, false);
  expect(Math.max(...plain!)).toBe(0);
  const [post] = linesIn(
    halves((bin) => (muntin(bin) ? 0.95 : slats(bin))),
    0.1,
    0,
    false,
  );
  expect(post![39]).toBe(1);
  expect(post![60]).toBe(0);
});

it('takes a dark stripe that only one half shows for something mirrored, where rails run through', () => {
  const [stripe, plain] = [profile((bin) => (muntin(bin) ? 0.1 : 0.8)), profile(() => 0.8)];
  const bands = [[[stripe, stripe, stripe]], [[plain, plain, plain]]];
  expect(linesIn(bands, 0.1, 0, false)[0]![39]).toBe(1);
  expect(linesIn(bands, 0.1, 0, true)[0]![39]).toBe(0);
});
