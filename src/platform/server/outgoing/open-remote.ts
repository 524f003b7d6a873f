import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { remoteFileName } from './file-name.ts';
import { freeReads } from './free-reads.ts';
import type { GuardedAgents } from './guarded-agents.ts';
import { headerText } from './header-text.ts';

/** A file on another server, as its headers describe it. */
export interface RemoteFile {
  name: string;
  /** The type that its server names, or 'application/octet-stream'. */
  type: string;
  /** Bytes; null when that server does not say. */
  size: number | null;
  /** The bytes, not flowing yet. A caller who does not read them has to destroy the stream. */
  body: IncomingMessage;
}

/** How long things may take, in milliseconds. */
export const REMOTE_TIMES = {
  /** Until the headers are there, of each server on the way. */
  answer: 30_000,
  /** As long as no byte comes (docs/product.md, Constants). */
  idle: 5 * MINUTE_MS,
  /** For the whole file. */
  whole: HOUR_MS,
} as const;

interface Asking {
  agents: GuardedAgents;
  method: 'GET' | 'HEAD';
  times?: { answer: number; idle: number; whole: number };
}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Asks another server for a file. It follows redirects, and each of them has to pass the same checks as the first
 * address.
 * @throws AppError INVALID_INPUT in words for people. They are the same for an address that is forbidden, unknown or
 * silent, so that nobody can explore the network in which the server runs.
 */
export async function openRemote(
  address: string,
  { agents, method, times = REMOTE_TIMES }: Asking,
): Promise<RemoteFile> {
  let url = checkedUrl(URL.parse(address));
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await ask(url, { agents, method, times });
    const status = response.statusCode ?? 0;
    if (status === 200) return describe(response, url);
    response.destroy();
    const { location } = response.headers;
    if (!REDIRECTS.has(status) || location === undefined) {
      throw new AppError('INVALID_INPUT', `There is no file at this address (${status}).`);
    }
    url = checkedUrl(URL.parse(headerText(location), url));
  }
  throw new AppError('INVALID_INPUT', 'This address leads from one to the next without end.');
}

function checkedUrl(url: URL | null): URL {
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new AppError('INVALID_INPUT', 'Please enter an address that begins with http:// or https://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new AppError('INVALID_INPUT', 'Please enter an address without a name and password in it.');
  }
  return url;
}

function ask(url: URL, { agents, method, times }: Required<Asking>): Promise<IncomingMessage> {
  const isHttps = url.protocol === 'https:';
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (isHttps ? https : http).request(url, {
    agent: isHttps ? agents.https : agents.http,
    method,
    // The size is known only when the bytes are not compressed for transport.
    headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Lampstand' },
  });
  /** Says nothing any more once there is an answer. */
  const fail = (cause: Error) => {
    const message = 'Lampstand could not reach a file at this address. Please check it.';
    reject(new AppError('INVALID_INPUT', message, { cause }));
  };
  const end = (why: string) => request.destroy(new Error(why));
  const answerTimer = setTimeout(end, times.answer, 'no answer');
  const wholeTimer = setTimeout(end, times.whole, 'took too long');
  request.once('timeout', () => end('went silent'));
  request.once('close', () => {
    clearTimeout(answerTimer);
    clearTimeout(wholeTimer);
    // A server that switches to another protocol ends the request with neither an answer nor an error.
    fail(new Error('closed without an answer'));
  });
  request.once('response', (response) => {
    clearTimeout(answerTimer);
    request.setTimeout(times.idle);
    // The reader of the stream gets this error too. Without a listener here, a file that breaks off before anybody
    // reads it would end the process.
    response.on('error', () => {});
    freeReads(response);
    resolve(response);
  });
  request.on('error', fail);
  request.end();
  return promise;
}

function describe(response: IncomingMessage, url: URL): RemoteFile {
  const { headers } = response;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') {
    response.destroy();
    throw new AppError('INVALID_INPUT', 'This file comes packed in a way that cannot be opened here.');
  }
  const length = headers['content-length'];
  return {
    name: remoteFileName(headers['content-disposition'], url),
    type: headers['content-type']?.split(';')[0]?.trim() || 'application/octet-stream',
    size: length !== undefined && /^\d{1,15}$/.test(length) ? Number(length) : null,
    body: response,
  };
}
