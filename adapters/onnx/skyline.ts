import { Tensor } from 'onnxruntime-node';
import type { SkylineReader } from '#engines/ports.ts';
import { checkedSession } from './checked-session.ts';

const MODEL = new URL('../../engines/dusk/weights/skyline.onnx', import.meta.url);
const SHA256 = 'efde7b74c85de179c87a37a51c30a028f5383d3f7c20fe288276f6b531be32aa';

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
