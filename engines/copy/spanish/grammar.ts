import { capital, type Phrase, phrase, say } from '../language/phrase.ts';
import type { Grammar } from '../plan/grammar.ts';
import type { Item } from '../plan/item.ts';
import type { Known } from '../plan/known.ts';
import { type Maker, speak } from '../plan/voice.ts';
import { miles } from './blocks.ts';
import {
  AUTOS,
  CLAUSULAS,
  CONSTRUIDA,
  CUARTO,
  MISMO,
  OBRAS,
  REFLEXION,
  SUELO,
  SUELTOS,
  TAMANO,
  VISTAS,
} from './body.ts';
import { spanishItems } from './items.ts';
import { contracted, lista } from './morphology.ts';
import { APERTURAS, APERTURAS_DE_CAMPOS, SOLO_DIRECCION } from './openings.ts';
import { CERCA, LUGAR, PRECIO } from './place.ts';
import { SPANISH_SOCIAL } from './social.ts';

const TERMINOS: readonly Maker<readonly Item[]>[] = [
  ['wclp', (_, items) => say`además: ${lista(items.map((i) => i.np))}`],
];
const CUOTA: readonly Maker[] = [
  [
    'wclp',
    (v) => {
      const f = v.known.fee;
      return f
        ? phrase(`la cuota de la asociación es de $${miles(f.amount)} al ${f.every === 'month' ? 'mes' : 'año'}`, [
            f.id,
          ])
        : null;
    },
  ],
];

const HOW: Readonly<Record<string, string>> = {
  virtual_staging: 'amuebladas virtualmente',
  room_clearing: 'despejadas digitalmente',
  day_to_dusk: 'con un atardecer simulado',
};
const aviso = (known: Known): Phrase | null => {
  const altered = known.altered;
  if (!altered) return null;
  const how = altered.services.map((s) => HOW[s] ?? 'alteradas digitalmente');
  const tail = how.some((h) => h.includes('virtualmente')) ? '' : ' (fotos alteradas digitalmente)';
  return phrase(`algunas fotos están ${how.join(' o ')}${tail}`, [altered.id]);
};

const bullets = (known: Known, items: readonly Item[]): Phrase[] => {
  const { bedrooms, bathrooms, area, lot, year, garage, fee } = known;
  const fields = [
    bedrooms ? phrase(`${bedrooms.count} recámara${bedrooms.count === 1 ? '' : 's'}`, [bedrooms.id]) : null,
    bathrooms
      ? phrase(`${bathrooms.full + bathrooms.half * 0.5} baño${bathrooms.full === 1 && !bathrooms.half ? '' : 's'}`, [
          bathrooms.id,
        ])
      : null,
    area ? phrase(`${miles(area.sqft)} pies cuadrados`, [area.id]) : null,
    lot ? phrase(`Terreno de ${lot.acres.toFixed(2)} acres`, [lot.id]) : null,
    year ? phrase(`Construcción de ${year.year}`, [year.id]) : null,
    garage ? phrase(`Garaje para ${garage.spaces} auto${garage.spaces === 1 ? '' : 's'}`, [garage.id]) : null,
    fee
      ? phrase(`Cuota de asociación: $${miles(fee.amount)} al ${fee.every === 'month' ? 'mes' : 'año'}`, [fee.id])
      : null,
  ].filter((p) => p !== null);
  return [...fields, ...items.map((i) => capital(i.renewal?.year ? say`${i.bare} (${i.renewal.year})` : i.bare))];
};

const said = (p: Phrase | null): Phrase | null => (p ? { ...p, text: contracted(p.text) } : null);

export const SPANISH: Grammar = {
  language: 'es',
  and: 'y',
  polish: (text) => contracted(text),
  items: spanishItems,
  opening: (v, { lead }) =>
    said(
      (lead.length > 1 ? speak(v, 'apertura', APERTURAS, lead) : null) ??
        speak(v, 'apertura-campos', APERTURAS_DE_CAMPOS, undefined) ??
        speak(v, 'direccion', SOLO_DIRECCION, undefined),
    ),
  size: (v) => said(speak(v, 'tamano', TAMANO, undefined)),
  insight: (v) => said(speak(v, 'reflexion', REFLEXION, undefined, false)),
  year: (v) => said(speak(v, 'ano', CONSTRUIDA, undefined)),
  grounds: (v, about) => said(speak(v, 'suelo', SUELO, about)),
  parking: (v, items) => said(speak(v, 'autos', AUTOS, items)),
  room: (v, topic) =>
    said(
      topic.items.some((i) => i.itself)
        ? speak(v, 'mismo', MISMO, topic)
        : speak(v, `cuarto.${topic.room}`, CUARTO, topic),
    ),
  loners: (v, topics) => said(speak(v, 'sueltos', SUELTOS, topics)),
  clauses: (v, items) => said(speak(v, 'clausulas', CLAUSULAS, items)),
  view: (v, items) => said(speak(v, 'vistas', VISTAS, items)),
  updates: (v, items) => said(speak(v, 'obras', OBRAS, items)),
  terms: (v, items) => said(speak(v, 'terminos', TERMINOS, items)),
  near: (v, near) => said(speak(v, 'cerca', CERCA, near)),
  place: (v) => said(speak(v, 'lugar', LUGAR, undefined)),
  fee: (v) => speak(v, 'cuota', CUOTA, undefined),
  price: (v) => speak(v, 'precio', PRECIO, undefined),
  close: () => null,
  anchor: () => null,
  disclosure: (v) => aviso(v.known),
  social: SPANISH_SOCIAL,
  bullets,
};
