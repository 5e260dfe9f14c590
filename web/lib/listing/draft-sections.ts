import type { ContentDraft } from '#contracts/entities/draft.ts';
import { SECTION_LABELS } from '#domain/copy/section-labels.ts';

export type DraftSection = { key: string; label: string; text: string };

export function parseContent(content: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(content);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null;
  } catch {
    return null;
  }
}

const asText = (key: string, value: unknown): string => {
  if (Array.isArray(value))
    return key === 'hashtags' ? value.map((tag) => `#${tag}`).join(' ') : value.map((line) => `• ${line}`).join('\n');
  return typeof value === 'string' ? value : '';
};

/** Labelled sections of a structured draft, in the order in which they are published; anything else is one plain text. */
export function draftSections(draft: Pick<ContentDraft, 'content'>): DraftSection[] {
  const parsed = parseContent(draft.content);
  const sections = parsed
    ? Object.entries(SECTION_LABELS).flatMap(([key, label]) => {
        const text = asText(key, parsed[key]);
        return text ? [{ key, label, text }] : [];
      })
    : [];
  return sections.length > 0 ? sections : [{ key: 'text', label: 'Text', text: draft.content }];
}

export const draftText = (draft: Pick<ContentDraft, 'content'>) => {
  const sections = draftSections(draft);
  return sections.length === 1
    ? sections[0]!.text
    : sections.map((section) => `${section.label}\n${section.text}`).join('\n\n');
};

const remarksOf = (sections: readonly DraftSection[]) => sections.find(({ key }) => key === 'description')?.text;

/** What Copy takes: the remarks alone, as a listing service's field takes them; of a social pack every part. */
export const copiedText = (draft: Pick<ContentDraft, 'content'>) => remarksOf(draftSections(draft)) ?? draftText(draft);

/** Characters that the person publishes: of a description the remarks, of a pack its texts, never our headings. */
export const characterCount = (draft: Pick<ContentDraft, 'content'>) => {
  const sections = draftSections(draft);
  return remarksOf(sections)?.length ?? sections.reduce((sum, { text }) => sum + text.length, 0);
};
