/** Notes are read up to here; nobody writes more facts than that, and a paste of a whole page is not notes. */
export const LONGEST_NOTES = 5000;

const blank = (match: string): string => ' '.repeat(match.length);

/** Markup, emoji and control characters become spaces of the same length, so that quotes still point at the right place. */
export const blankOut = (text: string): string =>
  text
    .slice(0, LONGEST_NOTES)
    .replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/giu, blank)
    .replace(/<[^<>]{0,300}>/gu, blank)
    .replace(/&(?:[a-z]{2,8}|#\d{1,6});/giu, blank)
    .replace(/\p{Extended_Pictographic}|\ufe0f|[\u200b-\u200f\u2028-\u202e]/gu, blank)
    .replace(/\p{Cc}/gu, (c) => (c === '\n' ? c : ' '))
    .replace(/["\u201c\u201d*_`~\\{}[\]|]/gu, ' ')
    .replace(/[\u2018\u2019]/gu, "'")
    .replace(/[\u2010-\u2012]/gu, '-');

/** A name from a form field: one line, no markup, nothing but letters, digits and the usual marks. */
export const cleanName = (text: string | null | undefined, longest = 80): string | null => {
  const name = blankOut(text ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\s*-\s+|\s+-\s*/g, '-')
    .trim();
  if (!name || name.length > longest || /^(n\/?a|none|null|unknown|tbd|other|-+)$/i.test(name)) return null;
  return /^[\p{L}\p{N}][\p{L}\p{N} .,'’&#/-]*$/u.test(name) && /\p{L}/u.test(name) ? name : null;
};

/** Words of praise that no fact can carry: they are dropped from what is kept of the agent's own phrases. */
export const PRAISE =
  /(?<![\p{L}\p{N}])(absolutely|amazing|awesome|beautiful(ly)?|best|breathtaking|charming|cozy|cute|delightful|desirable|dreamy?|elegant|exceptional|exquisite|extraordinary|fabulous|fantastic|gorgeous|gourmet|great|immaculate|impeccable|incredible|inviting|lovely|luxur(y|ious)|magnificent|one[- ]of[- ]a[- ]kind|outstanding|perfect|pristine|rare|scenic|serene|spectacular|sleek|stunning|stylish|sunny|super|tasteful(ly)?|thoughtful(ly)?|timeless|tranquil|unbeatable|unique|vibrant|warm|wonderful)(?![\p{L}\p{N}])\s*/giu;
