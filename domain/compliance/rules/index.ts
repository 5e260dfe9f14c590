import type { Rule } from '../rule.ts';
import { HOUSEHOLD } from './household.ts';
import { ORIGIN_AND_FAITH } from './origin-and-faith.ts';
import { PERSON } from './person.ts';
import { REMARKS } from './remarks.ts';
import { SPANISH } from './spanish.ts';

/** Our rule pack: Fair Housing first, then what listing services ask of remarks. */
export const RULES: readonly Rule[] = [...ORIGIN_AND_FAITH, ...HOUSEHOLD, ...PERSON, ...SPANISH, ...REMARKS];
