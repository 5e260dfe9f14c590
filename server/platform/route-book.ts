import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, Refusal } from '#contracts/problems.ts';
import type { BodyOf, ParamsOf, QueryOf, ReplyIn, RouteSpec } from '#contracts/route.ts';
import type { Actor } from './actor.ts';
import type { Db } from './db.ts';

export type Call<R extends RouteSpec> = {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  readonly actor: R['access'] extends 'user' ? Actor : Actor | null;
  readonly db: Db;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};
export type Handler<R extends RouteSpec> = (call: Call<R>) => Promise<ReplyIn<R>> | ReplyIn<R>;
export type RouteBook = {
  on<R extends RouteSpec>(row: R, handler: Handler<R>): void;
  /** Fails at boot when a row of the table has no handler. */
  requireAll(rows: Readonly<Record<string, RouteSpec>>): void;
};

type BookSettings = { readonly db: Db; whoIs(request: FastifyRequest): Promise<Actor | null> };

/** Statuses with which any call may be refused; the body is always a Problem. */
const REFUSALS = [400, 401, 402, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503];

const schemaOf = (row: RouteSpec) => {
  const json = (row.answers ?? 'json') === 'json';
  const replies = json ? { ...Object.fromEntries(REFUSALS.map((s) => [s, Problem])), ...row.replies } : undefined;
  return {
    summary: row.summary,
    tags: [row.path.split('/')[2] ?? 'other'],
    ...(row.params ? { params: row.params } : {}),
    ...(row.query ? { querystring: row.query } : {}),
    ...(row.body ? { body: row.body } : {}),
    ...(replies ? { response: replies } : {}),
  };
};

const soleStatus = (row: RouteSpec): number => {
  const statuses = Object.keys(row.replies ?? {}).map(Number);
  return statuses.length === 1 ? (statuses[0] ?? 200) : 200;
};

export const openRouteBook = (app: FastifyInstance, settings: BookSettings): RouteBook => {
  const bound = new Set<string>();
  const bind = (row: RouteSpec, handler: Handler<RouteSpec>) => {
    const key = `${row.method} ${row.path}`;
    if (bound.has(key)) throw new Error(`two handlers for ${key}`);
    bound.add(key);
    app.route({
      method: row.method,
      url: row.path,
      schema: schemaOf(row),
      config: { raw: row.carriage === 'raw' },
      handler: async (request, reply) => {
        const actor = await settings.whoIs(request);
        if (row.access === 'user' && !actor) throw new Refusal('unauthorized');
        const call = {
          params: request.params,
          query: request.query,
          body: request.body ?? undefined,
          actor,
          db: settings.db,
          request,
          reply,
        };
        if ((row.answers ?? 'json') !== 'json') return handler(call as Call<RouteSpec>);
        reply.status(soleStatus(row));
        const answer = await handler(call as Call<RouteSpec>);
        return reply.sent ? reply : reply.send(answer);
      },
    });
  };
  return {
    on: (row, handler) => bind(row, handler as unknown as Handler<RouteSpec>),
    requireAll: (rows) => {
      for (const { method, path } of Object.values(rows)) {
        if (!bound.has(`${method} ${path}`)) throw new Error(`no handler for ${method} ${path}`);
      }
    },
  };
};
