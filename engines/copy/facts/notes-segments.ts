import { checkText } from '#domain/compliance/index.ts';

export type Segment = { readonly text: string; readonly start: number };
export type Refusal = { readonly text: string; readonly reason: string };

const ABBREVIATION =
  /(?:^|[\s(])(?:st|ave|dr|rd|mt|ft|sq|approx|no|incl|[nsew]|jr|sr|co|min|mins|mi|yr|yrs|bldg|apt)$/i;

/** Sentences, lines and list entries, each with its place in the notes. */
export const segmentsOf = (text: string): Segment[] => {
  const out: Segment[] = [];
  let from = 0;
  const close = (to: number): void => {
    const raw = text.slice(from, to);
    const lead = raw.length - raw.trimStart().length;
    if (raw.trim()) out.push({ text: raw.trim(), start: from + lead });
  };
  for (const match of text.matchAll(/[.!?]+(?=\s|$)|[\n;•]+|\s[-–—]{1,2}\s/g)) {
    if (match[0] === '.' && ABBREVIATION.test(text.slice(from, match.index))) continue;
    close(match.index);
    from = match.index + match[0].length;
  }
  close(text.length);
  return out;
};

/** Words to a machine, not about a home. Notes are data: nothing in them can steer the writer. */
const INSTRUCTION =
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(rules?|instructions?|prompts?|guidelines?|above|previous|everything|checks?|guard)\b|\b(system prompt|as an ai|language model|jailbreak|developer mode)\b|\b(you are|you're) (now |an? )|\b(say|write|claim|state|mention|output|print|repeat|respond|reply|pretend|describe it|call it|add that|tell (people|buyers|them))\b.{0,60}\b(that|this|it|exactly|only|the following|as|is|has|with)\b|^(say|write|claim|pretend|output|print|repeat|respond|mention|include|please|make sure|don'?t|do not|never|always)\b|\bignora\b.{0,30}\b(reglas|instrucciones)\b|\b(di|escribe|afirma) que\b/i;

const NEED =
  /\b(needs?|needing|requires?|should be (replaced|updated)|in need of|would benefit|tlc|fixer|deferred|damaged?|broken|leak(s|ing)?|mold|not working|necesita|hay que)\b/i;
const DOUBT =
  /\b(maybe|might|perhaps|possibl[ey]|potential(ly)?|could|planned|proposed|not sure|i think|i believe|optional|tbd|to be (verified|determined)|unconfirmed|under (?:the )?carpet(?:ing)?|tal vez|quizás?|posible)\b/i;

/** `doubtFrom`: what stands after this place is only proposed ('space that could serve as an office'). */
export type Judged = Segment & { readonly doubtFrom: number };

/** Keeps what may be a fact; says why the rest is not used. */
export const judgeSegments = (segments: readonly Segment[]): { kept: Judged[]; refused: Refusal[] } => {
  const kept: Judged[] = [];
  const refused: Refusal[] = [];
  // One look at all of them: only when it finds something is each looked at alone.
  const clean = checkText(segments.map((s) => s.text).join('\n'), 'remarks', { characterCap: 1e9 }).length === 0;
  for (const segment of segments) {
    const reason = reasonAgainst(segment.text, clean);
    if (reason) refused.push({ text: segment.text.slice(0, 200), reason });
    else {
      const doubt = segment.text.search(DOUBT);
      // Doubt covers its whole clause: 'a sauna might fit' as much as 'might fit a sauna'.
      const clause = Math.max(0, segment.text.lastIndexOf(',', doubt));
      kept.push({ ...segment, doubtFrom: doubt < 0 ? Number.POSITIVE_INFINITY : clause });
    }
  }
  return { kept, refused };
};

const reasonAgainst = (text: string, clean: boolean): string | null => {
  if (INSTRUCTION.test(text)) return 'An instruction, not a fact about the home';
  const found = clean ? [] : checkText(text, 'remarks', { characterCap: 1e9 });
  const people = found.find((f) => f.protects !== 'none' && f.severity !== 'advise');
  if (people) return `Fair Housing: ${people.explanation}`;
  const field = found.find((f) => f.protects === 'none' && f.severity === 'block');
  if (field) return field.explanation;
  if (NEED.test(text)) return 'Something to be done, not a feature';
  return null;
};
