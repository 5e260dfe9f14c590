import { Tensor } from 'onnxruntime-node';
import type { SkylineReader } from '#engines/ports.ts';
import { checkedSession } from './checked-session.ts';

const MODEL = new URL('../../engines/dusk/weights/skyline.onnx', import.meta.url);
const SHA256 = '6cdf3a2816fc389f545959105591d9d3b96e2ec748596ee199d3d24341f7e66b';

/** Our own network behind the SkylineReader port. Its 2 MB are read and checked at the first photo. */
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
