import { kernelWasm } from '#engines/raster/kernel/kernel-wasm.ts';

type Exports = {
  across(src: number, dst: number, line: number, width: number, height: number, size: number, highest: boolean): void;
  down(src: number, dst: number, width: number, height: number, size: number, highest: boolean): void;
  grow(
    src: number,
    w: number,
    h: number,
    top: number,
    dst: number,
    width: number,
    height: number,
    from: number,
    to: number,
    scratch: number,
  ): void;
  squeeze(src: number, w: number, h: number, dst: number, width: number, height: number, sums: number): void;
  sumCells(
    rgb: number,
    luma: number,
    width: number,
    height: number,
    edges: number,
    across: number,
    down: number,
    scratch: number,
    out: number,
  ): void;
  multiply(into: number, by: number, count: number): void;
  add(into: number, more: number, count: number): void;
  ofNine(src: number, tmp: number, dst: number, width: number, height: number, highest: boolean): void;
  runs(map: number, width: number, height: number, lists: number, apart: number): number;
  boxBlur(src: number, tmp: number, dst: number, sums: number, width: number, height: number, radius: number): void;
};

export type Kernel = Exports & { readonly memory: WebAssembly.Memory };

const PAGE = 65_536;
/**
 * A photo at 1600 px takes 21 MB at most. So much is reserved at once, and taken from the machine as it is written: memory that grows hands a new buffer out
 * for the old one, and once any buffer has been taken away V8 asks at every element of every array whether its own is still there. More is not kept.
 */
const KEPT = 48 * 1024 * 1024;

let compiled: WebAssembly.Module | undefined;
let kept: Kernel | undefined;

const open = (pages: number): Kernel => {
  compiled ??= new WebAssembly.Module(Buffer.from(kernelWasm, 'base64'));
  const memory = new WebAssembly.Memory({ initial: pages });
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
  return { ...(exports as unknown as Exports), memory };
};

/** The compiled loops with at least so many bytes of memory, free to use until the next call. */
export const rasterKernel = (bytes: number): Kernel => {
  const pages = Math.ceil(bytes / PAGE);
  if (bytes > KEPT) return open(pages);
  kept ??= open(KEPT / PAGE);
  return kept;
};

type Places<Sizes extends readonly number[]> = [...{ [K in keyof Sizes]: number }, end: number];

/** Places of blocks of these sizes one after another, each on a multiple of 16 with some slack behind it; the last is the end. */
export const placesOf = <const Sizes extends readonly number[]>(...sizes: Sizes): Places<Sizes> => {
  let end = 0;
  return [
    0,
    ...sizes.map((size) => {
      end += Math.ceil((size + 32) / 16) * 16;
      return end;
    }),
  ] as readonly number[] as Places<Sizes>;
};
