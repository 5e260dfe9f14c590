import type { ContentDraft } from '#contracts/entities/draft.ts';
import { type DraftSection, parseContent } from './draft-sections.ts';

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^[•\-*]\s*/, '').trim())
    .filter(Boolean);

const hashtags = (text: string) =>
  text
    .split(/[\s,]+/)
    .map((tag) => tag.replace(/^#+/, ''))
    .filter(Boolean);

const asValue = (key: string, text: string): unknown =>
  key === 'features' ? lines(text) : key === 'hashtags' ? hashtags(text) : text.trim();

/** The draft's content after its sections were edited; what the form does not show is kept, the word count is counted anew. */
export function withSections(draft: Pick<ContentDraft, 'content'>, sections: readonly DraftSection[]): string {
  const parsed = parseContent(draft.content);
  const [only] = sections;
  if (!parsed || only?.key === 'text') return only?.text ?? draft.content;
  const edited: Record<string, unknown> = { ...parsed };
  for (const section of sections) edited[section.key] = asValue(section.key, section.text);
  if (typeof edited.description === 'string' && 'wordCount' in edited)
    edited.wordCount = edited.description.split(/\s+/).filter(Boolean).length;
  return JSON.stringify(edited);
}
