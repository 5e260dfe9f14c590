import type { Point, Size, View } from '#engines/video/shots/view.ts';

/** What matters in a photo, in shares of its sides. */
export type Sight = {
  readonly focus: Point;
  /** Where the room's lines meet, when they clearly do. */
  readonly vanishing?: Point;
  /** How far what stands out reaches, in shares of the sides; where a house cannot be told from the rest, this stands for it. */
  readonly spread?: { readonly x: number; readonly y: number };
  /** The house: a move may pass over it but never leaves a part of it unseen that would have fitted. */
  readonly subject?: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
};
export type ShotPhoto = Size & { readonly sight?: Sight };
export type MoveKind = 'push-in' | 'pull-out' | 'pan-right' | 'pan-left' | 'tilt-up' | 'tilt-down' | 'still';
export type Shot = {
  readonly fit: 'cover' | 'contain';
  readonly move: MoveKind;
  readonly from: View;
  readonly to: View;
  /** Why there is less movement than usual. */
  readonly note?: 'too-small' | 'too-small-to-fill';
};
export type ShotOptions = { readonly frame: Size; readonly seconds: number; readonly fit: 'cover' | 'contain' };
