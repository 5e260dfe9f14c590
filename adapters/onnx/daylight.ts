import { Tensor } from 'onnxruntime-node';
import type { DaylightReader } from '#engines/ports.ts';
import { checkedSession } from './checked-session.ts';
import { type NetworkSize, networkPicture } from './network-picture.ts';

/** Trained on parts of pictures of this size: leaves, wires and rails are still apart in it. */
const READ_AT: NetworkSize = { long: 1024, short: 704 };

const MODEL = new URL('../../engines/dusk/weights/daylight.onnx', import.meta.url);
const SHA256 = 'e5feaa4ff01d76f95c8ca9cf88b6ce879b27b793c7bc63c79444f16060daa24c';

/** Our own network behind the DaylightReader port. Its 2 MB are read and checked at the first photo. */
export const onnxDaylight = (options: { readonly threads?: number } = {}): DaylightReader => {
  const session = checkedSession(MODEL, SHA256, { threads: options.threads, arena: true });
  return {
    async read(photo, signal) {
      const { width, height, planes } = networkPicture(photo, READ_AT);
      signal?.throwIfAborted();
      const network = await session(width, height);
      const answer = await network.run({ picture: new Tensor('float32', planes, [1, 3, height, width]) });
      signal?.throwIfAborted();
      const sun = answer.sun!.data as Float32Array;
      const size = sun.length / 3;
      const plane = (at: number) => ({
        width: width / 2,
        height: height / 2,
        data: sun.subarray(at * size, (at + 1) * size),
      });
      return { light: plane(0), red: plane(1), blue: plane(2) };
    },
  };
};
