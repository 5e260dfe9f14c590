import type { Language } from '#domain/copy/draft.ts';
import { ENGLISH } from './english/grammar.ts';
import type { Grammar } from './plan/grammar.ts';

export const grammarOf = (language: Language): Grammar => ({ en: ENGLISH, es: ENGLISH })[language];
