import type { Lettering, LetteringCard, Segmenter } from '#engines/ports.ts';
import { newRaster, type Raster } from '#engines/raster/raster.ts';
import type { ClipPictures } from '#engines/video/drawing/clip-drawing.ts';
import { lookAt } from '#engines/video/sight/look-at.ts';
import type { TimelinePhoto } from '#engines/video/timeline/plan-timeline.ts';
import type { Clip } from '#engines/video/timeline/timeline.ts';

/** A photo that is decoded when it is needed and let go afterwards. `key` names its bytes (a content hash). */
export type VideoPhoto = {
  readonly key: string;
  load(): Promise<Raster>;
  readonly caption?: string;
  /** What the clip must say because the photo was altered: 'Virtually staged', 'Digitally altered'. */
  readonly disclosure?: string;
  /** The photo before it was altered: the clip then wipes from it to the result. */
  readonly before?: { readonly key: string; load(): Promise<Raster> };
};

/** A photo that cannot be shown: the run is refused before anything is drawn or charged. */
export class PhotoFault extends Error {
  readonly photo: number;
  constructor(photo: number, message: string) {
    super(message);
    this.name = 'PhotoFault';
    this.photo = photo;
  }
}

const SMALLEST = 32;
/** Decoded photos that stay until they are filmed, so that a usual listing is decoded once: 100 MB is eight photos of 4 megapixels. */
const KEPT_BYTES = 100e6;

export class PhotoShelf {
  readonly #photos: readonly VideoPhoto[];
  readonly #kept = new Map<number, Raster>();
  #bytes = 0;

  constructor(photos: readonly VideoPhoto[]) {
    this.#photos = photos;
  }

  /** Opens every photo once: finds broken ones and sees what each is about. */
  async survey(options: {
    segmenter?: Segmenter;
    signal: AbortSignal;
    onPhoto(done: number): void;
  }): Promise<TimelinePhoto[]> {
    const surveyed: TimelinePhoto[] = [];
    for (const [index, photo] of this.#photos.entries()) {
      options.signal.throwIfAborted();
      const raster = await this.#open(index, () => photo.load());
      if (photo.before) await this.#open(index, photo.before.load);
      const sight = await lookAt(raster, options.segmenter, options.signal);
      surveyed.push({
        width: raster.width,
        height: raster.height,
        sight,
        ...(photo.caption && { caption: photo.caption }),
        ...(photo.disclosure && { disclosure: photo.disclosure }),
        reveal: photo.before !== undefined,
      });
      if (this.#bytes + raster.data.length <= KEPT_BYTES) {
        this.#kept.set(index, raster);
        this.#bytes += raster.data.length;
      }
      options.onPhoto(index + 1);
    }
    return surveyed;
  }

  /** The pictures of a clip. A kept photo is handed out once: its clip holds its own copy from then on. */
  async pictures({ picture }: Clip, lettering: Lettering): Promise<ClipPictures> {
    if ('card' in picture) return { picture: await cardPicture(picture.card, lettering) };
    const photo = this.#photos[picture.photo]!;
    const kept = this.#kept.get(picture.photo);
    this.#kept.delete(picture.photo);
    const raster = kept ?? (await this.#open(picture.photo, () => photo.load()));
    if (!photo.before) return { picture: raster };
    return { picture: raster, before: await this.#open(picture.photo, photo.before.load) };
  }

  async #open(index: number, load: () => Promise<Raster>): Promise<Raster> {
    const raster = await load().catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      throw new PhotoFault(index, `Photo ${index + 1} cannot be read (${why}).`);
    });
    if (Math.min(raster.width, raster.height) < SMALLEST) {
      throw new PhotoFault(index, `Photo ${index + 1} is too small for a video (${raster.width} x ${raster.height}).`);
    }
    return raster;
  }
}

async function cardPicture(card: LetteringCard, lettering: Lettering): Promise<Raster> {
  const { width, height, rgba } = await lettering.draw(card);
  const picture = newRaster(width, height);
  for (let i = 0, from = 0; i < picture.data.length; i += 3, from += 4) {
    picture.data[i] = rgba[from]!;
    picture.data[i + 1] = rgba[from + 1]!;
    picture.data[i + 2] = rgba[from + 2]!;
  }
  return picture;
}
