import { readFrames } from '../../plan/frame.ts';

/** Work that was done and systems that run it. {clauses} are whole sentences joined, {dated} nouns with their year. */
export const UPDATES = readFrames(
  'updates',
  `
wlpc ; 2+ ; {clauses}
wlp ; 2+ ; {clauses}
wlpc ; 2+ ; <updates/upgrades/improvements> include {dated}
wlp ; 2+ ; <updates/upgrades/improvements> over the years include {dated}
wlp ; systems 2+ ; {home} also has {running}
wlp ; systems 2+ ; {running} are <already in/in place>
wlpc ; parked 2+ ; there [is|are>] {things}
wlpc ; parked 2+ ; {home} <has/comes with> {things}
wlp ; parked 2+ ; {things} <round out/take care of/cover> the practical side
wlp ; parked 2+ ; {things} <come with the property/are part of the property>
wlp ; parked 2+ ; practical <features/details/touches> include {things}
wlp ; parked 2+ ; {home} also has {things}
wlp ; parked 2+ ; {done}, and {parks} <provides/handles/takes care of> parking
wlp ; parked 2+ ; {parks} <provides/handles/takes care of> parking, and {done}
wlp ; parked 2+ ; {done}, with parking in {parks}
wlp ; parked 2+ ; parking is in {parks}, and {done}
wlp ; parked 2+ ; {done}, with {rest} as well
wlp ; parked 2+ ; {done}, and {rest} [comes|come] with <it/the property>
wlp ; parked 2 ; {running rest does}, and {parks} <provides/handles> parking
wlp ; parked 2 ; {parks} <provides/handles/covers> parking, and {running rest does}
wlp ; 2 ; {running does}, and {home} has {running B}
wlp ; 2 ; {running does}, and there [is|are>] also {running B}
wlp ; 2 ; {done}, and {running rest does}
wlp ; 1 ; {running does}
wlp ; 1+ ; on the practical side, there [is|are>] {running}
wlp ; 1 ; {home} has {running use}
wlp ; 2+ ; practical <features/details/touches> include {running}
wlpc ; 2+ ; {done}, and there [is|are>] {rest}
wlpc ; 2+ ; {done}, and {home} has {rest}
wlp ; systems 2+ ; {rest} [is|are] <in place/already in/part of the home>, and {done}
wclp ; 1 ; {clauses}
wclp ; 1 ; there [is|are>] {rest}
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
