import { ROOM_TYPES, type ServiceType, STAGING_STYLES } from '#contracts/services.ts';

/** What a message asks of a result: parameters to change, and what is answered. No change: Portico says what it can do instead. */
export type ChatEdit = { readonly change: Readonly<Record<string, unknown>> | null; readonly answer: string };

const has = (text: string, ...patterns: RegExp[]): boolean => patterns.some((p) => p.test(text));

/** People say 'scandi' and 'farm house'. */
const STYLE_WORDS: Readonly<Record<(typeof STAGING_STYLES)[number], RegExp>> = {
  modern: /\bmodern\b/,
  contemporary: /\bcontemporary\b/,
  scandinavian: /\bscandi(navian)?\b|\bnordic\b/,
  farmhouse: /\bfarm ?house\b|\brustic\b/,
  luxury: /\bluxur(y|ious)\b|\bupscale\b|\bhigh[- ]end\b/,
  minimalist: /\bminimal(ist)?\b/,
};
const ANOTHER = /\b(another|different|other|new|again|redo|re-?arrange|alternative)\b/;

const staging = (text: string): ChatEdit | null => {
  const style = STAGING_STYLES.find((s) => STYLE_WORDS[s].test(text));
  if (style) return { change: { style }, answer: `Furnishing it again in the ${style} style.` };
  const room = ROOM_TYPES.find((r) => r !== 'other' && text.includes(r.replace('_', ' ')));
  if (room) return { change: { roomType: room }, answer: `Furnishing it as a ${room.replace('_', ' ')}.` };
  if (has(text, ANOTHER, /\blayout\b/, /\bfurniture\b/)) return { change: {}, answer: 'Trying another arrangement.' };
  return null;
};

const dusk = (text: string): ChatEdit | null => {
  if (has(text, /\b(no|without|remove|off)\b.*\blights?\b/, /\blights?\b.*\b(off|out)\b/)) {
    return { change: { noLights: true }, answer: 'Making it again with no added lights.' };
  }
  if (has(text, /\blights?\b.*\bon\b/, /\b(add|with|more)\b.*\blights?\b/)) {
    return { change: { noLights: false }, answer: 'Making it again with the windows lit.' };
  }
  if (has(text, /\bgolden\b/, /\bwarm(er)?\b/, /\bsunset\b/, /\bbright(er)?\b/)) {
    return { change: { sky: 'golden' }, answer: 'Making it again at golden hour: warmer and brighter.' };
  }
  if (has(text, /\bblue\b/, /\bcool(er)?\b/, /\bdark(er)?\b/, /\blater\b/)) {
    return { change: { sky: 'blue' }, answer: 'Making it again at blue hour: later and cooler.' };
  }
  if (has(text, /\bdusk\b/, /\btwilight\b/)) return { change: { sky: 'dusk' }, answer: 'Making it again at dusk.' };
  if (has(text, ANOTHER, /\bsky\b/, /\bclouds?\b/)) return { change: {}, answer: 'Trying another sky.' };
  return null;
};

const clearing = (text: string): ChatEdit | null => {
  if (has(text, /\bdeclutter\b/, /\bonly\b.*\b(small|clutter)\b/, /\bkeep\b.*\bfurniture\b/)) {
    return { change: { level: 'declutter' }, answer: 'Taking out only the small things and keeping the furniture.' };
  }
  if (has(text, /\b(empty|everything|all)\b/))
    return { change: { level: 'empty' }, answer: 'Taking out everything that moves.' };
  if (has(text, ANOTHER)) return { change: {}, answer: 'Trying again.' };
  return null;
};

const CAN: Readonly<Partial<Record<ServiceType, string>>> = {
  virtual_staging:
    'I can change the style, the kind of room or the arrangement. Try “Scandinavian style” or “another layout”.',
  day_to_dusk: 'I can change the hour and the lights. Try “golden hour”, “blue hour” or “no added lights”.',
  room_clearing: 'I can empty the room or only declutter it. To remove one thing, mark it with the brush.',
};
const READERS: Readonly<Partial<Record<ServiceType, (text: string) => ChatEdit | null>>> = {
  virtual_staging: staging,
  day_to_dusk: dusk,
  room_clearing: clearing,
};

/** Reads a message about a result. It never pretends: what it does not understand, it says so. */
export const readChat = (message: string, service: ServiceType): ChatEdit => {
  const edit = READERS[service]?.(message.toLowerCase());
  return edit ?? { change: null, answer: `I cannot do that here. ${CAN[service] ?? 'Please regenerate it instead.'}` };
};
