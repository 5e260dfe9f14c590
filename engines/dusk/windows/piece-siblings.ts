import { bankOf } from '#engines/dusk/windows/banks.ts';
import { bayBeside } from '#engines/dusk/windows/bay-panes.ts';
import type { Glass, WindowSight } from '#engines/dusk/windows/glass.ts';
import { gridPieces } from '#engines/dusk/windows/grid-pieces.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { coverage } from '#engines/dusk/windows/rules.ts';
import { sashesBeside } from '#engines/dusk/windows/sashes.ts';
import { twinSash } from '#engines/dusk/windows/twin-sash.ts';

/** The first of those that cover each other: two sashes may speak for the one between them. */
const apart = (all: readonly Glass[]): Glass[] =>
  all.filter((glass, n) => !all.slice(0, n).some((other) => coverage(glass, other) > 0));

/** Pieces with those of their window that only they speak for: the rest of a bank, the other sash, the sides of a bay, the last of a grid. */
export const withSiblings = (look: WindowLook, likely: readonly Glass[], sight?: WindowSight): readonly Glass[] => {
  // What only mirrors the sky ends no bank that the network sees, and is a part of it: white posts in the shade are blue, too.
  const seen = likely.filter(({ skyward = 0 }) => skyward === 0);
  const banks = sight ? seen.flatMap((glass) => bankOf(look, sight, glass, seen)) : [];
  const mirroring = likely.filter((glass) => !seen.includes(glass) && !banks.some((bank) => coverage(glass, bank) > 0));
  const banked = [...seen, ...mirroring, ...banks];
  const twins = sight ? apart(banked.flatMap((glass) => twinSash(look, sight.pane, glass, banked))) : [];
  const paired = [...banked, ...twins];
  const sashed = [...paired, ...paired.flatMap((glass) => sashesBeside(look, glass, paired))];
  const bays = sight ? [...sashed, ...sashed.flatMap((glass) => bayBeside(look, sight, glass, sashed))] : sashed;
  return sight ? gridPieces(look, sight.pane, bays) : bays;
};
