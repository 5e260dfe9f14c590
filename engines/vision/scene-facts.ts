import type { ClassName, Segmentation } from '#engines/ports.ts';
import type { Quality } from '#engines/vision/quality.ts';
import type { Uprights } from '#engines/vision/uprights.ts';

export type SceneKind = 'interior' | 'exterior' | 'floor_plan' | 'other';
export type RoomType = 'living_room' | 'bedroom' | 'kitchen' | 'bathroom' | 'dining_room' | 'office' | 'other';

const KINDS: readonly SceneKind[] = ['interior', 'exterior', 'floor_plan', 'other'];
const ROOMS: readonly RoomType[] = ['living_room', 'bedroom', 'kitchen', 'bathroom', 'dining_room', 'office', 'other'];

export type SceneFacts = {
  readonly kind: SceneKind;
  readonly kindConfidence: number;
  /** Only of interiors. */
  readonly roomType?: RoomType;
  readonly roomConfidence?: number;
  readonly furnished?: boolean;
  readonly shares: Readonly<Partial<Record<ClassName, number>>>;
  readonly quality: Quality;
  readonly uprights: Uprights;
  /** 16 hex digits; compare with `likeness`. */
  readonly print: string;
};

const best = <Name extends string>(names: readonly Name[], of: (name: Name) => number): [Name, number] => {
  const [first = names[0]!] = [...names].sort((a, b) => of(b) - of(a));
  return [first, Math.round(of(first) * 1000) / 1000];
};

/** An empty room shows less than this of movable things: a doormat, a curtain. */
const EMPTY = 0.03;

export const sceneFacts = (
  scene: Segmentation['scene'],
  shares: SceneFacts['shares'],
  measured: Pick<SceneFacts, 'quality' | 'uprights' | 'print'>,
): SceneFacts => {
  const of = (name: string) => scene[name] ?? 0;
  const [kind, kindConfidence] = best(KINDS, of);
  if (kind !== 'interior') return { kind, kindConfidence, shares, ...measured };
  const [roomType, roomConfidence] = best(ROOMS, (room) => of(`room:${room}`));
  const movable = shares.movable ?? 0;
  // The head alone takes ceiling lamps and reflections for furniture; the class map alone takes long curtains in an empty room for it.
  const furnished = movable > EMPTY * 4 || (movable > EMPTY && of('furnished') > 0.5);
  return { kind, kindConfidence, roomType, roomConfidence, furnished, shares, ...measured };
};
