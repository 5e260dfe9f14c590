import { Tensor } from 'onnxruntime-node';
import { CLASS_NAMES, type HouseParts, type Segmentation, type Segmenter } from '#engines/ports.ts';
import type { Plane, Raster } from '#engines/raster/raster.ts';
import { checkedSession } from './checked-session.ts';
import { type NetworkSize, networkPicture } from './network-picture.ts';

/** Names of the scene heads, in the order in which training/network.py writes them. */
const HEADS = [
  'interior',
  'exterior',
  'floor_plan',
  'other',
  'room:living_room',
  'room:bedroom',
  'room:kitchen',
  'room:bathroom',
  'room:dining_room',
  'room:office',
  'room:other',
  'furnished',
] as const;

/**
 * Half of its training was at 640 x 448, half at 512 x 352, so one look at the larger size names the classes and the room alike: a second
 * look for the room type, which earlier weights needed, is not needed any more (27 of 31 rooms in one look, 25 in two before).
 */
const CLASSES_AT: NetworkSize = { long: 640, short: 448 };
const QUICK_AT: NetworkSize = { long: 512, short: 352 };

const MODEL = new URL('../../engines/vision/weights/sight.onnx', import.meta.url);
const SHA256 = '4c11053d22f3f0b61739061e9eff272ec3a5505b58a205b121389896c8391d95';

/** The same network taught more of houses, and of lamps as a class of its own. */
const HOUSES = new URL('../../engines/dusk/weights/houses.onnx', import.meta.url);
const HOUSES_SHA256 = '11c9a1d890b7cabb7f073217666ec09bf48b7ab561f5b5b854cc0e549a09e8c1';

/** Our own network behind the Segmenter port. The 16 MB of weights are read and checked at the first photo, not before. */
export const onnxSegmenter = (options: { readonly threads?: number } = {}): Segmenter => {
  const { threads } = options;
  const opened = (arena: boolean) => checkedSession(MODEL, SHA256, { threads, arena });
  // Dusk looks three times at each photo, and an arena saves a fifth of a look for 85 MB that it holds; one look at a room is not worth more.
  const [session, quickly] = [opened(false), opened(true)];
  const houses = checkedSession(HOUSES, HOUSES_SHA256, { threads, arena: false });
  const ask = async (opening: typeof session, photo: Raster, size: NetworkSize, signal?: AbortSignal) => {
    const { width, height, planes } = networkPicture(photo, size);
    signal?.throwIfAborted();
    const network = await opening(width, height);
    const answer = await network.run({ picture: new Tensor('float32', planes, [1, 3, height, width]) });
    signal?.throwIfAborted();
    const facts = answer.facts!.data as Float32Array;
    const scene = Object.fromEntries(HEADS.map((name, i) => [name, facts[i]!]));
    return { width: width / 2, height: height / 2, classes: answer.classes!.data as Float32Array, scene };
  };
  return {
    async segment(photo, signal, quick = false): Promise<Segmentation> {
      const { width, height, classes, scene } = await (quick
        ? ask(quickly, photo, QUICK_AT, signal)
        : ask(session, photo, CLASSES_AT, signal));
      const size = width * height;
      temper(classes, size);
      const probabilities = CLASS_NAMES.map((_, id) => ({
        width,
        height,
        data: classes.slice(id * size, (id + 1) * size),
      }));
      return { width, height, probabilities, scene };
    },
    async houseParts(house, signal): Promise<HouseParts> {
      const { width, height, classes } = await ask(houses, house, QUICK_AT, signal);
      const size = width * height;
      const plane = (id: number): Plane => ({ width, height, data: classes.slice(id * size, (id + 1) * size) });
      return { glass: plane(PANE), lamps: plane(LAMPS) };
    },
  };
};

/** The network sees windows too readily: on generated scenes and samples 0.7 of its belief fits best. */
const WINDOW_BELIEF = 0.7;
const WINDOW = CLASS_NAMES.indexOf('window');
const PANE = CLASS_NAMES.indexOf('pane');
/** Of the houses network, past the classes that both know. */
const LAMPS = CLASS_NAMES.length;

/** Weighs the windows and lets every pixel add up to one again. */
const temper = (classes: Float32Array, size: number): void => {
  const window = classes.subarray(WINDOW * size, (WINDOW + 1) * size);
  const kept = new Float64Array(size);
  for (let i = 0; i < size; i++) kept[i] = 1 / (1 - (1 - WINDOW_BELIEF) * window[i]!);
  // Class by class: their planes lie far apart, and each pixel's values further than a cache reaches.
  for (let at = 0; at < classes.length; at += size) weigh(classes.subarray(at, at + size), kept);
  for (let i = 0; i < size; i++) window[i]! *= WINDOW_BELIEF;
};

const weigh = (chances: Float32Array, by: Float64Array): void => {
  for (let i = 0; i < chances.length; i++) chances[i]! *= by[i]!;
};
