import { bed, books, CREAM, chair, door, downlight, lamp, picture, sofa, type Thing, WHITE } from './things.ts';
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

/** One lamp that is found at once, its light falling off along a plain wall, and little else: a row of frames, of chairs or of books is a drawing, and a large shade at the height of the eye is pasted on. */
export const ROOMS: readonly EveningRoom[] = [
  level(
    'living',
    CREAM,
    CREAM,
    sofa(-0.9, 0.7, 2.3, LINEN),
    picture(-0.9, 1.75, 1.2, 0.75, SAGE),
    lamp(0.75, 1.3, 0.85, 1),
    books(2.1, 0.2, 1.2, 2, OAK),
    lamp(-2.5, 1.3, 0.85, 0.7),
    downlight(-0.9, 1.1, 0.5),
    downlight(2.1, 1.1, 0.6),
    downlight(0.8, 3.4, 0.5),
  ),
  level(
    'sitting',
    SAND,
    CREAM,
    lamp(-1.5, 1.3, 0.85, 1),
    { slabs: [{ x: -1.5, y: 0.45, z: 0.6, width: 1.5, height: 0.9, depth: 0.45, colour: OAK }] },
    picture(-0.35, 1.7, 0.7, 0.85, LINEN),
    lamp(1.9, 1.3, 0.85, 0.8),
    chair(1.2, 1.5, OAK),
    downlight(0.6, 1, 0.6),
    downlight(-2, 3.2, 0.5),
    downlight(2, 3.2, 0.5),
  ),
  level(
    'dining',
    SAND,
    CREAM,
    { slabs: [{ x: -1.5, y: 0.45, z: 0.3, width: 1.7, height: 0.9, depth: 0.45, colour: OAK }] },
    lamp(-2, 1.3, 0.4, 0.8),
    picture(-1.2, 1.7, 0.8, 0.65, SAND),
    door(0.9, 0.95),
    lamp(2.3, 1.3, 0.85, 0.9),
    downlight(-0.5, 0.9, 0.6),
    downlight(1.8, 0.9, 0.6),
    downlight(0, 3, 0.6),
  ),
  level(
    'den',
    CREAM,
    SAND,
    { slabs: [{ x: 0.1, y: 1.3, z: 0.2, width: 1.7, height: 2.6, depth: 0.4, colour: WHITE }] },
    { slabs: [{ x: 0.1, y: 1.2, z: 0.48, width: 1.9, height: 0.07, depth: 0.3, colour: OAK }] },
    { slabs: [{ x: 0.1, y: 0.52, z: 0.42, width: 1.1, height: 1.04, depth: 0.08, colour: STONE }] },
    picture(0.1, 1.75, 0.9, 0.65, SAGE, 0.41),
    lamp(-1.6, 1.3, 0.85, 1),
    lamp(1.9, 1.3, 0.85, 0.9),
    downlight(-2.3, 1.1, 0.5),
    downlight(0.1, 1.2, 0.6),
    downlight(2.4, 2.5, 0.5),
  ),
  level(
    'hall',
    WHITE,
    CREAM,
    { slabs: [{ x: -1.7, y: 0.45, z: 0.3, width: 1.3, height: 0.9, depth: 0.45, colour: OAK }] },
    lamp(-1.9, 1.3, 0.4, 0.8),
    picture(-1, 1.7, 0.6, 0.8, LINEN),
    door(0.5, 1.05),
    lamp(2.1, 1.3, 0.85, 0.8),
    downlight(-0.4, 1, 0.6),
    downlight(1.5, 0.8, 0.7),
    downlight(0.2, 3, 0.7),
  ),
  level(
    'family',
    WHITE,
    SAGE,
    sofa(0.7, 0.7, 2.5, WHITE),
    picture(0.7, 1.75, 1.1, 0.8, LINEN),
    lamp(-1.05, 1.3, 0.85, 1),
    lamp(2.45, 1.3, 0.85, 0.8),
    downlight(-2.2, 1.3, 0.6),
    downlight(0.7, 1, 0.6),
    downlight(2, 3, 0.5),
  ),
  upper(
    'bedroom',
    CREAM,
    CREAM,
    bed(-0.2, 1.7, LINEN),
    lamp(-1.5, 1.66, 0.85, 0.8),
    lamp(1.1, 1.66, 0.85, 0.8),
    picture(-0.2, 1.95, 1, 0.55, SAND),
    downlight(-2, 1.3, 0.5),
    downlight(0, 1.3, 0.5),
    downlight(2, 1.3, 0.6),
  ),
  upper(
    'study',
    CREAM,
    SAGE,
    lamp(-1.6, 1.66, 0.7, 1),
    picture(-0.5, 1.85, 0.8, 0.6, CREAM),
    lamp(1.8, 1.66, 0.85, 0.9),
    downlight(0.6, 0.9, 0.6),
    downlight(-2.2, 1.4, 0.5),
    downlight(2.3, 2, 0.5),
  ),
  upper(
    'landing',
    WHITE,
    CREAM,
    picture(-1.9, 1.85, 0.6, 0.75, SAND),
    lamp(-0.9, 1.66, 0.85, 0.8),
    door(0.5, 0.95),
    lamp(2.1, 1.66, 0.85, 0.9),
    downlight(-2, 0.9, 0.6),
    downlight(0.4, 1.2, 0.6),
    downlight(1.4, 1.6, 0.6),
  ),
  upper(
    'guest',
    CREAM,
    WHITE,
    lamp(-1.7, 1.66, 0.85, 0.9),
    bed(-0.5, 1.5, LINEN),
    lamp(0.7, 1.66, 0.85, 0.7),
    picture(-0.5, 1.95, 0.8, 0.6, SAGE),
    { slabs: [{ x: 2.3, y: 1.3, z: 0.3, width: 1.4, height: 2.6, depth: 0.6, colour: CREAM }] },
    downlight(0.3, 1.2, 0.6),
    downlight(1.9, 1.6, 0.7),
  ),
];
