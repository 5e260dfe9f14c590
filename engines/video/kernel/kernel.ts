import { Heap } from '#engines/video/kernel/heap.ts';
import { kernelWasm } from '#engines/video/kernel/kernel-wasm.ts';

type Exports = {
  toPlanes(rgb: number, rgbStride: number, width: number, rows: number, y: number, u: number, v: number): void;
  glide(
    src: number,
    stride: number,
    dst: number,
    dstStride: number,
    width: number,
    height: number,
    xTable: number,
    yFirst: number,
    yWeights: number,
    ring: number,
  ): void;
  resample(
    src: number,
    stride: number,
    dst: number,
    dstStride: number,
    width: number,
    height: number,
    xFirst: number,
    xWeights: number,
    xTaps: number,
    yFirst: number,
    yWeights: number,
    yTaps: number,
    span: number,
    row: number,
  ): void;
  mix(a: number, b: number, dst: number, bytes: number, weight: number): void;
  cover(
    dst: number,
    dstStride: number,
    plane: number,
    alpha: number,
    width: number,
    height: number,
    opacity: number,
  ): void;
};

/** The compiled loops and the memory they work in. One film uses one kernel. */
export type Kernel = Exports & { readonly heap: Heap };

let compiled: Promise<WebAssembly.Module> | undefined;

export async function openKernel(): Promise<Kernel> {
  compiled ??= WebAssembly.compile(Buffer.from(kernelWasm, 'base64'));
  const heap = new Heap();
  const instance = await WebAssembly.instantiate(await compiled, {
    env: {
      memory: heap.memory,
      abort: () => {
        throw new Error('The video kernel aborted');
      },
    },
  });
  return { ...(instance.exports as unknown as Exports), heap };
}
