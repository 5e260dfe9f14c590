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

/** An hour by its name. */
const readHour = (text: string): ChatEdit | null => {
  if (has(text, /\bgolden\b/, /\bsunset\b/)) return at('golden');
  if (has(text, /\bblue( hour)?\b/, /\bnight\b/)) return at('blue');
  return has(text, /\bdusk\b/, /\btwilight\b/) ? at('dusk') : null;
};

const readOrder = (text: string, parameters: Readonly<Record<string, unknown>>): ChatEdit | null => {
  const names = /\b(lights?|lamps?|windows?|glow)\b/;
  if (has(text, names) && has(text, /\b(no|without|remove|off|out|dark|unlit|fewer)\b/)) {
    return { change: { noLights: true }, answer: 'Making it again with no added lights: a truthful dusk.' };
  }
  if (has(text, names) && has(text, /\b(on|add|with|more|lit|light)\b/)) {
    return { change: { noLights: false }, answer: 'Making it again with the windows lit from inside.' };
  }
  const hour = readHour(text);
  if (hour && hour.change?.sky !== 'dusk') return hour;
  if (has(text, /\b(warm|bright|light|earli)(er)?\b/)) return shifted(parameters.sky, -1);
  if (has(text, /\b(cool|cold|dark|lat)(er)?\b/)) return shifted(parameters.sky, 1);
  if (hour) return hour;
  if (has(text, ANOTHER, /\bsky\b/, /\bclouds?\b/)) return { change: {}, answer: 'Trying another sky.' };
  return null;
};

const SINGLE: ChatEdit = {
  change: null,
  answer: 'Single lights, a porch’s too, are switched in “Windows and lights”.',
};
const PORCH = /\bporch(es)?\b/;
const OF_LIGHT = /\b(lights?|lamps?|lanterns?|windows?|glow|lit|unlit|off|switch|turn|(dark|bright|warm|cool)(er)?)\b/;
const KEPT = /\b(but|except|keep|leave|only)\b/;

/** What is said of a porch's light is no order for all lights, and must not swallow the order it is named beside. */
export const readDusk = (text: string, parameters: Readonly<Record<string, unknown>>): ChatEdit | null => {
  if (!has(text, PORCH)) return readOrder(text, parameters);
  const parts = text.split(/[,;.]|\b(?:and|but|except|then)\b/);
  const [own, beside] = [true, false].map((of) => parts.filter((part) => has(part, PORCH) === of).join(', '));
  // Of a light alone only an hour is an order for the whole picture.
  const ofLight = has(own!, OF_LIGHT);
  const edit = readOrder(beside!, parameters) ?? (ofLight ? readHour(own!) : readOrder(own!, parameters));
  if (edit?.change && 'noLights' in edit.change) return has(text, KEPT) ? SINGLE : edit;
  if (!ofLight) return edit;
  return edit?.change ? { ...edit, answer: `${edit.answer} ${SINGLE.answer}` } : (edit ?? SINGLE);
};
