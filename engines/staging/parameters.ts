import { z } from 'zod';
import { Operations } from '#contracts/scene.ts';
import { RoomType, StagingStyle } from '#contracts/services.ts';
import { Scene } from '#domain/scene/scene.ts';

const Pixel = z.object({ x: z.number(), y: z.number() });

/** The person's floor corners, in pixels of the photo, and one length if they know one. */
const CornerAnswer = z.object({
  corners: z.object({ nearLeft: Pixel, farLeft: Pixel, farRight: Pixel, nearRight: Pixel }),
  knownLength: z.object({ from: Pixel, to: Pixel, metres: z.number().min(0.1).max(30) }).optional(),
});

const RunLengths = z.object({ width: z.number().int(), height: z.number().int(), runs: z.array(z.number().int()) });

const Shape = z.object({
  style: StagingStyle.default('modern'),
  roomType: RoomType.default('living_room'),
  variant: z.number().int().min(0).max(2).default(0),
  answer: CornerAnswer.optional(),
  /** An earlier result's scene, to render it again or edited. */
  scene: Scene.optional(),
  operations: Operations.default([]),
  /** What stood before the new pieces when the scene was first read: replayed scenes are not read again. */
  foreground: RunLengths.optional(),
});
export type StagingParameters = z.infer<typeof Shape>;

export class StagingParameterError extends Error {}

/** Unknown fields (clearFirst, the listing's seed) belong to others and are left alone. */
export const parseStagingParameters = (input: unknown): StagingParameters => {
  const parsed = Shape.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const first = parsed.error.issues[0];
  throw new StagingParameterError(`${first?.path.join('.') || 'parameters'}: ${first?.message ?? 'not understood'}`);
};
