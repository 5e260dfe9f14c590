import type { ContentDraft } from '#contracts/entities/draft.ts';

/** What kind of text a section is, for the rules that apply to it. */
export const sectionKind = (draft: Pick<ContentDraft, 'contentType'>, key: string) =>
  key === 'hashtags'
    ? ('hashtag' as const)
    : draft.contentType === 'listing_description'
      ? ('remarks' as const)
      : key === 'instagramCaption'
        ? ('caption' as const)
        : ('social' as const);
