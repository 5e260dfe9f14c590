import { ANOTHER, type ChatEdit, has } from './chat-edit.ts';

/** Earlier is warmer and brighter, later cooler and darker. */
const HOURS = ['golden', 'dusk', 'blue'] as const;
const WORDS = { golden: 'golden hour', dusk: 'dusk', blue: 'blue hour' } as const;

const at = (sky: (typeof HOURS)[number]): ChatEdit => ({
  change: { sky },
  answer: `Making it again at ${WORDS[sky]}.`,
});

const shifted = (now: unknown, by: 1 | -1): ChatEdit => {
  const hour = HOURS.findIndex((sky) => sky === (now ?? 'dusk'));
  const next = HOURS[hour + by];
  if (next) {
    const how = by < 0 ? 'earlier, warmer and brighter' : 'later, cooler and darker';
    return { change: { sky: next }, answer: `Making it again at ${WORDS[next]}: ${how}.` };
  }
  return {
    change: null,
    answer:
      by < 0
        ? 'It is golden hour already, the warmest and brightest of the three skies.'
        : 'It is blue hour already, the coolest and darkest of the three skies.',
  };
};

const readOrder = (text: string, parameters: Readonly<Record<string, unknown>>): ChatEdit | null => {
  const names = /\b(lights?|lamps?|windows?|glow)\b/;
  if (has(text, names) && has(text, /\b(no|without|remove|off|out|dark|unlit|fewer)\b/)) {
    return { change: { noLights: true }, answer: 'Making it again with no added lights: a truthful dusk.' };
  }
  if (has(text, names) && has(text, /\b(on|add|with|more|lit|light)\b/)) {
    return { change: { noLights: false }, answer: 'Making it again with the windows lit from inside.' };
  }
  if (has(text, /\bgolden\b/, /\bsunset\b/)) return at('golden');
  if (has(text, /\bblue( hour)?\b/, /\bnight\b/)) return at('blue');
  if (has(text, /\b(warm|bright|light|earli)(er)?\b/)) return shifted(parameters.sky, -1);
  if (has(text, /\b(cool|cold|dark|lat)(er)?\b/)) return shifted(parameters.sky, 1);
  if (has(text, /\bdusk\b/, /\btwilight\b/)) return at('dusk');
  if (has(text, ANOTHER, /\bsky\b/, /\bclouds?\b/)) return { change: {}, answer: 'Trying another sky.' };
  return null;
};

const SINGLE: ChatEdit = {
  change: null,
  answer: 'Single lights, a porch’s too, are switched in “Windows and lights”.',
};
const PORCH = /\bporch(es)?\b/;
const PORCH_LIGHTS =
  /\bporch(es)?(['’]s?)? (lights?|lamps?|lanterns?|windows?)\b|\b(lights?|lamps?|lanterns?|windows?) (at|by|in|of|on|over|under) the porch(es)?\b/g;
const LIGHT = /\b(lights?|lamps?|lanterns?|windows?|glow|lit|unlit|off|switch|turn|(dark|bright)(er)?)\b/;
const EVERY_LIGHT = /\b(all|any|every|no|without)( (of|the|added|any|more|other))* (lights?|lamps?|windows?)\b/;
const SKY = /\b(golden|sunset|blue|night|dusk|twilight|sky|clouds?)\b/;
const HOUR_SHIFT = /\b(warm|bright|earli|cool|cold|dark|lat)er\b/;

/** A porch's light is no order for all lights, and must not swallow the order it is named beside. */
export const readDusk = (text: string, parameters: Readonly<Record<string, unknown>>): ChatEdit | null => {
  if (!has(text, PORCH)) return readOrder(text, parameters);
  const rest = text.replace(PORCH_LIGHTS, 'porch');
  if (!has(text, LIGHT)) return readOrder(rest, parameters);
  // 'Make the porch light warmer' is said of the light, 'warmer, and keep the porch lit' of the picture.
  const beside = rest.split(/[,;.]|\b(?:and|but|then)\b/).filter((part) => !has(part, PORCH));
  if (!has(rest, SKY, EVERY_LIGHT) && !beside.some((part) => has(part, HOUR_SHIFT))) return SINGLE;
  const edit = readOrder(rest, parameters) ?? SINGLE;
  return edit.change && 'sky' in edit.change ? { ...edit, answer: `${edit.answer} ${SINGLE.answer}` } : edit;
};
