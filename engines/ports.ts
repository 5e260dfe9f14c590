import type { Mask, Plane, Raster } from '#engines/raster/raster.ts';

/** What the camera wrote into the file, as far as engines care. */
export type PhotoFacts = {
  /** 35 mm equivalent focal length from EXIF, when it is there. */
  readonly focalLength35?: number;
};

/** The class names of engines/vision, in the order of their ids (api.md). */
export const CLASS_NAMES = [
  'wall',
  'floor',
  'ceiling',
  'window',
  'door',
  'fixture',
  'movable',
  'sky',
  'facade',
  'roof',
  'pane',
  'entrance',
  'garage',
  'vegetation',
  'ground',
  'water',
  'vehicle',
  'other',
] as const;
export type ClassName = (typeof CLASS_NAMES)[number];

/** What the trained network says of one photo, at its own small size. */
export type Segmentation = {
  readonly width: number;
  readonly height: number;
  /** probabilities[classId] is a plane of width x height. */
  readonly probabilities: readonly Plane[];
  /** Scene heads of the network: name to probability. */
  readonly scene: Readonly<Record<string, number>>;
};

export type Segmenter = {
  /** `quick`: a smaller picture of it, for two thirds of the time. */
  segment(photo: Raster, signal?: AbortSignal, quick?: boolean): Promise<Segmentation>;
  /** The glass and the lamps of a house that fills the picture. */
  houseParts?(house: Raster, signal?: AbortSignal): Promise<HouseParts>;
};

/** Chances of glass and of lamps on walls, at the network's own small size. */
export type HouseParts = { readonly glass: Plane; readonly lamps: Plane };

/** Fills the masked area; the rest comes back unchanged. */
export type Inpainter = {
  readonly name: string;
  fill(photo: Raster, mask: Mask, signal?: AbortSignal): Promise<Raster>;
};

/** The classes of a room without its furniture, in the order in which the network names them; trim is baseboard and cornice. */
export const EMPTY_ROOM_CLASSES = ['wall', 'floor', 'ceiling', 'window', 'door', 'fixture', 'movable', 'trim'] as const;
export type EmptyRoomClass = (typeof EMPTY_ROOM_CLASSES)[number];

/** What a room would show if nothing stood in the covered area, at the network's own small size. */
export type EmptyRoom = {
  readonly width: number;
  readonly height: number;
  /** probabilities[i] belongs to EMPTY_ROOM_CLASSES[i]. */
  readonly probabilities: readonly Plane[];
};

/** Reads the room behind its furniture: it sees only what `covered` leaves open. */
export type EmptyRoomReader = { read(photo: Raster, covered: Mask, signal?: AbortSignal): Promise<EmptyRoom> };

/** What the sun adds at every place of a photo, in stops, at the network's own small size: about 0 in the shade and under clouds. */
export type Daylight = {
  readonly light: Plane;
  /** Red and blue against green. */
  readonly red: Plane;
  readonly blue: Plane;
};
export type DaylightReader = { read(photo: Raster, signal?: AbortSignal): Promise<Daylight> };

/**
 * A part of a photo, four pixels to a place: planes of half its width and height, four of red (of the upper two pixels,
 * of the lower two), of green and of blue, 0..255, and two hints of sky, 0..1, for each row. Sides are multiples of 32.
 */
export type SkylinePart = { readonly width: number; readonly height: number; readonly planes: Float32Array };
/** Answers planes of the same kind: the colour of what stands before the sky, and the share of sky in every pixel, all 0..255. */
export type SkylineReader = { read(part: SkylinePart, signal?: AbortSignal): Promise<Float32Array> };

/** Where finished I420 video frames go. One sink makes one file. */
export type FrameSink = {
  write(frame: Uint8Array): Promise<void>;
  finish(): Promise<void>;
  abort(): Promise<void>;
};
export type VideoEncoding = {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly output: string;
  readonly preset: 'ultrafast' | 'superfast' | 'veryfast';
  readonly crf: number;
  /**
   * Frames of each part, where one encoder makes several clips: part number i becomes the file `output.i`, which starts with a
   * key frame of its own and can be joined with any other clip. Starting an encoder a clip cost 4 % of a film.
   */
  readonly parts?: readonly number[];
};

/** Where the parts of an encoding go: its one output, or a file a part. */
export const partFiles = ({ output, parts }: Pick<VideoEncoding, 'output' | 'parts'>): string[] =>
  parts ? parts.map((_, index) => `${output}.${index}`) : [output];
/** Clips of one encoding, one after the other, untouched, with sound beside them. */
export type FilmJoin = {
  readonly clips: readonly { readonly file: string; readonly frames: number }[];
  readonly fps: number;
  readonly output: string;
  /** Path of a WAV file to mux as AAC. */
  readonly audio?: string;
  readonly title?: string;
};
export type Sound = { readonly rate: number; readonly left: Float32Array; readonly right: Float32Array };
export type Film = {
  open(encoding: VideoEncoding): Promise<FrameSink>;
  join(job: FilmJoin, signal?: AbortSignal): Promise<void>;
  /** One I420 frame as a JPEG file. */
  still(frame: Uint8Array, job: { width: number; height: number; output: string }): Promise<void>;
  /** A person's own music, decoded to 48 kHz stereo, at most `seconds` of it. */
  listen(file: string, seconds: number): Promise<Sound>;
};
/** ffmpeg is not there, or it stopped: the run fails with this sentence. */
export class FilmFault extends Error {
  readonly code: 'film-missing' | 'film-failed' | 'sound-unreadable';
  constructor(code: FilmFault['code'], message: string) {
    super(message);
    this.name = 'FilmFault';
    this.code = code;
  }
}

/** Draws text once to a straight-alpha RGBA picture. */
export type Lettering = {
  draw(card: LetteringCard): Promise<{ width: number; height: number; rgba: Uint8Array }>;
};
export type LetteringCard = {
  readonly width: number;
  readonly height: number;
  readonly background?: string;
  readonly items: readonly LetteringItem[];
};
export type LetteringItem =
  | {
      kind: 'text';
      text: string;
      x: number;
      y: number;
      size: number;
      weight: 400 | 500 | 600 | 700;
      face: 'serif' | 'sans';
      color: string;
      align: 'left' | 'center' | 'right';
      /** Wider text is set smaller until it fits. */
      maxWidth?: number;
      /** Extra space between letters, in pixels. */
      tracking?: number;
      /** A rounded plate behind the words, as wide as they turn out to be. */
      plate?: { color: string; padding: number };
      shadow?: boolean;
    }
  | { kind: 'box'; x: number; y: number; width: number; height: number; color: string; radius?: number }
  | { kind: 'picture'; x: number; y: number; width: number; height: number; png: Uint8Array }
  | { kind: 'code'; x: number; y: number; size: number; text: string; color: string };

/** A language model that writes from a prompt. Optional: every text has a built-in writer. */
export type TextModel = { readonly name: string; write(prompt: string, signal?: AbortSignal): Promise<string> };

/** What every engine gets besides its input. */
export type EngineContext = {
  readonly signal: AbortSignal;
  readonly seed: number;
  /** Worker threads that an engine may use inside its process. */
  readonly threads: number;
  progress(fraction: number, stage: string): void;
  readonly segmenter?: Segmenter;
  readonly inpainter?: Inpainter;
  readonly emptyRoom?: EmptyRoomReader;
  readonly daylight?: DaylightReader;
  readonly skyline?: SkylineReader;
};

/** The proof and the measurements that go with a picture. Engines may add facts of their own. */
export type ImageReport = {
  readonly engine: string;
  readonly version: string;
  readonly seed: number;
  /** Share of pixels that differ from the decoded original, 0..1. */
  readonly changedShare: number;
  /** 0..1: how sure the engine is of what it did. */
  readonly confidence: number;
  readonly milliseconds: Readonly<Record<string, number>>;
  /** IPTC digital source type code: what really ran. */
  readonly digitalSourceType: 'composite' | 'compositeWithTrainedAlgorithmicMedia' | 'algorithmicallyEnhanced';
  readonly details: Readonly<Record<string, unknown>>;
};

export type Question = 'floor-corners' | 'sky-mask' | 'clear-mask';

export type ImageOutcome =
  | { outcome: 'ok'; picture: Raster; mask: Mask; report: ImageReport }
  | { outcome: 'ask'; question: Question; reason: string; proposal: unknown }
  | { outcome: 'refuse'; reason: string };

/** Staging, clearing and dusk stand behind this one port. Parameters are validated by the engine's own schema. */
export type ImageEngine<Parameters> = {
  readonly name: string;
  readonly version: string;
  run(photo: Raster, parameters: Parameters, context: EngineContext, facts?: PhotoFacts): Promise<ImageOutcome>;
};
