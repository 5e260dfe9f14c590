import type { PhotoKind } from '#server/platform/ports.ts';

/** Sequences of pictures, by their major brand. */
const SEQUENCE_BRANDS = ['avis', 'msf1', 'hevc', 'hevx'];

/** Type by content: the name and the declared type of an upload are never asked. */
export function photoKind(bytes: Uint8Array): PhotoKind | 'animated' | 'svg' | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.slice(4, 8) === 'ftyp') return isoKind(bytes, head);
  return looksLikeSvg(bytes) ? 'svg' : null;
}

function isoKind(bytes: Uint8Array, head: string): PhotoKind | 'animated' | null {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const major = head.slice(8, 12);
  const brands = [major, ...(head.slice(16, Math.min(size, 256)).match(/.{4}/gs) ?? [])];
  if (SEQUENCE_BRANDS.includes(major)) return 'animated';
  if (brands.includes('avif')) return 'avif';
  if (brands.includes('heic') || brands.includes('heix')) return 'heic';
  return null;
}

/** Only for the words of the refusal: SVG is refused in every form, as text or as anything else unknown. */
function looksLikeSvg(bytes: Uint8Array): boolean {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = Buffer.from(bytes.subarray(0, 4096)).toString(wide ? 'utf16le' : 'utf8');
  return /<svg[\s>]/i.test(text) || /<!doctype\s+svg/i.test(text);
}
