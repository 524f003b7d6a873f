import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ScreenTable } from '#contract/screen-table.ts';
import type { Registration } from '#features/admission/admission.rules.ts';
import { isApi } from '#platform/server/http/api-paths.ts';
import type { ReadSession } from '#platform/server/http/caller.ts';
import { notFound, sendError } from '#platform/server/http/error-handler.ts';
import { leaveOutDocumentHeaders } from '#platform/server/http/security-headers.ts';
import { createTurnsEach } from '#platform/server/http/turns-each.ts';
import { takesBrotli } from '#platform/server/http/written-answer.ts';
import { type FirstAnswers, readFirstAnswers } from './first-answers.ts';
import { type InlineScripts, withInlineScript } from './inline-script.ts';
import { noFiles, readPageChunks } from './page-chunks.ts';
import { pageRenderer } from './page-renderer.ts';
import { visitorHtml } from './visitor-html.ts';

/** So many pages of one person are made at a time: each is rendered in one go, and nobody is answered meanwhile. */
const PAGES_AT_ONCE = 2;
/** Whoever has so many to come gets the bare shell, whose screens ask for what they show: nobody reads so many. */
const MOST_WAITING = 16;

/** Pictures that are no documents. */
const PIXELS = /\.(avif|jpg|png|webp)$/;

const compress = promisify(brotliCompress);
const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * The built client. `/` is the landing, readable without a script, for visitors, and the shell of the app for users,
 * so that neither sees the page of the other for a moment. Files with a hash in their name never change.
 */
export async function serveClient(
  app: FastifyInstance,
  options: {
    clientDir: string;
    inline: InlineScripts;
    readSession: ReadSession;
    table: ScreenTable;
    hasProvider: boolean;
    registration: Registration;
  },
): Promise<void> {
  const { clientDir, inline, readSession, table, hasProvider, registration } = options;
  const shell = withInlineScript(
    await readFile(path.join(clientDir, 'index.html'), 'utf8'),
    inline.beginAgain,
  );
  const shellOfRendered = withInlineScript(shell, inline.earlyHands);
  const landing = await readFile(path.join(clientDir, 'landing.html'), 'utf8');
  const filesOf = await readPageChunks(clientDir);
  const sendHtml = createHtmlSender();
  const render = pageRenderer(clientDir, app.log);
  const turns = createTurnsEach(PAGES_AT_ONCE);
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (pathName) => !pathName.endsWith('.html') && !pathName.startsWith('/.'),
    setHeaders: (reply, file) => {
      const immutable = file.includes(`${path.sep}assets${path.sep}`);
      if (immutable || PIXELS.test(file)) leaveOutDocumentHeaders(reply);
      reply.header(
        'cache-control',
        // Pictures have the same names in each version: one that a browser has is shown at once, and asked for behind that.
        `public, max-age=${immutable ? '31536000, immutable' : '3600, stale-while-revalidate=2592000'}`,
      );
    },
  });
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const userId = await signedIn(request, reply, readSession);
    const hasSession = userId !== null;
    const { cookie } = request.headers;
    const place = table.placeAt(request.url, hasSession ? 'signed-in' : 'visitor', cookie);
    request.pattern = place?.screen.path ?? 'unmatched';
    const isLanding = place?.screen.access === 'visitor';
    const send = (first: FirstAnswers | null, markup: string | null) => {
      const html = visitorHtml(isLanding ? landing : markup === null ? shell : shellOfRendered, {
        cookies: cookie,
        hasSession,
        hasProvider,
        registration,
        files: place === null || isLanding ? noFiles : filesOf(place),
        first,
        markup,
        isRead: place?.screen.isRead ?? false,
      });
      const forOne = first === null ? null : userId;
      return sendHtml(request, reply.code(place === null ? 404 : 200), html, { forOne });
    };
    if (place === null || userId === null || !cookie || turns.waiting(userId) >= MOST_WAITING)
      return send(null, null);
    return turns.take(userId, async () => {
      if (reply.raw.destroyed) return reply;
      const first = await readFirstAnswers(app, table, place, cookie);
      // Whoever left meanwhile needs none.
      if (reply.raw.destroyed) return reply;
      return send(
        first,
        first.isWhole ? await render({ at: request.url, cookies: cookie, answers: first.answers }) : null,
      );
    });
  };

  app.get('/', page);
  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?')[0]!;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && !isApi(pathname) && wantsPage(request, table)) return page(request, reply);
    return sendError(reply, notFound());
  });
}

/** A screen answers whoever asks for it; what is no screen answers a browser that shows pages, and not its pictures or scripts. */
function wantsPage(request: FastifyRequest, table: ScreenTable): boolean {
  if (table.placeAt(request.url, 'visitor') !== null) return true;
  return (request.headers.accept ?? '').includes('text/html');
}

/** Whose session it is. */
async function signedIn(
  request: FastifyRequest,
  reply: FastifyReply,
  readSession: ReadSession,
): Promise<string | null> {
  const cookieHeader = request.headers.cookie;
  if (!cookieHeader) return null;
  const setCookie = (header: string) => reply.header('set-cookie', header);
  return (await readSession({ cookieHeader, setCookie }))?.id ?? null;
}

/**
 * Sends a page, in Brotli where the browser takes it. The few variants for visitors (theme, screen) are compressed once
 * each, by each process for itself; a page `forOne` (their id) holds their data: it is compressed quickly and not kept.
 */
function createHtmlSender() {
  const compressed = new LRUCache<string, Promise<Buffer>>({ max: 200 });
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    html: string,
    { forOne }: { forOne: string | null },
  ): Promise<FastifyReply> => {
    reply
      .header('cache-control', 'no-store')
      .header('vary', 'cookie, accept-encoding')
      .type('text/html; charset=utf-8');
    const isPacked = takesBrotli(request);
    if (forOne !== null) {
      const body = isPacked ? await compress(html, brotli(4)) : html;
      request.server.unreadAnswers.hold(forOne, body, reply.raw);
      if (isPacked) reply.header('content-encoding', 'br');
      return reply.send(body);
    }
    if (!isPacked) return reply.send(html);
    reply.header('content-encoding', 'br');
    let buffer = compressed.get(html);
    if (!buffer) {
      buffer = compress(html, brotli(9));
      compressed.set(html, buffer);
    }
    return reply.send(await buffer);
  };
}
