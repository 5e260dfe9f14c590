import { Tensor } from 'onnxruntime-node';
import type { SkylineReader } from '#engines/ports.ts';
import { checkedSession } from './checked-session.ts';

const MODEL = new URL('../../engines/dusk/weights/skyline.onnx', import.meta.url);
const SHA256 = '34e03ca71a4139bdb353077c33a72c9e8c6667fe34eef857a419eac8150c6bb8';

/** Our own network behind the SkylineReader port. Its 1 MB is read and checked at the first photo. */
export const onnxSkyline = (options: { readonly threads?: number } = {}): SkylineReader => {
  const session = checkedSession(MODEL, SHA256, { threads: options.threads, arena: true });
  return {
    async read({ width, height, planes }, signal) {
      signal?.throwIfAborted();
      const answer = await (await session()).run({ picture: new Tensor('float32', planes, [1, 5, height, width]) });
      return answer.matte!.data as Float32Array;
    },
  };
};
