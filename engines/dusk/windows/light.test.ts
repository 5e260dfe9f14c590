import { expect, test } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { roomGlow } from '#engines/dusk/rooms/glow.ts';
import { EMITTED, heldLight, lightPane } from '#engines/dusk/windows/light.ts';

test('the brightest of a room is held under white, and dim light stays as it is', () => {
  expect(heldLight(0.05)).toBeCloseTo(0.05, 2);
  expect(heldLight(5)).toBeLessThan(1.12);
  expect(heldLight(2)).toBeGreaterThan(1.5 * heldLight(0.7));
});

test('a slot of a door is lit from its head to its foot, whatever it mirrors', () => {
  const [width, height] = [24, 80];
  const data = new Uint8Array(3 * width * height).fill(50);
  const luma = new Uint8Array(width * height).fill(50);
  // The sky, a wire across it and a hedge as light as the door, with twigs.
  for (let y = 5; y < 75; y++)
    for (let x = 9; x < 15; x++) luma[y * width + x] = y < 30 ? 220 : y < 33 ? 20 : (x + y) % 5 < 2 ? 130 : 50;
  for (let i = 0; i < luma.length; i++) data.fill(luma[i]!, 3 * i, 3 * i + 3);
  const at = (x: number, y: number) => [x / width, y / height] as const;
  const quad: Quad = [at(8, 4), at(16, 4), at(16, 76), at(8, 76)];
  const room = roomGlow(7, { aspect: 0.1, tall: 72, across: 0.5, upper: false, turn: 3, hall: true });
  const whole = (x: number, y: number) => [(x - 8) / 8, (y - 4) / 72] as const;
  const photo = { width, height, channels: 3 as const, data };
  const column = Array.from({ length: 66 }, (_, row) => (row + 7) * width + 12);
  const lit = (slot: boolean) => {
    const [emitted, glass] = [new Uint8Array(data.length), new Uint8Array(luma.length)];
    lightPane({ photo, luma, quad, whole, room, strength: 1, pane: undefined, mirrors: true, slot }, emitted, glass);
    return { clear: column.map((i) => glass[i]!), light: column.map((i) => EMITTED[emitted[3 * i]!]!) };
  };
  const { clear, light } = lit(true);
  expect(Math.min(...clear)).toBeGreaterThan(250);
  for (const [row, here] of light.slice(1).entries()) expect(here).toBeLessThanOrEqual(light[row]!);
  expect(light.at(-1)!).toBeLessThan(0.7 * light[0]!);
  // Its glass is ground.
  expect(light.at(-1)!).toBeLessThan(0.75 * lit(false).light.at(-1)!);
});
