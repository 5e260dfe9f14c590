import type { Operation } from '#contracts/scene.ts';
import { floorUnder, lensOf } from './camera.ts';
import { CATALOGUE, type Kind, swapped } from './catalogue.ts';
import { newItem } from './free-spot.ts';
import { carried, hostAt, perches, ridersOf } from './perch.ts';
import type { Item } from './plan.ts';
import type { Scene } from './scene.ts';
import { settle } from './settle.ts';

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

export const nameOf = (item: Pick<Item, 'kind'>): string => CATALOGUE[item.kind]?.name ?? item.kind;

/** Applies operations in order. What cannot be done is refused with a reason and changes nothing. */
export const applyOperations = (scene: Scene, operations: readonly Operation[]): Edited => {
  let { items, variant } = scene.plan;
  let replan = false;
  const refused: string[] = [];
  for (const operation of operations) {
    if (operation.op === 'variant') {
      replan = replan || operation.variant !== variant;
      variant = operation.variant;
      continue;
    }
    const now = { ...scene, plan: { ...scene.plan, items } };
    const result = operation.op === 'add' ? addPiece(now, operation) : changePiece(now, operation);
    if (typeof result === 'string') refused.push(result);
    else items = result;
  }
  return { scene: { ...scene, plan: { ...scene.plan, variant, items } }, replan, refused };
};

/** The new list of pieces, or why not. */
type Result = Item[] | string;

const addPiece = (scene: Scene, { kind, x, z, turn = 0 }: Extract<Operation, { op: 'add' }>): Result => {
  const spec: Kind | undefined = CATALOGUE[kind];
  if (!spec) return `There is no piece called '${kind}'.`;
  const { items } = scene.plan;
  const placed = place(newItem(freshId(items, kind), kind, spec, { x, z, turn }), scene.room, items);
  return placed ? [...items, placed] : `There is no room for the ${spec.name} there.`;
};

const changePiece = (scene: Scene, operation: Exclude<Operation, { op: 'add' | 'variant' }>): Result => {
  const { items } = scene.plan;
  const item = items.find((i) => i.id === operation.item);
  if (!item) return `There is no piece '${operation.item}' in this picture.`;
  const replace = (next: Item) => items.map((i) => (i.id === item.id ? next : i));
  const riders = ridersOf(item, items);
  const others = items.filter((i) => i !== item && !riders.includes(i));
  // What stands on a table goes with the table.
  if (operation.op === 'remove') return others;
  if (operation.op === 'recolour') return replace({ ...item, tint: operation.colour.toLowerCase() });
  if (operation.op === 'swap') return replace({ ...item, design: swapped(item, operation.design) });
  const wanted = wish(scene, item, operation);
  const placed = wanted && place(wanted, scene.room, others);
  if (!placed) return `The ${nameOf(item)} does not fit there.`;
  return replace(placed).map((i) => (riders.includes(i) ? carried(i, item, placed) : i));
};

/** On the floor or a wall as it settles; on a table where one stands there. */
const place = (item: Item, room: Scene['room'], others: readonly Item[]): Item | null => {
  if (!perches(item)) return settle(item, room, others);
  const host = hostAt(item.x, item.z, others);
  return host && { ...item, y: host.y + host.height };
};

const wish = (
  scene: Scene,
  item: Item,
  operation: Extract<Operation, { op: 'move' | 'drag' | 'turn' }>,
): Item | null => {
  if (operation.op === 'move') return { ...item, x: operation.x, z: operation.z };
  if (operation.op === 'turn') return { ...item, turn: item.turn + (operation.degrees * Math.PI) / 180 };
  const spot = floorUnder(lensOf(scene.camera), operation.u, operation.v, item.y);
  return spot && { ...item, x: spot.x, z: spot.z };
};
