import { Tensor } from 'onnxruntime-node';
import { EMPTY_ROOM_CLASSES, type EmptyRoomReader } from '#engines/ports.ts';
import type { Mask } from '#engines/raster/raster.ts';
import { checkedSession } from './checked-session.ts';
import { type NetworkSize, networkPicture } from './network-picture.ts';

/** Trained at this size and at 512 x 352. */
const READ_AT: NetworkSize = { long: 640, short: 448 };

const MODEL = new URL('../../engines/clearing/weights/vacant.onnx', import.meta.url);
const SHA256 = 'e5d64ba3d9c0f6f74af61ee36d376dcc89811b62efac35448ce913c7ebdb45fb';

/** A place of the network is covered when any of the mask's pixels in it is: a rim of furniture left in would be read as room. */
const coverOf = (covered: Mask, width: number, height: number): Float32Array => {
  const out = new Float32Array(width * height);
  for (let y = 0; y < covered.height; y++) {
    const row = Math.floor((y * height) / covered.height) * width;
    for (let x = 0; x < covered.width; x++)
      if (covered.data[y * covered.width + x]! > 127) out[row + Math.floor((x * width) / covered.width)] = 1;
  }
  return out;
};

/** Our own network behind the EmptyRoomReader port. Its 16 MB are read and checked at the first room. */
export const onnxEmptyRoom = (options: { readonly threads?: number } = {}): EmptyRoomReader => {
  const session = checkedSession(MODEL, SHA256, { threads: options.threads, arena: true });
  return {
    async read(photo, covered, signal) {
      const { width, height, planes } = networkPicture(photo, READ_AT);
      signal?.throwIfAborted();
      const network = await session(width, height);
      const answer = await network.run({
        picture: new Tensor('float32', planes, [1, 3, height, width]),
        hole: new Tensor('float32', coverOf(covered, width, height), [1, 1, height, width]),
      });
      signal?.throwIfAborted();
      const classes = answer.classes!.data as Float32Array;
      const [w, h] = [width / 2, height / 2];
      const size = w * h;
      return {
        width: w,
        height: h,
        probabilities: EMPTY_ROOM_CLASSES.map((_, id) => ({
          width: w,
          height: h,
          data: classes.slice(id * size, (id + 1) * size),
        })),
      };
    },
  };
};
