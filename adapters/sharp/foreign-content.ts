import { boxExtent } from './container-structure.ts';
import { jpegStructure } from './jpeg-structure.ts';

/**
 * A polyglot is a photo that is also something else. We take a file as a photo only when
 *  1. nothing follows the picture but padding, more pictures (the multi-picture format of phones), the clip of a
 *     motion photo, or Samsung's trailer;
 *  2. no archive can be opened from it (ZIP readers look for a record in the last 64 KB; RAR, 7z and PHAR anywhere);
 *  3. no PDF header stands in the first KB, where PDF readers look for one;
 *  4. nowhere in it is markup that runs: `<script`, `<html`, `<iframe`, `<?php`.
 * A chance match in compressed pixels is below one in 100,000 files for the shortest signature.
 */
export function hasForeignContent(bytes: Uint8Array, end: number): boolean {
  return !tailIsOurs(bytes, end) || opensAsArchive(bytes) || holdsDocument(bytes);
}

const buffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const isPadding = (byte: number) => byte === 0x00 || byte === 0xff || byte === 0x20 || byte === 0x0a || byte === 0x0d;

function tailIsOurs(bytes: Uint8Array, end: number): boolean {
  let at = end;
  while (at < bytes.length) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd8) {
      const next = jpegStructure(bytes, at);
      if (!next) return false;
      at = next.end;
    } else if (bytes[at + 4] === 0x66 && buffer(bytes.subarray(at + 4, at + 8)).toString('latin1') === 'ftyp') {
      const clip = boxExtent(bytes, at);
      if (typeof clip === 'string') return false;
      at = clip.end;
    } else if (isPadding(bytes[at]!)) {
      at += 1;
    } else {
      return buffer(bytes.subarray(-4)).toString('latin1') === 'SEFT';
    }
  }
  return true;
}

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_SEARCH = 65_557; // the record itself and its longest comment
const ARCHIVES = [
  Buffer.from('Rar!\x1a\x07', 'latin1'),
  Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1'),
  Buffer.from('__HALT_COMPILER', 'latin1'),
];

function opensAsArchive(bytes: Uint8Array): boolean {
  const all = buffer(bytes);
  return all.subarray(-ZIP_END_SEARCH).includes(ZIP_END) || ARCHIVES.some((signature) => all.includes(signature));
}

const RUNS = /<script|<iframe|<html[\s>]|<!doctype html|<\?php\s/i;

function holdsDocument(bytes: Uint8Array): boolean {
  const all = buffer(bytes);
  return all.subarray(0, 1024).includes('%PDF-') || RUNS.test(all.toString('latin1'));
}
