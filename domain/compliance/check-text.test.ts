import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addedBlocks, checkText, mend, mlsIdOf, mlsPack, openBlocks, RULES } from './index.ts';

const kindFor = (rule: (typeof RULES)[number]) => rule.kinds?.[0] ?? 'portal';
const rulesIn = (text: string, kind: Parameters<typeof checkText>[1] = 'portal') =>
  checkText(text, kind).map((f) => f.ruleId);

describe('the rule pack', () => {
  it('has one id a rule, a source, a date and words for each', () => {
    expect(new Set(RULES.map((r) => r.id)).size).toBe(RULES.length);
    for (const rule of RULES) {
      expect(rule.source, rule.id).toMatch(/^https:\/\//);
      expect(rule.checkedOn, rule.id).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(rule.explanation.length, rule.id).toBeGreaterThan(20);
    }
  });

  it.each(RULES.map((r) => [r.id, r] as const))('%s strikes its hit and spares its near miss', (id, rule) => {
    expect(rulesIn(rule.hit, kindFor(rule))).toContain(id);
    expect(rulesIn(rule.nearMiss, kindFor(rule))).not.toContain(id);
  });

  it('finds nothing at all in any near miss of a Fair Housing rule', () => {
    for (const rule of RULES.filter((r) => r.protects !== 'none'))
      expect(checkText(rule.nearMiss, 'portal'), rule.id).toEqual([]);
  });
});

describe('what HUD says is fine', () => {
  it.each([
    'Master bedroom with walk-in closet and a great view.',
    'Fourth-floor walk-up, walk to bus-stop, jogging trails.',
    'An apartment complex with chapel. Happy Easter!',
    'Single-family home on a quiet street, family room, no smoking.',
    'A two family home zoned multi-family.',
    'Wheelchair ramp and accessible bathroom; no pets allowed.',
    'Part of a 55+ community.',
  ])('%s', (text) => expect(checkText(text, 'portal')).toEqual([]));
});

describe('ways around it', () => {
  it.each([
    ['#AdultsOnly', 'family-adults-only'],
    ['#adultsonly', 'family-adults-only'],
    ['#familyfriendly #Asheville', 'family-perfect-for'],
    ['No\u00a0children', 'family-no-children'],
    ['no chil\u200bdren', 'family-no-children'],
    ['NO CHILDREN', 'family-no-children'],
    ['no сhildren', 'family-no-children'],
    ['adults\u2011only', 'family-adults-only'],
  ])('%s', (text, rule) => expect(rulesIn(text, text.startsWith('#') ? 'hashtag' : 'social')).toContain(rule));
});

describe('ranges', () => {
  it('points at the words in the original, invisible characters and all', () => {
    const text = 'A loft \u2014 no chil\u200bdren \u2014 by the river.';
    const [finding] = checkText(text, 'portal');
    expect(text.slice(finding!.start, finding!.end)).toBe('no chil\u200bdren');
    expect(finding!.text).toBe('no chil\u200bdren');
  });

  it('never leaves the text, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const f of checkText(text, 'remarks', { alteredPhotos: true })) {
          expect(f.start).toBeGreaterThanOrEqual(0);
          expect(f.end).toBeLessThanOrEqual(text.length);
          expect(f.start).toBeLessThanOrEqual(f.end);
        }
      }),
    );
  });

  it('reads 5,000 characters in good time', () => {
    const text = 'A quiet street, three bedrooms and a deck. '.repeat(120);
    checkText(text, 'remarks');
    const from = performance.now();
    checkText(text, 'remarks');
    expect(performance.now() - from).toBeLessThan(200);
  });
});

describe('remarks', () => {
  it('marks what a service would cut off', () => {
    const [f] = checkText('a'.repeat(810), 'remarks');
    expect(f).toMatchObject({ ruleId: 'mls-cap', severity: 'block', start: 800, end: 810 });
    expect(checkText('a'.repeat(810), 'remarks', { mlsId: 'crmls' })).toEqual([]);
    expect(checkText('a'.repeat(810), 'remarks', { characterCap: 900 })).toEqual([]);
    expect(checkText('a'.repeat(810), 'portal')).toEqual([]);
  });

  it('asks for the staged sentence, and for first words where the pack wants them', () => {
    expect(checkText('A house.', 'remarks', { alteredPhotos: true })[0]).toMatchObject({
      ruleId: 'mls-staged-sentence',
    });
    expect(checkText('A house. Some photos are virtually staged.', 'remarks', { alteredPhotos: true })).toEqual([]);
    const late = checkText('A house. Some photos are virtually staged.', 'remarks', {
      alteredPhotos: true,
      mlsId: 'stellar',
    });
    expect(late[0]).toMatchObject({ ruleId: 'mls-first-words', severity: 'block' });
    const mended = mend('A house.', late[0]!);
    expect(checkText(mended, 'remarks', { alteredPhotos: true, mlsId: 'stellar' })).toEqual([]);
  });
});

describe('the cap of an MLS', () => {
  it('is its pack’s, or the person’s own', () => {
    expect([mlsPack('crmls').characterCap, mlsPack('crmls:1200').characterCap]).toEqual([1500, 1200]);
    expect([mlsPack('crmls:7').characterCap, mlsPack('nobody:900').characterCap]).toEqual([1500, 900]);
    expect([mlsIdOf('stellar:900', 1200), mlsIdOf('stellar:900', 2000)]).toEqual(['stellar:1200', 'stellar']);
    expect(mlsPack('stellar:1200').stagedFirstWords).toMatch(/virtually staged/);
    expect(checkText('word '.repeat(50), 'remarks', { mlsId: 'default:200' })[0]?.ruleId).toBe('mls-cap');
  });
});

describe('mending and overriding', () => {
  it('replaces the words and leaves clean sentences', () => {
    const fix = (text: string) => mend(text, checkText(text, 'portal')[0]!);
    expect(fix('Downstairs is a mother-in-law suite.')).toBe('Downstairs is a guest suite.');
    expect(fix('Quiet building, no children.')).toBe('Quiet building.');
    expect(fix('Adults only. Sunny rooms.')).toBe('Sunny rooms.');
  });

  it('lets a block pass only with a reason, and only for those words', () => {
    const findings = checkText('Adults only, please.', 'portal');
    expect(openBlocks(findings)).toHaveLength(1);
    const receipt = { findingId: findings[0]!.id, text: 'adults only' };
    expect(openBlocks(findings, [receipt])).toEqual([]);
    expect(openBlocks(checkText('No children here.', 'portal'), [receipt])).toHaveLength(1);
    expect(openBlocks(findings, [{ ...receipt, findingId: 'another-rule:0' }])).toHaveLength(1);
  });

  it('holds against a version only the blocks that it adds', () => {
    const both = checkText('Adults only. No children.', 'portal');
    const one = checkText('No children.', 'portal');
    expect(addedBlocks(one, both, [])).toEqual([]);
    expect(addedBlocks(both, one, [])).toHaveLength(1);
  });

  it('takes a reason for a cap whatever the overflow says', () => {
    const long = checkText('word '.repeat(300), 'remarks');
    expect(openBlocks(long)).toHaveLength(1);
    expect(openBlocks(checkText('other '.repeat(300), 'remarks'), [{ findingId: long[0]!.id, text: null }])).toEqual(
      [],
    );
  });
});

const HUMAN = new URL('../../../shared/text/listings.csv', import.meta.url);

describe.skipIf(!existsSync(HUMAN))('honest texts that people wrote', () => {
  it('blocks at most one in twenty', () => {
    const texts = [...readFileSync(HUMAN, 'utf8').matchAll(/,"((?:[^"]|"")*)",/g)]
      .map((m) => m[1]!)
      .filter((t) => t.length > 200);
    expect(texts.length).toBeGreaterThan(20);
    const blocked = texts.filter((t) => checkText(t, 'portal').some((f) => f.severity === 'block'));
    expect(blocked.length / texts.length).toBeLessThanOrEqual(0.05);
    const remarks = texts.filter((t) =>
      checkText(t, 'remarks', { characterCap: 5000 }).some((f) => f.severity === 'block'),
    );
    expect(remarks.length / texts.length).toBeLessThanOrEqual(0.05);
  });
});
