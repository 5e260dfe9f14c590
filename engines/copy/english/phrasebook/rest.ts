import { readPage } from '../../plan/sayings.ts';

export const REST_SAYINGS = readPage(`
en-suite ¦ [adds|add] privacy ¦ ¦
soaking-tub ¦ [is|are] there at the end of the day ¦ unwind in {the} / end the day in {the} ¦ for unwinding / for long soaks
jetted-tub ¦ ¦ relax in {the} ¦
clawfoot-tub ¦ [adds|add] old-fashioned charm / [is|are] made for long soaks ¦ soak in {the} ¦ for a long soak / for unwinding
double-vanity ¦ [makes|make] mornings easier / [saves|save] time in the morning ¦ ¦ for busy mornings
powder-room ¦ [is|are] handy for guests / [serves|serve] guests ¦ ¦ for guests / for company
walk-in-shower ¦ [makes|make] mornings easy ¦ ¦ for easy mornings
`);
