import { mlsPack } from './mls-packs.ts';
import type { CheckOptions, Finding } from './rule.ts';
import { CHECKED_ON, SOURCES } from './sources.ts';

const SAYS_STAGED =
  /virtual(ly)?[\s-]+stag(ed|ing)|digitally[\s-]+(altered|staged|enhanced)|amueblad[oa]s?\s+virtualmente|alterad[oa]s?\s+digitalmente|retocad[oa]s?\s+digitalmente/iu;

/** Two small words that English has not, or one of its letters. */
const SPANISH = /[ñ¿¡]|\b(el|la|los|las|una)\b.*\b(con|de|en|y)\b/iu;

const remark = (ruleId: string, rest: Partial<Finding>): Finding => ({
  id: `${ruleId}:0`,
  ruleId,
  severity: 'block',
  authority: 'mls',
  protects: 'none',
  start: 0,
  end: 0,
  text: '',
  explanation: '',
  replacement: null,
  source: SOURCES.remarkCaps,
  checkedOn: CHECKED_ON,
  ...rest,
});

/** Rules on the remarks as a whole: length, first words, the sentence about staged photos. */
export const checkRemarks = (text: string, options: CheckOptions): Finding[] => {
  const pack = mlsPack(options.mlsId);
  const cap = options.characterCap ?? pack.characterCap;
  const findings: Finding[] = [];
  if (text.length > cap) {
    findings.push(
      remark('mls-cap', {
        start: cap,
        end: text.length,
        text: text.slice(cap),
        explanation: `${text.length} characters; this service takes ${cap}. What is underlined would be cut off.`,
        source: pack.source,
      }),
    );
  }
  if (!options.alteredPhotos) return findings;
  const first = pack.stagedFirstWords;
  if (first && !text.trimStart().startsWith(first)) {
    findings.push(
      remark('mls-first-words', {
        explanation: `${pack.name} wants the remarks to begin with: ${first}`,
        replacement: `${first} `,
        source: pack.source,
      }),
    );
  } else if (!first && !SAYS_STAGED.test(text)) {
    findings.push(
      remark('mls-staged-sentence', {
        severity: 'warn',
        start: text.length,
        end: text.length,
        explanation: 'Altered photos go with this listing, and the remarks do not say so.',
        replacement: ` ${SPANISH.test(text) ? 'Algunas fotos están amuebladas virtualmente.' : 'Some photos are virtually staged.'}`,
        source: SOURCES.crmlsImages,
      }),
    );
  }
  return findings;
};
