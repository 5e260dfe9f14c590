import { facing, type Wall } from '#domain/scene/room.ts';
import { add, against, at, type Draft, layRug, newDraft, offerOne, placesAlong } from './draft.ts';
import { hangAbove } from './hang.ts';
import { blankItem, type Site, wallPoint } from './site.ts';

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

/** Kitchens are furnished by others: a runner, stools at an island that was seen, a plant. */
export const planKitchen = (site: Site, design: number): Draft => {
  let draft = newDraft(site);
  const island = [...site.room.obstacles]
    .filter((o) => o.width * o.depth > 0.6 && o.z > 1.6)
    .sort((a, b) => b.width * b.depth - a.width * a.depth)[0];
  if (island) {
    const n = Math.max(1, Math.min(4, Math.floor(island.width / 0.6)));
    for (let i = 0; i < n; i++) {
      const x = island.x + ((i + 0.5) / n - 0.5) * island.width;
      draft = offerOne(
        draft,
        [0.3, 0.4].map((off) =>
          blankItem('bar-stool', 'counter', {
            x,
            z: island.z - island.depth / 2 - off,
            turn: 0.06 * Math.sin(i * 3),
            design,
          }),
        ),
        { seen: 0.8, away: 1.2 },
      );
    }
  }
  const { middle } = site;
  const runners = [Math.PI / 2, 0].flatMap((turn) =>
    [2.4, 1.9, 1.5].map((width) =>
      blankItem('runner', 'floor', { x: middle.x, z: middle.z, turn, width, depth: 0.72 }),
    ),
  );
  if (site.visibleArea > 9) {
    const set = dinette(draft, design);
    if (set) return set;
  }
  return offerOne(draft, runners, { seen: 0.6 });
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

/** An entry or a room without a name: console with a mirror, and a reading corner. */
export const planOther = (site: Site, design: number): Draft => {
  let draft = newDraft(site);
  for (const { wall, item } of alongWalls(draft, 'console', 'entry', { width: 1.3, design })) {
    const done = add(draft, item, { seen: 0.8, away: 1.5 });
    if (!done) continue;
    draft = hangAbove(done, wall, done.items.at(-1)!, design, 'mirror');
    break;
  }
  for (const { wall, along } of alongWalls(draft, 'armchair', 'reading', { width: 0.8, design })) {
    const frame = { ...wallPoint(wall, along, 0.2), turn: facing(wall) };
    const chair = add(draft, at(frame, 'armchair', 'reading', 0, 0.45, { spin: 0.25, design }), {
      seen: 0.8,
      away: 1.5,
    });
    const table = chair && add(chair, at(frame, 'side-table', 'reading', 0.68, 0.3, { design: 1 }), { seen: 0.7 });
    if (!table) continue;
    draft = offerOne(table, [at(frame, 'floor-lamp', 'reading', -0.66, 0.12, { design })], { seen: 0.7 });
    draft =
      layRug(draft, [at(frame, 'rug', 'reading', 0.1, 0.85, { width: 1.9, depth: 1.4, height: 0.014 })], 0.5) ?? draft;
    break;
  }
  return draft;
};
