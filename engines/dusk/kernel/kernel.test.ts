import { expect, test } from 'vitest';
import { kernelWasm } from '#engines/dusk/kernel/kernel-wasm.ts';
import { buildKernel } from '../../../scripts/build-kernels.ts';

test('the committed WebAssembly is what its source compiles to', async () => {
  expect(Buffer.from(await buildKernel('dusk')).toString('base64')).toBe(kernelWasm);
});
