import { describe, expect, test } from 'vitest';
import type { LetteringCard } from '#engines/ports.ts';
import { srtFile, srtTime } from '#engines/video/captions/srt.ts';
import { clipKey } from '#engines/video/clips/clip-key.ts';
import { VideoParameters, type VideoParametersInput } from '#engines/video/parameters/parameters.ts';
import { ASPECTS, type Aspect, frameSize, QUALITIES, safeArea } from '#engines/video/timeline/frame-format.ts';
import { planTimeline, type TimelinePhoto } from '#engines/video/timeline/plan-timeline.ts';
import { clipStarts, filmFrames, overlayStrength, type Timeline } from '#engines/video/timeline/timeline.ts';

const photo = { width: 3000, height: 2000 };
const brand = {
  company: 'Hearth & Key Realty',
  color: '#7a1f2b',
  agent: { name: 'Dana Whitfield', phone: '(555) 010-4477', email: 'dana@example.com', licence: 'Lic. 0123456' },
  website: 'hearth.example',
  shareUrl: 'https://portico.example/share/abc',
};
const titles = { address: '128 Alder Court, Portland', price: '$745,000', beds: 3, baths: 2.5, area: '1,850 sq ft' };
const plan = (photos: TimelinePhoto[], parameters: VideoParametersInput = {}): Timeline =>
  planTimeline(photos, VideoParameters.parse(parameters));
const wordsOf = (card: LetteringCard) => card.items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
const allWords = (timeline: Timeline) =>
  timeline.clips.flatMap((clip) => [
    ...('card' in clip.picture ? wordsOf(clip.picture.card) : []),
    ...clip.overlays.flatMap((overlay) => wordsOf(overlay.card)),
  ]);

test('the specified values are the defaults', () => {
  expect(VideoParameters.parse({})).toMatchObject({
    duration: 3,
    resolution: '1080p',
    transition: 'zoom_pan',
    format: 'mp4',
    fps: 30,
    fitMode: 'cover',
    aspect: '9:16',
  });
  for (const wrong of [
    { duration: 1 },
    { duration: 6 },
    { fps: 29 },
    { aspect: '2:1' },
    { format: 'gif' },
    { surprise: 1 },
  ]) {
    expect(VideoParameters.safeParse(wrong).success).toBe(false);
  }
});

test('frames have the sizes that the apps expect', () => {
  expect(frameSize('9:16', '1080p')).toEqual({ width: 1080, height: 1920 });
  expect(frameSize('9:16', '4k')).toEqual({ width: 2160, height: 3840 });
  expect(frameSize('4:5', '1080p')).toEqual({ width: 1080, height: 1350 });
  expect(frameSize('1:1', '1080p')).toEqual({ width: 1080, height: 1080 });
  expect(frameSize('16:9', '1080p')).toEqual({ width: 1920, height: 1080 });
  for (const aspect of ASPECTS) {
    for (const quality of QUALITIES) {
      const { width, height } = frameSize(aspect, quality);
      expect([width % 2, height % 2]).toEqual([0, 0]);
    }
  }
});

test('a film lasts exactly as long as its photos, faded or cut', () => {
  for (const transition of ['zoom_pan', 'beat_cuts'] as const) {
    for (const duration of [2, 3, 4, 5]) {
      const timeline = plan(Array(6).fill(photo), { duration, transition });
      expect(filmFrames(timeline)).toBe(6 * duration * 30);
      expect(timeline.clips.map((clip) => clip.tail)).toEqual(
        Array.from({ length: 6 }, (_, i) => (i < 5 && transition === 'zoom_pan' ? 15 : 0)),
      );
    }
  }
});

test('every clip starts on a beat', () => {
  for (const mood of ['calm', 'warm', 'bright', 'elegant'] as const) {
    const timeline = plan(Array(4).fill(photo), {
      brand,
      titles,
      music: { kind: 'bed', mood },
      transition: 'beat_cuts',
    });
    for (const start of clipStarts(timeline.clips)) expect(start % timeline.beat).toBe(0);
  }
});

describe('two cuts from one timeline', () => {
  const branded = plan([photo, photo], { brand, titles });
  const unbranded = plan([photo, photo], { brand, titles, cut: 'unbranded' });

  test('the branded one opens and closes with the brand', () => {
    expect(branded.clips).toHaveLength(4);
    expect(allWords(branded)).toEqual(
      expect.arrayContaining(['Dana Whitfield', '(555) 010-4477', 'Hearth & Key Realty', 'hearth.example']),
    );
  });

  test('the unbranded one names no one and links nowhere, but keeps the listing', () => {
    expect(unbranded.clips).toHaveLength(2);
    const said = JSON.stringify(unbranded);
    for (const secret of [
      brand.company,
      brand.agent.name,
      brand.agent.phone,
      brand.agent.email,
      brand.agent.licence,
      'example/share',
      brand.website,
    ]) {
      expect(said).not.toContain(secret);
    }
    expect(said).not.toMatch(/"kind":"(code|picture)"/);
    expect(allWords(unbranded)).toEqual(expect.arrayContaining(['128 Alder Court', '$745,000']));
  });

  test('an account without a brand gets no empty cards', () => {
    expect(plan([photo], { titles }).clips).toHaveLength(1);
  });
});

test('a disclosure stands on every frame of the altered clips and on no other', () => {
  const staged = { ...photo, disclosure: 'Virtually staged' };
  const timeline = plan([photo, staged, photo, staged], { titles });
  timeline.clips.forEach((clip, index) => {
    const plates = clip.overlays.filter((overlay) => wordsOf(overlay.card).includes('Virtually staged'));
    expect(plates).toHaveLength(index % 2);
    for (const plate of plates) {
      for (let frame = 0; frame < clip.frames + clip.tail; frame++) expect(overlayStrength(plate, frame)).toBe(1);
    }
  });
  expect(timeline.captions.filter(({ text }) => text.includes('[Virtually staged]')).map(({ from }) => from)).toEqual([
    90, 270,
  ]);
});

test('a reveal says Before, then what was done from the moment it is seen', () => {
  const { clips, captions } = plan([{ ...photo, disclosure: 'Virtually staged', reveal: true }]);
  const { reveal, overlays } = clips[0]!;
  const [before, staged] = overlays;
  expect(wordsOf(before!.card)).toEqual(['Before']);
  expect(overlayStrength(before!, reveal!.from - 1)).toBe(1);
  expect(overlayStrength(before!, reveal!.to)).toBe(0);
  expect(overlayStrength(staged!, reveal!.from - 1)).toBe(0);
  expect(overlayStrength(staged!, reveal!.from)).toBeGreaterThan(0);
  expect(overlayStrength(staged!, clips[0]!.frames - 1)).toBe(1);
  expect(captions.map(({ text }) => text)).toEqual(['[Before]', '[Virtually staged]']);
});

test.each(ASPECTS)('%s: all words stay inside the safe area, at every quality and fit', (aspect: Aspect) => {
  for (const quality of QUALITIES) {
    for (const fitMode of ['cover', 'contain'] as const) {
      const photos = [
        { ...photo, disclosure: 'Virtually staged' },
        { ...photo, caption: 'The kitchen' },
      ];
      const timeline = plan(photos, { aspect, quality, fitMode, titles, brand });
      const safe = safeArea(aspect, timeline.frame);
      const cards = timeline.clips.flatMap((clip) => [
        ...('card' in clip.picture ? [clip.picture.card] : []),
        ...clip.overlays.map((overlay) => overlay.card),
      ]);
      for (const item of cards.flatMap((card) => card.items)) {
        const box =
          item.kind === 'text'
            ? { top: item.y - item.size * 0.75, bottom: item.y + item.size * 0.2 }
            : { top: item.y, bottom: item.y + ('height' in item ? item.height : item.size) };
        expect(box.top).toBeGreaterThanOrEqual(safe.top - 1);
        expect(box.bottom).toBeLessThanOrEqual(safe.bottom + 1);
        if (item.kind === 'text') {
          const left = item.align === 'center' ? item.x - item.maxWidth! / 2 : item.x;
          expect(left).toBeGreaterThanOrEqual(safe.left - 1);
          expect(left + item.maxWidth!).toBeLessThanOrEqual(safe.right + 1);
        }
      }
    }
  }
});

describe('what a change films anew', () => {
  const photos = [photo, { ...photo, width: 3001 }, { ...photo, disclosure: 'Virtually staged' }, photo];
  const keys = photos.map((_, i) => ({ key: `photo-${i}` }));
  const named = (parameters: VideoParametersInput) => {
    const timeline = plan(photos, parameters);
    return timeline.clips.map((_, i) => clipKey(timeline, i, keys, { preset: 'veryfast', crf: 20 }));
  };
  const changed = (a: string[], b: string[]) => a.flatMap((key, i) => (key === b[i] ? [] : [i]));

  test('other music: nothing', () => {
    const base = named({ titles });
    expect(changed(base, named({ titles, music: { kind: 'none' } }))).toEqual([]);
    expect(changed(base, named({ titles, music: { kind: 'bed', mood: 'bright' } }))).toEqual([]);
  });

  test('another price: the first photo only', () => {
    expect(changed(named({ titles }), named({ titles: { ...titles, price: '$699,000' } }))).toEqual([0]);
  });

  test('another agent: the end card only', () => {
    const other = { ...brand, agent: { name: 'Sam Ortiz' } };
    expect(changed(named({ titles, brand }), named({ titles, brand: other }))).toEqual([5]);
  });

  test('the unbranded cut: only the photo that the intro faded into', () => {
    const branded = named({ titles, brand });
    const clean = named({ titles, brand, cut: 'unbranded' });
    expect(clean.slice(1, 3).every((key) => branded.includes(key))).toBe(true);
  });

  test('another size, speed or fit: everything', () => {
    const base = named({ titles });
    for (const other of [
      { quality: '4k' as const },
      { fps: 60 as const },
      { fitMode: 'contain' as const },
      { duration: 4 },
    ]) {
      expect(changed(base, named({ titles, ...other }))).toEqual([0, 1, 2, 3]);
    }
  });
});

test('captions become a SubRip file', () => {
  expect(srtTime(0, 30)).toBe('00:00:00,000');
  expect(srtTime(110_131, 30)).toBe('01:01:11,033');
  const { captions, fps } = plan([photo, { ...photo, caption: 'The kitchen\n\n-->' }], { titles });
  expect(srtFile(captions, fps)).toBe(
    '1\n00:00:00,000 --> 00:00:03,000\n128 Alder Court, Portland\n$745,000\n3 bd  ·  2.5 ba  ·  1,850 sq ft\n\n' +
      '2\n00:00:03,000 --> 00:00:06,000\nThe kitchen\n→\n',
  );
  expect(srtFile([], 30)).toBe('');
});
