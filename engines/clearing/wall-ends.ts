import { BACK, CEILING, FLOOR, RIGHT, type Surfaces } from '#engines/clearing/surfaces.ts';

/** Where the walls end at the floor or at the ceiling, column by column of the photo. */
export type WallEnds = {
  /** 1 at the floor, where a wall goes up from its end; -1 at the ceiling. */
  readonly way: 1 | -1;
  /** The wall of every column, 0 where none ends in the picture. */
  readonly wall: Uint8Array;
  /** Index of the wall's last pixel. */
  readonly last: Int32Array;
  /** Row of the end itself, and pixels a metre beside it. */
  readonly edge: Float32Array;
  readonly scale: Float32Array;
};

/** Pixels over which a wall's scale is measured. */
const SPAN = 8;
/** The last pixel of a wall lies this near to its end, in metres: a corrected side keeps its old place and says nothing. */
const NEAR = 0.06;

/** Metres of a row from the wall's end, along the wall. */
export const heightOf = ({ way, edge, scale }: WallEnds, x: number, y: number): number =>
  (way * (edge[x]! - y - 0.5)) / scale[x]!;

export const wallEnds = ({ width, height, side, b }: Surfaces, ceiling: number, way: 1 | -1): WallEnds => {
  const wall = new Uint8Array(width);
  const last = new Int32Array(width);
  const edge = new Float32Array(width);
  const scale = new Float32Array(width);
  const beyond = way === 1 ? FLOOR : CEILING;
  const up = (i: number): number => (way === 1 ? b[i]! : ceiling - b[i]!);
  for (let x = 0; x < width; x++) {
    let y = way === 1 ? height - 1 : 0;
    while (y >= 0 && y < height && side[y * width + x] === beyond) y -= way;
    const inside = y - way * SPAN;
    if (y === (way === 1 ? height - 1 : 0) || y < 0 || y >= height || inside < 0 || inside >= height) continue;
    const i = y * width + x;
    const own = side[i]!;
    if (own < BACK || own > RIGHT || side[inside * width + x] !== own) continue;
    const rise = up(inside * width + x) - up(i);
    if (!(rise > 0) || up(i) < 0 || up(i) > NEAR) continue;
    wall[x] = own;
    last[x] = i;
    scale[x] = SPAN / rise;
    edge[x] = y + 0.5 + way * up(i) * scale[x]!;
  }
  return { way, wall, last, edge, scale };
};
