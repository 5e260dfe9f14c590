import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanFileName, downloadName, nameForKind, versionName } from './file-name.ts';

it.each([
  ['Kitchen.jpg', 'Kitchen.jpg'],
  ['Küche – Süd.JPG', 'Küche – Süd.JPG'],
  ['Küche.jpg', 'Küche.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\agent\\front.png', 'front.png'],
  ['a\u202egpj.exe', 'agpj.exe'],
  ['line\r\nbreak\0.jpg', 'linebreak.jpg'],
  ['  .hidden. ', 'hidden'],
  ['what?<b>.jpg', 'what--b-.jpg'],
  ['CON.jpg', '_CON.jpg'],
  ['', 'photo'],
  ['...', 'photo'],
])('%j becomes %j', (given, wanted) => {
  expect(cleanFileName(given)).toBe(wanted);
});

it('keeps the ending of a long name', () => {
  const name = cleanFileName(`${'ä'.repeat(400)}.jpeg`);
  expect([...name].length).toBe(120);
  expect(name.endsWith('ä.jpeg')).toBe(true);
});

it('is never empty, never a path, and clean already when cleaned', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (given) => {
      const name = cleanFileName(given);
      expect(name).not.toBe('');
      expect(name).not.toMatch(/[/\\<>:"|?*]|\p{Cc}/u);
      expect(cleanFileName(name)).toBe(name);
    }),
  );
});

it('gives an ending that tells the truth', () => {
  expect(nameForKind('plan.exe', 'png')).toBe('plan.png');
  expect(nameForKind('plan.JPEG', 'jpeg')).toBe('plan.JPEG');
  expect(nameForKind('No. 5 front', 'heic')).toBe('No. 5 front.heic');
});

it('names downloads after the service', () => {
  expect(downloadName('Kitchen.png', 'virtual_staging')).toBe('Kitchen_virtual_staging.jpg');
  expect(downloadName('Kitchen_virtual_staging.jpg', 'virtual_staging')).toBe('Kitchen_virtual_staging.jpg');
  expect(downloadName('Kitchen.heic', null)).toBe('Kitchen.jpg');
  expect(versionName('Kitchen.png', 'virtual_staging', 1)).toBe('Kitchen_virtual_staging.jpg');
  expect(versionName('Kitchen.png', 'virtual_staging', 2)).toBe('Kitchen_virtual_staging_2.jpg');
  expect(downloadName('Kitchen_virtual_staging_2.jpg', 'virtual_staging')).toBe('Kitchen_virtual_staging_2.jpg');
});
