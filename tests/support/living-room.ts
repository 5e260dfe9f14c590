import type { Item } from '#domain/scene/plan.ts';
import type { Scene } from '#domain/scene/scene.ts';

const floor = [
  { x: -2.4, z: -1.5 },
  { x: -2.4, z: 4.2 },
  { x: 2.4, z: 4.2 },
  { x: 2.4, z: -1.5 },
];
const item = (
  id: string,
  kind: string,
  x: number,
  z: number,
  size: [number, number, number],
  turn = Math.PI,
): Item => ({
  ...{ id, kind, group: 'lounge', x, y: 0, z, turn, design: 0 },
  ...{ width: size[0], depth: size[1], height: size[2] },
});

/** A plain room of 4.8 by 5.7 metres, furnished by hand, seen straight on. */
export const livingRoom: Scene = {
  camera: { width: 1200, height: 800, focal: 640, pitch: 0.06, roll: 0, yaw: 0, eye: 1.45, bend: 0 },
  room: {
    floor,
    ceiling: 2.6,
    walls: [
      { name: 'left', from: floor[0]!, to: floor[1]!, seen: 1, openings: [] },
      {
        name: 'back',
        from: floor[1]!,
        to: floor[2]!,
        seen: 1,
        openings: [{ kind: 'window', from: 1.6, to: 3.2, sill: 0.9, head: 2.1 }],
      },
      { name: 'right', from: floor[2]!, to: floor[3]!, seen: 1, openings: [] },
    ],
    obstacles: [],
    carpet: false,
    confidence: { camera: 1, layout: 1, scale: 1, floor: 1 },
  },
  plan: {
    version: 1,
    style: 'modern',
    roomType: 'living_room',
    seed: 1,
    variant: 0,
    items: [
      item('rug-1', 'rug', 0, 2.6, [2.4, 1.7, 0.014]),
      item('sofa-1', 'sofa', 0, 3.3, [2.2, 0.95, 0.84]),
      item('coffee-table-1', 'coffee-table', 0, 2.3, [1.2, 0.65, 0.42]),
      item('armchair-1', 'armchair', -1.5, 2.2, [0.8, 0.82, 0.82], Math.PI / 2),
      item('armchair-2', 'armchair', 1.6, 2.3, [0.8, 0.82, 0.82], -Math.PI / 2),
    ],
  },
};
