import { kernelWasm } from './kernel-wasm.ts';

type Ray = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number) => number;

/** The compiled loops. `place` tells them where in the memory nodes, corners, a stack and the last hit lie. */
export type StagingKernel = {
  place(nodes: number, corners: number, stack: number, hit: number): void;
  readonly nearest: Ray;
  readonly blocked: Ray;
  buildTree(boxes: number, n: number, order: number, bounds: number, links: number, scratch: number): number;
};

const PAGE = 65_536;
let compiled: WebAssembly.Module | undefined;

export const openKernel = (bytes: number): { kernel: StagingKernel; memory: WebAssembly.Memory } => {
  compiled ??= new WebAssembly.Module(Buffer.from(kernelWasm, 'base64'));
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
  return { kernel: exports as unknown as StagingKernel, memory };
};
