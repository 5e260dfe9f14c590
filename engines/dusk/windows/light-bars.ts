/** Light over that of the glass from which uprights are of light paint. */
const LIGHT = 0.05;
/** Share of a window at its sides, and at head and foot, that tells nothing: there casings and their shadows are. */
const SIDES = 0.08;
const ENDS = 0.1;

/** Whether the uprights of a window are light: a sash is of one paint, and what is dark below its rails is the shadow that the sun throws on curtains. */
export const areLight = (
  luma: Uint8Array,
  uv: Float32Array,
  /** How much of each place from side to side is bar, 0..1, in the upper and in the lower half. */
  [above, below]: readonly Float32Array[],
  /** Light of the glass, 0..1. */
  glass: number,
): boolean => {
  let [sum, n] = [0, 0];
  for (let i = 0; i < luma.length; i++) {
    const [u, v] = [uv[i * 2]!, uv[i * 2 + 1]!];
    if (u < SIDES || u > 1 - SIDES || v < ENDS || v > 1 - ENDS) continue;
    const bars = v < 0.5 ? above! : below!;
    if (bars[Math.floor(u * bars.length)]! < 0.9) continue;
    sum += luma[i]! / 255;
    n++;
  }
  return n > 0 && sum / n > glass + LIGHT;
};
