import type { Finding } from './rule.ts';

/** Long enough that 'ok' or 'fine' is no reason. */
export const SHORTEST_REASON = 10;

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Rules on the whole text: what they underline changes with every key, so a reason stands for the rule. */
const ON_THE_WHOLE: ReadonlySet<string> = new Set(['mls-cap', 'mls-first-words']);

type Receipt = { readonly findingId: string; readonly text: string | null };
type Blocking = Pick<Finding, 'id' | 'ruleId' | 'severity' | 'text'>;

/** 'no-children:1' was struck by 'no-children'. */
const ruleOf = (findingId: string): string => findingId.replace(/:\d+$/, '');

/** The receipt that lets a block pass: for these words under this rule, whatever else changed. */
export const receiptFor = <R extends Receipt>(finding: Blocking, receipts: readonly R[]): R | null =>
  receipts.find(
    (r) =>
      ruleOf(r.findingId) === finding.ruleId && (ON_THE_WHOLE.has(finding.ruleId) || same(r.text ?? '', finding.text)),
  ) ?? null;

/** Blocks that still stand: nothing may be published while this is not empty. */
export const openBlocks = <F extends Blocking>(findings: readonly F[], receipts: readonly Receipt[] = []): F[] =>
  findings.filter((f) => f.severity === 'block' && !receiptFor(f, receipts));

/** Blocks that a new version adds to those of the one before: mending one of two must not be refused for the other. */
export const addedBlocks = (after: readonly Finding[], before: readonly Finding[], receipts: readonly Receipt[]) =>
  openBlocks(after, receipts).filter((f) => !before.some((b) => b.ruleId === f.ruleId && same(b.text, f.text)));

/** One click: the words give way to the replacement, and no double space is left behind. */
export const mend = (text: string, finding: Pick<Finding, 'start' | 'end' | 'text' | 'replacement'>): string => {
  if (finding.replacement === null) return text;
  const before = text.slice(0, finding.start);
  const after = text.slice(finding.end);
  const lead =
    finding.replacement && /^\p{Lu}/u.test(finding.text) ? capitalise(finding.replacement) : finding.replacement;
  if (lead) return before + lead + after;
  const joined = `${before.trimEnd()}${/^[\s]*[.,;!?]/.test(after) ? '' : ' '}${after.trimStart()}`.trim();
  return joined
    .replace(/^[.,;]\s*/, '')
    .replace(/[,;]\s*([.!?])/g, '$1')
    .replace(/([.!?])\s*[.,;]/g, '$1');
};

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
