/** What lamps and lit windows add to one row of the relit picture. */
export type Glow = {
  row(y: number): (x: number, channel: number, ground: number, albedo: number) => number;
};
