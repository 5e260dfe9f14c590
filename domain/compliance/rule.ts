/** The kinds of text that the guard reads. Only `remarks` are bound by MLS field rules. */
export type TextKind = 'remarks' | 'portal' | 'social' | 'hashtag' | 'caption' | 'title' | 'notes';

/** block: publishing needs a stated reason. warn: shown before publishing. advise: a better word exists. */
export type Severity = 'block' | 'warn' | 'advise';

/** Who says so: a statute, the agency's guidance, the trade's own lists, or a listing service. */
export type Authority = 'law' | 'agency' | 'industry' | 'mls';

export type ProtectedClass =
  | 'race-color'
  | 'national-origin'
  | 'religion'
  | 'sex'
  | 'disability'
  | 'familial-status'
  | 'age'
  | 'marital-status'
  | 'orientation'
  | 'income-source'
  | 'all'
  | 'none';

/**
 * A rule is data: a host can add, change or drop one without touching code.
 *
 * `pattern` is a regular expression source in which a space stands for any run of spaces or hyphens.
 * It is matched without regard to case, between word edges; in a hashtag the spaces may be missing.
 * `hit` and `nearMiss` are the rule's own test: the first must be found, the second must not.
 */
export type Rule = {
  readonly id: string;
  readonly protects: ProtectedClass;
  readonly severity: Severity;
  readonly authority: Authority;
  readonly language: 'en' | 'es';
  readonly pattern: string;
  /** The pattern needs no word edges (markup, symbols). */
  readonly anywhere?: boolean;
  /** Kinds the rule is meant for; all of them when absent. */
  readonly kinds?: readonly TextKind[];
  readonly explanation: string;
  /** What one click puts in its place; an empty string removes the words; null means only a person can mend it. */
  readonly replacement: string | null;
  readonly source: string;
  readonly checkedOn: string;
  readonly hit: string;
  readonly nearMiss: string;
};

/** Words that look alarming and are not: a finding inside one of these is dropped. */
export type Allowance = {
  readonly pattern: string;
  readonly reason: string;
  readonly source: string;
  readonly checkedOn: string;
};

export type Finding = {
  /** Rule id and how often the rule has struck before it in the text: stays the same while other words change. */
  readonly id: string;
  readonly ruleId: string;
  readonly severity: Severity;
  readonly authority: Authority;
  readonly protects: ProtectedClass;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly explanation: string;
  readonly replacement: string | null;
  readonly source: string;
  readonly checkedOn: string;
};

export type CheckOptions = {
  /** Chooses cap and required first words; the default pack when absent. */
  readonly mlsId?: string | null;
  /** The host's or the listing's own cap; the pack's when absent. */
  readonly characterCap?: number;
  /** Whether virtually staged or otherwise altered photos go with this text. */
  readonly alteredPhotos?: boolean;
  /** A host's own packs replace ours. */
  readonly rules?: readonly Rule[];
  readonly allowances?: readonly Allowance[];
};
