import { readPage } from '../../plan/sayings.ts';

export const KITCHEN_SAYINGS = readPage(`
breakfast-bar ¦ ¦ pull up a stool at {the} / have breakfast at {the} ¦
breakfast-nook ¦ ¦ have breakfast in {the} ¦
range ¦ ¦ cook on {the} ¦
cooktop ¦ ¦ cook on {the} ¦
coffee-bar ¦ ¦ have your coffee at {the} ¦
`);
