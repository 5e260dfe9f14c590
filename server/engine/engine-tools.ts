import type {
  DaylightReader,
  EmptyRoomReader,
  Film,
  Inpainter,
  Lettering,
  Segmenter,
  SkylineReader,
  TextModel,
} from '#engines/ports.ts';
import type { RasterCodec } from '#server/platform/ports.ts';

/** What engines get from outside, given once by engine-worker.ts. Models are loaded when first asked for. */
export type EngineTools = {
  readonly rasters: RasterCodec;
  readonly film: Film;
  readonly lettering: Lettering;
  /** Writes first where the host has configured one. */
  readonly textModel?: TextModel;
  segmenter?(): Promise<Segmenter>;
  inpainter?(): Promise<Inpainter>;
  emptyRoom?(): Promise<EmptyRoomReader>;
  daylight?(): Promise<DaylightReader>;
  skyline?(): Promise<SkylineReader>;
  progress(fraction: number, stage: string): void;
};
