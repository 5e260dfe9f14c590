import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findMovable } from '#engines/clearing/what-to-clear.ts';
import { windowHangings } from '#engines/clearing/window-hangings.ts';
import { CLASS_NAMES } from '#engines/ports.ts';
import type { Raster } from '#engines/raster/raster.ts';
import type { Sight } from '#engines/vision/index.ts';
import { paint, readDrawing, readIds, readPhoto, UNKNOWN } from './truth.ts';

type Row = readonly [iou: number, recall: number, precision: number];

const compare = (
  mine: (i: number) => boolean,
  theirs: (i: number) => boolean,
  counted: (i: number) => boolean,
  size: number,
): Row => {
  let [both, a, b] = [0, 0, 0];
  for (let i = 0; i < size; i++) {
    if (!counted(i)) continue;
    const m = mine(i);
    const t = theirs(i);
    if (m) a++;
    if (t) b++;
    if (m && t) both++;
  }
  return [both / Math.max(1, a + b - both), both / Math.max(1, b), both / Math.max(1, a)];
};

const COLUMNS = ['as given', 'silhouette', 'to clear', 'exact'] as const;

/**
 * Movable things in staged rooms, four ways. 'as given': our class map against the mask that came with the pair, which is whatever differs
 * from the empty room: things, their shadows far along floor and wall, a margin. 'silhouette': our class map against what is movable,
 * drawn by hand. 'to clear': what clearing would take out, with its shadow and margin, against the mask as given. 'exact': the drawn
 * silhouette itself against the mask as given, so the most that a perfect class map could reach there.
 */
export const stagedPairs = async (
  folder: string,
  drawings: string,
  seen: (photo: Raster) => Promise<Sight>,
  say: (line: string) => void,
): Promise<void> => {
  if (!existsSync(folder)) return say('staged pairs: not here');
  const movable = CLASS_NAMES.indexOf('movable');
  const sums = COLUMNS.map(() => [0, 0, 0]);
  const counts = COLUMNS.map(() => 0);
  const files = (await readdir(folder)).filter((file) => file.endsWith('_staged.png')).sort();
  say(`movable on staged pairs (${files.length}): IoU, recall, precision`);
  for (const file of files) {
    const photo = await readPhoto(join(folder, file));
    const sight = await seen(photo);
    const given = (await readIds(join(folder, file.replace('_staged', '_mask')), photo.width, photo.height)).data;
    const clear = findMovable(photo, sight.seen, 'empty', windowHangings(photo, sight.seen)).mask.data;
    const drawing = join(drawings, file.replace('_staged.png', '.json'));
    const drawn = existsSync(drawing) ? paint(await readDrawing(drawing), photo).data : undefined;
    const size = given.length;
    const ours = (i: number): boolean => sight.classes.ids.data[i] === movable;
    const theirs = (i: number): boolean => given[i]! > 127;
    const all = (): boolean => true;
    const rows: (Row | undefined)[] = [
      compare(ours, theirs, all, size),
      drawn &&
        compare(
          ours,
          (i) => drawn[i] === movable,
          (i) => drawn[i] !== UNKNOWN,
          size,
        ),
      compare((i) => clear[i]! > 0, theirs, all, size),
      drawn &&
        compare(
          (i) => drawn[i] === movable,
          theirs,
          (i) => drawn[i] !== UNKNOWN,
          size,
        ),
    ];
    for (const [c, row] of rows.entries()) {
      if (!row) continue;
      counts[c]!++;
      for (const [k, value] of row.entries()) sums[c]![k]! += value;
    }
    say(
      `  ${file.replace('_staged.png', '').padEnd(10)}${rows.map((row, c) => `${COLUMNS[c]} ${three(row)}`).join('   ')}`,
    );
  }
  const means = sums.map((sum, c) => (counts[c] ? (sum.map((v) => v / counts[c]!) as unknown as Row) : undefined));
  say(`  mean      ${means.map((row, c) => `${COLUMNS[c]} ${three(row)}`).join('   ')}   target IoU .75 as given`);
};

const three = (row?: Row): string => (row ? row.map((v) => v.toFixed(3).replace(/^0/, '')).join(' ') : 'not drawn');
