import type { MoveKind, Shot, ShotPhoto } from '#engines/video/shots/shot.ts';
import type { Point, Size, View } from '#engines/video/shots/view.ts';

/** Windows a second. At 30 frames a pan judders above a fifth of the picture; a house that needs more may have a quarter. */
const SPEED = 0.16;
const SPEED_FOR_SUBJECT = 0.25;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));

/** Slides the window along the photo's longer way, with what matters in the middle of the journey. */
export function panAcross(photo: ShotPhoto, size: Size, aim: Point, seconds: number, forward: boolean): Shot {
  const sideways = photo.width - size.width > photo.height - size.height;
  const along = sideways ? 'width' : 'height';
  const slack = photo[along] - size[along];
  const subject = photo.sight?.subject;
  const wanted = subject
    ? (sideways ? subject.right - subject.left : subject.bottom - subject.top) * photo[along] - size[along]
    : 0;
  const usual = SPEED * seconds * size[along];
  const travel = Math.min(slack, Math.max(usual, Math.min(wanted, SPEED_FOR_SUBJECT * seconds * size[along])));
  const middle = (sideways ? aim.x : aim.y) - size[along] / 2;
  const start = clamp(middle - travel / 2, 0, slack - travel);
  const across = sideways
    ? clamp(aim.y - size.height / 2, 0, photo.height - size.height)
    : clamp(aim.x - size.width / 2, 0, photo.width - size.width);
  const at = (place: number): View => (sideways ? { ...size, x: place, y: across } : { ...size, x: across, y: place });
  const [first, second] = [at(start), at(start + travel)];
  const move: MoveKind = sideways ? (forward ? 'pan-right' : 'pan-left') : forward ? 'tilt-up' : 'tilt-down';
  const downwards = sideways ? forward : !forward;
  return { fit: 'cover', move, from: downwards ? first : second, to: downwards ? second : first };
}
