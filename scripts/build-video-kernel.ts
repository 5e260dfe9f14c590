import { readFile, writeFile } from 'node:fs/promises';
import asc from 'assemblyscript/dist/asc.js';

const source = new URL('../engines/video/kernel/kernel.as', import.meta.url);
const target = new URL('../engines/video/kernel/kernel-wasm.ts', import.meta.url);

/** Compiles the kernel in memory. The test beside the kernel asserts that the committed bytes are these. */
export async function buildKernel(): Promise<Uint8Array> {
  const text = await readFile(source, 'utf8');
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
  if (error || !wasm) throw new Error(`The video kernel does not compile: ${error?.message}\n${stderr.toString()}`);
  return wasm;
}

if (import.meta.main) {
  const wasm = await buildKernel();
  const base64 = Buffer.from(wasm).toString('base64');
  const lines = base64.match(/.{1,110}/g) ?? [];
  await writeFile(
    target,
    `// Made by scripts/build-video-kernel.ts from kernel.as: ${wasm.length} bytes of WebAssembly with SIMD.\n` +
      `export const kernelWasm = [\n${lines.map((line) => `  '${line}',`).join('\n')}\n].join('');\n`,
  );
  process.stdout.write(`${wasm.length} bytes\n`);
}
