/**
 * The photo's curve, on light in shares of what falls on its white paint. Blended exposures and flash lift what faces the
 * camera with its back to the windows (0.35 becomes 0.45) and hold back what stands at them; a window side keeps twice
 * the light of the far side. Under tables and in folds little is lifted: one bounce leaves too much light there.
 */
const HOT = 0.8;
/** Flash and blended frames leave no side in the dark: so much comes on top of none, and less where there is light. An arm turned from the windows was of another stuff than its front. */
const FILL = 0.08;
const filled = (share: number): number => share + FILL * Math.exp(-share / 0.22);
export const exposed = (share: number): number => {
  const s = Math.min(filled(share), HOT) ** 1.8;
  return (1.16 * s) / (s + 0.26) + 0.4 * Math.max(0, share - HOT);
};
/**
 * The same for what is pale: floor, walls and its own folds throw light back to its shaded sides again and again, where
 * one bounce is followed here. A little more only (0.35 becomes 0.48): with 0.7 a white bed had one tone on all its sides.
 */
export const exposedPale = (share: number): number => {
  const s = Math.min(filled(share), HOT) ** 1.75;
  return (1.17 * s) / (s + 0.25) + 0.4 * Math.max(0, share - HOT);
};
