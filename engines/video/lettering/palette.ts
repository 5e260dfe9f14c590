/** The house's own ink blue, where an account has chosen no colour. */
export const HOUSE_COLOR = '#1d2b3a';

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** WCAG relative luminance of #rrggbb. */
const luminance = (hex: string): number =>
  0.2126 * linear(channel(hex, 1)) + 0.7152 * linear(channel(hex, 3)) + 0.0722 * linear(channel(hex, 5));

/** White or ink, whichever contrasts more with the colour below it. */
export const inkOn = (hex: string): { strong: string; soft: string } => {
  const light = luminance(hex);
  const white = 1.05 / (light + 0.05);
  const dark = (light + 0.05) / (luminance('#14181d') + 0.05);
  return white >= dark
    ? { strong: '#ffffff', soft: 'rgba(255,255,255,0.78)' }
    : { strong: '#14181d', soft: 'rgba(20,24,29,0.74)' };
};
