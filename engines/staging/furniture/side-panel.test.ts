import { expect, it } from 'vitest';
import { sidePanel } from './side-panel.ts';

it('is sewn flat along its edges, stands out between them and looks out', () => {
  const { positions, normals, shade } = sidePanel(0.4, 0.8, 3);
  let most = 0;
  for (let k = 0; k < positions.length; k += 3) {
    const [x, y, z] = [positions[k]!, positions[k + 1]!, positions[k + 2]!];
    const seam = Math.min(y, 0.4 - y, 0.4 - Math.abs(z)) < 1e-6;
    if (seam) expect(Math.abs(x)).toBeLessThan(1e-6);
    most = Math.max(most, x);
    expect(normals[k]!).toBeGreaterThan(0);
    expect(shade![k / 3]!).toBeGreaterThan(0.65);
    expect(shade![k / 3]!).toBeLessThan(1.1);
  }
  expect(most).toBeGreaterThan(0.015);
  expect(most).toBeLessThan(0.03);
});
