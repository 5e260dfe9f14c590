import { checkText } from '#domain/compliance/index.ts';
import { type Language, type ListingCopy, TONES } from '#domain/copy/draft.ts';
import { buildFactSheet, readInput, writeListing, writeSocial } from '#engines/copy/index.ts';
import { unsupportedClaims } from './copy/claim-extractor.ts';
import { unsupportedInSpanish } from './copy/claims-in-spanish.ts';
import { type HumanRecord, humanRecords } from './copy/human-texts.ts';
import { madeListings } from './copy/made-listings.ts';
import { quantile, sentencesOf, varietyOf } from './copy/measure.ts';

const say = (text = ''): void => void process.stdout.write(`${text}\n`);
const row = (name: string, ours: string, target: string): void =>
  say(`  ${name.padEnd(46)} ${ours.padEnd(26)} ${target}`);
const lengths = (texts: readonly string[]): string => {
  const words = texts.map((t) => t.split(/\s+/).length);
  return [0.1, 0.5, 0.9].map((q) => quantile(words, q)).join(' / ');
};

type Run = { readonly copy: ListingCopy; readonly input: Readonly<Record<string, unknown>>; readonly cpu: number };

/** Listings of one agent, one after the other: like the product, the writer has the earlier texts at hand, up to a hundred. */
const EARLIER = 100;

const writeAll = async (
  inputs: readonly Readonly<Record<string, unknown>>[],
  { language = 'en', blind = false }: { language?: Language; blind?: boolean } = {},
): Promise<Run[]> => {
  const out: Run[] = [];
  for (const [i, input] of inputs.entries()) {
    const from = process.cpuUsage();
    const copy = await writeListing(buildFactSheet(readInput(input)), {
      tone: TONES[i % TONES.length],
      language,
      earlier: blind ? [] : out.slice(-EARLIER).map((run) => run.copy.description),
    });
    const used = process.cpuUsage(from);
    out.push({ copy, input, cpu: (used.user + used.system) / 1000 });
  }
  return out;
};

type Reader = (text: string, input: Run['input']) => string[];

const report = (name: string, runs: readonly Run[], reader?: Reader): void => {
  const texts = runs.map((r) => r.copy.description);
  const seen = new Map<string, number>();
  for (const t of texts) for (const s of new Set(sentencesOf(t))) seen.set(s, (seen.get(s) ?? 0) + 1);
  const variety = varietyOf(texts.slice(0, 30));
  const warm = runs.slice(5).map((r) => r.cpu);
  say(`${name}: ${runs.length} texts, tones in turn, MLS length, cap 800`);
  row(
    'CPU ms a text, facts and writing, p50 / p95',
    `${quantile(warm, 0.5).toFixed(1)} / ${quantile(warm, 0.95).toFixed(1)}`,
    'under 50',
  );
  row('guard findings', String(runs.reduce((n, r) => n + r.copy.findings.length, 0)), '0');
  row(
    'sentences without a fact',
    String(runs.flatMap((r) => r.copy.sentences).filter((s) => s.factIds.length === 0).length),
    '0',
  );
  if (reader)
    row(
      'claims without a fact (second reader)',
      String(runs.flatMap((r) => reader(r.copy.description, r.input)).length),
      '0',
    );
  row('sentences shared by two texts', String([...seen.values()].filter((n) => n > 1).length), '0');
  row('words p10 / p50 / p90', lengths(texts), '93-160 where facts allow');
  for (const least of [18, 24]) {
    const rich = runs.filter((r) => r.copy.facts.length >= least).map((r) => r.copy.description);
    if (rich.length > 0) row(`  of which with ${least} facts or more (${rich.length})`, lengths(rich), '93-160');
  }
  row('distinct 4-grams per word, first 30', variety.perWord.toFixed(4), 'human below');
  row('distinct share of 4-grams, first 30', variety.share.toFixed(3), 'human below');
  say();
};

const social = async (inputs: readonly Readonly<Record<string, unknown>>[]): Promise<void> => {
  const packs = [];
  for (const input of inputs) packs.push(await writeSocial(buildFactSheet(readInput(input))));
  say(`Social packs: ${packs.length}`);
  row(
    'longest caption / lead, p95',
    `${Math.max(...packs.map((p) => p.instagramCaption.length))} / ${quantile(
      packs.map((p) => p.instagramCaption.split('\n')[0]!.length),
      0.95,
    )}`,
    '2,200 / 125',
  );
  row('longest short description', String(Math.max(...packs.map((p) => p.shortDescription.length))), '160');
  row(
    'hashtags least / most / longest',
    `${Math.min(...packs.map((p) => p.hashtags.length))} / ${Math.max(...packs.map((p) => p.hashtags.length))} / ${Math.max(...packs.flatMap((p) => p.hashtags.map((t) => t.length)))}`,
    '3 / 5 / 30',
  );
  row('guard findings', String(packs.reduce((n, p) => n + p.findings.length, 0)), '0');
  say();
};

const human = async (records: readonly HumanRecord[]): Promise<void> => {
  const remarks = records.map((r) => r.remarks).filter((t) => t.length > 200);
  const variety = varietyOf(remarks);
  const found = remarks.map((t) => checkText(t, 'remarks', { characterCap: 5000 }));
  say(`Texts that people wrote: ${remarks.length}`);
  row('words p10 / p50 / p90', lengths(remarks), '');
  row('distinct 4-grams per word / share', `${variety.perWord.toFixed(4)} / ${variety.share.toFixed(3)}`, '');
  row(
    'blocked by the guard (false alarms)',
    `${found.filter((f) => f.some((x) => x.severity === 'block')).length} of ${remarks.length}`,
    'at most 5 %',
  );
  row(
    'warned / advised',
    `${found.filter((f) => f.some((x) => x.severity === 'warn')).length} / ${found.filter((f) => f.some((x) => x.severity === 'advise')).length}`,
    '',
  );
  say();
  report('The same records, form fields only', await writeAll(records.map((r) => r.fields)));
  report(
    'The same records, facts read from the remarks',
    await writeAll(records.map((r) => ({ ...r.fields, notes: r.remarks }))),
  );
};

const made = madeListings(100);
report('Listings of our own making', await writeAll(made), unsupportedClaims);
report('The same, each written without the others at hand', await writeAll(made, { blind: true }), unsupportedClaims);
report('The same in Spanish', await writeAll(made, { language: 'es' }), unsupportedInSpanish);
await social(made);
const records = humanRecords();
if (records) await human(records);
else say('No human texts at ../shared/text: that comparison is skipped.');
