import { type Camera, rescale } from '#domain/scene/camera.ts';
import type { Scene } from '#domain/scene/scene.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import type { Foreground } from './foreground.ts';
import { assemble } from './furniture/assemble.ts';
import type { LightBox } from './light/light-box.ts';
import { readLight } from './light/read-light.ts';
import { light as brightness, palest } from './light/room-texels.ts';
import { panesOf } from './light/windows.ts';
import type { Crew } from './render/crew.ts';
import { makeJob, type Quality } from './render/job.ts';
import type { Rgb } from './render/material.ts';
import { paint, type Watch } from './render/paint.ts';
import { tuftsOf } from './render/tufts.ts';

export type RenderWish = {
  readonly scene: Scene;
  readonly photo: Raster;
  readonly gloss: number;
  readonly quality: Quality;
  /** Longest edge of the furniture layer; a larger photo gets it enlarged. */
  readonly edge: number;
  /** What stands in front of new pieces. */
  readonly keep?: Foreground | undefined;
};
/** How deep feet sink into a fitted carpet, metres. */
const PILE = 0.02;

/** The floor's own colour in a neutral light, no paler than floors are, in whole hundredths of white: so that a preview and the finished picture agree. */
const floorOf = ({ floorTone, white, ambient }: LightBox, carpet: boolean): Rgb => {
  const most = Math.min(1, (palest(carpet) * white) / Math.max(1e-3, brightness(...floorTone)));
  const share = (k: 0 | 1 | 2) =>
    Math.round((100 * most * floorTone[k] * ambient[1]) / Math.max(1e-3, white * ambient[k])) / 100;
  return [share(0), share(1), share(2)];
};

export type Rendering = { readonly picture: Raster; readonly mask: Mask; readonly triangles: number };

export const renderScene = async (wish: RenderWish, crew: Crew, watch: Watch): Promise<Rendering> => {
  const { photo, scene } = wish;
  const factor = Math.min(1, wish.edge / Math.max(photo.width, photo.height));
  const camera: Camera = rescale(scene.camera, Math.round(photo.width * factor), Math.round(photo.height * factor));
  const light = readLight(photo, camera, scene.room);
  watch.tick('light');
  const { geometry, boxes, triangleCount } = assemble(scene.plan, camera, floorOf(light, scene.room.carpet));
  watch.tick('modelling');
  watch.progress(0.05, 'modelling');
  const job = makeJob({
    camera,
    geometry,
    light,
    quality: wish.quality,
    gloss: wish.gloss,
    pile: scene.room.carpet ? PILE : 0,
    tufts: scene.room.carpet ? tuftsOf(photo, camera.width, camera.height) : new Uint8Array(0),
    seed: scene.plan.seed & 0xffff,
    boxes,
    floor: scene.room.floor,
    glass: panesOf(scene.room),
  });
  watch.tick('projection');
  const { picture, mask } = await paint(job, photo, wish.keep, crew, watch);
  watch.progress(1, 'done');
  const { width, height } = photo;
  return {
    picture: { width, height, channels: 3, data: new Uint8Array(picture) },
    mask: { width, height, data: new Uint8Array(mask) },
    triangles: triangleCount,
  };
};
