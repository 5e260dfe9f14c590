import { Tensor } from 'onnxruntime-node';
import type { DaylightReader } from '#engines/ports.ts';
import { checkedSession } from './checked-session.ts';
import { type NetworkSize, networkPicture } from './network-picture.ts';

/** Trained at 512 x 352; a little larger keeps the shadows of posts and leaves apart. */
const READ_AT: NetworkSize = { long: 640, short: 448 };

const MODEL = new URL('../../engines/dusk/weights/daylight.onnx', import.meta.url);
const SHA256 = '65a139e460a559142f5f0dca2ccde8dfa277977b7a9db301423a67ce49be214a';

/** Our own network behind the DaylightReader port. Its 3.5 MB are read and checked at the first photo. */
export const onnxDaylight = (options: { readonly threads?: number } = {}): DaylightReader => {
  const session = checkedSession(MODEL, SHA256, options.threads);
  return {
    async read(photo, signal) {
      const { width, height, planes } = networkPicture(photo, READ_AT);
      signal?.throwIfAborted();
      const answer = await (await session()).run({ picture: new Tensor('float32', planes, [1, 3, height, width]) });
      signal?.throwIfAborted();
      return { width: width / 2, height: height / 2, data: answer.sun!.data as Float32Array };
    },
  };
};
