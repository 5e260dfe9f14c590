import { expect, it } from 'vitest';
import { hasUnseenLight, isSameLights, lightsOrder, windowsIn } from './window-lights.ts';

const quad = [
  [0.1, 0.1],
  [0.2, 0.1],
  [0.2, 0.3],
  [0.1, 0.3],
] as const;

it('reads the windows of a report and leaves out what is none', () => {
  const windows = [
    { id: 'w1', quad, lit: true, confidence: 0.9 },
    { id: 'w2', quad, lit: true, drawn: true },
    { id: 'w3', quad: 'x' },
  ];
  expect(windowsIn({ details: { windows } })).toEqual([
    { id: 'w1', quad, isOn: true, isDrawn: false },
    { id: 'w2', quad, isOn: true, isDrawn: true },
  ]);
  expect(windowsIn(null)).toEqual([]);
});

it('says of which light no fixture is seen, and lays windows on the porch in which they are', () => {
  const windows = [
    { id: 'w1', quad, lit: true },
    { id: 'l1', quad, lit: true, lamp: true },
    { id: 'p1', quad, lit: true, porch: true },
  ];
  expect(windowsIn({ details: { windows } })).toEqual([
    { id: 'p1', quad, isOn: true, isDrawn: false, noun: 'Porch light', note: 'no fixture seen' },
    { id: 'w1', quad, isOn: true, isDrawn: false },
    { id: 'l1', quad, isOn: true, isDrawn: false, noun: 'Lamp' },
  ]);
  expect(hasUnseenLight({ details: { windows } })).toBe(true);
  const off = windows.map((window) => ({ ...window, lit: !('porch' in window) }));
  expect(hasUnseenLight({ details: { windows: off } })).toBe(false);
  expect(hasUnseenLight(null)).toBe(false);
});

it('orders exactly what is switched on', () => {
  expect(
    lightsOrder([
      { id: 'w1', quad, isOn: false, isDrawn: false },
      { id: 'w2', quad, isOn: true, isDrawn: false },
      { id: 'd1', quad, isOn: true, isDrawn: true },
      { id: 'd2', quad, isOn: false, isDrawn: true },
    ]),
  ).toEqual({ noLights: false, windows: { on: ['w2'], off: ['w1'], added: [quad] } });
});

it('tells whether a light was switched, drawn or reshaped, and when it was put back', () => {
  const found = [{ id: 'w1', quad, isOn: true, isDrawn: false }];
  const off = [{ ...found[0]!, isOn: false }];
  expect(isSameLights(found, off)).toBe(false);
  expect(isSameLights(found, [{ ...off[0]!, isOn: true }])).toBe(true);
  expect(isSameLights(found, [...found, { id: 'd1', quad, isOn: true, isDrawn: true }])).toBe(false);
  const moved = [[0.2, 0.1], quad[1], quad[2], quad[3]] as const;
  expect(isSameLights(found, [{ ...found[0]!, quad: moved }])).toBe(false);
});
