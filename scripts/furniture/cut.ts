/** How a cloth is cut: rounded corners, taken in, with slack here and there. */
type Cut = {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  /** Radius of its corners at the foot, and at the head too with `both`. */
  readonly round: number;
  /** Share of the corners' width that is left: the rest is taken in as a tailor does. */
  readonly left: number;
  readonly both?: boolean;
  /** Share by which a corner is cut shorter: over the bed's own corner it has less way to go than over an edge. */
  readonly short?: number;
  /** How much longer the cloth is at a place than it lies, across and along. */
  readonly slack?: (u: number, v: number) => readonly [number, number];
};

/** A rectangle of squares with rounded corners that are taken in: cut square, they flew out as stiff points and hung to the carpet. */
export const cutOf = ({ columns, rows, size, round, left, both = false, short = 0, slack = () => [0, 0] }: Cut) => {
  const [hu, hv] = [((columns - 1) * size) / 2, ((rows - 1) * size) / 2];
  const place = (i: number, j: number): readonly [number, number] => {
    const [u, v] = [i * size - hu, j * size - hv];
    const [a, b] = [Math.abs(u) - hu + round, (both ? Math.abs(v) : v) - hv + round];
    if (a <= 0 || b <= 0) return [u, v];
    const r = Math.hypot(a, b);
    const shorter = (Math.max(a, b) / r) * (1 - short * ((2 * a * b) / (r * r)));
    return [Math.sign(u) * (hu - round + a * shorter), Math.sign(v) * (hv - round + b * shorter)];
  };
  const between = (i: number, j: number, x: number, y: number): number => {
    const [[ax, ay], [bx, by]] = [place(i, j), place(x, y)];
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    const [su, sv] = slack(mx, my);
    const [du, dv] = [(bx - ax) * (1 + su), (by - ay) * (1 + sv)];
    const [a, b] = [Math.abs(mx) - hu + round, (both ? Math.abs(my) : my) - hv + round];
    if (a <= 0 || b <= 0) return Math.hypot(du, dv);
    const r = Math.hypot(a, b);
    const [ox, oy] = [(Math.sign(mx) * a) / r, (Math.sign(my) * b) / r];
    // Taken in bit by bit: at the corner's own point there is nothing to spare.
    const kept = left + (1 - left) * Math.exp(-r / 0.06);
    return Math.hypot(du * ox + dv * oy, (dv * ox - du * oy) * kept);
  };
  return { place, between };
};
