import { describe, expect, it } from 'vitest';
import { joined, moved } from './mesh.ts';
import { plump, sewn } from './plump.ts';

const reach = (values: Float32Array, axis: number): readonly [number, number] => {
  let [low, high] = [1e9, -1e9];
  for (let k = axis; k < values.length; k += 3) {
    low = Math.min(low, values[k]!);
    high = Math.max(high, values[k]!);
  }
  return [low, high];
};

describe('cushions', () => {
  const mesh = plump(0.7, 0.18, 0.6, { crown: 0.05, bow: 0.015, seed: 3 });

  it('keep to their size but for what the filling pushes out', () => {
    const [left, right] = reach(mesh.positions, 0);
    const [low, high] = reach(mesh.positions, 1);
    expect(right - left).toBeGreaterThan(0.69);
    expect(right - left).toBeLessThan(0.76);
    expect(high - low).toBeGreaterThan(0.16);
    expect(high - low).toBeLessThan(0.21);
    for (const v of mesh.positions) expect(Number.isFinite(v)).toBe(true);
  });

  it('look up, and are closed below', () => {
    const P = mesh.positions;
    let volume = 0;
    for (let t = 0; t < mesh.triangles.length; t += 3) {
      const at = (corner: number, axis: number) => P[mesh.triangles[t + corner]! * 3 + axis]!;
      for (let k = 0; k < 3; k++) {
        const [l, m] = [(k + 1) % 3, (k + 2) % 3];
        volume += (at(0, k) * (at(1, l) * at(2, m) - at(1, m) * at(2, l))) / 6;
      }
    }
    expect(volume).toBeGreaterThan(0.05);
    expect(volume).toBeLessThan(0.09);
  });

  it('are darker along a seam than away from it, and dark where another stands close', () => {
    expect(sewn(0)).toBeLessThan(sewn(0.01));
    expect(sewn(0.01)).toBeLessThan(sewn(0.05));
    const close = plump(0.7, 0.18, 0.6, { beside: [0.3, 1], seed: 3 });
    const [left, right] = [1e9, 1e9].map((start, side) => {
      let least = start;
      for (let k = 0; k < close.shade!.length; k++)
        if (Math.sign(close.positions[k * 3]!) === (side ? 1 : -1)) least = Math.min(least, close.shade![k]!);
      return least;
    });
    expect(left).toBeLessThan(right! * 0.8);
  });

  it('sink at the seams between channels', () => {
    const P = plump(1.2, 0.15, 0.4, { channels: 4, slack: 0 }).positions;
    const heightNear = (x: number) => {
      let best = -1;
      for (let k = 0; k < P.length; k += 3)
        if (Math.abs(P[k]! - x) < 0.004 && Math.abs(P[k + 2]!) < 0.05) best = Math.max(best, P[k + 1]!);
      return best;
    };
    expect(heightNear(0)).toBeLessThan(heightNear(0.03) - 0.003);
  });

  it('keep their shades when moved and joined', () => {
    const both = joined([moved(mesh, { at: [1, 0, 0] }), { ...mesh, shade: new Float32Array(0) }]);
    expect(both.shade!.slice(0, mesh.shade!.length)).toEqual(mesh.shade);
  });
});
