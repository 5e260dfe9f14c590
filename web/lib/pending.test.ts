import { afterEach, expect, test, vi } from 'vitest';
import { asFile, returnTo } from './pending.ts';

afterEach(() => vi.unstubAllGlobals());

test('a kept photo becomes a file again, byte for byte', async () => {
  const bytes = Uint8Array.from([255, 216, 255, 0, 10]);
  const file = asFile({ dataUrl: `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`, name: 'front.jpg' });
  expect(file.type).toBe('image/jpeg');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
});

test.each([
  ['a page of a listing', { path: '/projects/elm?tab=photos', at: Date.now() }, true],
  ['another origin', { path: '//evil.example/x', at: Date.now() }, false],
  ['another origin in disguise', { path: '/\\evil.example', at: Date.now() }, false],
  ['an address', { path: 'https://evil.example', at: Date.now() }, false],
  ['what was asked for yesterday', { path: '/account', at: Date.now() - 86_400_000 }, false],
  ['nothing', {}, false],
])('the way back: %s', (_, kept, isGood) => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(kept) });
  expect(returnTo.read()).toEqual(isGood ? kept : null);
});
