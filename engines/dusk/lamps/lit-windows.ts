import { type Bounds, boundsOf } from '#engines/dusk/windows/light.ts';
import type { Window } from '#engines/dusk/windows/window.ts';
import type { Plane } from '#engines/raster/raster.ts';

/** A window that may be lit; its id and how sure it is no longer matter. */
export type LitWindow = Omit<Window, 'id' | 'confidence'> & {
  /** Drawn by the person: lit as drawn, whatever the network sees there. */
  readonly drawn?: boolean;
};

/** The network's chances of what light leaves and of what it falls on. */
export type LightSight = {
  readonly pane: Plane;
  readonly ground: Plane;
  readonly leaf: Plane;
  /** Doors, garage doors and gates. */
  readonly shut: Plane;
  /** Doors of the house alone. */
  readonly door?: Plane;
  readonly house: Plane;
  readonly roof: Plane;
};

export const areaOf = ({ left, right, top, bottom }: Bounds): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** Panes that fill this share of their group's outline are one bank, posts included. */
const BANK = 0.5;

/** Boxes of the banks and of the panes that stand alone, in pixels. */
export const banksOf = (windows: readonly LitWindow[], width: number, height: number): Bounds[] => {
  const panes = windows.filter(({ lamp }) => !lamp);
  return [...new Set(panes.map(({ group }) => group))].flatMap((group) => {
    const quads = panes.filter((pane) => pane.group === group).map(({ quad }) => quad);
    const each = quads.map((quad) => boundsOf([quad], width, height));
    const whole = boundsOf(quads, width, height);
    return each.reduce((sum, box) => sum + areaOf(box), 0) > BANK * areaOf(whole) ? [whole] : each;
  });
};
