import { overlap } from '#domain/scene/polygon.ts';
import type { Obstacle, Wall } from '#domain/scene/room.ts';
import { add, against, at, type Draft, newDraft, offerOne, placesAlong } from './draft.ts';
import { hangAbove } from './hang.ts';
import { readingCorner } from './read.ts';
import { blankItem, type Site, wallPoint } from './site.ts';

const off = (draft: Draft, p: { x: number; z: number }) =>
  Math.hypot(p.x - draft.site.middle.x, p.z - draft.site.middle.z - 0.6);
const near = (draft: Draft, wall: Wall, along: number) => {
  const p = wallPoint(wall, along, 0.3);
  return Math.hypot(p.x - draft.site.middle.x, p.z - draft.site.middle.z);
};
const alongWalls = (draft: Draft, kind: string, group: string, change: { width: number; design: number }) =>
  draft.site.room.walls
    .flatMap((wall) =>
      placesAlong(wall, change.width, 0.15).map((along) => ({
        wall,
        along,
        item: against(wall, kind, group, along, change),
      })),
    )
    .sort((a, b) => near(draft, a.wall, a.along) - near(draft, b.wall, b.along));

/** Kitchens are furnished by others: stools at an island that was seen, a table where there is none and floor for it, a runner. */
export const planKitchen = (site: Site, design: number): Draft => {
  let draft = newDraft(site);
  const island = [...site.room.obstacles]
    .filter((o) => o.width > 0.8 && o.depth > 0.5 && o.z - o.depth / 2 > 1.2)
    .sort((a, b) => b.width * b.depth - a.width * a.depth)[0];
  if (island) draft = stoolsAt(draft, island, design);
  else if (site.visibleArea > 9) draft = dinette(draft, design) ?? draft;
  const runners = [...site.cells]
    .sort((a, b) => off(draft, a) - off(draft, b))
    .flatMap((c) =>
      [Math.PI / 2, 0].flatMap((turn) =>
        [1.8, 1.5].map((width) => blankItem('runner', 'floor', { ...c, turn, width, depth: 0.66, design })),
      ),
    )
    .filter(
      (r) => !site.room.obstacles.some((o) => overlap(r, o, 0.08)) && !draft.items.some((i) => overlap(r, i, 0.05)),
    );
  return offerOne(draft, runners.slice(0, 400), { seen: 0.7 });
};

/** Two or three in a row at a side of the island that the camera sees; the far sides were never seen, so none goes there. */
const stoolsAt = (start: Draft, island: Obstacle, design: number): Draft => {
  const [x0, x1] = [island.x - island.width / 2, island.x + island.width / 2];
  const z0 = island.z - island.depth / 2;
  const sides = [
    { at: (a: number) => ({ x: x0 + a, z: z0 - 0.24 }), turn: 0, long: island.width },
    ...(x0 > 0.3 ? [{ at: (a: number) => ({ x: x0 - 0.24, z: z0 + a }), turn: Math.PI / 2, long: island.depth }] : []),
    ...(x1 < -0.3
      ? [{ at: (a: number) => ({ x: x1 + 0.24, z: z0 + a }), turn: -Math.PI / 2, long: island.depth }]
      : []),
  ];
  let best = start;
  for (const side of sides) {
    let row = start;
    for (const a of [0.45, 1.05, 1.65].filter((v) => v < side.long - 0.25))
      row =
        add(
          row,
          blankItem('bar-stool', 'counter', { ...side.at(a), turn: side.turn + 0.06 * Math.sin(a * 9), design }),
          { seen: 0.9, away: 1.2 },
        ) ?? row;
    if (row.items.length > best.items.length) best = row;
  }
  return best;
};

const dinette = (draft: Draft, design: number): Draft | null => {
  for (const z of [draft.site.middle.z, draft.site.middle.z + 0.5, draft.site.middle.z - 0.4]) {
    const frame = { x: draft.site.middle.x, z, turn: 0 };
    let next = add(draft, at(frame, 'dining-table', 'dining', 0, 0, { width: 1, depth: 1, design }), {
      seen: 0.85,
      away: 1.7,
    });
    for (let i = 0; i < 4 && next; i++) {
      const angle = (i * Math.PI) / 2 + Math.PI / 4;
      next = add(
        next,
        at(frame, 'dining-chair', 'dining', Math.sin(angle) * 0.64, Math.cos(angle) * 0.64, {
          spin: angle + Math.PI,
          design,
        }),
        { seen: 0.7, away: 1.2 },
      );
    }
    if (next) return next;
  }
  return null;
};

/** Bathrooms: mat, towel ladder, a stool with things on it, a plant. */
export const planBathroom = (site: Site, design: number): Draft => {
  let draft = newDraft(site);
  const { middle } = site;
  draft = offerOne(
    draft,
    [0, Math.PI / 2].map((turn) => blankItem('bath-mat', 'floor', { x: middle.x, z: middle.z, turn, design })),
    { seen: 0.7 },
  );
  draft = offerOne(
    draft,
    alongWalls(draft, 'ladder', 'towels', { width: 0.5, design }).map((p) => p.item),
    { seen: 0.8, away: 1.2 },
  );
  const stools = alongWalls(draft, 'stool', 'towels', { width: 0.38, design }).map((p) => p.item);
  const before = draft.items.length;
  draft = offerOne(draft, stools, { seen: 0.8, away: 1.1 });
  if (draft.items.length > before) {
    const stool = draft.items.at(-1)!;
    draft = {
      ...draft,
      items: [
        ...draft.items,
        {
          ...blankItem('small-plant', 'towels', { x: stool.x, z: stool.z, y: stool.height - 0.005 }),
          id: 'small-plant-1',
        },
      ],
    };
  }
  return offerOne(
    draft,
    alongWalls(draft, 'basket', 'towels', { width: 0.42, design }).map((p) => p.item),
    { seen: 0.8, away: 1.1 },
  );
};

/** An entry or a room without a name: console with a picture, and a reading corner. */
export const planOther = (site: Site, design: number): Draft => {
  let draft = newDraft(site);
  for (const { wall, item } of alongWalls(draft, 'console', 'entry', { width: 1.3, design })) {
    const done = add(draft, item, { seen: 0.8, away: 1.5 });
    if (!done) continue;
    draft = hangAbove(done, wall, done.items.at(-1)!, design);
    break;
  }
  return readingCorner(draft, design) ?? draft;
};
