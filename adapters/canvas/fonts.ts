import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GlobalFonts } from '@napi-rs/canvas';

/** The web app's own typefaces. Each comes as one file per range of letters, so each range is a family of its own. */
const FILES = {
  'portico-sans': '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  'portico-sans-ext': '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  'portico-serif': '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  'portico-serif-ext': '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2',
};

/** Families in the order in which a missing letter is looked for; Instrument Sans has no superscript 2, Newsreader has. */
export const FACES = {
  sans: '"portico-sans", "portico-sans-ext", "portico-serif", "portico-serif-ext", sans-serif',
  serif: '"portico-serif", "portico-serif-ext", "portico-sans", "portico-sans-ext", serif',
};

let registered = false;

export function registerFonts(fonts: typeof GlobalFonts): void {
  if (registered) return;
  const { resolve } = createRequire(import.meta.url);
  for (const [family, file] of Object.entries(FILES)) {
    if (!fonts.register(readFileSync(resolve(file)), family)) throw new Error(`The font ${file} cannot be read`);
  }
  registered = true;
}
