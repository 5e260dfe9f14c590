import { readFrames } from '../../plan/frame.ts';

/** Work that was done and systems that run it. {clauses} are whole sentences joined, {dated} nouns with their year. */
export const UPDATES = readFrames(
  'updates',
  `
wlpc ; 2+ ; {clauses}
wlp ; 2+ ; {clauses}
wlpc ; 2+ ; <updates/upgrades/improvements> include {dated}
wlp ; 2+ ; <updates/upgrades/improvements> over the years include {dated}
wlp ; 1+ ; {home} also has {running}
wlp ; 1+ ; {running} [is|are] <already in/in place>
wlp ; 2 ; {running does}, and {home} has {running B}
wlp ; 2 ; {running does}, and there [is|are>] also {running B}
wlp ; 2 ; {done}, and {running rest does}
wl ; 1 ; {running does}
wlp ; 1+ ; on the practical side, there [is|are>] {running}
wlp ; 1 ; {home} has {running use}
wlp ; 2+ ; {running} keep things <running/comfortable/efficient>
wlp ; 2+ ; practical <features/details/touches> include {running}
wlpc ; 2+ ; {done}, and there [is|are>] {rest}
wlpc ; 2+ ; {done}, and {home} has {rest}
wlp ; 2+ ; {rest} [is|are] in place, and {done}
wclp ; 1 ; {clauses}
wclp ; 1 ; {home} has {rest}
`,
);

/** Whole clauses in one sentence: 'Everything is on one level, and there is no HOA.' */
export const CLAUSES = readFrames(
  'clauses',
  `
wclp ; 3+ ; {clause A}, {clause B}, and {clause C}
wclp ; 2 ; {clause A}, and {clause B}
wclp ; 1 ; {clause A}, and {parting}
wclp ; 1 ; {clause A}
`,
);

export const TERMS = readFrames(
  'terms',
  `
wlp ; 1+ ; there [is|are>] {L} as well
wlp ; 1+ ; {L} [is|are] included
cp ; 1+ ; {L} included
`,
);
