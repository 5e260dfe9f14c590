import { z } from 'zod';
import { MOODS } from '#engines/video/sound/moods.ts';
import { ASPECTS, QUALITIES } from '#engines/video/timeline/frame-format.ts';

const words = (most: number) => z.string().trim().min(1).max(most);

const Titles = z.strictObject({
  address: words(120).optional(),
  locality: words(120).optional(),
  price: words(40).optional(),
  beds: z.number().nonnegative().optional(),
  baths: z.number().nonnegative().optional(),
  /** As it should read: '1,850 sq ft', '172 m²'. */
  area: words(40).optional(),
});

/** What the account page keeps. None of it appears in the unbranded cut. */
const Brand = z.strictObject({
  company: words(80).optional(),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
  /** A PNG file's bytes. */
  logo: z.instanceof(Uint8Array).optional(),
  agent: z
    .strictObject({
      name: words(80),
      phone: words(40).optional(),
      email: words(120).optional(),
      licence: words(60).optional(),
    })
    .optional(),
  website: words(120).optional(),
  /** The share page, shown as a QR code on the end card. */
  shareUrl: z.url().max(300).optional(),
});

const Music = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('bed'), mood: z.enum(MOODS).default('warm') }),
  z.strictObject({ kind: z.literal('file'), path: z.string().min(1) }),
]);

/** Defaults are the specification's: 3 s a photo, 1080p, zoom_pan, mp4, 30 frames, 9:16, cover. */
export const VideoParameters = z.strictObject({
  duration: z.number().min(2).max(5).default(3),
  resolution: z.enum(QUALITIES).default('1080p'),
  /** The person's choice of quality; goes before `resolution`, which the service fixes. */
  quality: z.enum(QUALITIES).optional(),
  /** zoom_pan joins the shots by cross-fades; beat_cuts cuts them on the music's beat. */
  transition: z.enum(['zoom_pan', 'beat_cuts']).default('zoom_pan'),
  format: z.literal('mp4').default('mp4'),
  fps: z.union([z.literal(24), z.literal(25), z.literal(30), z.literal(60)]).default(30),
  fitMode: z.enum(['cover', 'contain']).default('cover'),
  aspect: z.enum(ASPECTS).default('9:16'),
  cut: z.enum(['branded', 'unbranded']).default('branded'),
  titles: Titles.default({}),
  brand: Brand.default({}),
  music: Music.default({ kind: 'bed', mood: 'warm' }),
});
export type VideoParameters = z.infer<typeof VideoParameters>;
export type VideoParametersInput = z.input<typeof VideoParameters>;
export type Titles = z.infer<typeof Titles>;
export type Brand = z.infer<typeof Brand>;
