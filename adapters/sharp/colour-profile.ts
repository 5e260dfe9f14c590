import { crc32, deflateSync } from 'node:zlib';

/** True when the profile says that it is sRGB, so that the pixels may stay as they are. */
export function isSrgb(icc: Uint8Array | undefined): boolean {
  if (!icc) return true; // without a profile the web, and we, read sRGB
  const text = Buffer.from(icc);
  return text.includes('sRGB') || text.includes(Buffer.from('sRGB', 'utf16le').swap16()) || text.includes('\0c2ci');
}

/**
 * Puts an ICC profile into a PNG. sharp has no way to say which profile raw pixels are in, but it does read the
 * iCCP chunk: HEIC pixels take this way to sRGB.
 */
export function withIccChunk(png: Uint8Array, icc: Uint8Array): Uint8Array {
  const afterHeader = 8 + 25; // signature and IHDR
  const body = Buffer.concat([Buffer.from('iCCPphoto\0\0', 'latin1'), deflateSync(icc)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]);
}
