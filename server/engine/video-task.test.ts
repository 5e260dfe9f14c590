import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpegFilm } from '#adapters/ffmpeg/film.ts';
import { serviceParameters } from '#contracts/services.ts';
import { FilmFault, type LetteringCard } from '#engines/ports.ts';
import { newRaster } from '#engines/raster/raster.ts';
import type { EngineTask, TaskFacts, TaskPhoto } from '#server/platform/engine-task.ts';
import type { EngineTools } from './engine-tools.ts';
import { performVideoTask } from './video-task.ts';

describe('a video order inside the engine process', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-task-'));
    await writeFile(join(folder, 'photo'), 'bytes');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const photo = (over: Partial<TaskPhoto> = {}): TaskPhoto => ({
    ...{ assetId: 'a', file: join(folder, 'photo'), fileName: 'a.jpg', focalLength35: null, roomType: null },
    ...{ alteredBy: null, beforeFile: null, ...over },
  });
  const facts: TaskFacts = {
    ...{ name: 'Elm', address: '1 Elm Street, Salem', bedrooms: 3, bathrooms: 2, squareFootage: 1850 },
    ...{ listingPrice: '745000', propertyType: 'condo', notes: null, mlsId: null, stagingStyle: null },
    ...{ photos: [], review: null, draftVersion: 0, brand: null },
  };
  const task = (parameters: object, photos = [photo()]): EngineTask => ({
    ...{ runId: 'r', service: 'ken_burns_video', folder, photos, facts, musicFile: null, clipFolder: null },
    ...{ seed: 1, threads: 1, parameters: serviceParameters.ken_burns_video.parse({ music: 'none', ...parameters }) },
  });
  const drawn: LetteringCard[] = [];
  const tools = (film: EngineTools['film']) =>
    ({
      film,
      lettering: {
        draw: async (card: LetteringCard) => {
          drawn.push(card);
          return { width: card.width, height: card.height, rgba: new Uint8Array(card.width * card.height * 4) };
        },
      },
      rasters: { decodePhoto: async () => ({ raster: newRaster(900, 600) }) },
      progress: () => undefined,
    }) as unknown as EngineTools;
  const perform = (order: EngineTask, film = ffmpegFilm({ packaged: () => undefined })) =>
    performVideoTask(order, tools(film), new AbortController().signal);

  it('without ffmpeg is refused with what to do, not tried again', async () => {
    expect(await perform(task({}))).toEqual({
      outcome: 'refuse',
      reason: 'Videos need ffmpeg, and none was found. Install ffmpeg or set FFMPEG_PATH to where it is.',
    });
  });

  it('is thrown for another try when the encoder dies', async () => {
    const dying = { ...ffmpegFilm({}), open: () => Promise.reject(new FilmFault('film-failed', 'ended by SIGKILL')) };
    await expect(perform(task({}), dying)).rejects.toThrow('SIGKILL');
  });

  it('says what the listing knows, and what was done to the photo', async () => {
    drawn.length = 0;
    await perform(task({}, [photo({ alteredBy: 'day_to_dusk' })]));
    const words = drawn.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])));
    expect(words).toEqual([
      '1 Elm Street',
      'Salem',
      '$745,000',
      '3 bd  ·  2 ba  ·  1,850 sq ft',
      'Digitally altered: virtual twilight',
    ]);
  });

  it('draws no words on a film that the guard blocks', async () => {
    drawn.length = 0;
    await perform({ ...task({}), facts: { ...facts, listingPrice: '$745,000, adults only' } });
    expect(JSON.stringify(drawn)).toContain('1 Elm Street');
    expect(JSON.stringify(drawn)).not.toMatch(/745|adults/);
  });

  it('wants a music file when it asks for the person’s own', async () => {
    expect(await perform(task({ music: 'own' }))).toMatchObject({
      reason: expect.stringContaining('music file of this listing is gone'),
    });
  });
});
