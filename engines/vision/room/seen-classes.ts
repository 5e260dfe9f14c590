import type { Segmentation } from '#engines/ports.ts';
import { CLASS_NAMES, type ClassName } from '#engines/ports.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { stretch } from './shrink.ts';

/** The network's classes that matter in a room, at the layout's size. */
export type SeenClasses = Readonly<
  Record<'wall' | 'floor' | 'ceiling' | 'window' | 'door' | 'fixture' | 'movable' | 'outside', Plane>
>;

const OUTSIDE: readonly ClassName[] = [
  'sky',
  'facade',
  'roof',
  'vegetation',
  'ground',
  'water',
  'vehicle',
  'garage',
  'entrance',
];

export const seenClasses = (segmentation: Segmentation, width: number, height: number): SeenClasses => {
  const plane = (name: ClassName): Plane => {
    const found = segmentation.probabilities[CLASS_NAMES.indexOf(name)];
    return found ? stretch(found, width, height) : { width, height, data: new Float32Array(width * height) };
  };
  const outside = { width, height, data: new Float32Array(width * height) };
  for (const name of OUTSIDE) {
    const { data } = plane(name);
    for (let i = 0; i < data.length; i++) outside.data[i]! += data[i]!;
  }
  return {
    wall: plane('wall'),
    floor: plane('floor'),
    ceiling: plane('ceiling'),
    window: plane('window'),
    door: plane('door'),
    fixture: plane('fixture'),
    movable: plane('movable'),
    outside,
  };
};

export const meanOf = (plane: Plane): number => plane.data.reduce((a, b) => a + b, 0) / Math.max(1, plane.data.length);
