import { expect, it } from 'vitest';
import { SUBJECTS } from '#domain/scene/catalogue.ts';
import { choosePrints } from './prints.ts';
import { blankItem } from './site.ts';

const art = (group: string, width: number, height: number, turn = 0) => ({
  ...blankItem('art', group, { width, height, turn }),
  id: `${group}-${width}`,
});

it('hangs no subject twice in a room, but a pair is one subject on two sheets', () => {
  const items = [art('sofa', 1.2, 0.8), art('wall', 0.5, 0.7), art('wall', 0.5, 0.7), art('media', 0.9, 0.6)];
  for (let key = 0; key < 40; key++) {
    const [sofa, left, right, media] = choosePrints(items, key).map((i) => i.design);
    const subjects = [sofa, left, media].map((design) => design! % SUBJECTS);
    expect(new Set(subjects).size).toBe(3);
    expect(right! % SUBJECTS).toBe(left! % SUBJECTS);
    expect(right).not.toBe(left);
  }
});
