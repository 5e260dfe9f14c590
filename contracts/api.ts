import './words.ts';
import { accountRoutes } from './routes/accounts.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { listingRoutes } from './routes/listings.ts';
import { moneyRoutes } from './routes/money.ts';
import { photoRoutes } from './routes/photos.ts';
import { publishRoutes } from './routes/publish.ts';
import { runRoutes } from './routes/runs.ts';

/** The route table: every call that the product has. */
export const api = {
  ...accountRoutes,
  ...moneyRoutes,
  ...checkoutRoutes,
  ...listingRoutes,
  ...photoRoutes,
  ...runRoutes,
  ...publishRoutes,
};
