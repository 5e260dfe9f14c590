import exifr from 'exifr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sampleJpeg } from '#tests/support/sample-photos.ts';
import { withXmp } from './with-xmp.ts';

const facts = {
  digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
  originalSha256: 'ab'.repeat(32),
  service: 'room_clearing',
  engine: 'clearing & "filling"',
  engineVersion: '1.2.0',
  createdAt: new Date('2026-11-15T10:00:00Z'),
} as const;

it('writes what another reader finds', async () => {
  const jpeg = await sampleJpeg();
  const marked = withXmp(jpeg, facts);
  const read = await exifr.parse(Buffer.from(marked), { xmp: true, tiff: false, mergeOutput: true });
  expect(read).toMatchObject({
    DigitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
    OriginalSha256: 'ab'.repeat(32),
    Service: 'room_clearing',
    EngineVersion: '1.2.0',
  });
  const header = await sharp(marked).metadata();
  expect(header.xmpAsString).toContain('Engine="clearing &#38; &#34;filling&#34;"');
});

it('leaves the pixels alone', async () => {
  const jpeg = await sampleJpeg();
  const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
  expect(await pixels(withXmp(jpeg, facts))).toEqual(await pixels(jpeg));
});

it('refuses what is no JPEG', () => {
  expect(() => withXmp(Buffer.from('hello'), facts)).toThrow('whole JPEG');
});
