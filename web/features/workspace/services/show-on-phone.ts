/** Below this width (lg) the tab is one column, and what a tap brings about lies far above or below it. */
const ONE_COLUMN = '(width < 64rem)';

/** Brings it into view where the tab is one column; smoothly, or at once for who wants no motion (tokens.css). */
export const showOnPhone = (element: Element | null): void => {
  if (matchMedia(ONE_COLUMN).matches) void element?.scrollIntoView({ block: 'start' });
};
