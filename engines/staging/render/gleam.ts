/** The light at a place as light-lookup.ts tells it: its mean direction and what arrives. */
type Lit = { readonly vx: number; readonly vy: number; readonly vz: number; readonly g: number };

/** Cosine between a face and the way halfway from the eye (looking along `d`) to where most of the light comes from. */
export const halfway = (lit: Lit, dx: number, dy: number, dz: number, nx: number, ny: number, nz: number): number => {
  const v = Math.sqrt(lit.vx * lit.vx + lit.vy * lit.vy + lit.vz * lit.vz) + 1e-9;
  const [hx, hy, hz] = [lit.vx / v - dx, lit.vy / v - dy, lit.vz / v - dz];
  const cos = (nx * hx + ny * hy + nz * hz) / (Math.sqrt(hx * hx + hy * hy + hz * hz) + 1e-9);
  return cos > 0 ? cos : 0;
};

/** Paint on slim parts: a wide sheen, and a line of light where an edge or a tube turns through the window's image. */
export const lacquer = (cos: number): number => 0.05 * cos ** 5 + 0.2 * cos ** 36;

/**
 * What slim metal shows of a room, in shares of the light on it: dim floor below, the ceiling above, one soft window.
 * Smooth in all directions: mirrored rays broke into patches on tubes of two pixels.
 */
export const burnished = (cos: number, up: number): number => 0.5 + 0.26 * Math.max(-0.7, up) + 0.75 * cos ** 10;

/** What a coat of paint mirrors of the room, as a share of it: little straight on, more aslant; in a corner less of the room is seen. */
export const satin = (shine: number, facing: number, light: number): number =>
  (shine + ASLANT * (1 - facing) ** 4) * (0.35 + 0.65 * Math.min(1, light));
const ASLANT = 0.16;
