import { SHOWN_USER_HEADER } from '#contract/shown-user.ts';
import { afterLeaving } from './after-leaving.ts';
import { ApiError } from './api-error.ts';
import { readsOnHold } from './reads-on-hold.ts';

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
  /** The browser sends the whole request even if the person leaves the page; the body has at most 64 KiB. */
  keepalive?: boolean;
}

let shownUser: () => string | undefined = () => undefined;

/**
 * From now on each call that changes something says whom this page shows: the browser's tabs share one session, and the server
 * refuses what was typed as somebody who is no longer the one that is signed in.
 */
export function callsComeFrom(userId: () => string | undefined): void {
  shownUser = userId;
}

/**
 * Calls the server with the session's credentials and returns its successful response.
 * @throws {ApiError} for any other status, 401 included.
 * @throws {TypeError} when there is no connection.
 * @throws {DOMException} an AbortError, for a read after the session was ended on purpose.
 */
export async function apiRequest(
  method: string,
  path: string,
  options: ApiRequestOptions = {},
): Promise<Response> {
  if (method === 'GET') await readsOnHold();
  const headers = new Headers({ Accept: 'application/json' });
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey);
  const userId = method === 'GET' ? undefined : shownUser();
  if (userId !== undefined) headers.set(SHOWN_USER_HEADER, userId);
  if (options.lastEventId !== undefined) headers.set('Last-Event-ID', options.lastEventId);
  const response = await fetch(path, {
    method,
    headers,
    credentials: 'include',
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    ...(options.file === undefined ? {} : { body: options.file }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
    ...(options.keepalive === undefined ? {} : { keepalive: options.keepalive }),
  }).catch(throwToWhoStays);
  if (!response.ok) throw new ApiError(response, await response.text().catch(throwToWhoStays));
  return response;
}

/** `apiRequest`, then its JSON body; undefined when that is empty (204). */
export async function apiJson<T>(method: string, path: string, options: ApiRequestOptions = {}): Promise<T> {
  const response = await apiRequest(method, path, options);
  const text = await response.text().catch(throwToWhoStays);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

async function throwToWhoStays(error: unknown): Promise<never> {
  if (error instanceof TypeError) await afterLeaving();
  throw error;
}
