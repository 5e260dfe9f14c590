/** Light from which paint that no lamp lights is held back, and what none of it exceeds: real dusks have white walls at 157 of 255, below lit windows and the sky over the horizon. */
const HELD = 0.12;
const MOST = 0.32;

/** Share of its evening light that such paint keeps. */
export const heldBack = (light: number): number => {
  const over = light - HELD;
  return over <= 0 ? 1 : (HELD + (MOST - HELD) * (1 - Math.exp(-over / (MOST - HELD)))) / light;
};
