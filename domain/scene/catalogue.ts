/** Every kind of piece by its product word, with the size it has when added by hand. */
export type Kind = {
  readonly name: string;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** Height of its base above the floor, for what hangs. */
  readonly y?: number;
  readonly designs: number;
};

const piece = (name: string, width: number, depth: number, height: number, designs = 3, y?: number): Kind =>
  y === undefined ? { name, width, depth, height, designs } : { name, width, depth, height, designs, y };

/** Designs from here on are the same ones with nothing green on top: one vase of branches is enough for a room. */
export const LEAFLESS = 60;

/** Rug designs from here on are the same ones cut to a circle. */
export const ROUND_RUG = 40;

/** The next design of a piece, or the `wanted` one: cut to a circle, or without its branches, it stays so. */
export const swapped = (item: { readonly kind: string; readonly design: number }, wanted?: number): number => {
  const designs = CATALOGUE[item.kind]?.designs ?? 1;
  const from = item.kind === 'rug' ? ROUND_RUG : LEAFLESS;
  const base = item.design >= from ? from : 0;
  return base + ((wanted ?? item.design - base + 1) % designs);
};

/** At which end of a sideboard or a console its lamp stands: odd designs have it at the right. */
export const lampSide = (design: number): 1 | -1 => (design % 2 === 0 ? -1 : 1);

/** What pictures show: a design is its subject, and from here on the same subject once more on another sheet. */
export const SUBJECTS = 8;

/** Seats at a round table, the first half a step from its front: chairs and settings follow one rule. */
export const roundSeats = (width: number): readonly number[] => {
  const n = width > 1.3 ? 6 : 4;
  return Array.from({ length: n }, (_, i) => ((i + 0.5) * 2 * Math.PI) / n);
};

export const CATALOGUE: Readonly<Record<string, Kind>> = {
  sofa: piece('sofa', 2.2, 0.95, 0.84),
  sectional: piece('corner sofa', 2.9, 1.75, 0.84),
  loveseat: piece('two-seat sofa', 1.65, 0.92, 0.82),
  armchair: piece('armchair', 0.8, 0.82, 0.82),
  ottoman: piece('ottoman', 0.9, 0.6, 0.42),
  'coffee-table': piece('coffee table', 1.2, 0.65, 0.42),
  'side-table': piece('side table', 0.48, 0.48, 0.55),
  'media-unit': piece('media unit', 1.8, 0.42, 0.55),
  television: piece('television', 1.25, 0.06, 0.72, 1, 0.55),
  console: piece('console', 1.3, 0.36, 0.8),
  bookshelf: piece('bookshelf', 0.9, 0.34, 1.9),
  bed: piece('bed', 1.7, 2.15, 1.15),
  nightstand: piece('nightstand', 0.5, 0.42, 0.55),
  dresser: piece('dresser', 1.4, 0.48, 0.82),
  bench: piece('bench', 1.25, 0.42, 0.46),
  'dining-table': piece('dining table', 1.9, 0.95, 0.75),
  'dining-chair': piece('dining chair', 0.48, 0.54, 0.86),
  sideboard: piece('sideboard', 1.6, 0.44, 0.8),
  desk: piece('desk', 1.45, 0.7, 0.76),
  'office-chair': piece('office chair', 0.64, 0.64, 1.0),
  'bar-stool': piece('bar stool', 0.42, 0.44, 0.98),
  stool: piece('stool', 0.38, 0.38, 0.45),
  'floor-lamp': piece('floor lamp', 0.46, 0.46, 1.58),
  'table-lamp': piece('table lamp', 0.32, 0.32, 0.55, 3, 0.55),
  pendant: piece('pendant lamp', 0.5, 0.5, 0.5, 3, 1.7),
  plant: piece('tall plant', 0.7, 0.7, 1.6),
  'small-plant': piece('small plant', 0.26, 0.26, 0.34, 3, 0.55),
  vase: piece('vase with stems', 0.24, 0.24, 0.5, 3, 0.42),
  bowl: piece('bowl', 0.28, 0.28, 0.1, 3, 0.75),
  books: piece('stack of books', 0.28, 0.2, 0.1, 3, 0.42),
  tray: piece('tray', 0.42, 0.3, 0.22, 3, 0.42),
  'place-settings': piece('place settings', 1.6, 0.8, 0.14, 1, 0.75),
  'desk-things': piece('desk things', 1.1, 0.5, 0.5, 1, 0.76),
  jars: piece('jars and board', 0.5, 0.2, 0.36, 1, 0.92),
  'bath-tray': piece('bath tray', 0.4, 0.22, 0.24, 1, 0.86),
  basket: piece('basket with a throw', 0.42, 0.42, 0.42),
  ladder: piece('towel ladder', 0.5, 0.34, 1.65, 1),
  rug: piece('rug', 2.4, 1.7, 0.014, 4),
  runner: piece('runner', 2.2, 0.7, 0.012, 4),
  'bath-mat': piece('bath mat', 0.85, 0.55, 0.022, 2),
  art: piece('picture', 1.0, 0.035, 0.75, 2 * SUBJECTS, 1.15),
  mirror: piece('mirror', 0.8, 0.04, 0.8, 3, 1.1),
  curtain: piece('curtains', 0.5, 0.12, 2.4, 2, 0.02),
  towel: piece('towels', 0.6, 0.09, 0.6, 2, 0.8),
  'wall-shelf': piece('wall shelf', 0.8, 0.2, 0.34, 2, 1.35),
};
