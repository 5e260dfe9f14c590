import type { Kit } from '../look/kit.ts';
import type { Material } from '../render/material.ts';
import { type Piece, put } from './piece.ts';
import { rod, roundBox } from './shapes.ts';

/** Styles whose seats stand on wood. */
export const isWooden = (kit: Kit): boolean =>
  kit.style === 'scandinavian' ||
  kit.style === 'farmhouse' ||
  kit.style === 'contemporary' ||
  (kit.style === 'minimalist' && kit.design === 0);

/** What legs are made of. Stained nearly black where the style allows: pale ones under a pale seat were sticks that carried nothing. */
export const legOf = (kit: Kit): Material => {
  if (kit.style === 'contemporary' || kit.style === 'luxury') return kit.m.stained;
  return isWooden(kit) ? kit.m.leg : kit.m.metal;
};

/** Feet up to this tall are stout blocks: thin ones under a low sofa were not seen to carry it. */
const SHORT = 0.1;

/** Four feet: tapered wood that leans out, slim metal, or low blocks. */
export const feet = (piece: Piece, kit: Kit, width: number, depth: number, height: number, inset = 0.07): void => {
  const wooden = isWooden(kit);
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      const at = [sx * (width / 2 - inset), 0, sz * (depth / 2 - inset)] as const;
      if (height < SHORT) put(piece, rod(0.024, 0.032, height + 0.02, 28), legOf(kit), { at });
      else if (wooden)
        put(piece, rod(0.014, 0.024, height + 0.02, 28), legOf(kit), { at, leanZ: sx * 0.09, tiltX: -sz * 0.09 });
      else
        put(piece, roundBox(0.024, height + 0.02, 0.024, 0.003), legOf(kit), {
          at: [at[0], (height + 0.02) / 2, at[2]],
        });
    }
  }
};
