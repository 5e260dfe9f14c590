/** Pixels from one place to the next in each pass, and how far apart in light two places of one surface are that differ: a lamp's rim on a wall stays. */
const STEPS = [1, 2, 4, 1] as const;
const ALIKE = 0.4;
const AROUND = 2;
/** Light that counts as much as none. */
const FAINT = 0.03;

/**
 * Light on surfaces without the grain of few paths, red green blue: places of one surface share theirs. What lies on the
 * surface, its colour, is no part of it, so that edges of things stay as they are.
 */
export const smoothed = (light: Float32Array, surface: Int32Array, width: number, height: number): Float32Array => {
  let plane = light;
  for (const step of STEPS) {
    const from = plane;
    const out = new Float32Array(from.length);
    const sum = [0, 0, 0];
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        sum.fill(0);
        let weight = 0;
        const own = from[i * 3 + 1]! + FAINT;
        for (let b = -AROUND; b <= AROUND; b++)
          for (let a = -AROUND; a <= AROUND; a++) {
            const [u, v] = [x + a * step, y + b * step];
            if (u < 0 || v < 0 || u >= width || v >= height) continue;
            const j = v * width + u;
            if (surface[j] !== surface[i]) continue;
            const apart = Math.log((from[j * 3 + 1]! + FAINT) / own) / ALIKE;
            const w = Math.exp(-apart * apart - (a * a + b * b) / 3);
            for (let k = 0; k < 3; k++) sum[k]! += w * from[j * 3 + k]!;
            weight += w;
          }
        for (let k = 0; k < 3; k++) out[i * 3 + k] = sum[k]! / weight;
      }
    plane = out;
  }
  return plane;
};
