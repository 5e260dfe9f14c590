import type { Language } from '#domain/copy/draft.ts';
import { ENGLISH } from './english/grammar.ts';
import type { Grammar } from './plan/grammar.ts';
import { SPANISH } from './spanish/grammar.ts';

export const grammarOf = (language: Language): Grammar => ({ en: ENGLISH, es: SPANISH })[language];
