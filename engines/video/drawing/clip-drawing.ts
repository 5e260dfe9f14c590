import type { Lettering } from '#engines/ports.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { backdropOf } from '#engines/video/drawing/backdrop.ts';
import { type Master, makeMaster } from '#engines/video/drawing/master.ts';
import { freeOverlay, layOver, type OverlayPlanes, overlayPlanes } from '#engines/video/drawing/overlay-planes.ts';
import { drawSeam, wipeColumn } from '#engines/video/drawing/wipe.ts';
import type { Kernel } from '#engines/video/kernel/kernel.ts';
import { Glide } from '#engines/video/picture/glide.ts';
import { freePlanes, type Planes, planeBytes } from '#engines/video/picture/planes.ts';
import { viewAt } from '#engines/video/shots/view.ts';
import { type Clip, overlayStrength } from '#engines/video/timeline/timeline.ts';

export type ClipPictures = {
  readonly picture: Raster;
  /** The photo before it was altered, for a reveal. */
  readonly before?: Raster;
};

type Layer = { readonly master: Master; readonly backdrop?: Planes };

/** A clip ready to be drawn, any frame in any order. Holds masters, backdrops and lettering in the kernel's memory. */
export class ClipDrawing {
  readonly #kernel: Kernel;
  readonly #clip: Clip;
  readonly #glide: Glide;
  readonly #after: Layer;
  readonly #before: Layer | undefined;
  readonly #overlays: readonly (OverlayPlanes | undefined)[];

  private constructor(
    kernel: Kernel,
    clip: Clip,
    glide: Glide,
    layers: { after: Layer; before?: Layer },
    overlays: readonly (OverlayPlanes | undefined)[],
  ) {
    this.#kernel = kernel;
    this.#clip = clip;
    this.#glide = glide;
    this.#after = layers.after;
    this.#before = layers.before;
    this.#overlays = overlays;
  }

  static async open(
    kernel: Kernel,
    lettering: Lettering,
    frame: { width: number; height: number },
    clip: Clip,
    pictures: ClipPictures,
  ): Promise<ClipDrawing> {
    const widest = Math.max(pictures.picture.width, pictures.before?.width ?? 0, frame.width);
    const glide = new Glide(kernel, frame, widest);
    const layer = (photo: Raster): Layer => {
      const master = makeMaster(kernel, photo, pictures.picture, clip.shot, frame);
      if (clip.shot.fit === 'cover') return { master };
      return { master, backdrop: backdropOf(kernel, glide, master.planes, frame) };
    };
    const after = layer(pictures.picture);
    const before = clip.reveal && pictures.before ? layer(pictures.before) : undefined;
    const overlays: (OverlayPlanes | undefined)[] = [];
    for (const overlay of clip.overlays) overlays.push(await overlayPlanes(kernel, lettering, overlay));
    return new ClipDrawing(kernel, clip, glide, { after, ...(before && { before }) }, overlays);
  }

  draw(index: number, frame: Planes): void {
    const { shot, frames, tail, reveal, overlays } = this.#clip;
    const view = viewAt(shot.from, shot.to, index / Math.max(1, frames + tail - 1));
    const column = this.#before && reveal ? wipeColumn(reveal, index, frame.width) : frame.width;
    if (column > 0) this.#drawLayer(this.#after, view, frame, 0, Math.round(column));
    if (this.#before && column < frame.width) {
      this.#drawLayer(this.#before, view, frame, Math.round(column), frame.width);
    }
    if (column > 0 && column < frame.width) drawSeam(this.#kernel, frame, column);
    overlays.forEach((overlay, at) => {
      const planes = this.#overlays[at];
      if (planes) layOver(this.#kernel, frame, planes, overlayStrength(overlay, index));
    });
  }

  #drawLayer(
    { master, backdrop }: Layer,
    view: Parameters<Master['toMaster']>[0],
    frame: Planes,
    from: number,
    to: number,
  ): void {
    if (backdrop) copyColumns(this.#kernel, backdrop, frame, from, to);
    this.#glide.draw(frame, master.planes, master.toMaster(view), {
      columns: { from, to },
      ...(backdrop && { under: backdrop }),
    });
  }

  close(): void {
    for (const layer of [this.#after, this.#before]) {
      if (!layer) continue;
      freePlanes(this.#kernel, layer.master.planes);
      if (layer.backdrop) freePlanes(this.#kernel, layer.backdrop);
    }
    for (const overlay of this.#overlays) if (overlay) freeOverlay(this.#kernel, overlay);
    this.#glide.close();
  }
}

function copyColumns(kernel: Kernel, source: Planes, frame: Planes, from: number, to: number): void {
  const memory = kernel.heap.bytes(0, kernel.heap.memory.buffer.byteLength);
  if (from === 0 && to === frame.width) {
    memory.copyWithin(frame.at, source.at, source.at + planeBytes(frame.width, frame.height));
    return;
  }
  let offset = 0;
  for (const by of [1, 2, 2]) {
    const width = frame.width / by;
    const [left, right] = [Math.round(from / by), Math.round(to / by)];
    for (let row = 0; row < frame.height / by; row++) {
      const at = offset + row * width;
      memory.copyWithin(frame.at + at + left, source.at + at + left, source.at + at + right);
    }
    offset += width * (frame.height / by);
  }
}
