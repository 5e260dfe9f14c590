import { panAcross } from '#engines/video/shots/pan.ts';
import type { Shot, ShotOptions, ShotPhoto } from '#engines/video/shots/shot.ts';
import {
  centredView,
  containingSize,
  coveringSize,
  type Point,
  type Size,
  tightened,
  type View,
  viewAround,
} from '#engines/video/shots/view.ts';

/** Enlargement limits at 1080 pixels of frame width, the same at every quality, so that a 4K cut moves like the 1080p one. */
const LIMITS = { zoom: 2.5, move: 3.2, fill: 4.5 };
/** Much faster and the eye reads the move before the room; much slower and it does not read as a move. */
const ZOOM_PER_SECOND = 0.045;
const LARGEST_ZOOM = 1.18;
const SMALLEST_ZOOM = 1.04;
/** A picture that is wider than this many windows is a panorama: it is always panned. */
const PANORAMA = 2.6;
const NO_SLACK = 0.1;
/** Share of a window that two points may lie apart to be seen together. */
const BOTH_IN_VIEW = 0.7;

/**
 * One shot a photo, in order. Pure: the same photos give the same film. Zooms and pans take turns and each turns the
 * other way than the last of its kind.
 */
export function planShots(photos: readonly ShotPhoto[], options: ShotOptions): Shot[] {
  const turn = { zoomIn: true, forward: true, zoomNext: true };
  return photos.map((photo) => {
    const shot = options.fit === 'contain' ? containShot(photo, options, turn) : coverShot(photo, options, turn);
    if (shot.move === 'push-in' || shot.move === 'pull-out') turn.zoomIn = shot.move === 'pull-out';
    else if (shot.move !== 'still') turn.forward = !turn.forward;
    turn.zoomNext = shot.move !== 'push-in' && shot.move !== 'pull-out';
    return shot;
  });
}

type Turn = { readonly zoomIn: boolean; readonly forward: boolean; readonly zoomNext: boolean };

/** Screen pixels a photo pixel, as if the frame's short side were 1080. */
const enlargement = (window: Size, frame: Size) =>
  (frame.width / window.width) * (1080 / Math.min(frame.width, frame.height));

function coverShot(photo: ShotPhoto, options: ShotOptions, turn: Turn): Shot {
  const size = coveringSize(photo, options.frame);
  const enlarged = enlargement(size, options.frame);
  const slack = Math.max(photo.width / size.width, photo.height / size.height) - 1;
  // A panorama too coarse to be panned is shown whole as well: standing still, its window would show a seventh of it.
  if (enlarged > (slack < PANORAMA ? LIMITS.fill : LIMITS.move)) {
    return { ...containShot(photo, options, turn), note: 'too-small-to-fill' };
  }
  const aim = aimPoint(photo, size);
  const base = viewAround(size, aim, photo);
  if (enlarged > LIMITS.move) return { fit: 'cover', move: 'still', from: base, to: base, note: 'too-small' };

  const zoom = Math.min(zoomFor(options.seconds), LIMITS.zoom / enlarged, subjectZoom(photo, base, aim));
  const canZoom = zoom >= SMALLEST_ZOOM && slack < PANORAMA && !isWider(photo, size);
  const canPan = slack > NO_SLACK;
  if (canZoom && (turn.zoomNext || !canPan)) {
    const tight = tightened(base, zoom, aim);
    return turn.zoomIn
      ? { fit: 'cover', move: 'push-in', from: base, to: tight }
      : { fit: 'cover', move: 'pull-out', from: tight, to: base };
  }
  if (canPan) return panAcross(photo, size, aim, options.seconds, turn.forward);
  return { fit: 'cover', move: 'still', from: base, to: base, note: 'too-small' };
}

/** The whole photo, always; it grows to its place or shrinks from it. */
function containShot(photo: ShotPhoto, options: ShotOptions, turn: Turn): Shot {
  const whole = centredView(containingSize(photo, options.frame), photo);
  if (enlargement(whole, options.frame) > LIMITS.zoom) {
    return { fit: 'contain', move: 'still', from: whole, to: whole, note: 'too-small' };
  }
  const middle = { x: photo.width / 2, y: photo.height / 2 };
  const wide = tightened(whole, 1 / (1 + (zoomFor(options.seconds) - 1) / 2), middle);
  return turn.zoomIn
    ? { fit: 'contain', move: 'push-in', from: wide, to: whole }
    : { fit: 'contain', move: 'pull-out', from: whole, to: wide };
}

const zoomFor = (seconds: number) => Math.min(LARGEST_ZOOM, 1 + ZOOM_PER_SECOND * seconds);

/**
 * Rooms are pushed into along their depth; where lines meet nowhere, towards what stands out. A window that cannot hold
 * both the room's depth and what stands out goes to the latter: halfway between them it would show neither.
 */
function aimPoint(photo: ShotPhoto, size: Size): Point {
  const { focus, vanishing, subject } = photo.sight ?? { focus: { x: 0.5, y: 0.5 } };
  const middle = subject && { x: (subject.left + subject.right) / 2, y: (subject.top + subject.bottom) / 2 };
  const apart = vanishing ? Math.abs(vanishing.x - focus.x) * photo.width : 0;
  const depth = vanishing && apart < BOTH_IN_VIEW * size.width ? vanishing : undefined;
  const share = middle ?? (depth ? { x: (depth.x + focus.x) / 2, y: depth.y } : focus);
  return { x: share.x * photo.width, y: share.y * photo.height };
}

/** The house, or without one and without a room's depth whatever stands out, does not fit into one window. */
function isWider(photo: ShotPhoto, size: Size): boolean {
  const { subject, spread, vanishing } = photo.sight ?? {};
  if (subject) {
    const wide = (subject.right - subject.left) * photo.width > size.width;
    return wide || (subject.bottom - subject.top) * photo.height > size.height;
  }
  if (!spread || vanishing) return false;
  return spread.x * photo.width > size.width || spread.y * photo.height > size.height;
}

/** The tightest zoom around the aim that still shows all of the subject that the wide window shows. */
function subjectZoom(photo: ShotPhoto, base: View, aim: Point): number {
  const subject = photo.sight?.subject;
  if (!subject) return Number.POSITIVE_INFINITY;
  const sides = [
    [aim.x - base.x, aim.x - Math.max(subject.left * photo.width, base.x)],
    [base.x + base.width - aim.x, Math.min(subject.right * photo.width, base.x + base.width) - aim.x],
    [aim.y - base.y, aim.y - Math.max(subject.top * photo.height, base.y)],
    [base.y + base.height - aim.y, Math.min(subject.bottom * photo.height, base.y + base.height) - aim.y],
  ] as const;
  return Math.min(...sides.map(([room, need]) => (need > 0 ? room / need : Number.POSITIVE_INFINITY)));
}
