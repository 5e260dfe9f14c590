import { type CheckOptions, checkText, type TextKind } from '#domain/compliance/index.ts';
import { type ListingCopy, SOCIAL_LIMITS, type SocialCopy, type SocialPart } from '#domain/copy/draft.ts';
import type { Fact, FactSheet } from '#domain/copy/fact.ts';
import type { TextModel } from '#engines/ports.ts';
import { usable } from '../facts/build-fact-sheet.ts';
import { findUnfounded } from '../ground/find-unfounded.ts';
import { composeSocial } from '../social/write-social.ts';
import { settled, type WriteOptions } from '../write/options.ts';
import { composeListing, finishListing, limitsOf } from '../write/write-listing.ts';
import { listingPrompt, socialPrompt } from './prompt.ts';
import { entriesOf, jsonOf, placed, UnusableAnswer } from './read-answer.ts';

/** The same checks that the person's own words get, plus the facts: a model gets no credit in advance. */
const judge = (text: string, kind: TextKind, facts: readonly Fact[], check: CheckOptions, limit: number): void => {
  if (text.length > limit) throw new UnusableAnswer(`${text.length} characters where ${limit} fit`);
  const found = checkText(text, kind, check).find((f) => f.severity !== 'advise');
  if (found) throw new UnusableAnswer(`The guard found '${found.text || found.ruleId}': ${found.explanation}`);
  const [unfounded] = findUnfounded(text, facts);
  if (unfounded) throw new UnusableAnswer(`Claims something that no fact carries: ${unfounded}`);
};

const tried = async <T>(
  model: TextModel,
  signal: AbortSignal | undefined,
  write: () => Promise<T>,
  fallBack: (reason: string) => T,
): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    signal?.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    return fallBack(reason.slice(0, 300) || `${model.name} failed`);
  }
};

export const listingByModel = (sheet: FactSheet, given: WriteOptions, model: TextModel): Promise<ListingCopy> => {
  const options = settled(given);
  const facts = usable(sheet);
  const write = async (): Promise<ListingCopy> => {
    const altered = facts.some((f) => f.value.type === 'altered');
    const { cap, firstWords } = limitsOf(options, altered);
    const answer = jsonOf(await model.write(listingPrompt(facts, options, Math.min(cap, 2400)), options.signal));
    const { text, sentences } = placed(entriesOf(answer.sentences, facts));
    const kind = options.length === 'mls' ? 'remarks' : 'portal';
    const check = { mlsId: options.mlsId, characterCap: options.characterCap, alteredPhotos: altered };
    if (firstWords && !text.startsWith(firstWords)) throw new UnusableAnswer(`Did not begin with: ${firstWords}`);
    judge(text, kind, facts, check, cap);
    return finishListing(sheet, options, text, sentences, { name: model.name });
  };
  return tried(model, options.signal, write, (reason) => ({
    ...composeListing(sheet, given),
    writer: { name: 'built-in', fellBack: { from: model.name, reason } },
  }));
};

const LIMITS: Readonly<Record<SocialPart, number>> = {
  instagramCaption: SOCIAL_LIMITS.caption,
  facebookPost: SOCIAL_LIMITS.facebook,
  shortDescription: SOCIAL_LIMITS.shortDescription,
};

export const socialByModel = (sheet: FactSheet, given: WriteOptions, model: TextModel): Promise<SocialCopy> => {
  const options = settled(given);
  const facts = usable(sheet);
  const ours = composeSocial(sheet, given);
  const write = async (): Promise<SocialCopy> => {
    const answer = jsonOf(await model.write(socialPrompt(facts, options), options.signal));
    const part = (name: SocialPart) => {
      const made = placed(entriesOf(answer[name], facts));
      judge(made.text, 'social', facts, {}, LIMITS[name]);
      return made;
    };
    const [instagram, facebook, short] = [part('instagramCaption'), part('facebookPost'), part('shortDescription')];
    const tags = Array.isArray(answer.hashtags)
      ? answer.hashtags.filter((t): t is string => typeof t === 'string')
      : [];
    const clean = tags
      .map((t) => t.replace(/^#/, ''))
      .filter((t) => /^[\p{L}\p{N}_]{2,30}$/u.test(t) && checkText(`#${t}`, 'hashtag').length === 0);
    return {
      ...ours,
      instagramCaption: instagram.text,
      facebookPost: facebook.text,
      shortDescription: short.text,
      hashtags: clean.length >= SOCIAL_LIMITS.hashtagsFrom ? clean.slice(0, SOCIAL_LIMITS.hashtagsTo) : ours.hashtags,
      sentences: {
        instagramCaption: instagram.sentences,
        facebookPost: facebook.sentences,
        shortDescription: short.sentences,
      },
      writer: { name: model.name },
      findings: [],
    };
  };
  return tried(model, options.signal, write, (reason) => ({
    ...ours,
    writer: { name: 'built-in', fellBack: { from: model.name, reason } },
  }));
};
