/** A text as the rules read it, with a way back to the places in the original. */
export type Reading = {
  readonly text: string;
  /** The same in small letters, character for character: patterns without the i flag run several times faster. */
  readonly lower: string;
  /** origin[i] is where character i of `text` stands in the original; one more entry for the end. */
  readonly origin: readonly number[];
};

const PLAIN: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
};
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/;
/** Latin letters with look-alikes in Cyrillic and Greek: 'no сhildren' must not slip through. */
const LOOKALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  с: 'c',
  е: 'e',
  о: 'o',
  р: 'p',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  ο: 'o',
  α: 'a',
  ι: 'i',
  ν: 'v',
};

/** Straightens quotes and dashes, drops invisible characters, and opens #CamelCase into words. */
export const read = (original: string): Reading => {
  const out: string[] = [];
  const origin: number[] = [];
  const put = (character: string, at: number): void => {
    out.push(character);
    origin.push(at);
  };
  let inTag = false;
  for (let at = 0; at < original.length; at++) {
    const character = original[at]!;
    if (INVISIBLE.test(character)) continue;
    if (character === '#') inTag = true;
    else if (!/[\p{L}\p{N}_]/u.test(character)) inTag = false;
    const before = original[at - 1] ?? '';
    if (inTag && /\p{Lu}/u.test(character) && /[\p{Ll}\p{N}]/u.test(before)) put(' ', at);
    put(PLAIN[character] ?? LOOKALIKE[character] ?? (character === '_' && inTag ? ' ' : character), at);
  }
  origin.push(original.length);
  return { text: out.join(''), lower: out.map(small).join(''), origin };
};

const small = (character: string): string => {
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
};

const compiled = new Map<string, RegExp>();

/** A space in a rule stands for spaces or hyphens; inside hashtags it may stand for nothing at all. */
export const patternOf = (source: string, tight: boolean, anywhere = false): RegExp => {
  const key = `${tight ? 't' : 'l'}${anywhere}${source}`;
  const known = compiled.get(key);
  if (known) return known;
  const body = spaced(source, tight ? '[\\s\\-]*' : '[\\s\\-]+');
  const edge = '[a-z0-9\u00df-\u024f]';
  const made = new RegExp(tight || anywhere ? body : `(?<!${edge})(?:${body})(?!${edge})`, 'gu');
  compiled.set(key, made);
  return made;
};

/** Spaces inside a character class stay spaces. */
const spaced = (source: string, gap: string): string => {
  let inClass = false;
  let out = '';
  for (let i = 0; i < source.length; i++) {
    const c = source[i]!;
    if (c === '\\') {
      out += c + (source[++i] ?? '');
      continue;
    }
    if (c === '[') inClass = true;
    if (c === ']') inClass = false;
    if (c === ' ' && !inClass) {
      const optional = source[i + 1] === '?';
      out += optional ? '[\\s\\-]*' : gap;
      if (optional) i++;
    } else out += c;
  }
  return out;
};
