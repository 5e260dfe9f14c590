import type { Kernel } from '#engines/video/kernel/kernel.ts';
import { type Box, eachPlane, type Planes } from '#engines/video/picture/planes.ts';
import { COLUMNS_ENTRY, fillTaps, packColumns } from '#engines/video/picture/taps.ts';

/** Columns of the frame that a drawing may touch; a wipe draws two pictures side by side. */
export type Columns = { readonly from: number; readonly to: number };

const WHOLE = {
  left: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

/** What the kernel's moving window wants at least of columns and at most of a step: eight samples must lie in sixteen bytes. */
const NARROWEST = 16;
const STEEPEST = 1.5;

type Axis = {
  first: number;
  weights: number;
  tables(): { first: Int32Array; weights: Int16Array };
};

/** The tables of one frame size, kept in the kernel's memory and refilled for every frame. */
export class Glide {
  readonly #kernel: Kernel;
  readonly #x: Axis;
  readonly #y: Axis;
  /** The columns' tables again, eight at a time, as the kernel's moving window wants them. */
  readonly #columns: number;
  readonly #columnsBytes: number;
  readonly #ring: number;
  readonly #row: number;
  readonly #blocks: number[];

  constructor(kernel: Kernel, size: { width: number; height: number }, widestSource: number) {
    this.#kernel = kernel;
    const axis = (count: number): Axis => {
      const first = kernel.heap.reserve(count * 4);
      const weights = kernel.heap.reserve(count * 8);
      return {
        first,
        weights,
        tables: () => ({
          first: new Int32Array(kernel.heap.memory.buffer, first, count),
          weights: new Int16Array(kernel.heap.memory.buffer, weights, count * 4),
        }),
      };
    };
    this.#x = axis(size.width);
    this.#y = axis(size.height);
    const groups = Math.ceil(size.width / 8);
    this.#columnsBytes = groups * COLUMNS_ENTRY;
    this.#columns = kernel.heap.reserve(this.#columnsBytes);
    this.#ring = kernel.heap.reserve(groups * 16 * 8);
    this.#row = kernel.heap.reserve(widestSource * 2 + 16);
    this.#blocks = [this.#x.first, this.#x.weights, this.#y.first, this.#y.weights];
    this.#blocks.push(this.#columns, this.#ring, this.#row);
  }

  /**
   * Draws the part of `source` that `view` shows (in source pixels, fractions count) over the whole frame.
   * Where the view reaches past the source the frame keeps what it had; `under` is blended at those edges by
   * sub-pixel coverage, because an edge that snaps to whole pixels shakes as much as a zoompan.
   */
  draw(
    frame: Planes,
    source: Planes,
    view: Box,
    options: { columns?: Columns; under?: Planes; filter?: 'moving' | 'spline' } = {},
  ): void {
    const scaleX = view.width / frame.width;
    const scaleY = view.height / frame.height;
    const sources = eachPlane(source);
    const unders = options.under && eachPlane(options.under);
    eachPlane(frame).forEach((plane, index) => {
      const src = sources[index]!;
      // Written chroma is sited left (what H.264 means when it says nothing), kept chroma in the middle.
      const siting = plane.by === 2 ? 0.25 : 0;
      const left = -view.x / scaleX / plane.by + siting;
      const right = (source.width - view.x) / scaleX / plane.by + siting;
      const top = -view.y / scaleY / plane.by;
      const bottom = (source.height - view.y) / scaleY / plane.by;
      const columns = options.columns ?? { from: 0, to: frame.width };
      // Without anything underneath, rounding at a photo's rim must not leave a column of the last frame behind.
      const clip = options.under ? { left, right, top, bottom } : WHOLE;
      const x0 = Math.max(Math.floor(clip.left), Math.round(columns.from / plane.by), 0);
      const x1 = Math.min(Math.ceil(clip.right), Math.round(columns.to / plane.by), plane.width);
      const y0 = Math.max(Math.floor(clip.top), 0);
      const y1 = Math.min(Math.ceil(clip.bottom), plane.height);
      if (x1 <= x0 || y1 <= y0) return;
      if (index < 2) {
        const filter = options.filter ?? 'moving';
        fillTaps(this.#x.tables(), {
          from: x0,
          count: x1 - x0,
          origin: view.x / plane.by - siting * scaleX,
          step: scaleX,
          size: src.width,
          filter,
        });
        fillTaps(this.#y.tables(), {
          from: y0,
          count: y1 - y0,
          origin: view.y / plane.by,
          step: scaleY,
          size: src.height,
          filter,
        });
      }
      this.#resample(src, plane, { x0, y0, width: x1 - x0, height: y1 - y0 }, { step: scaleX, fresh: index < 2 });
      const under = unders?.[index];
      if (under) this.#softenEdges(plane, under.at, { left, right, top, bottom }, { x0, x1, y0, y1 });
    });
  }

  /** The V plane uses the tables that the U plane left. */
  #resample(
    src: { at: number; width: number; height: number },
    dst: { at: number; width: number },
    part: { x0: number; y0: number; width: number; height: number },
    { step, fresh }: { step: number; fresh: boolean },
  ): void {
    const { width, height } = part;
    const into = dst.at + part.y0 * dst.width + part.x0;
    const [x, y] = [this.#x, this.#y];
    if (width >= NARROWEST && step <= STEEPEST) {
      const table = this.#kernel.heap.bytes(this.#columns, this.#columnsBytes);
      if (fresh) packColumns(x.tables(), width, table);
      const { first, weights } = y;
      this.#kernel.glide(src.at, src.width, into, dst.width, width, height, this.#columns, first, weights, this.#ring);
      return;
    }
    const span = x.tables().first[width - 1]! + 4;
    const columns = [x.first, x.weights, 4] as const;
    const rows = [y.first, y.weights, 4] as const;
    this.#kernel.resample(src.at, src.width, into, dst.width, width, height, ...columns, ...rows, span, this.#row);
  }

  #softenEdges(
    plane: { at: number; width: number; height: number },
    under: number,
    edge: { left: number; right: number; top: number; bottom: number },
    part: { x0: number; x1: number; y0: number; y1: number },
  ): void {
    const size = plane.width * plane.height;
    const above = this.#kernel.heap.bytes(plane.at, size);
    const below = this.#kernel.heap.bytes(under, size);
    const soften = (start: number, step: number, count: number, share: number) => {
      if (share >= 1) return;
      for (let i = 0, at = start; i < count; i++, at += step) {
        above[at] = Math.round(below[at]! + (above[at]! - below[at]!) * share);
      }
    };
    const { x0, x1, y0, y1 } = part;
    soften(y0 * plane.width + x0, 1, x1 - x0, y0 + 1 - edge.top);
    soften((y1 - 1) * plane.width + x0, 1, x1 - x0, edge.bottom - (y1 - 1));
    soften(y0 * plane.width + x0, plane.width, y1 - y0, x0 + 1 - edge.left);
    soften(y0 * plane.width + x1 - 1, plane.width, y1 - y0, edge.right - (x1 - 1));
  }

  close(): void {
    for (const at of this.#blocks) this.#kernel.heap.release(at);
  }
}
