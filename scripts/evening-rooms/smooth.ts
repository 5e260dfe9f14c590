/** Pixels around, and steps of light within which neighbours are one surface: fewer paths leave grain on walls, and a pane shows it as a stain. */
const AROUND = 3;
const ALIKE = 6;
const PASSES = 2;

/** A plane of light in bytes without its grain; edges of things stay. */
export const smoothed = (light: Uint8Array, width: number, height: number): Uint8Array => {
  let plane = light;
  for (let pass = 0; pass < PASSES; pass++) {
    const from = plane;
    const out = new Uint8Array(from.length);
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        let [sum, weight] = [0, 0];
        for (let v = Math.max(0, y - AROUND); v <= Math.min(height - 1, y + AROUND); v++)
          for (let u = Math.max(0, x - AROUND); u <= Math.min(width - 1, x + AROUND); u++) {
            const there = from[v * width + u]!;
            const w = Math.exp(-(((there - from[i]!) / ALIKE) ** 2) - ((u - x) ** 2 + (v - y) ** 2) / 6);
            sum += w * there;
            weight += w;
          }
        out[i] = Math.round(sum / weight);
      }
    plane = out;
  }
  return plane;
};
