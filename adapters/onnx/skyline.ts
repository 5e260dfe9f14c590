import { Tensor } from 'onnxruntime-node';
import type { SkylineReader } from '#engines/ports.ts';
import { checkedSession } from './checked-session.ts';

const MODEL = new URL('../../engines/dusk/weights/skyline.onnx', import.meta.url);
const SHA256 = 'a1f1d823c93988df2d3d7c1fa15be27641280ba753eef32cabf1b33f96f780e0';

/** Our own network behind the SkylineReader port. Its 1 MB is read and checked at the first photo. */
export const onnxSkyline = (options: { readonly threads?: number } = {}): SkylineReader => {
  const session = checkedSession(MODEL, SHA256, { threads: options.threads, arena: true });
  return {
    async read({ width, height, planes }, signal) {
      signal?.throwIfAborted();
      const answer = await (await session()).run({
        picture: new Tensor('float32', planes, [1, 16, height / 2, width / 2]),
      });
      return answer.matte!.data as Float32Array;
    },
  };
};
