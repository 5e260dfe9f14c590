import type { LetteringItem } from '#engines/ports.ts';
import { type Line, type Page, stack, stackHeight } from '#engines/video/lettering/layout.ts';
import { addressLines, factsLine } from '#engines/video/lettering/words.ts';
import type { Titles } from '#engines/video/parameters/parameters.ts';
import type { Overlay } from '#engines/video/timeline/timeline.ts';

const WHITE = '#ffffff';
const SOFT = 'rgba(255,255,255,0.88)';

/** Words stand low on a filling photo; on a contained one they stand in the blurred area above it. */
export type Anchor = 'low' | 'high';
type Timing = Pick<Overlay, 'from' | 'to' | 'fadeIn' | 'fadeOut'>;

function titleLines(titles: Titles): Line[] {
  const { street, place } = addressLines(titles);
  const facts = factsLine(titles);
  const lines: Line[] = [];
  if (street) lines.push({ text: street, size: 78, weight: 500, face: 'serif', color: WHITE, leading: 78 });
  if (place) lines.push({ text: place, size: 36, weight: 500, face: 'sans', color: SOFT, leading: 54 });
  if (titles.price) lines.push({ text: titles.price, size: 54, weight: 600, face: 'sans', color: WHITE, leading: 84 });
  if (facts) lines.push({ text: facts, size: 38, weight: 500, face: 'sans', color: SOFT, leading: 58 });
  return lines;
}

/** Address, price and facts over the first photo. */
export function titleOverlay(page: Page, titles: Titles, anchor: Anchor, timing: Timing): Overlay | undefined {
  return block(page, titleLines(titles), anchor, timing);
}

/** What the person wrote under one photo. */
export const captionOverlay = (page: Page, text: string, anchor: Anchor, timing: Timing): Overlay | undefined =>
  block(page, [{ text, size: 46, weight: 500, face: 'serif', color: WHITE, leading: 46 }], anchor, timing);

function block(page: Page, lines: Line[], anchor: Anchor, timing: Timing): Overlay | undefined {
  if (lines.length === 0) return undefined;
  const { frame, safe, unit } = page;
  const height = stackHeight(page, lines);
  // Letters reach below the last baseline; keep their tails inside too.
  const top = anchor === 'low' ? safe.bottom - height - 14 * unit : safe.top;
  const { items, bottom } = stack(page, lines, {
    x: safe.left,
    top,
    align: 'left',
    maxWidth: safe.right - safe.left,
    shadow: true,
  });
  const scrim = {
    top: Math.max(0, Math.round(top - 260 * unit)),
    solid: Math.round((top + bottom) / 2),
    bottom: Math.min(frame.height, Math.round(bottom + 330 * unit)),
  };
  return { card: { ...frame, items }, ...(anchor === 'low' && { scrim }), ...timing };
}

/** 'Virtually staged' on its plate: small, always legible, never under an app's buttons. */
export function plateOverlay(page: Page, text: string, anchor: Anchor, timing: Timing): Overlay {
  const { frame, safe, unit } = page;
  const padding = 20 * unit;
  const item: LetteringItem = {
    kind: 'text',
    text,
    x: safe.left + padding,
    y: Math.round(anchor === 'low' ? safe.top + 46 * unit : safe.bottom - 24 * unit),
    size: 32 * unit,
    weight: 600,
    face: 'sans',
    color: WHITE,
    align: 'left',
    maxWidth: safe.right - safe.left - 2 * padding,
    plate: { color: 'rgba(15,18,22,0.66)', padding },
  };
  return { card: { ...frame, items: [item] }, ...timing };
}
