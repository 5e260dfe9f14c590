/**
 * The second reader for Spanish: its own list of things and stuff, each with the words that an agent's English or Spanish
 * input would carry for it. It shares nothing with the writer.
 */
const THINGS: Readonly<Record<string, RegExp>> = {
  piscina: /pool|piscina/,
  'chimeneas?': /fireplace|chimenea|mantel/,
  sótano: /basement|sótano/,
  porche: /porch/,
  balcón: /balcon/,
  isla: /island|isla/,
  despensa: /pantry|despensa/,
  invernadero: /greenhouse/,
  jacuzzi: /hot tub|spa|jacuzzi/,
  arroyo: /creek|stream/,
  pérgola: /pergola/,
  taller: /workshop|taller/,
  vestidor: /walk-in closet/,
  bañera: /tub|bañera/,
  cava: /wine cellar|wine room/,
  biblioteca: /library|biblioteca/,
  solárium: /sunroom/,
  oficina: /office/,
  tragaluces: /skylight/,
  vigas: /beams/,
  'cargador(es)?': /charger/,
  generador: /generator/,
  paneles: /panel|solar/,
  batería: /battery/,
  minisplits: /mini-?split/,
  garaje: /garage/,
  cochera: /garage|carport/,
  vistas: /view/,
  cuarzo: /quartz(?!ite)|cuarzo/,
  cuarcita: /quartzite/,
  granito: /granite/,
  mármol: /marble/,
  concreto: /concrete/,
  esteatita: /soapstone/,
  roble: /oak/,
  arce: /maple/,
  nogal: /walnut/,
  cerezo: /cherry/,
  bambú: /bamboo/,
  ciprés: /cypress/,
  pizarra: /slate/,
  ladrillo: /brick/,
  latón: /brass/,
  cobre: /copper/,
  renovó: /renovated|remodeled|updated/,
  abovedados: /vaulted/,
  cercado: /fenced/,
  'techad[oa]': /covered/,
};

const NUMBERS = 'dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

/** Figures and number words of the text that neither the form nor the notes hold. Distances and acres are in the notes. */
const numbersIn = (text: string): number[] => [
  ...[...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map((m) => Number(m[0].replaceAll(',', ''))),
  ...[...text.matchAll(/[\p{L}]+/gu)].flatMap((m) => (NUMBERS.includes(m[0]) ? [NUMBERS.indexOf(m[0]) + 2] : [])),
];
const WORDS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

const allowed = (input: Readonly<Record<string, unknown>>): Set<number> => {
  const lot = Number(input.lotSquareFeet ?? 0);
  const acres = lot / 43_560;
  const own = Object.values(input).flatMap((v) => [
    ...numbersIn(String(v)),
    ...WORDS.flatMap((w, i) => (new RegExp(`\\b${w}\\b`).test(String(v)) ? [i + 2] : [])),
  ]);
  return new Set([...own, Math.floor(Number(input.bathrooms ?? 0)), Number(acres.toFixed(2))]);
};

/** Claims of a Spanish text that the input does not carry; empty is what we want. */
export const unsupportedInSpanish = (text: string, input: Readonly<Record<string, unknown>>): string[] => {
  const source = JSON.stringify(input).toLowerCase();
  const numbers = allowed(input);
  const plain = text
    .toLowerCase()
    .replace(
      /(un|dos|tres) (octavo|quinto|cuarto|tercio|tercios|cuartos) de acre|dos personas|las dos cosas|las dos temporadas/g,
      '',
    );
  const things = Object.entries(THINGS).flatMap(([word, needs]) =>
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(plain) && !needs.test(source) ? [word] : [],
  );
  return [...things, ...numbersIn(plain).flatMap((n) => (numbers.has(n) ? [] : [`number ${n}`]))];
};
