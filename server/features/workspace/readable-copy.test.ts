import { expect, test } from 'vitest';
import { readableCopy } from './readable-copy.ts';

test('each part of a social pack stands under its heading', () => {
  const pack = {
    hashtags: ['Boise', 'Elm'],
    facebookPost: 'Post.',
    instagramCaption: 'Caption.',
    shortDescription: 'Short.',
  };
  expect(readableCopy(JSON.stringify(pack))).toBe(
    'Instagram Caption\nCaption.\n\nFacebook Post\nPost.\n\nShort Description\nShort.\n\nHashtags\n#Boise #Elm',
  );
});

test('remarks begin the file as they are, and plain words stay plain', () => {
  expect(readableCopy(JSON.stringify({ description: 'A house.', features: ['Deck', 'Roof'], wordCount: 2 }))).toBe(
    'A house.\n\nKey Features\n- Deck\n- Roof',
  );
  expect(readableCopy('Just words')).toBe('Just words');
});
