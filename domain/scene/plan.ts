import { z } from 'zod';
import { ROOM_TYPES, STAGING_STYLES } from '#contracts/services.ts';

/** One piece. Front is +z before `turn`; width runs along x, depth along z, all in metres. */
export const Item = z.object({
  id: z.string().min(1).max(40),
  kind: z.string().min(1).max(40),
  group: z.string().max(40),
  x: z.number(),
  y: z.number(),
  z: z.number(),
  turn: z.number(),
  width: z.number().positive().max(8),
  depth: z.number().positive().max(8),
  height: z.number().positive().max(4),
  /** Which of the kind's designs; a swap steps through them. */
  design: z.number().int().min(0).max(99),
  /** A colour of the person's choice, #rrggbb. */
  tint: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
});
export type Item = z.infer<typeof Item>;

export const FurniturePlan = z.object({
  version: z.literal(1),
  style: z.enum(STAGING_STYLES),
  roomType: z.enum(ROOM_TYPES),
  /** One listing, one look: palette and designs hang on it. */
  seed: z.number().int(),
  variant: z.number().int().min(0).max(2),
  /** How dark the photo is, 0 to 1: chairs take a lighter cloth of the palette there. */
  dim: z.number().min(0).max(1).optional(),
  items: z.array(Item).max(80),
});
export type FurniturePlan = z.infer<typeof FurniturePlan>;

/** What lies flat or hangs does not claim floor. */
export const claimsFloor = (item: Pick<Item, 'kind' | 'y'>): boolean => item.y < 0.05 && !FLAT.has(item.kind);
const FLAT = new Set(['rug', 'runner', 'bath-mat', 'curtain']);
export const hangs = (item: Pick<Item, 'kind'>): boolean => ON_WALL.has(item.kind);
const ON_WALL = new Set(['art', 'mirror', 'curtain', 'towel', 'wall-shelf']);
