import { expect, it } from 'vitest';
import { lensOf, project } from '#domain/scene/camera.ts';
import { bareRoom } from '#tests/support/bare-room.ts';
import { pinhole } from '#tests/support/synthetic-room.ts';
import { maskedBy } from './before.ts';
import { bracketOf, hangScreen } from './bracket.ts';
import { append, newDraft } from './draft.ts';
import { blankItem, surveySite, wallPoint } from './site.ts';

const camera = pinhole(640, 427, 20, { yaw: 0, pitch: 3 }, 1.4);
const room = bareRoom(2.5, 2.5, 5);
const back = room.walls[1]!;

/** A grey photo with black patches on the back wall: metres along it and above the floor. */
const siteWith = (patches: readonly (readonly [number, number, number, number])[], within = room) => {
  const data = new Uint8Array(640 * 427 * 3).fill(200);
  const lens = lensOf(camera);
  for (const [from, to, low, high] of patches)
    for (let a = from; a <= to; a += 0.004)
      for (let y = low; y <= high; y += 0.004) {
        const p = wallPoint(back, a, 0);
        const [u, v] = project(lens, p.x, y, p.z);
        data.fill(20, (Math.floor(v) * 640 + Math.floor(u)) * 3, (Math.floor(v) * 640 + Math.floor(u)) * 3 + 3);
      }
  return surveySite(camera, within, { width: 640, height: 427, channels: 3, data });
};
const ARM = [
  [2, 2.12, 1.2, 1.5],
  [2.12, 2.6, 1.32, 1.38],
  [2.6, 2.68, 1.2, 1.5],
] as const;

it('finds the arm of a screen that was taken away, and hangs one that hides it', () => {
  const site = siteWith(ARM);
  const arm = bracketOf(site)!;
  expect(arm.from).toBeCloseTo(2, 0);
  expect(arm.to).toBeCloseTo(2.68, 0);
  const screen = hangScreen(newDraft(site)).items[0]!;
  expect(screen.kind).toBe('television');
  const mask = maskedBy(site, back, screen)!;
  expect(mask.from < arm.from && mask.to > arm.to && mask.low < arm.low && mask.high > arm.high).toBe(true);
});

it('hangs none over plain paint, a dark picture, a switch or what is high up', () => {
  for (const patches of [
    [],
    [[2, 2.7, 1.2, 1.6]],
    [[2, 2.1, 1.2, 1.3]],
    ARM.map(([a, b, c, d]) => [a, b, c + 0.9, d + 0.9]),
  ])
    expect(hangScreen(newDraft(siteWith(patches as never))).items).toEqual([]);
});

it('hangs none that would reach into a doorway', () => {
  const door = { kind: 'door', from: 1, to: 1.9, sill: 0, head: 2.03 } as const;
  const walls = room.walls.map((wall) => (wall === back ? { ...wall, openings: [door] } : wall));
  const site = siteWith(ARM, { ...room, walls });
  expect(bracketOf(site)).not.toBeNull();
  expect(hangScreen(newDraft(site)).items.every((item) => item.x - item.width / 2 > back.from.x + door.to)).toBe(true);
});

it('hangs none behind the sofa', () => {
  const site = siteWith(ARM);
  const sofa = { x: 0, z: 3.6, width: 2, depth: 0.95, height: 0.84 };
  const sofaTurned = (turn: number) => append(newDraft(site), blankItem('sofa', 'lounge', { ...sofa, turn }));
  const kinds = (turn: number) => hangScreen(sofaTurned(turn)).items.map((i) => i.kind);
  expect(kinds(0)).toContain('television');
  expect(kinds(Math.PI)).toEqual(['sofa']);
});
