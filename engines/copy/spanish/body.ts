import type { Room } from '#domain/copy/fact.ts';
import { type Phrase, phrase, resting, say } from '../language/phrase.ts';
import type { Item } from '../plan/item.ts';
import { type Maker, unsaid, type Voice, word } from '../plan/voice.ts';
import { ano, banos, conCasa, dormitorios, garaje, laCasa, superficie, terreno } from './blocks.ts';
import { lista, numero } from './morphology.ts';

const resto = (v: Voice): Phrase[] => [dormitorios(v), banos(v), superficie(v)].flatMap((p) => unsaid(v, p) ?? []);

export const TAMANO: readonly Maker[] = [
  [
    'wlp',
    (v) =>
      resto(v).length > 0
        ? say`${laCasa(v)} ${word(v, 'tiene', 'suma', 'cuenta con', 'ofrece')} ${lista(resto(v))}`
        : null,
  ],
  ['wlp', (v) => (resto(v).length > 1 ? say`adentro hay ${lista(resto(v))}` : null)],
  ['c', (v) => (resto(v).length > 0 ? say`${lista(resto(v))} en total` : null)],
  [
    'wl',
    (v) => {
      const a = unsaid(v, superficie(v));
      return a && resto(v).length === 1
        ? say`son ${a} ${word(v, 'por amueblar', 'para acomodarse', 'bien repartidos').replace('bien repartidos', 'en total')}`
        : null;
    },
  ],
];

export const REFLEXION: readonly Maker[] = [
  [
    'wlp',
    (v) => {
      const [b, t] = [v.known.bedrooms, v.known.bathrooms];
      return b && t && b.count > 1 && b.count === t.full
        ? resting(
            phrase(`hay un baño completo por cada dormitorio: ${numero(t.full)} y ${numero(b.count)}`),
            b.id,
            t.id,
          )
        : null;
    },
  ],
  [
    'wp',
    (v) => {
      const b = v.known.bedrooms;
      return b && b.count >= 3
        ? resting(
            say`uno de los dormitorios puede ser ${word(v, 'oficina', 'estudio', 'cuarto de visitas', 'taller')}`,
            b.id,
          )
        : null;
    },
  ],
  [
    'w',
    (v) => {
      const b = v.known.bedrooms;
      return b?.count === 2
        ? resting(
            say`el segundo dormitorio sirve de ${word(v, 'oficina o de cuarto de visitas', 'estudio', 'cuarto de visitas')}`,
            b.id,
          )
        : null;
    },
  ],
  [
    'wcp',
    (v) => {
      const a = v.known.area;
      return a && a.sqft < 900 ? resting(phrase('con este tamaño el mantenimiento es poco'), a.id) : null;
    },
  ],
];

export const CONSTRUIDA: readonly Maker[] = [
  [
    'wlp',
    (v) => {
      const y = unsaid(v, ano(v));
      return y ? say`${laCasa(v)} ${word(v, 'es de', 'data de', 'se construyó en')} ${y}` : null;
    },
  ],
  [
    'c',
    (v) => {
      const y = unsaid(v, ano(v));
      return y ? say`${conCasa(v, 'construido')} en ${y}` : null;
    },
  ],
];

const calle = (items: readonly Item[]): Phrase | null => {
  const en = items.filter((i) => i.concept !== 'water-frontage').slice(0, 2);
  return en.length > 0 ? say`en ${lista(en.map((i) => i.np))}` : items[0] ? say`con ${items[0].np}` : null;
};
const autos = (v: Voice, items: readonly Item[]): Phrase[] => {
  const g = unsaid(v, garaje(v));
  return [...(g ? [g] : []), ...items.map((i) => i.np)];
};

export const SUELO: readonly Maker<{ readonly lot: readonly Item[]; readonly parking: readonly Item[] }>[] = [
  [
    'wlp',
    (v, { lot, parking }) => {
      const [l, s, c] = [unsaid(v, terreno(v)), calle(lot), autos(v, parking)];
      return l && c.length > 0 ? say`${laCasa(v)} está ${s ? say`${s},` : ''} sobre ${l}, con ${lista(c)}` : null;
    },
  ],
  [
    'wlp',
    (v, { lot, parking }) => {
      const [l, c] = [unsaid(v, terreno(v)), autos(v, parking)];
      return l && c.length > 0 && lot.length === 0
        ? say`${l} de terreno y ${lista(c)} ${word(v, 'completan la propiedad', 'van incluidos', 'son parte del conjunto')}`
        : null;
    },
  ],
  [
    'wlp',
    (v, { lot }) => {
      const [l, s] = [unsaid(v, terreno(v)), calle(lot)];
      return l ? say`el terreno ${word(v, 'mide', 'abarca', 'ocupa')} ${l}${s ? say`, ${s}` : ''}` : null;
    },
  ],
  [
    'c',
    (v, { lot }) => {
      const [l, s] = [unsaid(v, terreno(v)), calle(lot)];
      return l ? say`terreno: ${l}${s ? say`, ${s}` : ''}` : null;
    },
  ],
  [
    'wclp',
    (v, { lot }) => {
      const s = calle(lot);
      return s && !unsaid(v, terreno(v)) ? say`${laCasa(v)} está ${s}` : null;
    },
  ],
];

export const AUTOS: readonly Maker<readonly Item[]>[] = [
  [
    'wlp',
    (v, items) => {
      const c = autos(v, items);
      return c.length > 0 ? say`para los autos hay ${lista(c)}` : null;
    },
  ],
  [
    'wlp',
    (v, items) => {
      const c = autos(v, items);
      return c.length > 0 ? say`${lista(c)} ${c.length > 1 ? 'resuelven' : 'resuelve'} el estacionamiento` : null;
    },
  ],
  [
    'c',
    (v, items) => {
      const c = autos(v, items);
      return c.length > 0 ? say`estacionamiento: ${lista(c)}` : null;
    },
  ],
];

const CUARTOS: Partial<Record<Room, { readonly la: string; readonly en: string; readonly rotulo: string }>> = {
  kitchen: { la: 'la cocina', en: 'en la cocina', rotulo: 'Cocina' },
  living: { la: 'la sala', en: 'en la sala', rotulo: 'Sala' },
  primary: { la: 'el dormitorio principal', en: 'en el dormitorio principal', rotulo: 'Dormitorio principal' },
  lower: { la: 'el nivel inferior', en: 'en el nivel inferior', rotulo: 'Nivel inferior' },
  community: { la: 'la comunidad', en: 'en la comunidad', rotulo: 'Comunidad' },
  outdoor: { la: '', en: 'afuera', rotulo: 'Exterior' },
  interior: { la: '', en: 'adentro', rotulo: 'Interior' },
  flex: { la: '', en: 'además de los dormitorios', rotulo: 'Otros espacios' },
  baths: { la: '', en: 'también', rotulo: 'Baños' },
};
const nps = (items: readonly Item[]): Phrase[] => items.map((i) => i.np);

const MAX_ACTORES: Readonly<Record<string, number>> = { warm: 3, luxury: 2, crisp: 1, plain: 0 };
const actor = (v: Voice, item: Item): Phrase | null => {
  const used = [...v.used].filter((u) => u.startsWith('does.')).length;
  const fresh = item.does.filter((d) => !v.used.has(`does.${d}`));
  if (fresh.length === 0 || used >= MAX_ACTORES[v.tone]!) return null;
  const chosen = v.random.pick(fresh);
  v.used.add(`does.${chosen}`);
  return say`${item.np} ${chosen}`;
};

export type Tema = { readonly room: Room; readonly items: readonly Item[] };

export const CUARTO: readonly Maker<Tema>[] = [
  [
    'wlp',
    (v, { room, items }) =>
      CUARTOS[room]?.la
        ? say`${CUARTOS[room]!.la} ${word(v, 'tiene', 'cuenta con', 'ofrece', 'reúne')} ${lista(nps(items))}`
        : null,
  ],
  ['wlp', (_, { room, items }) => say`${CUARTOS[room]?.en ?? 'también'} hay ${lista(nps(items))}`],
  [
    'wlp',
    (v, { room, items }) =>
      items.length > 1 && room === 'outdoor'
        ? say`${lista(nps(items))} ${word(v, 'llevan la vida afuera', 'completan el exterior', 'abren la casa al aire libre')}`
        : null,
  ],
  [
    'wlp',
    (v, { room, items }) =>
      items.length > 1 && room === 'interior'
        ? say`${lista(nps(items))} ${word(v, 'dan carácter al interior', 'marcan el interior', 'completan el interior')}`
        : null,
  ],
  ['c', (_, { room, items }) => say`${CUARTOS[room]?.rotulo ?? 'Además'}: ${lista(items.map((i) => i.bare))}`],
  [
    'wlp',
    (_v, { items }) => {
      const able = items.filter((i) => i.predicate);
      const rest = items.filter((i) => !i.predicate);
      if (able.length === 0) return null;
      const said = able.map((i) => say`${i.predicate!.subject} ${i.predicate!.is}`);
      return lista([...said, ...(rest.length > 0 ? [say`hay ${lista(nps(rest))}`] : [])]);
    },
  ],
  [
    'wl',
    (v, { room, items: [a, ...rest] }) => {
      const said = a ? actor(v, a) : null;
      const where = CUARTOS[room]?.la ? `${CUARTOS[room]!.en}, ` : '';
      return said
        ? say`${where}${said}${rest.length > 0 ? say`; ${word(v, 'también hay', 'además hay', 'hay además')} ${lista(nps(rest))}` : ''}`
        : null;
    },
  ],
];

/** 'La cocina está renovada y tiene una isla.' */
export const MISMO: readonly Maker<Tema>[] = [
  [
    'wclp',
    (v, { items }) => {
      const lead = items.find((i) => i.itself && i.predicate);
      if (!lead) return null;
      const rest = items.filter((i) => i !== lead && !i.itself);
      const start = lead.renewal?.year
        ? resting(phrase(`${lead.renewal.noun} ${lead.renewal.state} en ${lead.renewal.year}`), lead.fact)
        : say`${lead.predicate!.subject} ${lead.predicate!.is}`;
      return rest.length > 0 ? say`${start} y ${word(v, 'tiene', 'cuenta con')} ${lista(nps(rest))}` : start;
    },
  ],
];

export const SUELTOS: readonly Maker<readonly Tema[]>[] = [
  [
    'wlp',
    (_, temas) => {
      const said = temas.map(({ room, items: [i] }) =>
        i!.itself && i!.predicate
          ? say`${i!.predicate.subject} ${i!.predicate.is}`
          : CUARTOS[room]?.la
            ? say`${CUARTOS[room]!.la} tiene ${i!.np}`
            : say`${room === 'outdoor' ? 'afuera ' : ''}hay ${i!.np}`,
      );
      return lista(said);
    },
  ],
  [
    'wlp',
    (v, temas) => say`${word(v, 'la lista sigue', 'además', 'también')}: ${lista(temas.flatMap((t) => nps(t.items)))}`,
  ],
  ['c', (_, temas) => say`además: ${lista(temas.flatMap((t) => t.items.map((i) => i.bare)))}`],
];

export const CLAUSULAS: readonly Maker<readonly Item[]>[] = [
  ['wclp', (v, items) => lista(items.map((i) => v.random.pick(i.clauses)))],
];

export const VISTAS: readonly Maker<readonly Item[]>[] = [
  [
    'wlp',
    (v, items) =>
      say`${lista(nps(items))} ${word(v, 'acompañan el día', 'vienen con la dirección', 'se disfrutan desde casa')}`,
  ],
  ['wclp', (v, items) => say`${laCasa(v)} tiene ${lista(nps(items))}`],
];

const obra = (i: Item): Phrase | null => {
  const r = i.renewal;
  if (!r) return null;
  return resting(
    phrase(
      r.year
        ? `${r.noun} ${r.state} en ${r.year}`
        : `${r.noun} ${r.state.replace(/^se (cambió|cambiaron|renovó|renovaron)$/, 'ya se $1')}`,
    ),
    i.fact,
  );
};
export const OBRAS: readonly Maker<readonly Item[]>[] = [
  [
    'wlp',
    (_, items) => {
      const all = items.map(obra);
      return all.every((o) => o !== null) ? lista(all as Phrase[]) : null;
    },
  ],
  [
    'wclp',
    (v, items) => {
      const done = items.flatMap((i) => obra(i) ?? []);
      const rest = items.filter((i) => !i.renewal);
      const hay = rest.length > 0 ? [say`hay ${lista(nps(rest))}`] : [];
      return say`${v.tone === 'crisp' ? 'instalaciones: ' : ''}${lista([...done, ...hay])}`;
    },
  ],
];
