import { readFrames } from '../../plan/frame.ts';

/** Work that was done and systems that run it. {clauses} are whole sentences joined, {dated} nouns with their year. */
export const UPDATES = readFrames(
  'updates',
  `
wlp ; 2+ ; {clauses}
wlp ; 2+ ; {clauses}
wlpc ; 2+ ; recent work <includes/covers> {dated}
wl ; 2+ ; some of the work is already done: {dated}
wlp ; 2+ ; the <bigger/practical> projects have been seen to: {dated}
w ; 2+ ; you can skip a few projects: {dated}
wlp ; 2+ ; on the list of work done: {dated}
wlp ; 2+ ; the updates <include/cover/run to> {dated}
wlp ; 1 ; one project is behind it: {dated}
wl ; 1+ ; {brought}
c ; 1+ ; {brought}
wlpc ; 1 ; {this year} {had}
wlpc ; 1 ; the {year} {noun} {had}
wlp ; 1 ; since it was built in {!year}, {home} {had}
c ; 2+ ; {clauses}
wclp ; 1 ; {clauses}, and {home} dates to {!year}
wlpc ; 1+ ; {home} also has {running}
wlp ; 2+ ; {running} keep things <running/comfortable/simple>
wl ; 1 ; {running does}
wlp ; 1+ ; <behind the scenes/on the practical side> there [is|are>] {running}
wlp ; 1 ; {home} has {running use}
wl ; 1+ ; {running} [keeps|keep] the practical side simple
wlp ; 1+ ; {running} [looks|look] after the <practical side/day to day>
c ; 1+ ; {home} runs with {running}
wclp ; 2+ ; {home} <also has/adds/comes with> {mixed}
wlp ; 2+ ; {mixed} <are in place/are already in/come with it>
wlp ; 2+ ; the practical side <includes/covers> {mixed}
wlp ; 2+ ; {mixed} <save you some work/keep the upkeep down/are taken care of>
wl ; 2+ ; owners before you saw to {dated}
wclp ; 1 ; {clauses}
wclp ; 1 ; {home} has {mixed}
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
wlp ; 1+ ; {L} [comes|come] with it
cp ; 1+ ; also: {L}
`,
);
