import type { Quad } from '#engines/dusk/parameters.ts';
import { type Bounds, boundsOf } from '#engines/dusk/windows/light.ts';
import type { Plane } from '#engines/raster/raster.ts';

export type LitWindow = {
  readonly quad: Quad;
  readonly group: number;
  /** Drawn by the person: lit as drawn, whatever the network sees there. */
  readonly drawn?: boolean;
  readonly whole?: boolean;
  /** It mirrors leaves: no line in it is a bar. */
  readonly mirrors?: boolean;
  /** Its room is lit by day. */
  readonly shines?: boolean;
  /** A pane in the leaf of a garage door. */
  readonly garage?: boolean;
  /** A pane in or over a front door, of any outline. */
  readonly leaf?: boolean;
  readonly lamp?: boolean;
  /** A lamp that shines straight down from an eave. */
  readonly down?: boolean;
  /** In a neighbour's house: dim. */
  readonly beside?: boolean;
  /** A lamp that was on when the photo was taken. */
  readonly burns?: boolean;
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
