import { jpegStructure } from './jpeg-structure.ts';

/** Where a picture's own bytes end, or why they do not. */
export type Extent = { readonly end: number; readonly animated: boolean } | 'truncated' | 'damaged';

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const fourCc = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

export function jpegExtent(bytes: Uint8Array): Extent {
  const structure = jpegStructure(bytes);
  return structure ? { end: structure.end, animated: false } : 'truncated';
}

export function pngExtent(bytes: Uint8Array): Extent {
  const data = view(bytes);
  let animated = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const type = fourCc(bytes, at + 4);
    if (!/^[A-Za-z]{4}$/.test(type)) return 'damaged';
    at += 12 + data.getUint32(at);
    if (at > bytes.length) return 'truncated';
    if (type === 'acTL') animated = true;
    if (type === 'IEND') return { end: at, animated };
  }
  return 'truncated';
}

export function webpExtent(bytes: Uint8Array): Extent {
  if (bytes.length < 20) return 'truncated';
  const data = view(bytes);
  const end = 8 + data.getUint32(4, true);
  if (end > bytes.length) return 'truncated';
  let animated = false;
  for (let at = 12; at + 8 <= end; ) {
    const type = fourCc(bytes, at);
    if (type === 'ANIM' || type === 'ANMF') animated = true;
    const size = data.getUint32(at + 4, true);
    at += 8 + size + (size & 1);
    if (at > end + 1) return 'damaged';
  }
  return { end: Math.min(bytes.length, end + (end & 1)), animated };
}

/** AVIF and HEIC: boxes one after the other. `moov` is a track of pictures, so the file moves. */
export function boxExtent(bytes: Uint8Array, start = 0): Extent {
  const data = view(bytes);
  let animated = false;
  let at = start;
  while (at + 8 <= bytes.length) {
    const type = fourCc(bytes, at + 4);
    if (!/^[\x20-\x7e]{4}$/.test(type)) break;
    const short = data.getUint32(at);
    if (short === 1 && at + 16 > bytes.length) return 'truncated';
    const size = short === 1 ? Number(data.getBigUint64(at + 8)) : short === 0 ? bytes.length - at : short;
    if (size < 8) break;
    if (at + size > bytes.length) return looksLikeBox(type) ? 'truncated' : { end: at, animated };
    if (type === 'moov') animated = true;
    at += size;
  }
  return { end: at, animated };
}

const KNOWN_BOXES = ['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip', 'uuid', 'idat', 'mpvd', 'wide'];
const looksLikeBox = (type: string) => KNOWN_BOXES.includes(type);
