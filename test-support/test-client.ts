import type { CallInput, CallOutput, Endpoint } from '#contract/define-endpoint.ts';
import { endpointUrl } from '#contract/endpoint-url.ts';
import type { ErrorBody } from '#contract/errors.ts';

/** What came back: status, parsed body, headers. */
export interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}

/** A browser's worth of HTTP: keeps cookies, sends JSON, speaks contracts. */
export class TestClient {
  readonly #base: string;
  readonly #cookies = new Map<string, string>();

  constructor(base: string) {
    this.#base = base;
  }

  /** Calls by contract; answers of any status come back, with the body typed as the successful one. */
  call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    headers: Record<string, string> = {},
  ): Promise<Answer<CallOutput<E>>> {
    const { params, query, body } = input as unknown as Record<
      'params' | 'query' | 'body',
      Record<string, unknown> | undefined
    >;
    return this.send(endpoint.method, endpointUrl(endpoint.path, params, query), body, headers);
  }

  /** As `call`, for answers that must be errors. */
  async refused<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    headers: Record<string, string> = {},
  ): Promise<Answer<ErrorBody>> {
    const answer = await this.call(endpoint, input, headers);
    if (answer.status < 400) throw new Error(`expected an error, got ${answer.status}`);
    return answer as unknown as Answer<ErrorBody>;
  }

  /** Any request at all: for bad input that the contract's types would not let through. */
  async send<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await this.fetch(path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : text || undefined) as T,
      headers: response.headers,
    };
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0) headers.set('cookie', this.cookieHeader());
    const response = await fetch(new URL(path, this.#base), { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  /** What a browser would send as `Cookie`. */
  cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** A new one for this server that is signed in as another is, with a server that has the same database. */
  withCookiesOf(other: TestClient): TestClient {
    const client = new TestClient(this.#base);
    for (const [name, value] of other.#cookies) client.setCookie(name, value);
    return client;
  }

  #keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const expired = attributes.some((a) => /^\s*max-age=0$/i.test(a));
    if (expired) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(at + 1));
  }
}
