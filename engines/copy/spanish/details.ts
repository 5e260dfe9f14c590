import { concord, el, type Gender, un } from './morphology.ts';

/** Heads of the phrases that notes keep in the agent's English: one / many, gender. */
const CABEZAS = `
alcove;nicho;m|arch;arco;m|archway;arco;m|bench;banca;f|blind;persiana;f|chandelier;candil;m|column;columna;f|door;puerta;f|faucet;llave;f|finish;acabado;m|fixture;accesorio;m|lantern;farol;m|mantel;repisa de chimenea;f|mantle;repisa de chimenea;f|mirror;espejo;m|sconce;aplique;m|shade;persiana;f|shelf;repisa;f|shutter;contraventana;f|speaker;bocina;f|thermostat;termostato;m|transom;montante;m|fountain;fuente;f|gate;portón;m|path;sendero;m|pathway;sendero;m|step;escalón;m|swing;columpio;m|trellis;enrejado;m|wall;muro;m|walkway;camino;m|waterfall;cascada;f|light fixture;lámpara;f|nook;rincón;m
`;
/** Things that are not counted. */
const SIN_ARTICULO = `hardware;herrajes;m|tile;azulejo;m|tilework;azulejo;m|lighting;iluminación;f|shelving;repisas;f|wallpaper;papel tapiz;m|woodwork;carpintería;f|wainscoting;zócalo de madera;m|stonework;mampostería;f|brickwork;ladrillo visto;m`;
const RASGOS: Readonly<Record<string, string>> = {
  arched: 'en arco',
  'barn-style': 'estilo granero',
  bluestone: 'de piedra azul',
  brass: 'de latón',
  brick: 'de ladrillo',
  bronze: 'de bronce',
  cedar: 'de cedro',
  copper: 'de cobre',
  custom: 'a medida',
  dutch: 'holandés',
  flagstone: 'de laja',
  glass: 'de vidrio',
  gravel: 'de grava',
  'hammered-copper': 'de cobre martillado',
  'hand-painted': 'pintado a mano',
  handmade: 'hecho a mano',
  iron: 'de hierro',
  'leaded-glass': 'de vidrio emplomado',
  marble: 'de mármol',
  oak: 'de roble',
  original: 'original',
  paneled: 'con paneles',
  'reclaimed-oak': 'de roble recuperado',
  'reclaimed-wood': 'de madera recuperada',
  slate: 'de pizarra',
  smart: 'inteligente',
  'stained-glass': 'de vitral',
  stone: 'de piedra',
  wood: 'de madera',
  wooden: 'de madera',
  'wrought-iron': 'de hierro forjado',
};

type Cabeza = { readonly es: string; readonly gender: Gender; readonly counted: boolean };
const lectura = (page: string, counted: boolean): [string, Cabeza][] =>
  page
    .trim()
    .split('|')
    .map((line) => {
      const [en = '', es = '', gender = 'm'] = line.split(';');
      return [en, { es, gender: gender as Gender, counted }];
    });
const NOMBRES = new Map([...lectura(CABEZAS, true), ...lectura(SIN_ARTICULO, false)]);

const plurales = (es: string): string => {
  const [first = '', ...rest] = es.split(' ');
  const many = /[aeiouáéíóú]$/.test(first)
    ? `${first}s`
    : first.endsWith('z')
      ? `${first.slice(0, -1)}ces`
      : `${first.replace(/ón$/, 'on')}es`;
  return [many, ...rest].join(' ');
};
const ONE: Readonly<Record<string, string>> = {
  shelves: 'shelf',
  benches: 'bench',
  arches: 'arch',
  finishes: 'finish',
};
const singular = (word: string): string => ONE[word] ?? (/[^s]s$/.test(word) ? word.slice(0, -1) : word);

export type Detalle = { readonly np: string; readonly la: string; readonly bare: string; readonly plural: boolean };

/** 'leaded-glass shutters' is 'contraventanas de vidrio emplomado'; null where a word of it is not in the dictionary. */
export const enEspanol = (phrase: string): Detalle | null => {
  const words = phrase.toLowerCase().split(' ');
  const head = words.slice(-2).join(' ');
  const two = NOMBRES.get(head) ?? NOMBRES.get(singular(head));
  const last = words.at(-1)!;
  const found = two ?? NOMBRES.get(last) ?? NOMBRES.get(singular(last));
  if (!found) return null;
  const rasgos = words.slice(0, two ? -2 : -1).map((w) => RASGOS[w]);
  if (rasgos.some((r) => !r)) return null;
  const plural = found.counted ? last !== singular(last) : found.es.endsWith('s');
  const noun = found.counted && plural ? plurales(found.es) : found.es;
  const bare = [noun, ...rasgos.map((r) => concord(r!, found.gender, plural))].join(' ');
  const np = found.counted && !plural ? `${un(found.gender)} ${bare}` : bare;
  return { np, la: `${el(found.gender, plural)} ${bare}`, bare, plural };
};
