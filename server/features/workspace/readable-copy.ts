import { SECTION_LABELS } from '#domain/copy/section-labels.ts';

const asText = (key: string, value: unknown): string => {
  if (Array.isArray(value))
    return value.map((one) => (key === 'hashtags' ? `#${one}` : `- ${one}`)).join(key === 'hashtags' ? ' ' : '\n');
  return typeof value === 'string' ? value : '';
};

const parse = (content: string): Readonly<Record<string, unknown>> | null => {
  try {
    const parsed: unknown = JSON.parse(content);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null;
  } catch {
    return null;
  }
};

/** The words alone, for people: each part under its heading, but the remarks, which are taken as they stand. What does not parse stays as it is. */
export const readableCopy = (content: string): string => {
  const words = parse(content);
  if (!words) return content;
  return Object.entries(SECTION_LABELS)
    .flatMap(([key, label]) => {
      const text = asText(key, words[key]);
      return text ? [key === 'description' ? text : `${label}\n${text}`] : [];
    })
    .join('\n\n');
};
