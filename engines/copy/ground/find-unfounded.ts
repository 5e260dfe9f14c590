import type { Fact } from '#domain/copy/fact.ts';
import { featuresIn } from '../facts/notes-features.ts';
import { placesIn } from '../facts/notes-places.ts';
import { conceptOf } from '../lexicon/index.ts';
import { numbersIn, numbersOf } from './numbers.ts';

/** Things that every home has: to name them claims nothing. */
const GIVEN = new Set([
  'kitchen',
  'living-room',
  'bathroom',
  'shower',
  'closets',
  'yard',
  'back-yard',
  'driveway',
  'dining-room',
  'storage',
]);

/** Judgements on condition or worth that no field of ours can carry. */
const CONDITION =
  /\b(move[- ]in ready|turn[- ]?key|immaculate|meticulously|well[- ]maintained|like new|pristine|one of a kind|rare find|must[- ]see|investment|appreciat\w+|below (market|appraised)|won't last|award[- ]winning|top[- ]rated|best|luxur(y|ious)|spectacular|stunning|breathtaking|listo para habitar|impecable|inversión)\b/giu;

/** What a thing is good for is a claim of its own: a fenced yard need not have 'space to garden'. */
const PURPOSE =
  /\b(perfect|ideal|great|made|meant|ready|designed|built) for\b|\b(room|space|place|spot) (to|for)\b|\bfor (pets|play|kids|entertaining|gatherings?|guests|company|hobbies|projects|storage|gardening|cookouts|grilling|relaxing|unwinding|(morning )?coffee|outdoor (dining|living|meals)|(summer|cool|quiet|cold) \w+)\b|\b(ideal(es)?|perfect[oa]s?|list[oa]s?) para\b|\b(espacio|lugar) para\b|\bpara (mascotas|juegos|reuniones|visitas|sembrar|convivir|fiestas|relajarse)\b/giu;

const COMMON_NAMES =
  /^(I|HOA|HVAC|EV|RV|MLS|AC|TV|USB|LED|Energy|Star|Green|Built|French|Jack|Jill|Shaker|Sunday|Saturday|January|July|American|English|Spanish)$/;

/**
 * What a text says that no fact carries: numbers, things, states, names and judgements.
 * It reads the text back with the same lexicon that reads notes, so a model's words are judged as an agent's are.
 */
export const findUnfounded = (text: string, facts: readonly Fact[]): string[] => {
  const out: string[] = [];
  const allowed = numbersOf(facts);
  for (const n of numbersIn(text)) if (!allowed.has(n)) out.push(`number ${n}`);

  const stated = facts.flatMap((f) => (f.value.type === 'feature' ? [f.value] : []));
  const words = facts.map((f) => `${f.label} ${Object.values(f.value).join(' ')}`.toLowerCase()).join(' ');
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    for (const found of featuresIn(sentence)) {
      if (found.concept === 'garage' && facts.some((f) => f.value.type === 'garage')) continue;
      const same = stated.filter((s) => s.concept === found.concept);
      if (same.length === 0) {
        if (!GIVEN.has(found.concept)) out.push(found.concept);
        else for (const m of found.modifiers) out.push(`${m} ${found.concept}`);
        continue;
      }
      // A room that the sentence names must be the one where the notes put it.
      const own = conceptOf(found.concept)?.room;
      if (found.room !== own && !same.some((s) => s.room === found.room))
        out.push(`${found.concept} in the ${found.room}`);
      else if (found.within && !same.some((s) => s.within === found.within))
        out.push(`${found.concept} in the ${found.within}`);
      const known = new Set(same.flatMap((s) => s.modifiers));
      for (const m of found.modifiers) if (!known.has(m)) out.push(`${m} ${found.concept}`);
    }
    for (const { place } of placesIn(sentence)) {
      if (!words.includes(place.toLowerCase().replace(/^the /, ''))) out.push(`near ${place}`);
    }
    for (const name of sentence.slice(1).match(/(?<=[\s(])\p{Lu}[\p{L}'’]+/gu) ?? []) {
      if (
        !COMMON_NAMES.test(name) &&
        !words.includes(name.toLowerCase()) &&
        !/[:.?!]\s+$/.test(sentence.slice(0, sentence.indexOf(name)))
      )
        out.push(`name ${name}`);
    }
  }
  for (const [judgement] of [...text.matchAll(CONDITION), ...text.matchAll(PURPOSE)])
    if (!words.includes(judgement.toLowerCase())) out.push(judgement);
  return [...new Set(out)];
};
