/** What came back, with the body already read. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever the server said
  readonly body: any;
};

/** Someone with a browser's cookie jar and nothing else. */
export class Visitor {
  readonly url: string;
  private readonly cookies = new Map<string, string>();

  constructor(url: string) {
    this.url = url;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** A bare fetch with the cookies, for streams and files. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0) headers.set('cookie', this.cookie);
    const response = await fetch(new URL(path, this.url), { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), value);
    }
    return response;
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const form = body instanceof FormData;
    const response = await this.fetch(path, {
      method,
      headers: { ...(body !== undefined && !form ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: json && text ? JSON.parse(text) : text };
  }

  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }
  put(path: string, body?: unknown): Promise<Answer> {
    return this.send('PUT', path, body);
  }

  async signUp(email: string, password = 'a long enough one'): Promise<Answer> {
    const answer = await this.post('/api/auth/sign-up/email', { email, password, name: 'Ada Agent' });
    if (answer.status !== 200) throw new Error(`sign-up failed: ${JSON.stringify(answer.body)}`);
    return answer;
  }

  /** A new listing's id. */
  async listing(name = 'Maple House'): Promise<string> {
    const answer = await this.post('/api/projects/create-with-property', {
      property: { address: '12 Maple Street' },
      project: { name, status: 'draft' },
    });
    if (answer.status !== 201) throw new Error(`no listing: ${JSON.stringify(answer.body)}`);
    return answer.body.project.id;
  }

  upload(
    projectId: string,
    files: { name: string; bytes: Uint8Array<ArrayBuffer>; type?: string }[],
    field = 'images',
  ): Promise<Answer> {
    const form = new FormData();
    for (const file of files)
      form.append(field, new Blob([file.bytes], { type: file.type ?? 'image/jpeg' }), file.name);
    return this.post(`/api/projects/${projectId}/assets`, form);
  }
}
