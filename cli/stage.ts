import { imageCommand } from '#cli/image-command.ts';
import { parseStagingParameters, StagingParameterError, stagingEngine } from '#engines/staging/index.ts';

/** Where the floor's corners lie, in pixels of the photo, near left first and around by the far wall: what the engine asks for when it cannot read them. */
const cornersOf = (text: string) => {
  const at = text.split(',').map(Number);
  if (at.length !== 8 || at.some((value) => !Number.isFinite(value)))
    throw new StagingParameterError('--corners takes eight numbers: near left, far left, far right, near right');
  const [nearLeft, farLeft, farRight, nearRight] = [0, 2, 4, 6].map((i) => ({ x: at[i], y: at[i + 1] }));
  return { nearLeft, farLeft, farRight, nearRight };
};

/** Furnishes one photo on disk. */
export const stageCommand = imageCommand({
  verb: 'stage',
  usage:
    'portico stage IN OUT --style modern|contemporary|scandinavian|farmhouse|luxury|minimalist --room living_room|bedroom|kitchen|bathroom|dining_room|office|other [--variant 0|1|2] [--corners X,Y,X,Y,X,Y,X,Y] [--seed N] [--threads N] [--json]',
  engine: stagingEngine,
  Fault: StagingParameterError,
  threads: 2,
  flags: {
    style: { type: 'string' },
    room: { type: 'string' },
    variant: { type: 'string' },
    corners: { type: 'string' },
  },
  parameters: ({ style, room, variant, corners }) =>
    parseStagingParameters({
      style,
      roomType: room,
      ...(variant === undefined ? {} : { variant: Number(variant) }),
      ...(corners === undefined ? {} : { answer: { corners: cornersOf(corners) } }),
    }),
});
