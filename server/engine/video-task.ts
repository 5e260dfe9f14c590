import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { VideoParameters as VideoOrder } from '#contracts/services.ts';
import { checkText } from '#domain/compliance/index.ts';
import { disclosureFor } from '#domain/photos/disclosure-label.ts';
import { FilmFault } from '#engines/ports.ts';
import { makeVideo, PhotoFault, type VideoParametersInput, type VideoPhoto } from '#engines/video/index.ts';
import type { EngineResult, EngineTask, TaskFacts, TaskPhoto } from '#server/platform/engine-task.ts';
import type { EngineTools } from './engine-tools.ts';

/** Photos in the person's order, one film out. */
export const performVideoTask = async (
  task: EngineTask,
  tools: EngineTools,
  signal: AbortSignal,
): Promise<EngineResult> => {
  const order = task.parameters as z.output<typeof VideoOrder>;
  const photos = await Promise.all(task.photos.map((photo) => filmed(photo, order.reveal, tools)));
  const output = join(task.folder, 'video.mp4');
  if (order.music === 'own' && !task.musicFile) return { outcome: 'refuse', reason: NO_MUSIC };
  try {
    const segmenter = await tools.segmenter?.();
    const film = await makeVideo(
      {
        photos,
        output,
        scratch: task.folder,
        ...(task.clipFolder ? { clipFolder: task.clipFolder } : {}),
        parameters: {
          duration: order.duration,
          resolution: order.resolution,
          transition: order.transition,
          fitMode: order.fitMode,
          aspect: order.aspect,
          cut: order.cut === 'mls' ? 'unbranded' : 'branded',
          titles: order.titles ? titlesOf(task.facts) : {},
          brand: await brandOf(task.facts),
          music: musicOf(order.music, task.musicFile ?? null),
        },
      },
      { film: tools.film, lettering: tools.lettering },
      { signal, seed: task.seed, progress: tools.progress, ...(segmenter ? { segmenter } : {}) },
    );
    return {
      outcome: 'ok',
      video: { file: film.video, poster: film.poster, captions: film.captions },
      report: {
        engine: 'video',
        version: '1',
        digitalSourceType: 'composite',
        seconds: film.seconds,
        frames: film.frames,
        width: film.width,
        height: film.height,
        ...film.report,
      },
    };
  } catch (error) {
    const words = refusalOf(error);
    if (words) return { outcome: 'refuse', reason: words };
    throw error;
  }
};

const NO_MUSIC = 'The music file of this listing is gone. Upload it again or choose one of ours.';

/** What another try cannot mend is said at once and costs nothing. An encoder that died is tried again. */
const refusalOf = (error: unknown): string | null => {
  if (error instanceof PhotoFault) return error.message;
  if (error instanceof FilmFault && error.code !== 'film-failed') return error.message;
  return null;
};

const musicOf = (music: z.output<typeof VideoOrder>['music'], own: string | null): VideoParametersInput['music'] => {
  if (music === 'own') return own ? { kind: 'file', path: own } : { kind: 'none' };
  return music === 'none' ? { kind: 'none' } : { kind: 'bed', mood: music };
};

const filmed = async (photo: TaskPhoto, reveal: boolean, tools: EngineTools): Promise<VideoPhoto> => {
  const load = (file: string) => async () => (await tools.rasters.decodePhoto(file)).raster;
  const key = async (file: string) =>
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  const disclosure = photo.alteredBy ? disclosureFor(photo.alteredBy) : null;
  return {
    key: await key(photo.file),
    load: load(photo.file),
    ...(disclosure ? { disclosure } : {}),
    ...(reveal && photo.beforeFile
      ? { before: { key: await key(photo.beforeFile), load: load(photo.beforeFile) } }
      : {}),
  };
};

/** Address and price are free text: what the guard blocks is not drawn on a film. */
const fair = (words: string | null): words is string =>
  Boolean(words) && !checkText(words!, 'title').some((finding) => finding.severity === 'block');

const titlesOf = (facts: TaskFacts) => ({
  ...(fair(facts.address) ? { address: facts.address.slice(0, 120) } : {}),
  ...(fair(facts.listingPrice) ? { price: priceWords(facts.listingPrice) } : {}),
  ...(facts.bedrooms === null ? {} : { beds: facts.bedrooms }),
  ...(facts.bathrooms === null ? {} : { baths: facts.bathrooms }),
  ...(facts.squareFootage === null ? {} : { area: `${facts.squareFootage.toLocaleString('en-US')} sq ft` }),
});

/** '745000' reads as a price only with its sign and commas; words that a person wrote stay as they are. */
const priceWords = (price: string): string =>
  /^\d{4,12}$/.test(price.trim()) ? `$${Number(price).toLocaleString('en-US')}` : price.slice(0, 40);

/** Empty strings of the form are no words. */
const brandOf = async ({ brand }: TaskFacts) => {
  if (!brand) return {};
  const { agentName, brokerage, phone, licence, website, color, logoFile } = brand;
  return {
    ...(brokerage ? { company: brokerage } : {}),
    ...(website ? { website } : {}),
    ...(color ? { color } : {}),
    ...(logoFile ? { logo: new Uint8Array(await readFile(logoFile)) } : {}),
    ...(agentName ? { agent: { name: agentName, ...(phone ? { phone } : {}), ...(licence ? { licence } : {}) } } : {}),
    ...(brand.shareUrl ? { shareUrl: brand.shareUrl } : {}),
  };
};
