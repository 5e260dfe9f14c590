import { checkText, type Finding, type TextKind } from '#domain/compliance/index.ts';

type Draft = { readonly contentType: string; readonly content: string };

/** One published text of a draft: under which rules it is read, and whether the notice on altered photos belongs in it. */
export type DraftText = {
  readonly key: string;
  readonly text: string;
  readonly kind: TextKind;
  readonly takesNotice: boolean;
};

const KEYS = ['description', 'features', 'instagramCaption', 'facebookPost', 'shortDescription', 'hashtags'] as const;

const parsed = (content: string): Readonly<Record<string, unknown>> => {
  try {
    const read: unknown = JSON.parse(content);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {};
  } catch {
    return {};
  }
};

/** A description written for a portal or a website is bound by no MLS field; one that a person wrote from nothing is. */
export const sectionRules = (draft: Draft, key: string): Pick<DraftText, 'kind' | 'takesNotice'> => {
  if (key === 'hashtags') return { kind: 'hashtag', takesNotice: false };
  if (draft.contentType === 'listing_description') {
    const { length } = parsed(draft.content);
    // The feature list goes into fields of its own: the cap of the remarks is not for it.
    const kind = length === 'portal' || length === 'website' || key === 'features' ? 'portal' : 'remarks';
    return { kind, takesNotice: kind === 'remarks' };
  }
  return { kind: key === 'instagramCaption' ? 'caption' : 'social', takesNotice: false };
};

const asText = (key: string, value: unknown): string => {
  if (Array.isArray(value)) return value.map((v) => (key === 'hashtags' ? `#${v}` : String(v))).join('\n');
  return typeof value === 'string' ? value : '';
};

export const draftTexts = (draft: Draft): DraftText[] => {
  const fields = parsed(draft.content);
  const texts = KEYS.flatMap((key) => {
    const text = asText(key, fields[key]);
    return text ? [{ key, text, ...sectionRules(draft, key) }] : [];
  });
  return texts.length > 0 ? texts : [{ key: 'text', text: draft.content, ...sectionRules(draft, 'text') }];
};

/** What the guard says of a whole draft. */
export const checkDraft = (
  draft: Draft,
  about: { readonly mlsId: string | null; readonly alteredPhotos: boolean },
): Finding[] =>
  draftTexts(draft).flatMap(({ text, kind, takesNotice }) =>
    checkText(text, kind, { mlsId: about.mlsId, alteredPhotos: about.alteredPhotos && takesNotice }),
  );
