import { ALLOWANCES } from './allowances.ts';
import { checkRemarks } from './check-remarks.ts';
import { patternOf, type Reading, read } from './reading.ts';
import type { CheckOptions, Finding, Rule, TextKind } from './rule.ts';
import { RULES } from './rules/index.ts';

type Span = readonly [number, number];

const spansOf = (reading: Reading, pattern: RegExp): Span[] =>
  [...reading.lower.matchAll(pattern)].flatMap((m) => (m[0] ? [[m.index, m.index + m[0].length] as const] : []));

const within = (inner: Span, outer: Span): boolean => inner[0] >= outer[0] && inner[1] <= outer[1];

/** A hashtag may hide its spaces; a text that is not all hashtags is read loosely outside of them. */
const tagSpans = (reading: Reading, kind: TextKind): Span[] =>
  kind === 'hashtag'
    ? [[0, reading.text.length]]
    : [...reading.text.matchAll(/#[^\s#]+(?: \p{Lu}[^\s#]*)*/gu)].map((m) => [m.index, m.index + m[0].length] as const);

/**
 * Reads a text against the rule pack: ours, a model's or a person's own words alike.
 * Pure and fast enough (about a millisecond a thousand characters) to run at every key press.
 */
export const checkText = (text: string, kind: TextKind, options: CheckOptions = {}): Finding[] => {
  const reading = read(text);
  const tags = tagSpans(reading, kind);
  const allowed = (options.allowances ?? ALLOWANCES).flatMap((a) => spansOf(reading, patternOf(a.pattern, false)));
  const findings: Finding[] = [];
  for (const rule of options.rules ?? RULES) {
    if (rule.kinds && !rule.kinds.includes(kind)) continue;
    const loose = spansOf(reading, patternOf(rule.pattern, false, rule.anywhere));
    const tight = tags.length
      ? spansOf(reading, patternOf(rule.pattern, true)).filter((s) => tags.some((tag) => within(s, tag)))
      : [];
    const spans = [...loose, ...tight.filter((s) => !loose.some((l) => l[0] < s[1] && s[0] < l[1]))];
    let nth = 0;
    for (const span of spans.sort((a, b) => a[0] - b[0])) {
      if (allowed.some((area) => within(span, area))) continue;
      findings.push(findingOf(rule, text, reading, span, nth++));
    }
  }
  if (kind === 'remarks') findings.push(...checkRemarks(text, options));
  return dropShadowed(findings).sort((a, b) => a.start - b.start || a.end - b.end);
};

const findingOf = (rule: Rule, original: string, reading: Reading, [from, to]: Span, nth: number): Finding => {
  const start = reading.origin[from]!;
  const end = reading.origin[to - 1]! + 1;
  return {
    id: `${rule.id}:${nth}`,
    ruleId: rule.id,
    severity: rule.severity,
    authority: rule.authority,
    protects: rule.protects,
    start,
    end,
    text: original.slice(start, end),
    explanation: rule.explanation,
    replacement: rule.replacement,
    source: rule.source,
    checkedOn: rule.checkedOn,
  };
};

const RANK = { block: 2, warn: 1, advise: 0 } as const;

/** One place, one remark: where two rules strike the same words the sterner one speaks. */
const dropShadowed = (findings: readonly Finding[]): Finding[] =>
  findings.filter(
    (f) =>
      f.start === f.end ||
      !findings.some(
        (other) =>
          other !== f &&
          other.start < f.end &&
          f.start < other.end &&
          other.protects !== 'none' &&
          f.protects !== 'none' &&
          RANK[other.severity] > RANK[f.severity],
      ),
  );
