import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { notFound } from '#platform/server/http/error-handler.ts';
import { crossSite, isFromOwnPages } from '#platform/server/http/same-origin.ts';
import { FILE_URL_MS } from '../../files.rules.ts';
import { wantedFile } from '../../imports.contract.ts';
import { filePath } from '../receive-routes.ts';
import type { BeginImport } from './begin-import.ts';
import { createCloudSessions } from './cloud-sessions.ts';
import { askCompanion } from './companion-import.ts';
import type { ImportParts, LoadedCompanion } from './import-routes.ts';
import { type Cloud, COMPANION_PATH, type Companion, type Exchange } from './load-companion.ts';
import { parseJson } from './parse-json.ts';

/** Companion's names of the clouds, and what it calls their sign-in. */
const SIGN_IN = { drive: 'googledrive', dropbox: 'dropbox', onedrive: 'microsoft' } as const;
export const CLOUDS = Object.keys(SIGN_IN) as Cloud[];

/** Of Companion's calls those that Uppy's plugins make. */
const CALLS = {
  GET: /^(connect|redirect|callback|send-token|logout|search|list(\/[^/]+)?|thumbnail\/[^/]+)$/,
  POST: /^(refresh-token|get\/[^/]+)$/,
};
/** The way through the cloud's own pages: a browser comes back from there, so from another site. */
const ON_THE_WAY = /^(connect|redirect|callback|send-token)$/;

interface Call {
  /** Whether a browser may be sent here by another site's page. */
  isOnTheWay: boolean;
  /** It sends for a file. */
  isImport: boolean;
}

/**
 * The part of Companion that answers for itself: signing in at a cloud and looking through its folders. Everything else
 * below `/companion` is closed, and nothing there is open to visitors.
 */
export function cloudRoutes(
  app: FastifyInstance,
  { readSession, publicUrl, imports, clock, secret }: ImportParts,
  options: { loaded: () => Promise<LoadedCompanion>; beginImport: BeginImport },
): void {
  const clouds = CLOUDS.filter((cloud) => imports.clouds[cloud]);
  const sessions = createCloudSessions();

  app.route({
    method: ['GET', 'POST'],
    url: `${COMPANION_PATH}/*`,
    config: { rateLimit: { max: 300, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const caller = await identify(request, reply);
      const path = request.url.slice(COMPANION_PATH.length);
      const call = callOf(request.method, path.split('?')[0] ?? '', clouds);
      if (!call) throw notFound(request);
      if (!call.isOnTheWay && !isFromOwnPages(request.headers, publicUrl, request.host)) throw crossSite();
      const loaded = await options.loaded();
      const session = sessions.of(caller.sessionId);
      const exchange = { request: request.raw, response: reply.raw, path, session };
      if (!call.isImport) return passOn(request, reply, loaded.companion, exchange);
      const { status, body } = await sendFor(caller.userId, request.body, loaded, exchange);
      return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
    },
  });

  /** Opens a file for what the browser wants sent for; Companion's refusal is given on as it is. */
  async function sendFor(
    userId: string,
    asked: unknown,
    { companion, receivingUrl }: LoadedCompanion,
    exchange: Exchange,
  ): Promise<{ status: number; body: unknown }> {
    const { size, metadata } = wantedFile.parse(asked ?? {});
    const answer = await options.beginImport({
      userId,
      name: metadata?.name ?? '',
      type: metadata?.type,
      size: size ?? null,
      begin: ({ id, name, type }) => {
        const path = filePath(id, clock.now() + FILE_URL_MS, secret, { patient: true });
        return askCompanion({ companion, exchange, endpoint: receivingUrl + path, name, type });
      },
    });
    if ('token' in answer) return { status: 200, body: answer };
    return { status: answer.status, body: parseJson(answer.text) ?? { message: answer.text } };
  }

  async function identify(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    reply.header('cache-control', 'no-store');
    const caller = await readSession({
      cookieHeader: request.headers.cookie,
      setCookie: (header) => reply.header('set-cookie', header),
    });
    if (!caller) throw new AppError('NOT_SIGNED_IN', 'Please sign in to continue.');
    return caller;
  }
}

/** Lets Companion answer by itself, under the headers that every answer of this server has. */
async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  companion: Companion,
  exchange: Exchange,
): Promise<FastifyReply> {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  try {
    await companion.pass(exchange);
  } catch (error) {
    request.log.error({ err: error }, 'Companion failed');
    if (!reply.raw.headersSent) reply.raw.statusCode = 502;
    reply.raw.end();
  }
  return reply;
}

/** What a request below `/companion` is; null for everything that is not let through. */
export function callOf(method: string, path: string, clouds: readonly Cloud[]): Call | null {
  const [, first = '', rest = ''] = /^\/([a-z]+)\/(.*)$/.exec(path) ?? [];
  if (first === 'connect' && method === 'GET') {
    const isSignIn = clouds.some((cloud) => rest === SIGN_IN[cloud] || rest === `${SIGN_IN[cloud]}/callback`);
    return isSignIn ? { isOnTheWay: true, isImport: false } : null;
  }
  if (!clouds.includes(first as Cloud) || (method !== 'GET' && method !== 'POST')) return null;
  if (!CALLS[method].test(rest)) return null;
  return { isOnTheWay: method === 'GET' && ON_THE_WAY.test(rest), isImport: rest.startsWith('get/') };
}
