import { api } from '#contracts/api.ts';
import { Refusal } from '#contracts/problems.ts';
import type { RouteBook } from '#server/platform/route-book.ts';
import { type BrandParts, removeLogo, saveLogo } from './save-logo.ts';
import { findBrand, keepBrand } from './store.ts';

const EMPTY = { agentName: '', brokerage: '', phone: '', website: '', licence: '', color: '#1f3d34' };

/** Each logo has an address of its own, so that browsers may keep it. */
const pathOf = (key: string | null): string | null =>
  key === null ? null : `/api/account/brand-kit/logo?v=${key.slice(-12, -4)}`;

export const brandKitRoutes = (book: RouteBook, parts: BrandParts): void => {
  book.on(api.brandKit, async ({ actor, db }) => {
    const { kit, logoKey } = await findBrand(db, actor.id);
    return { ...EMPTY, ...kit, logoPath: pathOf(logoKey) };
  });
  book.on(api.saveBrandKit, ({ actor, db, body }) => keepBrand(db, actor.id, { brandKit: body }));
  book.on(api.saveBrandLogo, ({ actor, db, request }) => saveLogo(db, parts, actor.id, request.body));
  book.on(api.removeBrandLogo, ({ actor, db }) => removeLogo(db, parts, actor.id));
  book.on(api.brandLogo, async ({ actor, db, reply }) => {
    const { logoKey } = await findBrand(db, actor.id);
    if (!logoKey) throw new Refusal('not-found');
    reply.headers({ 'cache-control': 'private, max-age=86400', 'x-content-type-options': 'nosniff', vary: 'Cookie' });
    return reply.type('image/png').send(await parts.blobs.read(logoKey));
  });
};
