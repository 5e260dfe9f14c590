import { z } from 'zod';
import { floorUnder, lensOf } from './camera.ts';
import { CATALOGUE, type Kind } from './catalogue.ts';
import type { Item } from './plan.ts';
import type { Scene } from './scene.ts';
import { settle } from './settle.ts';

const Id = z.string().min(1).max(40);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** What a person (or the chat) may do to a staged photo. Places come in metres, or in pixels of the scene's camera. */
export const Operation = z.discriminatedUnion('op', [
  z.object({ op: z.literal('move'), item: Id, x: z.number(), z: z.number() }),
  z.object({ op: z.literal('drag'), item: Id, u: z.number(), v: z.number() }),
  z.object({ op: z.literal('turn'), item: Id, degrees: z.number().min(-360).max(360) }),
  z.object({ op: z.literal('swap'), item: Id, design: z.number().int().min(0).max(99).optional() }),
  z.object({ op: z.literal('recolour'), item: Id, colour }),
  z.object({ op: z.literal('remove'), item: Id }),
  z.object({
    op: z.literal('add'),
    kind: z.string().min(1).max(40),
    x: z.number(),
    z: z.number(),
    turn: z.number().optional(),
  }),
  z.object({ op: z.literal('variant'), variant: z.number().int().min(0).max(2) }),
]);
export type Operation = z.infer<typeof Operation>;

export type Edited = {
  readonly scene: Scene;
  /** The plan must be made anew (another variant): the engine does that. */
  readonly replan: boolean;
  /** One line for each operation that could not be done. */
  readonly refused: readonly string[];
};

const freshId = (items: readonly Item[], kind: string): string => {
  let n = 1;
  while (items.some((i) => i.id === `${kind}-${n}`)) n++;
  return `${kind}-${n}`;
};

/** Applies operations in order. What cannot be done is refused with a reason and changes nothing. */
export const applyOperations = (scene: Scene, operations: readonly Operation[]): Edited => {
  let items: readonly Item[] = scene.plan.items;
  let variant = scene.plan.variant;
  let replan = false;
  const refused: string[] = [];
  const replace = (id: string, next: Item) => {
    items = items.map((i) => (i.id === id ? next : i));
  };

  for (const operation of operations) {
    if (operation.op === 'variant') {
      replan = replan || operation.variant !== variant;
      variant = operation.variant;
      continue;
    }
    if (operation.op === 'add') {
      const spec: Kind | undefined = CATALOGUE[operation.kind];
      if (!spec) {
        refused.push(`There is no piece called '${operation.kind}'.`);
        continue;
      }
      const item: Item = {
        id: freshId(items, operation.kind),
        kind: operation.kind,
        group: 'added',
        x: operation.x,
        y: spec.y ?? 0,
        z: operation.z,
        turn: operation.turn ?? 0,
        width: spec.width,
        depth: spec.depth,
        height: spec.height,
        design: 0,
      };
      const placed = settle(item, scene.room, items);
      if (placed) items = [...items, placed];
      else refused.push(`There is no room for the ${spec.name} there.`);
      continue;
    }
    const item = items.find((i) => i.id === operation.item);
    if (!item) {
      refused.push(`There is no piece '${operation.item}' in this picture.`);
      continue;
    }
    const others = items.filter((i) => i.id !== item.id);
    if (operation.op === 'remove') items = others;
    else if (operation.op === 'recolour') replace(item.id, { ...item, tint: operation.colour.toLowerCase() });
    else if (operation.op === 'swap') {
      const designs = CATALOGUE[item.kind]?.designs ?? 1;
      replace(item.id, { ...item, design: (operation.design ?? item.design + 1) % designs });
    } else {
      const wanted = wish(scene, item, operation);
      const placed = wanted && settle(wanted, scene.room, others);
      if (placed) replace(item.id, placed);
      else refused.push(`The ${CATALOGUE[item.kind]?.name ?? item.kind} does not fit there.`);
    }
  }
  return { scene: { ...scene, plan: { ...scene.plan, variant, items: [...items] } }, replan, refused };
};

const wish = (
  scene: Scene,
  item: Item,
  operation: Extract<Operation, { op: 'move' | 'drag' | 'turn' }>,
): Item | null => {
  if (operation.op === 'move') return { ...item, x: operation.x, z: operation.z };
  if (operation.op === 'turn') return { ...item, turn: item.turn + (operation.degrees * Math.PI) / 180 };
  const spot = floorUnder(lensOf(scene.camera), operation.u, operation.v);
  return spot && { ...item, x: spot.x, z: spot.z };
};
