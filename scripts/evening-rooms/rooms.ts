import {
  books,
  CREAM,
  ceilingLamp,
  chair,
  chest,
  cupboards,
  downlight,
  fill,
  lamp,
  opening,
  pendant,
  picture,
  sofaBack,
  type Thing,
  WHITE,
} from './things.ts';
import type { Colour, Light, Slab } from './trace.ts';

/** A room as it is seen through the windows of its outer wall: 6 m wide, its furniture along the back. Metres. */
export type EveningRoom = {
  readonly name: string;
  /** Seen from the street below, or from its own level. */
  readonly upper: boolean;
  readonly depth: number;
  readonly walls: Colour;
  readonly back: Colour;
  readonly lights: readonly Light[];
  readonly things: readonly (readonly Slab[])[];
};

const SAND = [0.66, 0.56, 0.43] as const;
const SAGE = [0.6, 0.58, 0.48] as const;
const OAK = [0.52, 0.38, 0.25] as const;
const WALNUT = [0.4, 0.27, 0.17] as const;
const LINEN = [0.55, 0.48, 0.39] as const;
const STONE = [0.55, 0.52, 0.47] as const;
const UMBER = [0.2, 0.13, 0.08] as const;

/** The coving where wall and ceiling meet. */
const coving: Thing = {
  slabs: [
    { x: 0, y: 2.54, z: 0.03, width: 6, height: 0.13, depth: 0.06, colour: WHITE },
    { x: -2.97, y: 2.54, z: 3, width: 0.06, height: 0.13, depth: 6, colour: WHITE },
    { x: 2.97, y: 2.54, z: 3, width: 0.06, height: 0.13, depth: 6, colour: WHITE },
  ],
};

type Shape = Pick<EveningRoom, 'name' | 'upper' | 'depth' | 'walls' | 'back'>;
const room = (shape: Shape, things: readonly Thing[]): EveningRoom => ({
  ...shape,
  things: [coving, ...things].map(({ slabs }) => slabs).filter((slabs) => slabs.length > 0),
  lights: things.flatMap(({ lights }) => lights ?? []),
});

const level = (name: string, walls: Colour, back: Colour, ...things: Thing[]): EveningRoom =>
  room({ name, upper: false, depth: 5.2, walls, back }, things);
const upper = (name: string, walls: Colour, back: Colour, ...things: Thing[]): EveningRoom =>
  room({ name, upper: true, depth: 3.8, walls, back }, things);

/**
 * As a camera in the street finds them: ceiling and the upper half of the walls are the light ones, what stands below is
 * dark before them. One in four has a lamp that is seen, and few a picture. Into upper rooms one looks from below, and
 * sees their ceiling and the head of what stands at the wall.
 */
export const ROOMS: readonly EveningRoom[] = [
  level(
    'living',
    CREAM,
    CREAM,
    fill(-0.6, 1.7, 4.2, 1.4),
    fill(0.8, 1.7, 1.9, 0.9),
    sofaBack(-0.9, 3.2, 2.1, 0.92, UMBER),
    chest(1.6, 0.3, 1.6, 0.8, WALNUT),
    lamp(2.1, 1.24, 0.35, 0.7),
    picture(-0.8, 1.7, 1.1, 0.7, SAGE),
  ),
  level(
    'kitchen',
    CREAM,
    WHITE,
    cupboards(-0.7, 3, OAK),
    fill(0.4, 1.8, 3.8, 1.2),
    fill(-0.8, 1.8, 1.9, 0.9),
    downlight(-1.8, 1.1, 0.4),
    downlight(0.3, 1.1, 0.4),
    downlight(2.1, 1.4, 0.5),
  ),
  level(
    'dining',
    SAND,
    CREAM,
    pendant(0.5, 1.95, 2.2, 0.46),
    chair(-0.4, 3, UMBER),
    chair(0.5, 3, UMBER),
    chair(1.4, 3, UMBER),
    { slabs: [{ x: 0.5, y: 0.74, z: 2.3, width: 2.2, height: 0.05, depth: 0.95, colour: WALNUT }] },
    chest(-1.6, 0.3, 1.4, 0.9, WALNUT),
    fill(-0.5, 1.7, 4.0, 1.1),
    fill(0.4, 1.5, 2.0, 0.7),
  ),
  level(
    'books',
    CREAM,
    SAND,
    books(-0.9, 0.2, 1.3, 2.1, OAK),
    opening(1, 0.9, 2.1, 0.12),
    sofaBack(-0.2, 3.4, 1.1, 0.95, UMBER),
    fill(0.2, 1.7, 3.4, 1.2),
    fill(-0.8, 1.8, 1.9, 0.8),
  ),
  level(
    'hall',
    WHITE,
    CREAM,
    opening(1.1, 1.1, 2.1, 0.2),
    chest(-1.2, 0.3, 1.4, 0.84, WALNUT),
    picture(-1.2, 1.7, 0.55, 0.7, SAND),
    fill(-1.2, 1.7, 2.2, 1.5),
    fill(1.1, 1.7, 3.7, 0.6),
    downlight(-1.2, 0.8, 0.5),
  ),
  level(
    'family',
    WHITE,
    SAGE,
    { slabs: [{ x: 0.2, y: 1.3, z: 0.2, width: 1.7, height: 2.6, depth: 0.4, colour: WHITE }] },
    { slabs: [{ x: 0.2, y: 1.22, z: 0.48, width: 1.9, height: 0.08, depth: 0.3, colour: WALNUT }] },
    { slabs: [{ x: 0.2, y: 0.52, z: 0.42, width: 1, height: 1.04, depth: 0.08, colour: UMBER }] },
    sofaBack(-1.3, 2.8, 1, 0.98, UMBER),
    sofaBack(1.6, 2.8, 1, 0.98, UMBER),
    fill(0.3, 1.7, 2.6, 1.6),
    downlight(-1.4, 0.9, 0.6),
    downlight(1.8, 0.9, 0.6),
  ),
  level(
    'corner',
    CREAM,
    CREAM,
    fill(-1.7, 1.7, 1.5, 1.6),
    fill(-0.4, 1.7, 4.0, 0.4),
    chair(1, 2.2, WALNUT),
    chest(-0.5, 0.3, 1.9, 0.72, OAK),
    sofaBack(-1.5, 3, 1.3, 0.9, LINEN),
  ),
  level(
    'open',
    WHITE,
    CREAM,
    opening(-0.9, 1.7, 2.2, 0.17),
    fill(0.8, 1.7, 2.8, 1.4),
    fill(1.4, 1.6, 1.6, 0.5),
    chair(-1.5, 3.3, WALNUT),
    chair(-0.6, 3.3, WALNUT),
    chest(1.5, 0.3, 1.2, 0.85, UMBER),
  ),
  upper(
    'bedroom',
    CREAM,
    CREAM,
    ceilingLamp(-0.2, 1.9, 1.2),
    { slabs: [{ x: 2.38, y: 1.1, z: 0.32, width: 1.24, height: 2.2, depth: 0.6, colour: WHITE }] },
    fill(0.2, 1.4, 1.8, 0.7),
  ),
  upper(
    'study',
    SAGE,
    SAGE,
    books(-1.6, 0.2, 1.4, 2.25, OAK),
    fill(0.9, 1.4, 1.6, 1.4),
    downlight(1.2, 0.9, 0.6),
    downlight(-1.4, 1.1, 0.5),
  ),
  upper('landing', WHITE, CREAM, opening(0.9, 0.95, 2.1, 0.17), fill(-1.5, 1.4, 1.6, 1.4), fill(1.0, 1.4, 1.4, 0.3)),
  upper('guest', CREAM, WHITE, pendant(0.3, 2.15, 1.7, 0.42), fill(-0.3, 1.3, 1.9, 0.9), {
    slabs: [{ x: -2.02, y: 1.05, z: 0.3, width: 1.96, height: 2.1, depth: 0.6, colour: LINEN }],
  }),
  upper('loft', CREAM, SAND, fill(1.5, 1.3, 1.3, 1.4), fill(-1, 1.4, 2.4, 0.3), picture(-0.9, 1.85, 0.9, 0.6, SAGE)),
  upper(
    'bath',
    WHITE,
    WHITE,
    { slabs: [{ x: 1.9, y: 1, z: 0.5, width: 1.4, height: 2, depth: 1, colour: STONE }] },
    ceilingLamp(-0.5, 1.2, 0.7),
    fill(0.8, 1.4, 2.2, 0.9),
  ),
];
