import { readFile, writeFile } from 'node:fs/promises';
import asc from 'assemblyscript/dist/asc.js';

const ENGINES = ['dusk', 'raster', 'staging', 'video'] as const;

const kernelFile = (engine: string, name: string): URL =>
  new URL(`../engines/${engine}/kernel/${name}`, import.meta.url);

/** Compiles an engine's kernel in memory. The test beside each kernel asserts that the committed bytes are these. */
export async function buildKernel(engine: (typeof ENGINES)[number]): Promise<Uint8Array> {
  const text = await readFile(kernelFile(engine, 'kernel.as'), 'utf8');
  let wasm: Uint8Array | undefined;
  const { error, stderr } = await asc.main(
    [
      'kernel.ts',
      '--outFile',
      'kernel.wasm',
      '-O3',
      '--noAssert',
      '--runtime',
      'stub',
      '--importMemory',
      '--enable',
      'simd',
      '--enable',
      'relaxed-simd',
    ],
    {
      readFile: (name: string) => (name === 'kernel.ts' ? text : null),
      writeFile: (_name: string, contents: string | Uint8Array) => {
        if (typeof contents !== 'string') wasm = contents;
      },
      listFiles: () => [],
    },
  );
  if (error || !wasm) throw new Error(`The ${engine} kernel does not compile: ${error?.message}\n${stderr.toString()}`);
  return wasm;
}

if (import.meta.main)
  for (const engine of ENGINES) {
    const wasm = await buildKernel(engine);
    const base64 = Buffer.from(wasm).toString('base64');
    const lines = base64.match(/.{1,110}/g) ?? [];
    await writeFile(
      kernelFile(engine, 'kernel-wasm.ts'),
      `// Made by scripts/build-kernels.ts from kernel.as: ${wasm.length} bytes of WebAssembly with SIMD.\n` +
        `export const kernelWasm = [\n${lines.map((line) => `  '${line}',`).join('\n')}\n].join('');\n`,
    );
    process.stdout.write(`${engine}: ${wasm.length} bytes\n`);
  }
