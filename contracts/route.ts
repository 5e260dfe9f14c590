import type { z } from 'zod';

/** How a call's body travels. Everything but json is streamed by its handler and not parsed here. */
export type Carriage = 'json' | 'multipart' | 'png' | 'sound' | 'raw';

/** One row of the route table: the server validates by it, the web client and OpenAPI are typed by it. */
export type RouteSpec = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** public: anyone. user: signed in, else 401. */
  readonly access: 'public' | 'user';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly carriage?: Carriage;
  /** Success replies by status. A status without a body has z.void(). Absent for streams, files and redirects. */
  readonly replies?: Readonly<Record<number, z.ZodType>>;
  /** stream: server-sent events; file: bytes; redirect: a browser navigation. */
  readonly answers?: 'json' | 'stream' | 'file' | 'redirect';
};

export const route = <const R extends RouteSpec>(spec: R): R => spec;

type Infer<T, Fallback> = T extends z.ZodType ? z.output<T> : Fallback;
type InferIn<T, Fallback> = T extends z.ZodType ? z.input<T> : Fallback;

export type ParamsOf<R extends RouteSpec> = Infer<R['params'], Record<string, never>>;
export type QueryOf<R extends RouteSpec> = Infer<R['query'], Record<string, never>>;
export type BodyOf<R extends RouteSpec> = Infer<R['body'], undefined>;
export type BodyIn<R extends RouteSpec> = InferIn<R['body'], undefined>;
export type QueryIn<R extends RouteSpec> = InferIn<R['query'], undefined>;
export type ReplyOf<R extends RouteSpec> =
  R['replies'] extends Readonly<Record<number, z.ZodType>> ? z.output<R['replies'][keyof R['replies']]> : unknown;
/** What a handler may return for a row: its reply before defaults are applied. */
export type ReplyIn<R extends RouteSpec> =
  R['replies'] extends Readonly<Record<number, z.ZodType>> ? z.input<R['replies'][keyof R['replies']]> : unknown;
