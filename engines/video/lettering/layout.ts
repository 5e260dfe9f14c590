import type { LetteringItem } from '#engines/ports.ts';
import type { Size } from '#engines/video/shots/view.ts';
import { type Aspect, type SafeArea, safeArea } from '#engines/video/timeline/frame-format.ts';

/** Where words may stand in one format. `unit` is a pixel of 1080p: every size below is written in those. */
export type Page = { readonly frame: Size; readonly safe: SafeArea; readonly unit: number };

export const pageFor = (aspect: Aspect, frame: Size): Page => ({
  frame,
  safe: safeArea(aspect, frame),
  unit: Math.min(frame.width, frame.height) / 1080,
});

type Text = Extract<LetteringItem, { kind: 'text' }>;
export type Line = Pick<Text, 'text' | 'size' | 'weight' | 'face' | 'color'> & { leading: number; tracking?: number };

/** Lines under one another from `top` (the first line's upper edge), and where they end. Sizes are in page units. */
export function stack(
  page: Page,
  lines: readonly Line[],
  place: { x: number; top: number; align: Text['align']; maxWidth: number; shadow?: boolean },
): { items: Text[]; bottom: number } {
  let y = place.top;
  const items = lines.map(({ leading, size, tracking, ...line }) => {
    y += leading * page.unit;
    const item: Text = {
      kind: 'text',
      ...line,
      x: place.x,
      y: Math.round(y),
      size: size * page.unit,
      align: place.align,
      maxWidth: place.maxWidth,
    };
    if (tracking) item.tracking = tracking * page.unit;
    if (place.shadow) item.shadow = true;
    return item;
  });
  return { items, bottom: y };
}

export const stackHeight = (page: Page, lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + line.leading * page.unit, 0);
