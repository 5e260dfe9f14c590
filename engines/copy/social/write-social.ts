import { checkText } from '#domain/compliance/index.ts';
import { SOCIAL_LIMITS, type SocialCopy } from '#domain/copy/draft.ts';
import type { FactSheet } from '#domain/copy/fact.ts';
import { usable } from '../facts/build-fact-sheet.ts';
import { grammarOf } from '../grammars.ts';
import { hashOf, randomOf } from '../language/random.ts';
import { knownOf } from '../plan/known.ts';
import { wornFor } from '../plan/worn.ts';
import { draftText } from '../write/draft-text.ts';
import { type Settled, settled, type WriteOptions } from '../write/options.ts';
import { hashtagsOf } from './hashtags.ts';
import { type Line, stack, within } from './lines.ts';

/** The built-in writer of posts. Caption, post and short text are drafted apart, so that none is a cut of another. */
export const composeSocial = (sheet: FactSheet, given: WriteOptions = {}): SocialCopy => {
  const options = settled(given);
  const facts = usable(sheet);
  const known = knownOf(facts);
  const grammar = grammarOf(options.language);
  const random = randomOf(hashOf(`${JSON.stringify(facts.map((f) => f.id))}${options.seed}.${options.version}`));
  const body = (salt: number, words: number): Line[] =>
    draftText(grammar, {
      ...options,
      facts,
      length: 'mls',
      version: options.version * 7 + salt,
      characters: words * 6,
      social: true,
    })
      .filter((p) => p.part !== 'disclosure')
      .map((p, i): Line => ({ text: p.text, factIds: p.factIds, part: p.part, glue: i === 1 ? '\n\n' : ' ' }));
  const social = grammar.social;
  const voice = {
    random,
    digits: false,
    fullness: 0,
    tone: options.tone,
    length: 'portal' as const,
    language: options.language,
    known,
    worn: wornFor(options.language, options.earlier),
    said: new Set<string>(),
    used: new Set<string>(),
  };
  const notice = grammar.disclosure(voice);
  const said: Line[] = notice
    ? [{ text: social.sentence(notice).text, factIds: notice.facts, part: 'disclosure', glue: '\n\n' }]
    : [];
  const call = social.call(voice);
  const closing: Line[] = call
    ? [{ text: social.sentence(call).text, factIds: call.facts, part: 'close', glue: '\n\n' }]
    : [];
  const figures = social.figures(known);
  const numbers: Line[] = figures ? [{ text: figures.text, factIds: figures.facts, part: 'body', glue: '\n\n' }] : [];
  const caption = withShortLead((salt) => body(salt, 75).filter((l) => l.part !== 'close'));
  const post = body(2, 120).filter((l) => l.part !== 'close');
  const headline = social.headline(voice);
  const head: Line[] = headline ? [{ text: headline.text, factIds: headline.facts, part: 'opening', glue: ' ' }] : [];
  const instagram = stack(within([...led(head, caption), ...numbers, ...closing, ...said], SOCIAL_LIMITS.caption));
  const facebook = stack(within([...headed(head, post), ...closing, ...said], SOCIAL_LIMITS.facebook));
  const short = stack(shortLines(options, grammar, known));
  return {
    instagramCaption: instagram.text,
    facebookPost: facebook.text,
    shortDescription: short.text,
    hashtags: hashtagsOf(known, grammar.items(known), options.language, random),
    sentences: {
      instagramCaption: instagram.sentences,
      facebookPost: facebook.sentences,
      shortDescription: short.sentences,
    },
    tone: options.tone,
    language: options.language,
    seed: options.seed,
    version: options.version,
    writer: { name: 'built-in' },
    findings: [instagram.text, facebook.text, short.text].flatMap((t) => checkText(t, 'social')),
    facts: sheet.facts,
    refused: sheet.refused,
  };
};

/** Drafts of a caption, of which the first with an opening that shows whole is kept. */
const CAPTIONS = [1, 11, 21, 31, 41, 51];
const withShortLead = (draft: (salt: number) => Line[]): Line[] => {
  const fits = (lines: readonly Line[]): boolean => (lines[0]?.text.length ?? 0) <= SOCIAL_LIMITS.captionLead;
  let first: Line[] | null = null;
  for (const salt of CAPTIONS) {
    const lines = draft(salt);
    if (fits(lines)) return lines;
    first ??= lines;
  }
  return first ?? [];
};

/** Only the first 125 characters show: where no opening fits them, the headline leads. */
const led = (head: readonly Line[], lines: readonly Line[]): Line[] =>
  head.length === 0 || (lines[0]?.text.length ?? 0) <= SOCIAL_LIMITS.captionLead ? [...lines] : headed(head, lines);

const reglued = (lines: readonly Line[]): Line[] => lines.map((l, i) => ({ ...l, glue: i === 1 ? '\n\n' : ' ' }));

/** A headline stands alone; the text below it has its own first paragraph. */
const headed = (head: readonly Line[], body: readonly Line[]): Line[] => [
  ...head,
  ...reglued(body).map((l, i) => (i === 0 ? { ...l, glue: '\n\n' as const } : l)),
];

const shortLines = (
  options: Settled,
  grammar: ReturnType<typeof grammarOf>,
  known: ReturnType<typeof knownOf>,
): Line[] => {
  const said = grammar.social.short(known, grammar.items(known), SOCIAL_LIMITS.shortDescription, options.version);
  return said ? [{ text: said.text, factIds: said.facts, part: 'body', glue: ' ' }] : [];
};
