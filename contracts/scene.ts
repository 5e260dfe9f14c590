import { z } from 'zod';

const Item = z.string().min(1).max(40);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** What a person (or the chat) may do to a staged photo. Places come in metres, or in pixels of the scene's camera. */
export const Operation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('move'), item: Item, x: z.number(), z: z.number() }),
  z.strictObject({ op: z.literal('drag'), item: Item, u: z.number(), v: z.number() }),
  z.strictObject({ op: z.literal('turn'), item: Item, degrees: z.number().min(-360).max(360) }),
  z.strictObject({ op: z.literal('swap'), item: Item, design: z.number().int().min(0).max(99).optional() }),
  z.strictObject({ op: z.literal('recolour'), item: Item, colour }),
  z.strictObject({ op: z.literal('remove'), item: Item }),
  z.strictObject({
    op: z.literal('add'),
    kind: z.string().min(1).max(40),
    x: z.number(),
    z: z.number(),
    turn: z.number().optional(),
  }),
  z.strictObject({ op: z.literal('variant'), variant: z.number().int().min(0).max(2) }),
]);
export type Operation = z.infer<typeof Operation>;

/** More than an hour of dragging; a longer list is no edit. */
export const Operations = z.array(Operation).max(200);
