import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planShots } from '#engines/video/shots/plan-shots.ts';
import type { ShotPhoto } from '#engines/video/shots/shot.ts';
import { ease, type View, viewAt } from '#engines/video/shots/view.ts';

const upright = { width: 1080, height: 1920 };
const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: share, y: share });
const photos = fc.array(
  fc.record({
    width: fc.integer({ min: 40, max: 9000 }),
    height: fc.integer({ min: 40, max: 9000 }),
    sight: fc.option(
      fc.record({
        focus: point,
        vanishing: fc.option(point, { nil: undefined }),
        spread: fc.option(point, { nil: undefined }),
      }),
      { nil: undefined },
    ),
  }) as fc.Arbitrary<ShotPhoto>,
  { minLength: 1, maxLength: 20 },
);
const frames = fc.constantFrom(
  upright,
  { width: 1080, height: 1080 },
  { width: 1080, height: 1350 },
  { width: 1920, height: 1080 },
);
const options = fc.record({
  frame: frames,
  seconds: fc.double({ min: 2, max: 5.5, noNaN: true }),
  fit: fc.constantFrom('cover' as const, 'contain' as const),
});
const inside = (view: View, photo: { width: number; height: number }) => {
  const slack = 1e-6 * Math.max(photo.width, photo.height);
  return (
    view.x >= -slack &&
    view.y >= -slack &&
    view.x + view.width <= photo.width + slack &&
    view.y + view.height <= photo.height + slack
  );
};
const steps = Array.from({ length: 21 }, (_, i) => i / 20);

describe('every plan, whatever the photos', () => {
  test('fills the frame from inside the photo, or shows the photo whole', () => {
    fc.assert(
      fc.property(photos, options, (list, how) => {
        planShots(list, how).forEach((shot, index) => {
          const photo = list[index]!;
          for (const t of steps) {
            const view = viewAt(shot.from, shot.to, t);
            expect(view.width / view.height).toBeCloseTo(how.frame.width / how.frame.height, 6);
            if (shot.fit === 'cover') expect(inside(view, photo)).toBe(true);
            else expect(inside({ x: -view.x, y: -view.y, ...sides(photo) }, view)).toBe(true);
          }
        });
      }),
    );
  });

  test('never changes the fit asked for, except to show a tiny photo whole', () => {
    fc.assert(
      fc.property(photos, options, (list, how) => {
        for (const shot of planShots(list, how)) {
          if (shot.fit !== how.fit) expect(shot.note).toBe('too-small-to-fill');
        }
      }),
    );
  });

  test('turns the other way than the last move of its kind', () => {
    fc.assert(
      fc.property(photos, options, (list, how) => {
        const moves = planShots(list, how).map((shot) => shot.move);
        const zooms = moves.filter((move) => move === 'push-in' || move === 'pull-out');
        zooms.forEach((move, i) => {
          if (i > 0) expect(move).not.toBe(zooms[i - 1]);
        });
        const slides = moves.filter((move) => /pan|tilt/.test(move)).map((move) => /right|up/.test(move));
        slides.forEach((forward, i) => {
          if (i > 0) expect(forward).not.toBe(slides[i - 1]);
        });
      }),
    );
  });

  test('is the same at 4K as at 1080p', () => {
    fc.assert(
      fc.property(photos, options, (list, how) => {
        const large = { ...how, frame: { width: how.frame.width * 2, height: how.frame.height * 2 } };
        expect(planShots(list, large)).toEqual(planShots(list, how));
      }),
    );
  });

  test('is not faster than the eye follows', () => {
    fc.assert(
      fc.property(photos, options, (list, how) => {
        for (const { from, to } of planShots(list, how)) {
          const travelled = Math.hypot((to.x - from.x) / from.width, (to.y - from.y) / from.height);
          if (Math.abs(from.width - to.width) < 1e-9) expect(travelled / how.seconds).toBeLessThanOrEqual(0.2501);
          expect(Math.max(from.width / to.width, to.width / from.width)).toBeLessThanOrEqual(1.19);
        }
      }),
    );
  });
});

const sides = ({ width, height }: { width: number; height: number }) => ({ width, height });
const plan = (photo: ShotPhoto, fit: 'cover' | 'contain' = 'cover', frame = upright) =>
  planShots([photo], { frame, seconds: 3, fit })[0]!;

test('a small photo stands still, a tiny one is shown whole', () => {
  expect(plan({ width: 640, height: 480 })).toMatchObject({ fit: 'cover', move: 'still', note: 'too-small' });
  expect(plan({ width: 300, height: 225 })).toMatchObject({ fit: 'contain', move: 'still', note: 'too-small-to-fill' });
  expect(plan({ width: 1024, height: 683 }).move).toMatch(/pan/); // Too coarse to zoom, fine to slide.
  expect(plan({ width: 2048, height: 1365 }).move).toBe('push-in');
  expect(plan({ width: 2048, height: 500 })).toMatchObject({ fit: 'contain', note: 'too-small-to-fill' });
});

test('a panorama is always panned, an upright photo in a wide frame tilted', () => {
  const frames = { frame: upright, seconds: 3, fit: 'cover' as const };
  for (const shot of planShots(Array(4).fill({ width: 8000, height: 2000 }), frames)) expect(shot.move).toMatch(/pan/);
  const wide = { ...frames, frame: { width: 1920, height: 1080 } };
  const moves = planShots(Array(4).fill({ width: 3000, height: 4500 }), wide).map((shot) => shot.move);
  expect(moves).toEqual(['push-in', 'tilt-up', 'pull-out', 'tilt-down']);
});

test('rooms take turns between pushing in, sliding, pulling out and sliding back', () => {
  const moves = planShots(Array(6).fill({ width: 4000, height: 3000 }), { frame: upright, seconds: 3, fit: 'cover' });
  expect(moves.map((shot) => shot.move)).toEqual([
    'push-in',
    'pan-right',
    'pull-out',
    'pan-left',
    'push-in',
    'pan-right',
  ]);
});

test('a push-in keeps the vanishing point where it is on the screen', () => {
  const vanishing = { x: 0.55, y: 0.45 };
  const shot = plan({ width: 4000, height: 3000, sight: { focus: { x: 0.55, y: 0.5 }, vanishing } });
  const place = (view: View) => ({
    x: (0.55 * 4000 - view.x) / view.width,
    y: (0.45 * 3000 - view.y) / view.height,
  });
  const start = place(shot.from);
  for (const t of steps) {
    const now = place(viewAt(shot.from, shot.to, t));
    expect(now.x).toBeCloseTo(start.x, 9);
    expect(now.y).toBeCloseTo(start.y, 9);
  }
});

test('a window too narrow for both the depth and what stands out shows what stands out', () => {
  const sight = { focus: { x: 0.7, y: 0.5 }, vanishing: { x: 0.2, y: 0.5 } };
  const { from } = plan({ width: 4000, height: 3000, sight });
  expect(from.x + from.width / 2).toBeCloseTo(2800, 0);
});

test('a house that fits stays whole, one that does not is passed along its whole width', () => {
  const narrow = { left: 0.35, top: 0.3, right: 0.7, bottom: 0.8 };
  const fits = plan({ width: 4000, height: 3000, sight: { focus: { x: 0.2, y: 0.5 }, subject: narrow } });
  for (const t of steps) {
    const view = viewAt(fits.from, fits.to, t);
    expect(view.x).toBeLessThanOrEqual(1400 + 1e-6);
    expect(view.x + view.width).toBeGreaterThanOrEqual(2800 - 1e-6);
  }
  const wide = { left: 0.2, top: 0.3, right: 0.8, bottom: 0.8 };
  const passes = plan({ width: 4000, height: 3000, sight: { focus: { x: 0.2, y: 0.5 }, subject: wide } });
  expect(passes.move).toBe('pan-right');
  expect(passes.from.x).toBeLessThanOrEqual(800 + 1e-6);
  expect(passes.to.x + passes.to.width).toBeGreaterThanOrEqual(3200 - 1e-6);
});

test('what stands out widely, without a room around it, is panned rather than cut', () => {
  const sight = { focus: { x: 0.5, y: 0.5 }, spread: { x: 0.6, y: 0.5 } };
  expect(plan({ width: 4000, height: 3000, sight }).move).toBe('pan-right');
  expect(plan({ width: 4000, height: 3000, sight: { ...sight, vanishing: { x: 0.5, y: 0.5 } } }).move).toBe('push-in');
});

test('easing starts and ends where it should and never turns back', () => {
  expect(ease(0)).toBe(0);
  expect(ease(1)).toBeCloseTo(1, 12);
  for (let i = 1; i <= 100; i++) expect(ease(i / 100)).toBeGreaterThan(ease((i - 1) / 100));
});

test('no photos, no shots', () => {
  expect(planShots([], { frame: upright, seconds: 3, fit: 'cover' })).toEqual([]);
});
