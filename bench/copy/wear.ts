import { writeFileSync } from 'node:fs';
import { LANGUAGES, TONES } from '#domain/copy/draft.ts';
import { buildFactSheet, readInput, writeListing } from '#engines/copy/index.ts';
import { WORN_PAGES } from '#engines/copy/plan/worn-phrases.ts';
import { madeListings } from './made-listings.ts';
import { wordsOf } from './measure.ts';

/**
 * Finds the turns of phrase that the writer wears out: 4-grams that come back most over many listings of another seed
 * than the bench's. The writer holds them against a draft, so that what it says most it says less.
 * Run by hand after the grammar has changed, a few times over: node bench/copy/wear.ts [--afresh]
 */
const LISTINGS = 400;
const SEED = 7_310_114;
/** A round finds what comes up once the last round's finds are held back; they add up. */
const A_ROUND = 400;
const OUT = new URL('../../engines/copy/plan/worn-phrases.ts', import.meta.url);

const wornIn = async (language: (typeof LANGUAGES)[number]): Promise<string[]> => {
  const seen = new Map<string, number>();
  for (const [i, input] of madeListings(LISTINGS, SEED).entries()) {
    const copy = await writeListing(buildFactSheet(readInput(input)), { tone: TONES[i % TONES.length], language });
    const words = wordsOf(copy.description);
    for (let at = 0; at + 4 <= words.length; at++) {
      const gram = words.slice(at, at + 4).join(' ');
      seen.set(gram, (seen.get(gram) ?? 0) + 1);
    }
  }
  const found = [...seen]
    .sort((a, b) => b[1] - a[1])
    .slice(0, A_ROUND)
    .map(([gram]) => gram);
  const before = process.argv.includes('--afresh') ? [] : WORN_PAGES[language].split(/[/\n]/).filter(Boolean);
  return [...new Set([...before, ...found])].sort();
};

const page = (grams: readonly string[]): string => {
  const lines = [''];
  for (const gram of grams) {
    const line = lines.at(-1)!;
    if (line.length + gram.length > 230) lines.push(gram);
    else lines[lines.length - 1] = line ? `${line}/${gram}` : gram;
  }
  return lines.join('\n');
};

const pages: string[] = [];
for (const language of LANGUAGES) pages.push(`  ${language}: \`\n${page(await wornIn(language))}\n\`,`);
writeFileSync(
  OUT,
  `/** Made by bench/copy/wear.ts: what the writer would say too often if nothing held it back. */
export const WORN_PAGES = {
${pages.join('\n')}
} as const;
`,
);
