/** Inputs are written at the end of the file, after all weights. */
const TAIL = 4096;

/** A side of the input as ONNX writes it: a dimension of three bytes, either a name of one letter or a number from 128 to 16383. */
const named = (name: string): readonly number[] => [0x0a, 3, 0x12, 1, name.charCodeAt(0)];
const numbered = (side: number): readonly number[] => [0x0a, 3, 0x08, (side & 0x7f) | 0x80, side >> 7];

const replaceAll = (bytes: Uint8Array, from: readonly number[], to: readonly number[]): number => {
  let count = 0;
  for (let i = Math.max(0, bytes.length - TAIL); i <= bytes.length - from.length; i++)
    if (from.every((byte, k) => bytes[i + k] === byte)) {
      bytes.set(to, i);
      count++;
    }
  return count;
};

/** The same network for one size of picture, sides h and w in place of their names: the run time's binding has no option for it. */
export const withSize = (model: Uint8Array, width: number, height: number): Uint8Array => {
  if (Math.min(width, height) < 128 || Math.max(width, height) > 16_383)
    throw new Error(`No network reads ${width} x ${height}.`);
  const out = model.slice();
  const found = [replaceAll(out, named('w'), numbered(width)), replaceAll(out, named('h'), numbered(height))];
  if (found.includes(0)) throw new Error('The sides of this network’s pictures are not called w and h.');
  return out;
};
