/** Words that know which facts they rest on. Joining phrases joins their facts, so a sentence cannot lose its ground. */
export type Phrase = { readonly text: string; readonly facts: readonly string[] };

export const phrase = (text: string, facts: readonly string[] = []): Phrase => ({ text, facts });

type Part = Phrase | string | number;

const union = (lists: readonly (readonly string[])[]): readonly string[] => {
  const full = lists.filter((l) => l.length > 0);
  return full.length < 2 ? (full[0] ?? []) : [...new Set(full.flat())];
};

/** say`The ${kitchen} has ${items}`: the fixed words claim nothing, the parts bring their facts. */
export const say = (strings: TemplateStringsArray, ...parts: readonly Part[]): Phrase => {
  let text = strings[0] ?? '';
  const facts: (readonly string[])[] = [];
  parts.forEach((part, i) => {
    if (typeof part === 'object') {
      text += part.text;
      facts.push(part.facts);
    } else text += part;
    text += strings[i + 1] ?? '';
  });
  return { text: (text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text).trimEnd(), facts: union(facts) };
};

export const joined = (parts: readonly Phrase[], glue = ' '): Phrase => ({
  text: parts.map((p) => p.text).join(glue),
  facts: union(parts.map((p) => p.facts)),
});

export const capital = (p: Phrase): Phrase => ({ ...p, text: capitalised(p.text) });
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Adds facts without adding words: for a claim that follows from several facts at once. */
export const resting = (p: Phrase, ...facts: readonly string[]): Phrase => ({ ...p, facts: union([p.facts, facts]) });
