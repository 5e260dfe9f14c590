import type { Frame } from '#engines/dusk/windows/frames.ts';
import type { WindowSight } from '#engines/dusk/windows/glass.ts';
import { chanceIn, type WindowLook } from '#engines/dusk/windows/look.ts';
import { houseAbove } from '#engines/dusk/windows/surroundings.ts';
import type { Window } from '#engines/dusk/windows/window.ts';
import type { Plane } from '#engines/raster/raster.ts';

/** Share of a photo that is the floor of a terrace, seen from it: in other photos of houses there is none. */
const FLOOR = 0.1;
/** Chance of house over a window of it, and of wall at a lamp. */
const HOUSE = 0.8;
const WALL = 0.5;

/** Whether a photo was taken on a terrace. */
export const isTerrace = ({ data }: Plane): boolean =>
  data.reduce((sum, chance) => sum + chance, 0) > FLOOR * data.length;

/** What is found of a house on a terrace: not the glass of its balustrade, before gardens and houses across the street, nor the lamps that are seen through it. */
export const withoutBalustrades = (look: WindowLook, windows: readonly Window[], sight: WindowSight): Window[] =>
  windows.filter(({ quad, lamp }) => {
    if (lamp) return chanceIn(sight.wall, quad) > WALL;
    const corners = quad.map(([x, y]) => [x * look.width, y * look.height] as const);
    return houseAbove(look, { corners: corners as unknown as Frame['corners'] }, sight) >= HOUSE;
  });
