import type { Lettering } from '#engines/ports.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { backdropOf } from '#engines/video/drawing/backdrop.ts';
import { type Master, makeMaster } from '#engines/video/drawing/master.ts';
import { freeOverlay, layOver, type OverlayPlanes, overlayPlanes } from '#engines/video/drawing/overlay-planes.ts';
import { drawSeam, wipeShare } from '#engines/video/drawing/wipe.ts';
import type { Kernel } from '#engines/video/kernel/kernel.ts';
import { Glide } from '#engines/video/picture/glide.ts';
import { freePlanes, type Planes, planeBytes } from '#engines/video/picture/planes.ts';
import { type View, viewAt } from '#engines/video/shots/view.ts';
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
    const masterOf = (photo: Raster) => makeMaster(kernel, photo, pictures.picture, clip.shot, frame);
    const master = masterOf(pictures.picture);
    const backdrop = clip.shot.fit === 'contain' ? backdropOf(kernel, glide, master.planes, frame) : undefined;
    const after: Layer = { master, ...(backdrop && { backdrop }) };
    // One backdrop for both: only the photo is wiped.
    const before: Layer | undefined =
      clip.reveal && pictures.before ? { ...after, master: masterOf(pictures.before) } : undefined;
    const overlays: (OverlayPlanes | undefined)[] = [];
    for (const overlay of clip.overlays) overlays.push(await overlayPlanes(kernel, lettering, overlay));
    return new ClipDrawing(kernel, clip, glide, { after, ...(before && { before }) }, overlays);
  }

  draw(index: number, frame: Planes): void {
    const { shot, frames, tail, reveal, overlays } = this.#clip;
    const view = viewAt(shot.from, shot.to, index / Math.max(1, frames + tail - 1));
    if (this.#before && reveal) this.#drawReveal(this.#before, wipeShare(reveal, index), view, frame);
    else this.#drawLayer(this.#after, view, frame, 0, frame.width);
    overlays.forEach((overlay, at) => {
      const planes = this.#overlays[at];
      if (planes) layOver(this.#kernel, frame, planes, overlayStrength(overlay, index));
    });
  }

  #drawReveal(before: Layer, share: number, view: View, frame: Planes): void {
    const photo = placeOf(this.#after.master, view, frame);
    // A fraction of a pixel, so that the seam glides.
    const seam = share === 0 ? 0 : share === 1 ? frame.width : photo.left + share * (photo.right - photo.left);
    const column = Math.round(seam);
    if (column > 0) this.#drawLayer(this.#after, view, frame, 0, column);
    if (column < frame.width) this.#drawLayer(before, view, frame, column, frame.width);
    if (share > 0 && share < 1) drawSeam(this.#kernel, frame, seam, photo);
  }

  #drawLayer({ master, backdrop }: Layer, view: View, frame: Planes, from: number, to: number): void {
    if (backdrop) copyColumns(this.#kernel, backdrop, frame, from, to);
    this.#glide.draw(frame, master.planes, master.toMaster(view), {
      columns: { from, to },
      ...(backdrop && { under: backdrop }),
    });
  }

  close(): void {
    for (const layer of [this.#after, this.#before]) if (layer) freePlanes(this.#kernel, layer.master.planes);
    if (this.#after.backdrop) freePlanes(this.#kernel, this.#after.backdrop);
    for (const overlay of this.#overlays) if (overlay) freeOverlay(this.#kernel, overlay);
    this.#glide.close();
  }
}

/** The part of the frame that the photo itself takes. */
function placeOf(master: Master, view: View, frame: Planes) {
  const { x, y, width, height } = master.toMaster(view);
  const [sx, sy] = [frame.width / width, frame.height / height];
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return {
    left: clamp(-x * sx, frame.width),
    right: clamp((master.planes.width - x) * sx, frame.width),
    top: clamp(-y * sy, frame.height),
    bottom: clamp((master.planes.height - y) * sy, frame.height),
  };
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
