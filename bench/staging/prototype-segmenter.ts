import { existsSync } from 'node:fs';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { CLASS_NAMES, type Segmentation, type Segmenter } from '#engines/ports.ts';

const WIDTH = 448;
const HEIGHT = 336;
const ORDER = ['wall', 'floor', 'ceiling', 'window', 'door', 'movable'] as const;

/** The lab's first network, to measure staging without the product's own. Undefined where it is not there. */
export const prototypeSegmenter = async (path: string): Promise<Segmenter | undefined> => {
  if (!existsSync(path)) return undefined;
  const session = await InferenceSession.create(path, { intraOpNumThreads: 2 });
  return {
    segment: async (photo): Promise<Segmentation> => {
      const small = await sharp(photo.data, { raw: { width: photo.width, height: photo.height, channels: 3 } })
        .resize(WIDTH, HEIGHT, { fit: 'fill' })
        .raw()
        .toBuffer();
      const input = new Float32Array(3 * WIDTH * HEIGHT);
      for (let i = 0; i < WIDTH * HEIGHT; i++)
        for (let c = 0; c < 3; c++) input[c * WIDTH * HEIGHT + i] = small[i * 3 + c]! / 255;
      const { classes } = await session.run({ photo: new Tensor('float32', input, [1, 3, HEIGHT, WIDTH]) });
      const scores = classes!.data as Float32Array;
      const n = WIDTH * HEIGHT;
      const planes = CLASS_NAMES.map(() => ({ width: WIDTH, height: HEIGHT, data: new Float32Array(n) }));
      for (let i = 0; i < n; i++) {
        let sum = 0;
        const e = ORDER.map((_, c) => Math.exp(scores[c * n + i]!));
        for (const v of e) sum += v;
        ORDER.forEach((name, c) => {
          planes[CLASS_NAMES.indexOf(name)]!.data[i] = e[c]! / sum;
        });
      }
      return { width: WIDTH, height: HEIGHT, probabilities: planes, scene: {} };
    },
  };
};
