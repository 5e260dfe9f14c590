import type { Random } from '../language/random.ts';

/**
 * Joints and turns of phrase that mean the same. They carry no fact, so any may stand for any other;
 * which one does is left to the dice, so that two texts with the same plan still do not share their wording.
 */
const SAME: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bto go with (them|it)\b/gi, ['to go with $1', 'alongside', 'besides', 'to match', 'on top of that']],
  [
    /\b(B|b)ehind the scenes (is|are)\b/gi,
    ['$1ehind the scenes $2', '$1ehind the walls $2', '$1ackstage $2', '$1elow the surface $2'],
  ],
  [/\bYou also get\b/gi, ['You also get', 'You also have', 'Add', 'There is more:', 'Then come', 'Also yours:']],
  [/\bthe plan also\b/gi, ['the plan also', 'the layout also', 'the floor plan also', 'the arrangement also']],
  [/\bare there too\b/gi, ['are there too', 'are part of it', 'are in place as well', 'follow', 'are included']],
  [/\bis there too\b/gi, ['is there too', 'is part of it', 'is in place as well', 'follows', 'is included']],
  [/\bcome along\b/gi, ['come along', 'come with it all', 'keep it company', 'tag along']],
  [/\bcomes along\b/gi, ['comes along', 'comes with it all', 'keeps it company', 'tags along']],
  [/\bcomplete the list\b/gi, ['complete the list', 'finish the list', 'round things out', 'close the list']],
  [/\bcompletes the list\b/gi, ['completes the list', 'finishes the list', 'rounds things out', 'closes the list']],
  [
    /\bgive the rooms their character\b/gi,
    [
      'give the rooms their character',
      'give the rooms their feel',
      'make the rooms what they are',
      'lend the rooms some weight',
    ],
  ],
  [/\bset the mood indoors\b/gi, ['set the mood indoors', 'set the tone indoors', 'decide how it feels indoors']],
  [/\bwith (\S+ \S+) of its own\b/gi, ['with $1 of its own', 'with $1 to show for it', 'with $1 in its name']],
  [
    /\bOutside you (get|have|will find|can count on)\b/gi,
    ['Outside you $1', 'Step out and you $1', 'Past the back door you $1', 'In the open air you $1'],
  ],
  [/\bOutside, /gi, ['Outside, ', 'Out of doors, ', 'Out in the air, ']],
  [
    /\b(There are|there are) ([^.;:]{6,40}?) to (furnish|work with|settle into|spread out in)\b/gi,
    ['$1 $2 to $3', '$1 $2 waiting for furniture', '$1 $2 to arrange', '$1 $2 to call home'],
  ],
  [/\bis when this\b/gi, ['is when this', 'is the year this', 'marks the year this']],
  [/\bYou will find it\b/gi, ['You will find it', 'Look for it', 'It is']],
  [/\bhas both\b/gi, ['has both', 'skips the choice', 'does both']],
  [
    /\bthere is no HOA\b/gi,
    ['there is no HOA', 'no HOA is involved', 'there are no HOA dues', 'the HOA line stays blank'],
  ],
  [/\blawn care is included\b/gi, ['lawn care is included', 'the lawn is looked after', 'mowing is taken care of']],
  [
    /\bthe primary bedroom is on the main level\b/gi,
    [
      'the primary bedroom is on the main level',
      'the primary bedroom keeps to the main level',
      'the main level has the primary bedroom',
    ],
  ],
  [/\bclose by are\b/gi, ['close by are', 'not far are', 'near at hand are', 'a short way off are']],
  [/\bcome with the address\b/gi, ['come with the address', 'come with the place', 'go with the address']],
  [/\bare part of the deal\b/gi, ['are part of the deal', 'come included', 'are in the bargain']],
  [/\bfor the cars\b/gi, ['for the cars', 'for your cars', 'for the car keys', 'for what you drive']],
  [/\bof house for each bedroom\b/gi, ['of house for each bedroom', 'of living space a bedroom']],
];

export const paraphrased = (text: string, random: Random): string => {
  let out = text;
  for (const [pattern, choices] of SAME) {
    if (!pattern.test(out)) continue;
    pattern.lastIndex = 0;
    const chosen = random.pick(choices);
    out = out.replace(pattern, (match: string, ...groups: unknown[]) => {
      const filled = chosen.replace(/\$(\d)/g, (_, n: string) => String(groups[Number(n) - 1] ?? ''));
      return /^\p{Lu}/u.test(match) ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled;
    });
  }
  return out;
};
