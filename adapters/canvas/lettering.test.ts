import { expect, test } from 'vitest';
import { canvasLettering } from '#adapters/canvas/lettering.ts';
import type { LetteringItem } from '#engines/ports.ts';

const text = (over: Partial<Extract<LetteringItem, { kind: 'text' }>>): LetteringItem => ({
  kind: 'text',
  text: 'Alder Court',
  x: 20,
  y: 100,
  size: 60,
  weight: 400,
  face: 'sans',
  color: '#ffffff',
  align: 'left',
  ...over,
});

const inked = async (...items: LetteringItem[]) => {
  const { width, height, rgba } = await canvasLettering.draw({ width: 600, height: 160, items });
  let [left, right, count, top] = [width, 0, 0, height];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const alpha = rgba[(y * width + x) * 4 + 3]!;
      if (alpha < 8) continue;
      count += alpha / 255;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
    }
  }
  return { left, right, count, top, rgba, width };
};

test('heavier weights are heavier, faces differ, alpha is straight', async () => {
  const thin = await inked(text({ weight: 400 }));
  const bold = await inked(text({ weight: 700 }));
  const serif = await inked(text({ face: 'serif' }));
  expect(bold.count).toBeGreaterThan(thin.count * 1.15);
  expect(serif.right).not.toBe(thin.right);
  for (let i = 0; i < thin.rgba.length; i += 4) {
    if (thin.rgba[i + 3]! > 40) expect(thin.rgba[i]).toBeGreaterThan(245);
  }
});

test('letters of other countries and signs of other fonts are drawn, not boxed', async () => {
  const boxes = await inked(text({ text: '\u{e000}\u{e000}' }));
  for (const letters of ['Šť', 'ąę', 'm²']) {
    const drawn = await inked(text({ text: letters }));
    expect(drawn.count).not.toBeCloseTo(boxes.count, 0);
    expect(drawn.count).toBeGreaterThan(50);
  }
});

test('what is too wide is set smaller, and cut when that is not enough', async () => {
  const free = await inked(text({}));
  const tight = await inked(text({ maxWidth: 250 }));
  expect(free.right).toBeGreaterThan(280);
  expect(tight.right).toBeLessThanOrEqual(20 + 250);
  const long = await inked(text({ text: 'A very long street name that goes on and on and on', maxWidth: 300 }));
  expect(long.right).toBeLessThanOrEqual(20 + 300);
});

test('a plate is as wide as its words', async () => {
  const short = await inked(text({ text: 'Hi', plate: { color: 'rgba(0,0,0,0.6)', padding: 10 } }));
  const long = await inked(text({ text: 'Hello there', plate: { color: 'rgba(0,0,0,0.6)', padding: 10 } }));
  expect(short.left).toBe(10);
  expect(long.right - long.left).toBeGreaterThan(2 * (short.right - short.left));
});

test('a QR code is whole modules on its plate', async () => {
  const { width, rgba } = await canvasLettering.draw({
    width: 200,
    height: 200,
    background: '#ffffff',
    items: [{ kind: 'code', x: 20, y: 20, size: 160, text: 'https://portico.example/share/abc', color: '#000000' }],
  });
  const dark = (x: number, y: number) => rgba[(y * width + x) * 4]! < 128;
  const row = Array.from({ length: 200 }, (_, x) => dark(x, 30));
  const first = row.indexOf(true);
  const finder = row.indexOf(false, first) - first;
  expect(first).toBeGreaterThanOrEqual(20);
  expect(finder % 7 === 0 || finder > 0).toBe(true);
  for (let i = 0; i < rgba.length; i += 4) expect([0, 255]).toContain(rgba[i]);
});
