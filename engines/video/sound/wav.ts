import type { Sound } from '#engines/ports.ts';

/** A WAV file of 32-bit floats: nothing clips on the way to the AAC encoder. */
export function wavFile({ rate, left, right }: Sound): Uint8Array {
  const bytes = left.length * 8;
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(3, 20); // IEEE float
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 8, 28);
  file.writeUInt16LE(8, 32);
  file.writeUInt16LE(32, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  for (let i = 0; i < left.length; i++) {
    file.writeFloatLE(left[i]!, 44 + i * 8);
    file.writeFloatLE(right[i]!, 48 + i * 8);
  }
  return file;
}
