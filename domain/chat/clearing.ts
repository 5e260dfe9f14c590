import { ANOTHER, type ChatEdit, has } from './chat-edit.ts';

export const readClearing = (text: string): ChatEdit | null => {
  if (has(text, /\bde-?clutter\b/, /\bonly\b.*\b(small|clutter)\b/, /\bkeep\b.*\bfurniture\b/)) {
    return {
      change: { level: 'declutter', answer: undefined },
      answer: 'Taking out only the small things and keeping the furniture.',
    };
  }
  if (has(text, /\b(empty|everything|all)\b/))
    return { change: { level: 'empty', answer: undefined }, answer: 'Taking out everything that moves.' };
  if (has(text, /\b(bright|warm|dark|cool)(er)?\b/, /\blight(er)?\b/)) {
    return {
      change: null,
      answer:
        'Clearing leaves the light as it was photographed: it only takes things out. I cannot brighten or warm it.',
    };
  }
  if (has(text, /\b(remove|take|delete|clear|erase|get rid|bring|keep|put)\b/)) {
    return {
      change: null,
      answer: 'For single things press “Adjust what was removed” and mark them on the photo. It is free.',
    };
  }
  if (has(text, ANOTHER)) return { change: {}, answer: 'Trying again.' };
  return null;
};
