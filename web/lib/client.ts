import type { BodyIn, ParamsOf, QueryIn, ReplyOf, RouteSpec } from '#contracts/route.ts';
import { readJson, request } from './http.ts';

type Needs<R extends RouteSpec> = (R extends { params: unknown } ? { params: ParamsOf<R> } : { params?: never }) &
  (R extends { body: unknown } ? { body: BodyIn<R> } : { body?: FormData }) &
  (R extends { query: unknown } ? { query?: QueryIn<R> } : { query?: never });

type Extras = { headers?: Record<string, string>; signal?: AbortSignal };
type Input<R extends RouteSpec> = Needs<R> & Extras;

/** Fills `:names` in a row's path and appends the query, leaving out what was not given. */
export function addressOf(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

const loosely = (value: unknown) => value as Record<string, unknown> | undefined;

/** Makes a call of the route table; what goes in and comes out is typed by its row. */
export function call<R extends RouteSpec>(row: R, input: Input<R>): Promise<ReplyOf<R>> {
  const address = addressOf(row.path, loosely(input.params), loosely(input.query));
  return readJson<ReplyOf<R>>(row.method, address, input);
}

/** For lists that say their whole length in X-Total-Count. */
export async function callCounted<R extends RouteSpec>(
  row: R,
  input: Input<R>,
): Promise<{ rows: ReplyOf<R>; total: number }> {
  const address = addressOf(row.path, loosely(input.params), loosely(input.query));
  const response = await request(row.method, address, input);
  const rows = (await response.json()) as ReplyOf<R>;
  const total = Number(response.headers.get('x-total-count') ?? (Array.isArray(rows) ? rows.length : 0));
  return { rows, total };
}
