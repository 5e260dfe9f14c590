import { kernelWasm } from '#engines/dusk/kernel/kernel-wasm.ts';

type DuskKernel = {
  paint(set: number, first: number, count: number): void;
  noise(lattice: number, xs: number, ys: number, out: number, count: number, octaves: number): void;
};

let compiled: WebAssembly.Module | undefined;

/** The evening's loops on memory that somebody else has filled. */
export const duskKernel = (memory: WebAssembly.Memory): DuskKernel => {
  compiled ??= new WebAssembly.Module(Buffer.from(kernelWasm, 'base64'));
  return new WebAssembly.Instance(compiled, { env: { memory } }).exports as unknown as DuskKernel;
};
