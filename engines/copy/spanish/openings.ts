import { say } from '../language/phrase.ts';
import type { Item } from '../plan/item.ts';
import { type Maker, type Voice, word } from '../plan/voice.ts';
import { ano, banos, conCasa, dormitorios, enAmbos, enLugar, esta, superficie, terreno, unaCasa } from './blocks.ts';
import { lista } from './morphology.ts';

const donde = (v: Voice) => (v.random.chance(0.6) ? enAmbos(v) : enLugar(v)) ?? '';
const known = <T>(...parts: readonly (T | null)[]): readonly T[] | null =>
  parts.every((p) => p !== null) ? (parts as readonly T[]) : null;

export const APERTURAS: readonly Maker<readonly Item[]>[] = [
  [
    'wl',
    (v, [a, b]) =>
      a && b ? say`${lista([a.np, b.np])} ${word(v, 'marcan', 'distinguen', 'definen')} ${esta(v)} ${donde(v)}` : null,
  ],
  [
    'wp',
    (v, [a, b]) =>
      a && b
        ? say`${esta(v)} ${donde(v)} tiene ${a.np} y ${b.np}, ${word(v, 'para empezar', 'y la lista sigue')}`
        : null,
  ],
  ['w', (v, [a, b]) => (a && b ? say`primero ${a.the}, luego ${b.the}: así se recorre ${esta(v)} ${donde(v)}` : null)],
  [
    'wlp',
    (v, [a, b, c]) =>
      a && b && c
        ? say`${esta(v)} ${donde(v)} ${word(v, 'reúne', 'combina', 'ofrece')} ${lista([a.np, b.np, c.np])}`
        : null,
  ],
  [
    'wlcp',
    (v, [a, b]) => {
      const p = known(ano(v), dormitorios(v));
      return a && b && p ? say`${unaCasa(v)} de ${p[0]!} con ${lista([p[1]!, a.np, b.np])} ${donde(v)}` : null;
    },
  ],
  [
    'wlp',
    (v, [a, b]) => {
      const p = ano(v);
      return a && b && p
        ? say`${conCasa(v, 'construido')} en ${p}, ${esta(v)} ${donde(v)} suma ${a.np} y ${b.np}`
        : null;
    },
  ],
  [
    'wc',
    (v, [a, b, c]) =>
      a && b && c
        ? say`${lista([a.np, b.np, c.np])}: ${esta(v)} ${donde(v)} ${word(v, 'dice mucho en poco', 'habla por sí sola', 'va al grano').replace('sola', conCasa(v, 'solo'))}`
        : null,
  ],
  [
    'wl',
    (v, [a, b]) => {
      const p = superficie(v);
      return a && b && p ? say`en ${p} caben ${lista([a.np, b.np])}: ${esta(v)} ${donde(v)}` : null;
    },
  ],
  [
    'cp',
    (v, [a, b]) => {
      const p = known(superficie(v), dormitorios(v));
      return a && b && p ? say`${p[1]!}, ${p[0]!}, ${a.np}, ${b.np}. Todo ${donde(v) || 'aquí'}` : null;
    },
  ],
  [
    'wl',
    (v, [a, b]) =>
      a && b ? say`hay casas con ${a.np} y casas con ${b.np}. ${esta(v)} ${donde(v)} tiene las dos cosas` : null,
  ],
];

export const APERTURAS_DE_CAMPOS: readonly Maker[] = [
  [
    'wlp',
    (v) => {
      const p = known(dormitorios(v), superficie(v));
      return p ? say`${esta(v)} ${donde(v)} ${word(v, 'reparte', 'distribuye', 'acomoda')} ${p[0]!} en ${p[1]!}` : null;
    },
  ],
  [
    'wp',
    (v) => {
      const p = known(ano(v), superficie(v));
      return p
        ? say`${esta(v)} ${donde(v)} se ${word(v, 'construyó', 'terminó', 'levantó')} en ${p[0]!} y mide ${p[1]!}`
        : null;
    },
  ],
  [
    'wl',
    (v) => {
      const p = known(terreno(v), dormitorios(v));
      return p ? say`sobre ${p[0]!} ${donde(v)}, ${esta(v)} ${word(v, 'guarda', 'ofrece', 'reúne')} ${p[1]!}` : null;
    },
  ],
  [
    'cp',
    (v) => {
      const p = known(dormitorios(v), banos(v), superficie(v));
      return p ? say`${p[0]!}, ${p[1]!}, ${p[2]!}: ${unaCasa(v)} ${donde(v)}` : null;
    },
  ],
  [
    'wlp',
    (v) => {
      const p = known(dormitorios(v), banos(v), superficie(v));
      return p
        ? say`${lista([p[0]!, p[1]!, p[2]!])} ${word(v, 'forman', 'componen', 'resumen')} ${esta(v)} ${donde(v)}`
        : null;
    },
  ],
  [
    'w',
    (v) => {
      const p = known(superficie(v), dormitorios(v));
      return p ? say`son ${p[0]!} para vivir a su manera, con ${p[1]!}, en ${unaCasa(v)} ${donde(v)}` : null;
    },
  ],
  [
    'wlp',
    (v) => {
      const p = known(ano(v), dormitorios(v));
      return p ? say`desde ${p[0]!}, ${esta(v)} ${donde(v)} ${word(v, 'ofrece', 'guarda', 'tiene')} ${p[1]!}` : null;
    },
  ],
  [
    'wclp',
    (v) => {
      const p = enAmbos(v);
      return p ? say`${unaCasa(v)}${ano(v) ? say` de ${ano(v)!}` : ''} ${p}` : null;
    },
  ],
  [
    'wclp',
    (v) => {
      const p = dormitorios(v) ?? banos(v) ?? superficie(v);
      return p ? say`${esta(v)} tiene ${p}` : null;
    },
  ],
];

export const SOLO_DIRECCION: readonly Maker[] = [
  [
    'wclp',
    (v) => {
      const a = v.known.address;
      return a ? say`${esta(v)} está en ${{ text: a.line, facts: [a.id] }}` : null;
    },
  ],
];
