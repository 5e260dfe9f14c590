import type { Item } from '#domain/scene/plan.ts';
import type { Kit } from '../look/kit.ts';
import { colour } from '../render/material.ts';
import { armchair, ottoman } from './armchairs.ts';
import { bed } from './bed.ts';
import { bench } from './benches.ts';
import { barStool, stool } from './chairs.ts';
import { coffeeTable } from './coffee-tables.ts';
import { books, bowl, tray } from './decor.ts';
import { diningChair } from './dining-chairs.ts';
import { plant, smallPlant } from './foliage.ts';
import { bathTray, jars } from './kitchen-bath.ts';
import { floorLamp, pendant } from './lamps.ts';
import { nightstand } from './nightstand.ts';
import { officeChair } from './office-chair.ts';
import { type Maker, newPiece, type Piece } from './piece.ts';
import { rug } from './rugs.ts';
import { sectional, sofa } from './seating.ts';
import { bookshelf, console_, desk, deskThingsItem, dresser, mediaUnit, sideboard, television } from './storage.ts';
import { tableLamp } from './table-lamps.ts';
import { diningTable, placeSettingsItem, sideTable } from './tables.ts';
import { basket, bathMat, curtain, ladder, towel } from './textiles.ts';
import { vase } from './vases.ts';
import { art, mirror, wallShelf } from './wall-pieces.ts';

/** Who makes which kind: the keys are the catalogue's. */
const MAKERS: Readonly<Record<string, Maker>> = {
  sofa,
  sectional,
  loveseat: sofa,
  armchair,
  ottoman,
  'coffee-table': coffeeTable,
  'side-table': sideTable,
  'media-unit': mediaUnit,
  television,
  console: console_,
  bookshelf,
  bed,
  nightstand,
  dresser,
  bench,
  'dining-table': diningTable,
  'dining-chair': diningChair,
  sideboard,
  desk,
  'office-chair': officeChair,
  'bar-stool': barStool,
  stool,
  'floor-lamp': floorLamp,
  'table-lamp': tableLamp,
  pendant,
  plant,
  'small-plant': smallPlant,
  vase,
  bowl,
  books,
  tray,
  'place-settings': placeSettingsItem,
  'desk-things': deskThingsItem,
  jars,
  'bath-tray': bathTray,
  basket,
  ladder,
  rug,
  runner: rug,
  'bath-mat': bathMat,
  art,
  mirror,
  curtain,
  towel,
  'wall-shelf': wallShelf,
};

export const makeable = (kind: string): boolean => kind in MAKERS;

/** Same order, same piece: six chairs are modelled once, and an edit models only what changed. */
const shelf = new Map<string, Piece>();
const SHELF_SIZE = 60;

const orderKey = (item: Item, kit: Kit): string =>
  [
    item.kind,
    item.width.toFixed(3),
    item.depth.toFixed(3),
    item.height.toFixed(3),
    item.design,
    item.tint ?? '',
    kit.style,
    kit.design,
    kit.palette.base,
    kit.palette.second,
    kit.palette.accent,
    item.kind === 'rug' || item.kind === 'runner' ? (kit.floor ?? '') : '',
  ].join('|');

export const makePiece = (item: Item, kit: Kit, seed: number): Piece => {
  const key = `${orderKey(item, kit)}|${seed % 997}`;
  const known = shelf.get(key);
  if (known) return known;
  const piece = newPiece();
  MAKERS[item.kind]?.(
    piece,
    {
      width: item.width,
      depth: item.depth,
      height: item.height,
      design: item.design,
      seed: seed % 997,
      tint: item.tint ? colour(item.tint) : undefined,
    },
    kit,
  );
  if (shelf.size >= SHELF_SIZE) shelf.delete(shelf.keys().next().value!);
  shelf.set(key, piece);
  return piece;
};
