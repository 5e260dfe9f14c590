/** What a message asks of a result: parameters to change, and what is answered. No change: Portico says what it can do instead. */
export type ChatEdit = { readonly change: Readonly<Record<string, unknown>> | null; readonly answer: string };

export const has = (text: string, ...patterns: RegExp[]): boolean => patterns.some((p) => p.test(text));

export const ANOTHER = /\b(another|different|other|new|again|redo|alternative)\b/;

/** 'a, b and c' */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** A sentence from parts that begin small. */
export const sentenceOf = (parts: readonly string[]): string => {
  const said = listed(parts);
  return said ? `${said[0]?.toUpperCase()}${said.slice(1)}.` : '';
};
