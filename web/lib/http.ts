/** What every call shares: cookies go along, JSON is said to be JSON, a form or a file goes as it is, a refusal is raised. */

export class HttpError extends Error {
  readonly status: number;
  /** The parsed problem body, or an empty object when the body was not one. */
  readonly data: Record<string, unknown>;
  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'HttpError';
    this.status = status;
    this.data = parseProblem(body);
  }
}

function parseProblem(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** The sentence for the person: the problem's own message where there is one. */
export function sentence(error: unknown, fallback: string): string {
  if (error instanceof HttpError)
    return typeof error.data.message === 'string' && error.data.message ? error.data.message : fallback;
  return fallback;
}

export const isUnauthorized = (error: unknown) => error instanceof HttpError && error.status === 401;

export type RequestOptions = { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal };

export async function request(
  method: string,
  path: string,
  { body, headers, signal }: RequestOptions = {},
): Promise<Response> {
  const asItIs = body instanceof FormData || body instanceof Blob;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: body !== undefined && !asItIs ? { 'content-type': 'application/json', ...headers } : headers,
    body: body === undefined ? undefined : asItIs ? body : JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw new HttpError(response.status, await response.text(), response.statusText);
  return response;
}

export async function readJson<T>(method: string, path: string, options?: RequestOptions): Promise<T> {
  const response = await request(method, path, options);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}
