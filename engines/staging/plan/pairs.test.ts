import { expect, it } from 'vitest';
import { overlap } from '#domain/scene/polygon.ts';
import { bareRoom } from '#tests/support/bare-room.ts';
import { pinhole } from '#tests/support/synthetic-room.ts';
import { newDraft } from './draft.ts';
import { loungeAt } from './lounge.ts';
import { hiddenShare } from './sight.ts';
import { shownShare, surveySite } from './site.ts';

it('sets two chairs across from a sofa, whole, on its rug and not before it', () => {
  const site = surveySite(pinhole(1200, 800, 20, { yaw: 40, pitch: 5 }, 1.3), bareRoom(0.8, 4.2, 6.5));
  const frame = { x: 3.8, z: 3.9, turn: -Math.PI / 2 };
  const { items } = loungeAt(newDraft(site), frame, 2, 'sofa', undefined, 1, 1, [], true)!;
  const chairs = items.filter((i) => i.kind === 'armchair');
  const [sofa, rug] = ['sofa', 'rug'].map((kind) => items.find((i) => i.kind === kind)!);
  expect(chairs.length).toBe(2);
  expect(hiddenShare(site, sofa!, chairs)).toBeLessThan(0.12);
  for (const chair of chairs) {
    expect(Math.cos(chair.turn - sofa!.turn)).toBeLessThan(0);
    expect(shownShare(site, chair)).toBeGreaterThan(0.95);
    expect(overlap(chair, rug!)).toBe(true);
  }
});
