import type { Quad } from '#engines/dusk/parameters.ts';

/** A window so small that only its place counts, in fractions of the picture. */
export const pointAt = (x: number, y: number): { readonly quad: Quad } => ({
  quad: [
    [x, y],
    [x, y],
    [x, y],
    [x, y],
  ],
});

/** The same for a lamp. */
export const lampAt = ([x, y]: readonly [number, number]) => ({ ...pointAt(x, y), lamp: true });
