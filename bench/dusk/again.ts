import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Raster } from '#engines/raster/raster.ts';
import { decode, evening } from './evening.ts';

// Each photo once more, as another camera or another listing service would have handed it over: what is lit in the photo as it is has to be
// lit again, and nothing else. Rules that were made on the photos hold here, or were fitted to their bytes.
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Lit = Box & { readonly lamp: boolean };
type Copy = {
  readonly name: string;
  readonly made: (photo: Sharp) => Sharp;
  /** What is kept of the photo, in shares of it, and whether it is turned left to right. */
  readonly part: Box;
  readonly turned?: boolean;
};
const WHOLE: Box = { left: 0, right: 1, top: 0, bottom: 1 };
const COPIES: readonly Copy[] = [
  { name: 'saved once more', made: (photo) => photo, part: WHOLE },
  { name: 'darker', made: (photo) => photo.linear(0.78, 0), part: { left: 0.12, right: 0.92, top: 0.05, bottom: 0.9 } },
  {
    name: 'lighter',
    made: (photo) => photo.linear(1.18, 6),
    part: { left: 0, right: 0.86, top: 0.08, bottom: 0.98 },
    turned: true,
  },
  {
    name: 'warmer',
    made: (photo) => photo.linear([1.04, 1, 0.9], [2, 0, -2]),
    part: { left: 0.06, right: 0.96, top: 0.03, bottom: 0.96 },
  },
  {
    name: 'harder',
    made: (photo) => photo.linear(1.25, -32).modulate({ saturation: 1.2 }),
    part: { left: 0.1, right: 1, top: 0.1, bottom: 0.96 },
  },
  {
    name: 'softer',
    made: (photo) => photo.blur(0.8).modulate({ saturation: 0.85 }).linear(0.92, 12),
    part: WHOLE,
    turned: true,
  },
];

const QUALITY = 82;
const copyOf = async ({ width, height, data }: Raster, { made, part, turned }: Copy): Promise<Raster> => {
  const saved = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  const [left, top] = [Math.round(part.left * width), Math.round(part.top * height)];
  const kept = sharp(saved).extract({
    left,
    top,
    width: Math.round(part.right * width) - left,
    height: Math.round(part.bottom * height) - top,
  });
  const { data: pixels, info } = await made(turned ? kept.flop() : kept)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data: new Uint8Array(pixels) };
};

type Shown = {
  readonly quad: readonly (readonly number[])[];
  readonly lit: boolean;
  readonly lamp?: boolean;
  readonly porch?: boolean;
};

/** What is lit, in shares of the whole photo; undefined where none was made. */
const litIn = async (photo: Raster, { part, turned }: Pick<Copy, 'part' | 'turned'>): Promise<Lit[] | undefined> => {
  const { outcome } = await evening(photo);
  if (outcome.outcome !== 'ok') return undefined;
  const across = (x: number): number => part.left + (part.right - part.left) * (turned ? 1 - x : x);
  const down = (y: number): number => part.top + (part.bottom - part.top) * y;
  return (outcome.report.details.windows as readonly Shown[])
    .filter(({ lit, porch }) => lit && !porch)
    .map(({ quad, lamp }) => {
      const [xs, ys] = [quad.map(([x]) => across(x!)), quad.map(([, y]) => down(y!))];
      return {
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
        lamp: lamp ?? false,
      };
    });
};

const areaOf = ({ left, right, top, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);
const within = (box: Box, other: Box): Box => ({
  left: Math.max(box.left, other.left),
  right: Math.min(box.right, other.right),
  top: Math.max(box.top, other.top),
  bottom: Math.min(box.bottom, other.bottom),
});

/** Share of a box's area that others cover; panes may be one window here and three there. */
const covered = (box: Box, others: readonly Box[]): number =>
  Math.min(1, others.reduce((sum, other) => sum + areaOf(within(box, other)), 0) / areaOf(box));

/** Lamps are small: the one is the other where their middles lie this near. */
const NEAR = 0.014;
const isNear = (a: Box, b: Box): boolean =>
  Math.hypot(a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom) / 2 < NEAR;

type Sums = {
  lamps: number;
  lampsAgain: number;
  lampsNew: number;
  glass: number;
  glassAgain: number;
  glassNew: number;
  refused: number;
};

const compare = (sums: Sums, before: readonly Lit[], after: readonly Lit[], part: Box): void => {
  const inside = before.filter((box) => areaOf(within(box, part)) > 0.95 * areaOf(box));
  const [lamps, again] = [inside.filter(({ lamp }) => lamp), after.filter(({ lamp }) => lamp)];
  sums.lamps += lamps.length;
  sums.lampsAgain += lamps.filter((lamp) => again.some((other) => isNear(lamp, other))).length;
  sums.lampsNew += again.filter((lamp) => !before.some((other) => other.lamp && isNear(lamp, other))).length;
  const [panes, found] = [inside.filter(({ lamp }) => !lamp), after.filter(({ lamp }) => !lamp)];
  for (const pane of panes) {
    sums.glass += areaOf(pane);
    sums.glassAgain += areaOf(pane) * covered(pane, found);
  }
  const all = before.filter(({ lamp }) => !lamp);
  for (const pane of found) sums.glassNew += areaOf(pane) * (1 - covered(pane, all));
};

const dev = join('..', 'shared', 'photos', 'dev');
const files = existsSync(dev)
  ? (await readdir(dev))
      .filter((name) => name.startsWith('exterior_day'))
      .sort()
      .map((name) => join(dev, name))
  : [];
const photos = await Promise.all([join('samples', '01-front.jpg'), ...files].map(decode));
const asTheyAre: (Lit[] | undefined)[] = [];
for (const photo of photos) asTheyAre.push(await litIn(photo, { part: WHOLE }));

const percent = (share: number, of: number): string => `${Math.round((100 * share) / Math.max(1e-9, of))} %`;
const row = (name: string, values: readonly string[]): void =>
  void process.stdout.write(`  ${name.padEnd(16)}${values.map((value) => value.padStart(16)).join('')}\n`);
process.stdout.write(`${photos.length} photos; of what is lit in them as they are\n`);
row('', ['lamps again', 'and others', 'glass again', 'and other glass', 'not made']);
for (const copy of COPIES) {
  const sums: Sums = { lamps: 0, lampsAgain: 0, lampsNew: 0, glass: 0, glassAgain: 0, glassNew: 0, refused: 0 };
  for (const [i, photo] of photos.entries()) {
    const before = asTheyAre[i];
    if (!before) continue;
    const lit = await litIn(await copyOf(photo, copy), copy);
    if (lit) compare(sums, before, lit, copy.part);
    else sums.refused++;
  }
  row(copy.name, [
    percent(sums.lampsAgain, sums.lamps),
    percent(sums.lampsNew, sums.lamps),
    percent(sums.glassAgain, sums.glass),
    percent(sums.glassNew, sums.glass),
    String(sums.refused),
  ]);
}
