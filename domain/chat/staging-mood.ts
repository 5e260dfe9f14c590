import type { Operation } from '#contracts/scene.ts';
import type { Item } from '#domain/scene/plan.ts';
import type { Scene } from '#domain/scene/scene.ts';
import { type ChatEdit, has } from './chat-edit.ts';

/** Cloth and rugs carry a room's mood; wood and lamps stay. Tones by how much of the picture they fill. */
const MOODS = [
  {
    words: /\b(warm(er)?|cosy|cozy|cosier|cozier)\b/,
    name: 'warmer',
    tones: ['#c4a07c', '#d6bd98', '#a9683f', '#8a5a3a'],
  },
  { words: /\b(cool(er)?|cold(er)?)\b/, name: 'cooler', tones: ['#8fa1ac', '#c2ccd2', '#5f7686', '#76848c'] },
  { words: /\b(bright(er)?|light(er)?)\b/, name: 'lighter', tones: ['#e6ded0', '#efeae0', '#d8ccb8', '#e2d6c4'] },
  { words: /\bdark(er)?\b/, name: 'darker', tones: ['#4c4a48', '#6a6259', '#3d4650', '#57483c'] },
] as const;
const ROLES: readonly (readonly string[])[] = [
  ['sofa', 'sectional', 'loveseat', 'bed'],
  ['rug', 'runner', 'curtain', 'bath-mat'],
  ['armchair', 'ottoman', 'bench', 'dining-chair', 'towel'],
  ['office-chair', 'bar-stool', 'stool', 'basket'],
];

/** 'Warmer', 'brighter': in the furniture. The photo's own light is never touched, or the picture would prove nothing. */
export const moodOf = (text: string, scene: Scene): ChatEdit | null => {
  const mood = MOODS.find(({ words }) => has(text, words));
  if (!mood) return null;
  const operations = scene.plan.items.flatMap((item: Item): Operation[] => {
    const role = ROLES.findIndex((kinds) => kinds.includes(item.kind));
    const colour = mood.tones[role];
    return colour ? [{ op: 'recolour', item: item.id, colour }] : [];
  });
  if (operations.length === 0) return null;
  return {
    change: { operations },
    answer: `Making the furniture ${mood.name}. The room’s own light stays as it was photographed.`,
  };
};
