import { expect, it } from 'vitest';
import { behindTwigs } from '#engines/dusk/windows/behind-twigs.ts';
import type { Frame } from '#engines/dusk/windows/frames.ts';

const frame = (left: number, right: number, support: number, sure?: number): Frame => ({
  corners: [
    [left, 10],
    [right, 10],
    [right, 40],
    [left, 40],
  ],
  support,
  bright: false,
  ...(sure === undefined ? {} : { sure }),
});
const tree = frame(0, 80, 0.95, 0.5);
const sash = frame(20, 36, 0.9);

it('asks a pane with four plain sides for itself where the piece around it was refused', () => {
  expect(behindTwigs([sash], [tree], [])).toEqual([sash]);
});

it('leaves it where the piece is a window, where its sides are not plain, and where the network is not sure of the piece', () => {
  expect(behindTwigs([sash], [tree], [tree])).toEqual([]);
  expect(behindTwigs([frame(20, 36, 0.6)], [tree], [])).toEqual([]);
  expect(behindTwigs([sash], [frame(0, 80, 0.95, 0.2)], [])).toEqual([]);
});
