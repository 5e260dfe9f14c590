import { rm } from 'node:fs/promises';
import { encodeArguments } from '#adapters/ffmpeg/arguments.ts';
import { startFfmpeg } from '#adapters/ffmpeg/run-ffmpeg.ts';
import { FilmFault, type FrameSink, partFiles, type VideoEncoding } from '#engines/ports.ts';

/**
 * Frames go down the encoder's pipe as they are. `write` settles when the bytes have left our memory, so the caller
 * may draw the next frame into the same place: no frame is ever copied on this side.
 */
export function openSink(ffmpeg: string, encoding: VideoEncoding): FrameSink {
  const { child, ended } = startFfmpeg(ffmpeg, encodeArguments(encoding));
  const pipe = child.stdin!;
  const bytes = (encoding.width * encoding.height * 3) / 2;

  return {
    write(frame) {
      if (frame.length !== bytes) {
        throw new FilmFault('film-failed', `A frame has ${frame.length} bytes where ${bytes} were expected.`);
      }
      return new Promise((resolve, reject) => {
        // A dead encoder shows as a broken pipe here first; its own words are the better answer.
        const fail = () => ended.then(() => reject(early()), reject);
        if (!pipe.writable) fail();
        else pipe.write(frame, (error) => (error ? fail() : resolve()));
      });
    },
    async finish() {
      pipe.end();
      await ended;
    },
    async abort() {
      child.kill('SIGKILL');
      await ended.catch(() => undefined);
      await Promise.all(partFiles(encoding).map((file) => rm(file, { force: true })));
    },
  };
}

const early = () => new FilmFault('film-failed', 'The video encoder stopped before it had all frames.');
