import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { heicDecoder } from '#adapters/heic/heic-decoder.ts';
import { samplePicture } from '#tests/support/sample-photos.ts';
import { inspectPhoto } from './inspect-photo.ts';
import { sharpPhotoCodec } from './photo-codec.ts';

let photos: Buffer[];
beforeAll(async () => {
  const picture = () => samplePicture(48, 32);
  photos = [
    await picture().jpeg().toBuffer(),
    await picture().jpeg({ progressive: true }).toBuffer(),
    await picture().png().toBuffer(),
    await picture().webp().toBuffer(),
    await picture().avif().toBuffer(),
    readFileSync(new URL('../../tests/fixtures/heic/upright.heic', import.meta.url)),
  ];
});

/** A photo with some bytes overwritten, some cut out, and perhaps cut short. */
const spoiled = fc
  .record({
    which: fc.nat(5),
    hits: fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.nat(255) }), { maxLength: 4 }),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.oneof(fc.constant(0), fc.nat(40)),
    keep: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ which, hits, cut, length, keep }) => () => {
    const bytes = Buffer.from(photos[which]!);
    for (const { at, byte } of hits) bytes[Math.floor(at * (bytes.length - 1))] = byte;
    const from = Math.floor(cut * bytes.length);
    const whole = Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + length)]);
    return { kind: which, bytes: whole.subarray(0, Math.ceil(whole.length * keep)) };
  });

it('no spoiled photo makes the inspection throw or hang', () => {
  fc.assert(
    fc.property(spoiled, (make) => {
      const { bytes } = make();
      expect(Object.keys(inspectPhoto(bytes))).toHaveLength(1);
    }),
    { numRuns: 3000 },
  );
});

it('no spoiled photo makes the codec throw, and what it takes is whole', async () => {
  const codec = sharpPhotoCodec(heicDecoder());
  await fc.assert(
    fc.asyncProperty(spoiled, async (make) => {
      const { kind, bytes } = make();
      if (kind === 5) return; // a thread for each would take minutes; the inspection above has seen them
      const taken = await codec.normalise(bytes);
      if ('photo' in taken) expect((await codec.derive(taken.photo.copy, 400)).length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
