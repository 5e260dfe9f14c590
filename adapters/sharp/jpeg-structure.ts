/** One marker segment of a JPEG: `start` is at its 0xFF, `end` one past its last byte. */
type JpegSegment = { readonly marker: number; readonly start: number; readonly end: number };
export type JpegStructure = {
  readonly segments: readonly JpegSegment[];
  /** One past the EOI marker. */
  readonly end: number;
};

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Walks the markers of one JPEG from `start` to its own end; null when it stops before its EOI. */
export function jpegStructure(bytes: Uint8Array, start = 0): JpegStructure | null {
  if (bytes[start] !== 0xff || bytes[start + 1] !== SOI) return null;
  const segments: JpegSegment[] = [];
  let at = start + 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) {
      at += 1; // some cameras leave stray bytes between segments; decoders skip them, and so do we
      continue;
    }
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1; // fill bytes may stand before any marker
      continue;
    }
    if (marker === EOI) return { segments, end: at + 2 };
    if (standsAlone(marker)) {
      at += 2;
      continue;
    }
    if (at + 3 >= bytes.length) return null;
    const length = (bytes[at + 2]! << 8) | bytes[at + 3]!;
    const bodyEnd = at + 2 + length;
    const end = marker === SOS ? afterScan(bytes, bodyEnd) : bodyEnd;
    if (length < 2 || end > bytes.length) return null;
    segments.push({ marker, start: at, end });
    at = end;
  }
  return null;
}

/** Entropy-coded bytes end at the first marker that is neither a stuffed zero nor a restart. */
function afterScan(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) return bytes.length + 1;
    const next = bytes[at + 1]!;
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += next === 0xff ? 1 : 2;
  }
}

/** APP14 tells decoders how the three channels were turned; without it some JPEGs change colour. */
const ADOBE = 0xee;
const isMetadata = (marker: number) => (marker >= 0xe0 && marker <= 0xef && marker !== ADOBE) || marker === 0xfe;

/** The same picture, bit for bit, without EXIF, XMP, ICC, comments or anything after its end. */
export function stripJpeg(bytes: Uint8Array, structure: JpegStructure): Uint8Array {
  const kept = structure.segments.filter((s) => !isMetadata(s.marker)).map((s) => bytes.subarray(s.start, s.end));
  return Buffer.concat([Uint8Array.of(0xff, SOI), ...kept, Uint8Array.of(0xff, EOI)]);
}
