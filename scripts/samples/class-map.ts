import { readFile } from 'node:fs/promises';

/** A two-dimensional uint8 array as numpy saves it: 10 bytes of head, a dictionary in words, then the rows. */
export async function readClassMap(path: string) {
  const bytes = await readFile(path);
  const head = bytes.toString('latin1', 10, 10 + bytes.readUInt16LE(8));
  const shape = /'descr': '\|u1', 'fortran_order': False, 'shape': \((\d+), (\d+)\)/.exec(head);
  if (!shape) throw new Error(`${path} is no class map: ${head}`);
  return { height: Number(shape[1]), width: Number(shape[2]), ids: bytes.subarray(10 + head.length) };
}
