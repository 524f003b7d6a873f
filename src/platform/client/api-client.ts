import { SHOWN_NOBODY, SHOWN_USER_HEADER } from '#contract/shown-user.ts';
import { afterLeaving } from './after-leaving.ts';
import { ApiError } from './api-error.ts';
import { onLivingLine } from './lost-line.ts';
import { readsOnHold } from './reads-on-hold.ts';
import { noteServerTime } from './server-time.ts';
import { shownUser } from './shown-user.ts';

export interface ApiRequestOptions {
  /** Sent as JSON when it is not undefined. */
  body?: unknown;
  /** Sent as it is, in place of a body. */
  file?: Blob;
  /** Use the same key each time one creation is tried: then the server creates only once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Resumes server-sent events after this one. */
  lastEventId?: string;
  /** As whom it is made: the user (`shownUser`) that the page showed when it was asked for. Absent: whom it shows now. */
  from?: string;
}

/**
 * What is pressed shows at once, and is often the last thing that somebody does before they leave: the browser sends small calls
 * that change something to their end even from a page that is closed. It takes 64 KiB and some twenty of them at a time, and
 * refuses what is more.
 */
const OUTLIVES = { characters: 2048, atOnce: 8 };
let outliving = 0;

/**
 * Calls the server with the session's credentials and returns its successful response, whose body may come for as long as it likes.
 * @throws {ApiError} for any other status, 401 included.
 * @throws {TypeError} when there is no connection, or somebody else answers with a page: the one where a hotel's guests sign in.
 * @throws {DOMException} an AbortError, for a read after the session was ended on purpose.
 */
export async function apiRequest(
  method: string,
  path: string,
  { from = shownUser(), ...options }: ApiRequestOptions = {},
): Promise<Response> {
  if (method === 'GET') await readsOnHold();
  return send(method, path, { ...options, from }, bodyOf(options), options.signal).catch(throwToWhoStays);
}

/**
 * The same with all of its body, as a text. A line on which nothing comes for long is given up.
 * @throws what `apiRequest` throws; a TypeError for a line that was given up
 */
export async function apiText(
  method: string,
  path: string,
  { from = shownUser(), ...options }: ApiRequestOptions = {},
): Promise<{ text: string; response: Response }> {
  if (method === 'GET') await readsOnHold();
  const body = bodyOf(options);
  const bytes = body === undefined ? 0 : body instanceof Blob ? body.size : body.length;
  return onLivingLine({ bytes, signal: options.signal }, async (line, came) => {
    const response = await send(method, path, { ...options, from }, body, line);
    return { text: await textOf(response, came), response };
  }).catch(throwToWhoStays);
}

/** An answer's text. It may come slowly, as long as it comes: `came` is called for each part. */
async function textOf(response: Response, came: () => void): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  while (reader) {
    came();
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

/** What is sent: JSON or a file. */
function bodyOf({ body, file }: ApiRequestOptions): string | Blob | undefined {
  return file ?? (body === undefined ? undefined : JSON.stringify(body));
}

/** `apiText`, read as JSON; undefined when it is empty (204). */
export async function apiJson<T>(method: string, path: string, options: ApiRequestOptions = {}): Promise<T> {
  const { text } = await apiText(method, path, options);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

async function send(
  method: string,
  path: string,
  options: ApiRequestOptions & { from: string },
  body: string | Blob | undefined,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey);
  // A page that knows nobody yet reads who is there.
  if (method !== 'GET' || options.from !== SHOWN_NOBODY) headers.set(SHOWN_USER_HEADER, options.from);
  if (options.lastEventId !== undefined) headers.set('Last-Event-ID', options.lastEventId);
  const keepalive = method !== 'GET' && isSmall(body) && outliving < OUTLIVES.atOnce;
  if (keepalive) outliving += 1;
  const response = await fetch(path, {
    method,
    headers,
    keepalive,
    credentials: 'include',
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  }).finally(() => {
    if (keepalive) outliving -= 1;
  });
  if (isPage(response) && (response.ok || ASKS_WHO.has(response.status)))
    throw new TypeError('somebody else answered, with a page');
  noteServerTime(response.headers);
  if (!response.ok) throw new ApiError(response, await response.text());
  return response;
}

function isSmall(body: string | Blob | undefined): boolean {
  return body === undefined || (typeof body === 'string' && body.length <= OUTLIVES.characters);
}

/** With these a proxy asks who somebody is. From us the first would mean that they are signed out here, and what is kept would be forgotten. */
const ASKS_WHO: ReadonlySet<number> = new Set([401, 403, 407, 511]);

/** No call is answered with a page: it is a hotel's, where guests sign in, or a proxy's. */
function isPage({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

async function throwToWhoStays(error: unknown): Promise<never> {
  if (error instanceof TypeError) await afterLeaving();
  throw error;
}
