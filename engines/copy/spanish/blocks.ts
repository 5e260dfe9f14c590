import { type Phrase, phrase, say } from '../language/phrase.ts';
import { type Voice, word } from '../plan/voice.ts';
import { concord, type Gender, numero, un } from './morphology.ts';

const HOMES: Readonly<Record<string, { noun: string; gender: Gender }>> = {
  house: { noun: 'casa', gender: 'f' },
  condo: { noun: 'condominio', gender: 'm' },
  townhouse: { noun: 'casa adosada', gender: 'f' },
  'multi-family': { noun: 'propiedad multifamiliar', gender: 'f' },
  manufactured: { noun: 'casa prefabricada', gender: 'f' },
  home: { noun: 'vivienda', gender: 'f' },
};

const homeOf = (v: Voice): { noun: string; gender: Gender } => HOMES[v.known.home?.home ?? 'home']!;
const ids = (v: Voice): string[] => (v.known.home ? [v.known.home.id] : []);

export const esta = (v: Voice): Phrase =>
  phrase(`${homeOf(v).gender === 'f' ? 'esta' : 'este'} ${homeOf(v).noun}`, ids(v));
export const laCasa = (v: Voice): Phrase =>
  phrase(`${homeOf(v).gender === 'f' ? 'la' : 'el'} ${homeOf(v).noun}`, ids(v));
export const unaCasa = (v: Voice): Phrase => phrase(`${un(homeOf(v).gender)} ${homeOf(v).noun}`, ids(v));
/** 'construida', 'ubicado': agreeing with the home. */
export const conCasa = (v: Voice, adjective: string): string => concord(adjective, homeOf(v).gender, false);

export const miles = (n: number): string =>
  Math.round(n)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');

export const dormitorios = (v: Voice): Phrase | null => {
  const b = v.known.bedrooms;
  if (!b) return null;
  const noun = word(v, 'dormitorio', 'recámara');
  return phrase(
    `${v.digits ? b.count : numero(b.count, noun === 'recámara' ? 'f' : 'm')} ${noun}${b.count === 1 ? '' : 's'}`,
    [b.id],
  );
};

export const banos = (v: Voice): Phrase | null => {
  const b = v.known.bathrooms;
  if (!b) return null;
  if (b.full === 0) return phrase('un medio baño', [b.id]);
  const full = `${v.digits ? b.full : numero(b.full)} baño${b.full === 1 ? '' : 's'}`;
  if (!b.half) return phrase(full, [b.id]);
  return phrase(
    v.random.pick([
      `${full} y medio`,
      `${full} completo${b.full === 1 ? '' : 's'} y un medio baño`,
      `${b.full}.5 baños`,
    ]),
    [b.id],
  );
};

export const superficie = (v: Voice): Phrase | null => {
  const a = v.known.area;
  return a ? phrase(`${miles(a.sqft)} pies cuadrados`, [a.id]) : null;
};

export const terreno = (v: Voice): Phrase | null => {
  const l = v.known.lot;
  if (!l) return null;
  const acres = `${l.acres.toFixed(2)} acres`;
  return phrase(v.random.pick([acres, acres, `${miles(l.sqft)} pies cuadrados`]), [l.id]);
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
  return phrase(g.spaces === 1 ? 'un garaje para un auto' : `un garaje para ${numero(g.spaces)} autos`, [g.id]);
};
