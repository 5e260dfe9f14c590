import type { Voice } from './voice.ts';

/** How often a text may say more of a thing than that it is there; more would be a mannerism. */
const ORNAMENTS: Readonly<Record<Voice['tone'], number>> = { warm: 9, luxury: 8, plain: 7, crisp: 6 };
const MORE: Readonly<Record<Voice['length'], number>> = { mls: 0, portal: 2, website: 4 };

const mayAdorn = (v: Voice, marks: readonly string[]): boolean => {
  let spent = 0;
  for (const mark of v.used) if (mark.startsWith('orn.')) spent++;
  for (const mark of marks) if (mark.startsWith('orn.')) spent++;
  return spent < ORNAMENTS[v.tone] + MORE[v.length];
};

/** 'For movie nights' tells the reader what she knows: once is a smile, twice a habit. */
const PURPOSES: Readonly<Record<Voice['length'], number>> = { mls: 1, portal: 2, website: 3 };
const isPurpose = (text: string): boolean => /^(for|to|para) /.test(text);

const mayServe = (v: Voice, marks: readonly string[]): boolean => {
  const purposes = [...v.used, ...marks].filter((m) => m.startsWith('orn.') && isPurpose(m.slice('orn.'.length)));
  return purposes.length < PURPOSES[v.length];
};

/** One of these that the text has not used, playful ones only where the tone smiles. */
export const ornament = (v: Voice, from: readonly string[], marks: string[]): string | null => {
  if (!mayAdorn(v, marks)) return null;
  const able = from
    .filter((s) => v.tone === 'warm' || !s.startsWith('~'))
    .map((s) => s.replace('~', ''))
    .filter((s) => !v.used.has(`orn.${s}`) && !marks.includes(`orn.${s}`))
    .filter((s) => !isPurpose(s) || mayServe(v, marks));
  if (able.length === 0) return null;
  const chosen = v.random.pick(able);
  marks.push(`orn.${chosen}`);
  return chosen;
};
