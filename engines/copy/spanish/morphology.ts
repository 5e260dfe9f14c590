import { joined, type Phrase, say } from '../language/phrase.ts';

export type Gender = 'm' | 'f';

const WORDS = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];

/** 'un baño', 'una cocina', 'dos baños'. */
export const numero = (n: number, gender: Gender = 'm'): string =>
  n === 1 ? (gender === 'f' ? 'una' : 'un') : (WORDS[n] ?? String(n));

export const un = (gender: Gender, plural = false): string =>
  gender === 'f' ? (plural ? 'unas' : 'una') : plural ? 'unos' : 'un';
export const el = (gender: Gender, plural = false): string =>
  gender === 'f' ? (plural ? 'las' : 'la') : plural ? 'los' : 'el';

/** 'nuevo' becomes nueva, nuevos, nuevas; 'de cuarzo', 'Bosch' and 'a medida' stay. */
export const concord = (adjective: string, gender: Gender, plural: boolean): string => {
  if (/^(de|con|sin|a|al|en|todo|estilo)\s|^\p{Lu}/u.test(adjective)) return adjective;
  const [first = '', ...rest] = adjective.split(' ');
  return [concordWord(first, gender, plural), ...rest].join(' ');
};

const concordWord = (word: string, gender: Gender, plural: boolean): string => {
  if (word.endsWith('o')) return word.slice(0, -1) + (gender === 'f' ? 'a' : 'o') + (plural ? 's' : '');
  // 'holandés' loses its accent: holandesa, holandeses.
  if (word.endsWith('és') && (plural || gender === 'f'))
    return `${word.slice(0, -2)}es${gender === 'f' ? 'a' : 'e'}${plural ? 's' : ''}`;
  if (!plural) return word;
  return /[aeiouáéíóú]$/.test(word) ? `${word}s` : `${word}es`;
};

/** 'a, b y c'; 'e' before the sound of i. */
export const lista = (parts: readonly Phrase[]): Phrase => {
  const last = parts.at(-1)!;
  if (parts.length === 1) return last;
  const y = /^(i(?!e)|hi(?!e)|í)/i.test(last.text) ? 'e' : 'y';
  return say`${joined(parts.slice(0, -1), ', ')} ${y} ${last}`;
};

/** 'de el' is 'del', 'a el' is 'al'. */
export const contracted = (text: string): string =>
  text.replace(/\bde el (?=\p{Ll})/gu, 'del ').replace(/\ba el (?=\p{Ll})/gu, 'al ');
