import type { Finding } from './rule.ts';

/** The receipt: who let a block pass, when, and why. Kept with the draft for good. */
export type Override = {
  readonly findingId: string;
  readonly ruleId: string;
  /** The words that were let through; an override dies when they change. */
  readonly text: string;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
};

/** Long enough that 'ok' or 'fine' is no reason. */
export const SHORTEST_REASON = 10;

export const overrideOf = (finding: Finding, reason: string, by: string, at: string): Override | null =>
  reason.trim().length < SHORTEST_REASON
    ? null
    : { findingId: finding.id, ruleId: finding.ruleId, text: finding.text, reason: reason.trim(), by, at };

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Blocks that still stand: nothing may be published while this is not empty. */
export const openBlocks = (findings: readonly Finding[], overrides: readonly Override[] = []): Finding[] =>
  findings.filter(
    (f) => f.severity === 'block' && !overrides.some((o) => o.ruleId === f.ruleId && same(o.text, f.text)),
  );

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
