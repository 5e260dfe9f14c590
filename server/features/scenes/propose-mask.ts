import { readFile } from 'node:fs/promises';
import type { PhotoParts, PhotoRow } from '#server/features/photos/index.ts';
import { askEngine } from './ask-engine.ts';
import type { SceneTools } from './scene-tools.ts';

/** What clearing would take out of this photo, or where dusk sees sky in it. */
export const proposeMask =
  (tools: SceneTools): NonNullable<PhotoParts['proposeMask']> =>
  async (photo: PhotoRow, kind) => {
    if (kind !== 'clear' && kind !== 'sky') return null;
    return askEngine(tools, { service: 'propose-mask', parameters: { kind }, seed: 0, photo }, async (result) => {
      const mask = result.outcome === 'ok' ? result.proposal?.mask : null;
      return mask ? readFile(mask) : null;
    });
  };
