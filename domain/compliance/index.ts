export { ALLOWANCES } from './allowances.ts';
export { checkText } from './check-text.ts';
export { CAP_LIMITS, DEFAULT_CAP, MLS_PACKS, type MlsPack, mlsIdOf, mlsPack } from './mls-packs.ts';
export { addedBlocks, mend, openBlocks, receiptFor, SHORTEST_REASON } from './override.ts';
export type { Allowance, Authority, CheckOptions, Finding, ProtectedClass, Rule, Severity, TextKind } from './rule.ts';
export { RULES } from './rules/index.ts';
