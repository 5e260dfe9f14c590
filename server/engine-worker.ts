import { flushCompileCache } from 'node:module';
import { canvasLettering } from '#adapters/canvas/lettering.ts';
import { chatCompletionsModel } from '#adapters/chat-completions/text-model.ts';
import { ffmpegFilm } from '#adapters/ffmpeg/film.ts';
import { heicDecoder } from '#adapters/heic/heic-decoder.ts';
import { miganInpainter } from '#adapters/migan/inpainter.ts';
import { onnxDaylight } from '#adapters/onnx/daylight.ts';
import { onnxEmptyRoom } from '#adapters/onnx/empty-room.ts';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import { onnxSkyline } from '#adapters/onnx/skyline.ts';
import { sharpRasterCodec } from '#adapters/sharp/raster-codec.ts';
import type { EngineTools } from './engine/engine-tools.ts';
import { performTask } from './engine/perform-task.ts';
import type { FromEngine, ToEngine } from './platform/engine-task.ts';

// An engine process: one task at a time from its parent, files by path, progress back. Killed without notice when cancelled.
const send = (message: FromEngine): void => {
  process.send?.(message);
};

// Weights are read at the first photo that needs them.
const segmenter = onnxSegmenter();
const inpainter = miganInpainter();
const emptyRoom = onnxEmptyRoom();
const daylight = onnxDaylight();
const skyline = onnxSkyline();

const { TEXT_MODEL_URL, TEXT_MODEL_NAME, TEXT_MODEL_KEY } = process.env;
const tools: EngineTools = {
  rasters: sharpRasterCodec(heicDecoder()),
  film: ffmpegFilm({
    ...(process.env.FFMPEG_PATH ? { configured: process.env.FFMPEG_PATH } : {}),
    searchPath: process.env.PATH ?? '',
  }),
  lettering: canvasLettering,
  ...(TEXT_MODEL_URL && TEXT_MODEL_NAME
    ? {
        textModel: chatCompletionsModel({
          url: TEXT_MODEL_URL,
          model: TEXT_MODEL_NAME,
          ...(TEXT_MODEL_KEY ? { key: TEXT_MODEL_KEY } : {}),
        }),
      }
    : {}),
  segmenter: async () => segmenter,
  inpainter: async () => inpainter,
  emptyRoom: async () => emptyRoom,
  daylight: async () => daylight,
  skyline: async () => skyline,
  progress: (fraction, stage) => send({ kind: 'progress', fraction, stage }),
};

process.on('message', (message: ToEngine) => {
  performTask(message.task, tools, new AbortController().signal)
    .then(
      (result) => send({ kind: 'result', result }),
      (error: unknown) =>
        send({ kind: 'fault', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
    // Killed, a process writes nothing down: what it has compiled is kept for the next one where the server keeps such things.
    .finally(flushCompileCache);
});
// The parent is gone (kill -9): nobody waits for the work any more.
process.on('disconnect', () => process.exit(0));
send({ kind: 'ready' });
