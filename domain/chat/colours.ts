/** Colours as interiors have them: muted, never the pure ones of a screen. */
const COLOURS: Readonly<Record<string, string>> = {
  'navy blue': '#2b3a55',
  'dark blue': '#2b3a55',
  'light blue': '#a9bfd0',
  'dark green': '#2f4a3c',
  'light green': '#a9bca0',
  'dark grey': '#4a4c4e',
  'dark gray': '#4a4c4e',
  'light grey': '#c6c6c3',
  'light gray': '#c6c6c3',
  'off white': '#efeae0',
  'off-white': '#efeae0',
  navy: '#2b3a55',
  teal: '#2f6468',
  turquoise: '#5a9a98',
  emerald: '#25614b',
  olive: '#6d6b42',
  sage: '#98a58b',
  mint: '#b4cdb9',
  green: '#56715a',
  blue: '#4a6a8c',
  purple: '#6a5277',
  lavender: '#a99bb8',
  burgundy: '#6b2d35',
  red: '#9c3d34',
  rust: '#a4582f',
  terracotta: '#b5664a',
  orange: '#c07a3e',
  mustard: '#c0953c',
  yellow: '#d0b25a',
  gold: '#b08d4a',
  pink: '#cf9f9b',
  blush: '#dbb8ae',
  coral: '#cf7d68',
  cream: '#e9dfcb',
  ivory: '#ece6d6',
  white: '#f1eee8',
  beige: '#cfbfa5',
  sand: '#cdb898',
  tan: '#b8956c',
  camel: '#b08a5b',
  taupe: '#8d8073',
  cognac: '#8f5a33',
  walnut: '#6b4a32',
  oak: '#b3905f',
  brown: '#6b4f3a',
  chocolate: '#4a3426',
  charcoal: '#3c3e40',
  anthracite: '#3c3e40',
  silver: '#b3b4b5',
  grey: '#868788',
  gray: '#868788',
  black: '#26272a',
};

/** The first colour that a text names, longest name first. */
export const colourNamed = (text: string): { word: string; hex: string } | null => {
  for (const [word, hex] of Object.entries(COLOURS)) {
    if (new RegExp(`\\b${word}(ish)?\\b`).test(text)) return { word, hex };
  }
  const hex = /#[0-9a-f]{6}\b/.exec(text)?.[0];
  return hex ? { word: hex, hex } : null;
};

/** Whether a word belongs to a colour: 'navy', 'dark', 'greenish'. */
export const isOfColour = (word: string): boolean =>
  /^(dark|light|off)$/.test(word) || colourNamed(word) !== null || colourNamed(word.replace(/ish$/, '')) !== null;
