import type { Voice } from './voice.ts';

/** How often a text may say more of a thing than that it is there; more would be a mannerism. */
const ORNAMENTS: Readonly<Record<Voice['tone'], number>> = { warm: 9, luxury: 8, plain: 7, crisp: 6 };
const MORE: Readonly<Record<Voice['length'], number>> = { mls: 0, portal: 2, website: 4 };

/** 'For movie nights' tells the reader what she knows: once is a smile, twice a habit. */
const PURPOSES: Readonly<Record<Voice['length'], number>> = { mls: 1, portal: 2, website: 3 };
const PURPOSE = /^(?:orn\.)?(?:for|to|para) /;

/** How many ornaments, and how many purposes among them, the text and this sentence have. One pass, no copies: asked thousands of times a text. */
const spentBy = (v: Voice, marks: readonly string[]): { readonly all: number; readonly purposes: number } => {
  let all = 0;
  let purposes = 0;
  const count = (mark: string): void => {
    if (!mark.startsWith('orn.')) return;
    all++;
    if (PURPOSE.test(mark)) purposes++;
  };
  for (const mark of v.used) count(mark);
  for (const mark of marks) count(mark);
  return { all, purposes };
};

/** One of these that the text has not used, playful ones only where the tone smiles. */
export const ornament = (v: Voice, from: readonly string[], marks: string[]): string | null => {
  if (from.length === 0) return null;
  const spent = spentBy(v, marks);
  if (spent.all >= ORNAMENTS[v.tone] + MORE[v.length]) return null;
  const mayServe = spent.purposes < PURPOSES[v.length];
  const able = from
    .filter((s) => v.tone === 'warm' || !s.startsWith('~'))
    .map((s) => s.replace('~', ''))
    .filter((s) => !v.used.has(`orn.${s}`) && !marks.includes(`orn.${s}`))
    .filter((s) => mayServe || !PURPOSE.test(s));
  if (able.length === 0) return null;
  const chosen = v.random.pick(able);
  marks.push(`orn.${chosen}`);
  return chosen;
};
