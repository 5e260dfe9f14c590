import {
  bed,
  books,
  CREAM,
  chair,
  cupboards,
  door,
  downlight,
  lamp,
  pendant,
  picture,
  sofa,
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

export const ROOMS: readonly EveningRoom[] = [
  level(
    'living',
    CREAM,
    CREAM,
    sofa(-0.7, 0.7, 2.3, LINEN),
    picture(-0.7, 1.75, 1.5, 0.8, SAGE),
    lamp(-2.35, 1.5, 1, 0.9),
    lamp(1.05, 1.25, 0.8, 0.6),
    books(2.15, 0.2, 1.3, 2.1, OAK),
    downlight(-0.7, 1.1, 0.5),
    downlight(2.1, 1.1, 0.6),
    downlight(0.8, 3.4, 0.5),
  ),
  level(
    'kitchen',
    CREAM,
    WHITE,
    cupboards(-1.2, 3.4, OAK),
    pendant(-1.7, 1.85, 2.6, 0.3),
    pendant(-0.8, 1.85, 2.6, 0.3),
    pendant(0.1, 1.85, 2.6, 0.3),
    picture(1.75, 1.6, 0.7, 0.9, LINEN),
    downlight(-2, 1.2, 0.5),
    downlight(0, 1.2, 0.5),
    downlight(1.8, 1, 0.7),
  ),
  level(
    'dining',
    SAND,
    CREAM,
    pendant(0.1, 1.8, 2.2, 0.5),
    chair(-0.8, 1.4, OAK),
    chair(0.1, 1.4, OAK),
    chair(1, 1.4, OAK),
    { slabs: [{ x: 0.1, y: 0.74, z: 2.2, width: 2, height: 0.05, depth: 0.95, colour: OAK }] },
    { slabs: [{ x: -1.9, y: 0.44, z: 0.25, width: 1.5, height: 0.88, depth: 0.45, colour: OAK }] },
    lamp(-2.2, 1.3, 0.7, 0.35),
    picture(0.1, 1.65, 1.2, 0.8, SAND),
    door(2.15, 0.95),
    downlight(-1.6, 0.9, 0.6),
    downlight(1.2, 0.9, 0.6),
  ),
  level(
    'den',
    CREAM,
    SAND,
    { slabs: [{ x: 0.1, y: 1.3, z: 0.2, width: 1.7, height: 2.6, depth: 0.4, colour: WHITE }] },
    { slabs: [{ x: 0.1, y: 1.25, z: 0.48, width: 1.9, height: 0.08, depth: 0.3, colour: OAK }] },
    { slabs: [{ x: 0.1, y: 0.52, z: 0.42, width: 1.1, height: 1.04, depth: 0.08, colour: STONE }] },
    picture(0.1, 1.8, 1, 0.7, SAGE, 0.41),
    books(-1.6, 0.2, 1.4, 2.3, WHITE),
    books(1.8, 0.2, 1.4, 2.3, WHITE),
    lamp(-2.5, 1.45, 1.7, 0.8),
    lamp(2.4, 1.35, 1.9, 0.7),
    downlight(-1.5, 1.1, 0.6),
    downlight(0.1, 1.2, 0.6),
    downlight(1.8, 1.1, 0.6),
  ),
  level(
    'hall',
    WHITE,
    CREAM,
    { slabs: [{ x: -1.9, y: 0.42, z: 0.22, width: 1.3, height: 0.84, depth: 0.4, colour: OAK }] },
    lamp(-1.5, 1.32, 0.8, 0.4),
    picture(-2.05, 1.7, 0.6, 0.8, LINEN),
    door(0.1, 1.05),
    picture(1.6, 1.65, 0.5, 0.65, SAND),
    picture(2.3, 1.65, 0.5, 0.65, SAGE),
    downlight(-1.2, 1, 0.5),
    downlight(1.9, 0.8, 0.8),
    downlight(0.2, 3, 0.7),
  ),
  level(
    'family',
    WHITE,
    SAGE,
    sofa(0.5, 0.7, 2.5, WHITE),
    picture(-0.15, 1.75, 0.85, 0.85, LINEN),
    picture(1.05, 1.75, 0.85, 0.85, SAND),
    { slabs: [{ x: -2.3, y: 1.3, z: 0.25, width: 1.4, height: 2.6, depth: 0.45, colour: WHITE }] },
    lamp(-1.05, 1.5, 0.9, 0.7),
    lamp(2.35, 1.35, 0.8, 0.7),
    downlight(-2, 1.3, 0.5),
    downlight(0.5, 1, 0.7),
    downlight(2, 3, 0.5),
  ),
  upper(
    'bedroom',
    CREAM,
    CREAM,
    bed(-0.2, 1.7, LINEN),
    lamp(-1.55, 1.4, 0.7, 0.6),
    lamp(1.15, 1.4, 0.7, 0.6),
    picture(-0.2, 1.95, 1.2, 0.6, SAND),
    { slabs: [{ x: 2.38, y: 1.3, z: 0.32, width: 1.24, height: 2.6, depth: 0.6, colour: WHITE }] },
    downlight(-1.9, 1.3, 0.5),
    downlight(0, 1.3, 0.5),
    downlight(1.9, 1.3, 0.5),
  ),
  upper(
    'study',
    SAGE,
    SAGE,
    pendant(-0.4, 2.1, 1.9, 0.44),
    books(-2.1, 0.2, 1.4, 2.3, OAK),
    picture(-0.3, 1.75, 0.9, 0.65, CREAM),
    picture(1.2, 1.75, 0.6, 0.75, SAND),
    lamp(2.35, 1.5, 0.9, 0.5),
    downlight(1.2, 0.9, 0.6),
    downlight(-2.1, 1.2, 0.5),
  ),
  upper(
    'landing',
    WHITE,
    CREAM,
    picture(-2.1, 1.8, 0.5, 0.65, SAND),
    picture(-1.35, 1.8, 0.5, 0.65, SAGE),
    picture(-0.6, 1.8, 0.5, 0.65, LINEN),
    door(0.9, 0.95),
    lamp(2.2, 1.5, 0.8, 0.5),
    downlight(-2, 0.9, 0.7),
    downlight(-0.8, 0.9, 0.7),
    downlight(1, 1.6, 0.6),
    downlight(2.3, 1.6, 0.4),
  ),
  upper(
    'guest',
    CREAM,
    WHITE,
    lamp(-1.9, 1.45, 0.8, 0.8),
    bed(-0.6, 1.5, WALNUT),
    picture(-0.6, 1.9, 0.8, 0.6, SAGE),
    { slabs: [{ x: 2.02, y: 1.3, z: 0.3, width: 1.96, height: 2.6, depth: 0.6, colour: CREAM }] },
    { slabs: [{ x: 2.02, y: 1.2, z: 0.605, width: 0.03, height: 2.3, depth: 0.02, colour: OAK }] },
    downlight(0.3, 1.2, 0.6),
    downlight(1.9, 1.6, 0.7),
  ),
];
