import { join } from 'node:path';
import { type Film, type FrameSink, type Lettering, partFiles, type VideoEncoding } from '#engines/ports.ts';
import type { ClipFolder } from '#engines/video/clips/clip-folder.ts';
import { ClipDrawing, type ClipPictures } from '#engines/video/drawing/clip-drawing.ts';
import { type Kernel, openKernel } from '#engines/video/kernel/kernel.ts';
import { newPlanes, type Planes, planeBytes } from '#engines/video/picture/planes.ts';
import type { Clip, Timeline } from '#engines/video/timeline/timeline.ts';

export type ClipTools = { readonly film: Film; readonly lettering: Lettering; readonly folder: ClipFolder };
export type ClipJob = {
  readonly timeline: Timeline;
  readonly encoding: Pick<VideoEncoding, 'preset' | 'crf'>;
  readonly signal: AbortSignal;
  pictures(clip: Clip): Promise<ClipPictures>;
  onFrame(): void;
};

export type NamedClip = { readonly index: number; readonly name: string };
/** A frame that is wanted besides the film. */
export type Keepsake = { readonly index: number; readonly at: number; take(frame: Uint8Array): void };

/** Draws clips into the encoder. Keeps two drawings at most: the clip at hand and the one fading away before it. */
export class ClipFilmer {
  readonly #kernel: Kernel;
  readonly #tools: ClipTools;
  readonly #job: ClipJob;
  readonly #drawings = new Map<number, ClipDrawing>();
  readonly #frames: readonly [Planes, Planes];
  readonly #fading: Planes;
  /**
   * Processor time of this thread between a clip's first frame and its last, for the report: the clock would count the
   * neighbours' work too. Handing frames over is in it, since the kernel books time by ticks of 4 ms and single frames read low.
   */
  drawn = { frames: 0, milliseconds: 0 };

  private constructor(kernel: Kernel, tools: ClipTools, job: ClipJob) {
    const { width, height } = job.timeline.frame;
    this.#kernel = kernel;
    this.#tools = tools;
    this.#job = job;
    this.#frames = [newPlanes(kernel, width, height), newPlanes(kernel, width, height)];
    this.#fading = newPlanes(kernel, width, height);
  }

  static async open(tools: ClipTools, job: ClipJob): Promise<ClipFilmer> {
    return new ClipFilmer(await openKernel(), tools, job);
  }

  /**
   * Films clips one after the other into one encoder, which gives each a file of its own. The keepsake is a copy of one frame
   * on the way, for the poster: drawn again it would cost its photo a second opening.
   */
  async film(clips: readonly NamedClip[], keepsake?: Keepsake): Promise<void> {
    if (clips.length === 0) return;
    const { timeline, encoding, signal } = this.#job;
    const parts = clips.map(({ index }) => timeline.clips[index]!.frames);
    await this.#prepare(clips[0]!.index);
    const output = join(this.#tools.folder.scratch, `${clips[0]!.name}.part`);
    const job = { ...timeline.frame, fps: timeline.fps, ...encoding, output, parts };
    const sink = await this.#tools.film.open(job);
    try {
      for (const { index } of clips) {
        await this.#prepare(index);
        await this.#pour(index, sink, keepsake);
        signal.throwIfAborted();
      }
      await sink.finish();
    } catch (error) {
      await sink.abort();
      throw error;
    }
    const files = partFiles(job);
    for (const [at, { name }] of clips.entries()) await this.#tools.folder.keep(name, files[at]!);
  }

  async #pour(index: number, sink: FrameSink, keepsake: Keepsake | undefined): Promise<void> {
    const { timeline, signal } = this.#job;
    const { frames } = timeline.clips[index]!;
    const started = threadMilliseconds();
    let writing = Promise.resolve();
    for (let at = 0; at < frames; at++) {
      signal.throwIfAborted();
      const frame = this.#frames[(at % 2) as 0 | 1];
      this.#draw(index, at, frame);
      await writing; // The other frame is on its way while this one was drawn.
      writing = sink.write(this.#bytes(frame));
      writing.catch(() => undefined); // Awaited on the next round.
      if (keepsake?.index === index && keepsake.at === at) keepsake.take(this.#bytes(frame).slice());
      this.#job.onFrame();
    }
    await writing;
    this.drawn.frames += frames;
    this.drawn.milliseconds += threadMilliseconds() - started;
  }

  /** One frame on its own, for the poster. The bytes are good until the next drawing. */
  async frame(index: number, at: number): Promise<Uint8Array> {
    await this.#prepare(index);
    this.#draw(index, at, this.#frames[0]);
    return this.#bytes(this.#frames[0]);
  }

  async #prepare(index: number): Promise<void> {
    const { clips, fade, frame } = this.#job.timeline;
    const wanted = fade > 0 && index > 0 ? [index - 1, index] : [index];
    for (const [at, drawing] of this.#drawings) {
      if (wanted.includes(at)) continue;
      drawing.close();
      this.#drawings.delete(at);
    }
    for (const at of wanted) {
      if (this.#drawings.has(at)) continue;
      const clip = clips[at]!;
      const pictures = await this.#job.pictures(clip);
      this.#drawings.set(at, await ClipDrawing.open(this.#kernel, this.#tools.lettering, frame, clip, pictures));
    }
  }

  #draw(index: number, at: number, frame: Planes): void {
    const { clips, fade } = this.#job.timeline;
    this.#drawings.get(index)!.draw(at, frame);
    if (index > 0 && at < fade) {
      this.#drawings.get(index - 1)!.draw(clips[index - 1]!.frames + at, this.#fading);
      const t = (at + 1) / (fade + 1);
      const weight = Math.round(256 * t * t * (3 - 2 * t));
      const bytes = planeBytes(frame.width, frame.height);
      this.#kernel.mix(this.#fading.at, frame.at, frame.at, bytes, weight);
    }
  }

  #bytes({ at, width, height }: Planes): Uint8Array {
    return this.#kernel.heap.bytes(at, planeBytes(width, height));
  }
}

/** Node before 23.9 cannot tell one thread from another; the clock must do there. */
function threadMilliseconds(): number {
  const used = process.threadCpuUsage?.();
  return used ? (used.user + used.system) / 1000 : performance.now();
}
