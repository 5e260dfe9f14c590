import { nearFraction } from '../language/fraction.ts';
import { type Phrase, phrase, say } from '../language/phrase.ts';
import { conceptOf } from '../lexicon/index.ts';
import type { Voice } from '../plan/voice.ts';
import { concord, type Gender, numero } from './morphology.ts';

type Nombre = { readonly noun: string; readonly gender: Gender };
const f = (noun: string): Nombre => ({ noun, gender: 'f' });
const m = (noun: string): Nombre => ({ noun, gender: 'm' });

/** What to call it: the first name is for the first mention, the others for later ones. */
const CASAS: Readonly<Record<string, readonly Nombre[]>> = {
  house: [f('casa'), f('casa'), f('propiedad')],
  condo: [m('condominio'), m('condominio')],
  townhouse: [f('casa adosada'), f('casa')],
  'multi-family': [f('propiedad multifamiliar'), f('propiedad')],
  manufactured: [f('casa prefabricada'), f('casa')],
  home: [f('vivienda'), f('propiedad')],
};
const namesOf = (v: Voice): readonly Nombre[] => CASAS[v.known.home?.home ?? 'home']!;
const ids = (v: Voice): string[] => (v.known.home ? [v.known.home.id] : []);

/** 'residencia' sounds of the tone, not of the building. */
const primero = (v: Voice): Nombre =>
  v.tone === 'luxury' && v.known.home?.home === 'house' ? f('residencia') : namesOf(v)[0]!;

/** Later mentions keep one name: 'la casa ... la vivienda ... el inmueble' would sound like three of them. */
export const laCasa = (v: Voice, marks: string[]): Phrase => {
  const names = namesOf(v).slice(1);
  const { noun, gender } = names.find((n) => v.used.has(`name.${n.noun}`)) ?? v.random.pick(names);
  marks.push(`name.${noun}`);
  return phrase(`${gender === 'f' ? 'la' : 'el'} ${noun}`, ids(v));
};

/** 'construido en 1968, el condominio': the participle goes with the name that follows. */
export const construida = (v: Voice, marks: string[]): Phrase | null => {
  const year = v.known.year;
  if (!year || v.said.has(year.id)) return null;
  const home = laCasa(v, marks);
  const participle = home.text.startsWith('la ') ? 'construida' : 'construido';
  return say`${phrase(`${participle} en ${year.year}`, [year.id])}, ${home}`;
};

/** 'construida', 'rodeado': agreeing with the first name. */
export const conCasa = (v: Voice, adjective: string): string => concord(adjective, primero(v).gender, false);

const nombre = (v: Voice, withYear: boolean, withBeds: boolean): Phrase => {
  const beds = withBeds ? dormitorios({ ...v, digits: false }) : null;
  const year = withYear ? ano(v) : null;
  const first = phrase(primero(v).noun, ids(v));
  if (beds && year) return say`${first} de ${year} con ${beds}`;
  return beds || year ? say`${first} de ${(beds ?? year)!}` : first;
};
export const esta = (v: Voice, withYear: boolean, withBeds: boolean): Phrase =>
  say`${primero(v).gender === 'f' ? 'esta' : 'este'} ${nombre(v, withYear, withBeds)}`;
export const una = (v: Voice, withYear: boolean, withBeds: boolean): Phrase =>
  say`${primero(v).gender === 'f' ? 'una' : 'un'} ${nombre(v, withYear, withBeds)}`;

export const miles = (n: number): string =>
  Math.round(n)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');

/** One word for bedroom a text: both are right, mixing them is not. */
const cuarto = (v: Voice): Nombre => ((v.known.area?.sqft ?? 0) % 2 === 0 ? f('recámara') : m('dormitorio'));

export const dormitorios = (v: Voice): Phrase | null => {
  const b = v.known.bedrooms;
  if (!b) return null;
  const { noun, gender } = cuarto(v);
  return phrase(`${v.digits && b.count > 1 ? b.count : numero(b.count, gender)} ${noun}${b.count === 1 ? '' : 's'}`, [
    b.id,
  ]);
};

export const losDormitorios = (v: Voice): Phrase | null => {
  const b = v.known.bedrooms;
  if (!b || b.count < 2) return null;
  const { noun, gender } = cuarto(v);
  return phrase(`${gender === 'f' ? 'las' : 'los'} ${numero(b.count, gender)} ${noun}s`, [b.id]);
};

export const banos = (v: Voice): Phrase | null => {
  const b = v.known.bathrooms;
  if (!b) return null;
  if (b.full === 0) return phrase('un medio baño', [b.id]);
  const full = `${v.digits && b.full > 1 ? b.full : numero(b.full)} baño${b.full === 1 ? '' : 's'}`;
  if (!b.half) return phrase(v.random.chance(0.3) ? `${full} completo${b.full === 1 ? '' : 's'}` : full, [b.id]);
  return phrase(v.random.pick([`${full} y medio`, `${b.full}.5 baños`]), [b.id]);
};

export const superficie = (v: Voice): Phrase | null => {
  const a = v.known.area;
  return a ? phrase(`${miles(a.sqft)} pies cuadrados`, [a.id]) : null;
};

const FRACCIONES: readonly (readonly [number, string])[] = [
  [0.125, 'un octavo de acre'],
  [0.2, 'un quinto de acre'],
  [0.25, 'un cuarto de acre'],
  [0.333, 'un tercio de acre'],
  [0.5, 'medio acre'],
  [0.667, 'dos tercios de acre'],
  [0.75, 'tres cuartos de acre'],
  [1, 'un acre'],
  [1.5, 'acre y medio'],
  [2, 'dos acres'],
  [3, 'tres acres'],
  [5, 'cinco acres'],
];

/** 0.48 is 'casi medio acre'; nothing when no fraction is near. */
const acresEnPalabras = (acres: number): string | null => nearFraction(acres, FRACCIONES, ['poco más de', 'casi']);

/** 'terreno arbolado', as far as the text has not said so: said apart from its size, the lot would be named twice. */
export const tipoDeLote = (v: Voice): { readonly noun: string; readonly fact: string } | null => {
  const kind = v.known.features.find((x) => /-lot$/.test(x.concept) && !v.said.has(x.id));
  return kind ? { noun: conceptOf(kind.concept)!.es.one, fact: kind.id } : null;
};

/** 'un terreno arbolado de 0.57 acres' */
export const lote = (v: Voice): Phrase | null => {
  const l = v.known.lot;
  if (!l || v.said.has(l.id)) return null;
  const kind = tipoDeLote(v);
  return phrase(`un ${kind?.noun ?? 'terreno'} de ${medida(v, l)}`, [l.id, ...(kind ? [kind.fact] : [])]);
};

export const terreno = (v: Voice): Phrase | null => {
  const l = v.known.lot;
  return l && !tipoDeLote(v) ? phrase(medida(v, l), [l.id]) : null;
};

const medida = (v: Voice, l: { readonly acres: number; readonly sqft: number }): string => {
  const words = acresEnPalabras(l.acres);
  const forms = [
    `${l.acres.toFixed(2)} acres`,
    ...(words ? [words] : []),
    ...(l.acres < 0.5 ? [`${miles(l.sqft)} pies cuadrados`] : []),
  ];
  return v.random.pick(forms);
};

export const ano = (v: Voice): Phrase | null =>
  v.known.year ? phrase(String(v.known.year.year), [v.known.year.id]) : null;

export const enLugar = (v: Voice, smallest = true): Phrase | null => {
  const { neighborhood: hood, city } = v.known;
  if (hood && smallest) return phrase(`en ${hood.name}`, [hood.id]);
  return city ? phrase(`en ${city.city}`, [city.id]) : null;
};

export const enAmbos = (v: Voice): Phrase | null => {
  const { neighborhood: hood, city } = v.known;
  if (!hood || !city || hood.name.toLowerCase().includes(city.city.toLowerCase())) return enLugar(v);
  return say`${phrase(`en ${hood.name}`, [hood.id])}, ${phrase(city.city, [city.id])}`;
};

export const garaje = (v: Voice): Phrase | null => {
  const g = v.known.garage;
  if (!g) return null;
  const cars = g.spaces === 1 ? 'un auto' : `${numero(g.spaces)} autos`;
  const more = { 1: ['un garaje sencillo'], 2: ['un garaje doble'], 3: ['un garaje triple'] }[g.spaces] ?? [];
  return phrase(v.random.pick([`un garaje para ${cars}`, `una cochera para ${cars}`, ...more]), [g.id]);
};

/** The same word for bedroom in every phrase of a text. */
export const principal = (v: Voice, text: string): string =>
  cuarto(v).gender === 'm'
    ? text
    : text
        .replace(/\bel dormitorio/g, 'la recámara')
        .replace(/\blos dormitorios/g, 'las recámaras')
        .replace(/\bdormitorio/g, 'recámara');
