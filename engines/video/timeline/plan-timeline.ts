import type { LetteringCard } from '#engines/ports.ts';
import { endCard, introCard } from '#engines/video/lettering/brand-cards.ts';
import { type Page, pageFor } from '#engines/video/lettering/layout.ts';
import { type Anchor, captionOverlay, plateOverlay, titleOverlay } from '#engines/video/lettering/overlays.ts';
import { titleWords } from '#engines/video/lettering/words.ts';
import type { VideoParameters } from '#engines/video/parameters/parameters.ts';
import { planShots } from '#engines/video/shots/plan-shots.ts';
import type { Shot, ShotPhoto } from '#engines/video/shots/shot.ts';
import { type Size, tightened } from '#engines/video/shots/view.ts';
import { beatFrames } from '#engines/video/sound/moods.ts';
import { frameSize } from '#engines/video/timeline/frame-format.ts';
import { type Caption, type Clip, clipStarts, type Overlay, type Timeline } from '#engines/video/timeline/timeline.ts';

export type TimelinePhoto = ShotPhoto & {
  readonly caption?: string;
  /** 'Virtually staged', 'Digitally altered': what the clip must say while the altered photo is seen. */
  readonly disclosure?: string;
  /** The original is at hand and the clip wipes from it to the result. */
  readonly reveal?: boolean;
};

const FADE_SECONDS = 0.5;
const INTRO_SECONDS = 1.6;
const END_SECONDS = 3;

/** Everything that will be seen, frame by frame, before a pixel is drawn. Both cuts come from here. */
export function planTimeline(photos: readonly TimelinePhoto[], parameters: VideoParameters): Timeline {
  const { aspect, fps, duration } = parameters;
  const frame = frameSize(aspect, parameters.quality ?? parameters.resolution);
  const page = pageFor(aspect, frame);
  const slot = Math.round(duration * fps);
  const mood = parameters.music.kind === 'bed' ? parameters.music.mood : 'warm';
  const beat = beatFrames(slot, fps, mood);
  const fade = parameters.transition === 'zoom_pan' ? Math.round(FADE_SECONDS * fps) : 0;
  const shots = planShots(photos, { frame, seconds: (slot + fade) / fps, fit: parameters.fitMode });
  const film = { page, slot, fade, fps, parameters };

  const branded = parameters.cut === 'branded';
  const onBeat = (seconds: number) => Math.max(1, Math.round((seconds * fps) / beat)) * beat;
  const intro = branded ? introCard(page, parameters.brand, parameters.titles) : undefined;
  const end = branded ? endCard(page, parameters.brand) : undefined;
  const scenes = [
    ...(intro ? [{ clip: cardClip(intro, frame, onBeat(INTRO_SECONDS)), words: [] }] : []),
    ...photos.map((photo, index) => photoScene(photo, index, shots[index]!, film)),
    ...(end ? [{ clip: cardClip(end, frame, onBeat(END_SECONDS)), words: [] }] : []),
  ];
  const clips = scenes.map(({ clip }, index) => ({ ...clip, tail: index < scenes.length - 1 ? fade : 0 }));
  const starts = clipStarts(clips);
  const captions = scenes.flatMap(({ words }, index) =>
    words.map((cue) => ({ ...cue, from: cue.from + starts[index]!, to: cue.to + starts[index]! })),
  );
  return { frame, fps, fade, clips, captions, beat };
}

type FilmFacts = { page: Page; slot: number; fade: number; fps: number; parameters: VideoParameters };
type Scene = { clip: Omit<Clip, 'tail'>; words: Caption[] };

function photoScene(photo: TimelinePhoto, index: number, shot: Shot, film: FilmFacts): Scene {
  const { page, slot, fade, fps, parameters } = film;
  const anchor = anchorFor(shot, page);
  // Words come once the photo stands and are gone before the next one mixes in: the next clip never depends on them.
  const timing = { from: fade, to: slot, fadeIn: Math.round(fps * 0.3), fadeOut: Math.round(fps * 0.27) };
  const whole = { from: 0, to: slot + fade, fadeIn: 0, fadeOut: 0 };
  const reveal = photo.reveal ? { from: Math.round(slot * 0.32), to: Math.round(slot * 0.68) } : undefined;

  const title = index === 0 ? titleOverlay(page, parameters.titles, anchor, timing) : undefined;
  const caption = photo.caption && !title ? captionOverlay(page, photo.caption, anchor, timing) : undefined;
  const plates: Overlay[] = [];
  if (reveal) {
    plates.push(plateOverlay(page, 'Before', anchor, { ...whole, to: reveal.from + 6, fadeOut: 6 }));
  }
  if (photo.disclosure) {
    const when = reveal ? { ...whole, from: reveal.from, fadeIn: 6 } : whole;
    plates.push(plateOverlay(page, photo.disclosure, anchor, when));
  }
  const clip = {
    picture: { photo: index },
    shot,
    frames: slot,
    overlays: [title, caption, ...plates].filter((overlay) => overlay !== undefined),
    ...(reveal && { reveal }),
  };
  return { clip, words: cues(photo, index, slot, reveal?.from, parameters) };
}

/** Above a contained photo, where a whole title fits there; otherwise low on the photo, on a scrim. */
function anchorFor(shot: Shot, { frame, safe, unit }: Page): Anchor {
  if (shot.fit === 'cover') return 'low';
  const bare = Math.min(...[shot.from, shot.to].map((view) => (-view.y * frame.height) / view.height));
  return bare - safe.top >= 274 * unit ? 'high' : 'low';
}

/** One cue a clip at a time: players show one above the other badly. */
function cues(
  photo: TimelinePhoto,
  index: number,
  slot: number,
  revealed: number | undefined,
  { titles }: VideoParameters,
): Caption[] {
  const shared = [index === 0 ? titleWords(titles) : '', photo.caption ?? ''].filter(Boolean).join('\n');
  const say = (from: number, to: number, ...words: string[]): Caption[] => {
    const text = words.filter(Boolean).join('\n');
    return text ? [{ from, to, text }] : [];
  };
  const disclosed = photo.disclosure ? `[${photo.disclosure}]` : '';
  if (revealed === undefined) return say(0, slot, shared, disclosed);
  return [...say(0, revealed, shared, '[Before]'), ...say(revealed, slot, shared, disclosed)];
}

/** Cards breathe a little: a frozen frame between moving ones reads as a fault. */
function cardClip(card: LetteringCard, frame: Size, frames: number): Omit<Clip, 'tail'> {
  const from = { x: 0, y: 0, ...frame };
  const to = tightened(from, 1.025, { x: frame.width / 2, y: frame.height / 2 });
  return { picture: { card }, shot: { fit: 'cover', move: 'push-in', from, to }, frames, overlays: [] };
}
