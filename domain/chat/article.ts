/** 'an armchair', 'a rug'; what comes in sets or heaps has no article. */
export const withArticle = (words: string): string => {
  if (/(curtains|towels|settings|things|jars and board)$/.test(words)) return words;
  return `${/^([aeio]|u(?!ni|se))/.test(words) ? 'an' : 'a'} ${words}`;
};
