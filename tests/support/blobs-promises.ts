import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Blobs } from '#server/platform/ports.ts';

/** What every place for files promises: the disk and S3 are held to the same list. */
export function promisesOfBlobs(place: () => Blobs) {
  it('keeps bytes and streams with their type and size', async () => {
    const blobs = place();
    await blobs.put('listings/a/photo.jpg', Buffer.from('hello photo'), 'image/jpeg');
    const long = Array.from({ length: 40 }, (_, i) => Buffer.alloc(50_000, i));
    await blobs.put('listings/a/clip.mp4', Readable.from(long), 'video/mp4');
    expect(await blobs.stat('listings/a/photo.jpg')).toMatchObject({ size: 11, contentType: 'image/jpeg' });
    expect(await blobs.stat('listings/a/clip.mp4')).toMatchObject({ size: 2_000_000, contentType: 'video/mp4' });
    expect((await buffer(await blobs.read('listings/a/photo.jpg'))).toString()).toBe('hello photo');
    expect((await buffer(await blobs.read('listings/a/clip.mp4'))).equals(Buffer.concat(long))).toBe(true);
  });

  it('gives an etag that stays and is quoted', async () => {
    const first = await place().stat('listings/a/photo.jpg');
    expect(first?.etag).toMatch(/^"[^"]+"$/);
    expect((await place().stat('listings/a/photo.jpg'))?.etag).toBe(first?.etag);
  });

  it('reads a part, both ends included', async () => {
    const part = await place().read('listings/a/photo.jpg', { start: 6, end: 8 });
    expect((await buffer(part)).toString()).toBe('pho');
  });

  it('lists what lies under a prefix, removes, and forgets', async () => {
    const blobs = place();
    await blobs.put('listings/b/photo.jpg', Buffer.from('b'), 'image/jpeg');
    expect((await Readable.from(blobs.list('listings/a/')).toArray()).sort()).toEqual([
      'listings/a/clip.mp4',
      'listings/a/photo.jpg',
    ]);
    await blobs.remove('listings/a/photo.jpg');
    await blobs.remove('listings/a/photo.jpg');
    expect(await blobs.stat('listings/a/photo.jpg')).toBeNull();
    await expect(blobs.read('listings/a/photo.jpg')).rejects.toThrow();
    expect(await Readable.from(blobs.list('nowhere/')).toArray()).toEqual([]);
  });

  it('leaves nothing behind when the stream breaks', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.alloc(100_000);
        throw new Error('the line went dead');
      })(),
    );
    await expect(place().put('listings/c/photo.jpg', broken, 'image/jpeg')).rejects.toThrow('the line went dead');
    expect(await place().stat('listings/c/photo.jpg')).toBeNull();
    expect(await Readable.from(place().list('listings/c/')).toArray()).toEqual([]);
  });
}
