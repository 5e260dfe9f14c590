import type { LetteringCard } from '#engines/ports.ts';
import type { Shot } from '#engines/video/shots/shot.ts';
import type { Size } from '#engines/video/shots/view.ts';

/** Words or a picture laid over a clip, drawn once. Frames count from the clip's first. */
export type Overlay = {
  readonly card: LetteringCard;
  /** A darkening behind the words that fades out upwards and downwards, in rows of the frame. */
  readonly scrim?: { readonly top: number; readonly solid: number; readonly bottom: number };
  readonly from: number;
  readonly to: number;
  readonly fadeIn: number;
  readonly fadeOut: number;
};

/** The wipe from the photo as it was to the photo as it is now, in frames of the clip. */
export type Reveal = { readonly from: number; readonly to: number };

export type Clip = {
  /** A photo by its place in the input, or a card drawn by the lettering. */
  readonly picture: { readonly photo: number } | { readonly card: LetteringCard };
  readonly shot: Shot;
  /** Frames of its own. A following cross-fade shows `tail` more of it. */
  readonly frames: number;
  readonly tail: number;
  readonly overlays: readonly Overlay[];
  readonly reveal?: Reveal;
};

/** What is said on screen and when, in frames of the film: the subtitle file. */
export type Caption = { readonly from: number; readonly to: number; readonly text: string };

export type Timeline = {
  readonly frame: Size;
  readonly fps: number;
  /** Frames of each cross-fade; 0 cuts. */
  readonly fade: number;
  readonly clips: readonly Clip[];
  readonly captions: readonly Caption[];
  /** Frames of one beat: every photo starts on one. */
  readonly beat: number;
};

export const clipStarts = (clips: readonly Clip[]): number[] => {
  let at = 0;
  return clips.map((clip) => {
    const start = at;
    at += clip.frames;
    return start;
  });
};

export const filmFrames = ({ clips }: Timeline): number => clips.reduce((sum, clip) => sum + clip.frames, 0);

/** How strongly an overlay shows on a frame of its clip, 0..1. */
export function overlayStrength(overlay: Overlay, frame: number): number {
  if (frame < overlay.from || frame >= overlay.to) return 0;
  const rising = overlay.fadeIn > 0 ? (frame - overlay.from + 1) / overlay.fadeIn : 1;
  const falling = overlay.fadeOut > 0 ? (overlay.to - frame) / overlay.fadeOut : 1;
  return Math.min(1, rising, falling);
}
