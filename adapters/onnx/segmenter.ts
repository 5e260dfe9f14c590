import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { CLASS_NAMES, type Segmentation, type Segmenter } from '#engines/ports.ts';
import { mirrored, networkPicture } from './network-picture.ts';

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

export type SegmenterOptions = {
  /** Another weights file; ours lies beside the vision engine. */
  readonly model?: string;
  readonly threads?: number;
  /** Look a second time at the mirrored photo and average: steadier edges, twice the time. */
  readonly twice?: boolean;
};

const OWN_MODEL = fileURLToPath(new URL('../../engines/vision/weights/sight.onnx', import.meta.url));

/** Our own network behind the Segmenter port. The 16 MB of weights are read at the first photo, not before. */
export const onnxSegmenter = (options: SegmenterOptions = {}): Segmenter => {
  let session: Promise<InferenceSession> | undefined;
  const open = (): Promise<InferenceSession> => {
    session ??= InferenceSession.create(options.model ?? OWN_MODEL, {
      intraOpNumThreads: options.threads ?? 2,
      interOpNumThreads: 1,
      graphOptimizationLevel: 'all',
      logSeverityLevel: 3,
    });
    return session;
  };
  const ask = async (planes: Float32Array, width: number, height: number) => {
    const answer = await (await open()).run({ picture: new Tensor('float32', planes, [1, 3, height, width]) });
    return { classes: answer.classes!.data as Float32Array, facts: answer.facts!.data as Float32Array };
  };
  return {
    async segment(photo, signal, quick = false): Promise<Segmentation> {
      const { width, height, planes } = networkPicture(photo);
      signal?.throwIfAborted();
      const first = await ask(planes, width, height);
      signal?.throwIfAborted();
      const w = width / 2;
      const h = height / 2;
      if (!quick && (options.twice ?? true)) {
        const second = await ask(mirrored(planes, width), width, height);
        const back = mirrored(second.classes, w);
        for (let i = 0; i < back.length; i++) first.classes[i] = (first.classes[i]! + back[i]!) / 2;
        for (let i = 0; i < HEADS.length; i++) first.facts[i] = (first.facts[i]! + second.facts[i]!) / 2;
      }
      return {
        width: w,
        height: h,
        probabilities: CLASS_NAMES.map((_, id) => ({
          width: w,
          height: h,
          data: first.classes.slice(id * w * h, (id + 1) * w * h),
        })),
        scene: Object.fromEntries(HEADS.map((name, i) => [name, first.facts[i]!])),
      };
    },
  };
};
