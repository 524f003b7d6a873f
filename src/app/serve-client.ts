import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { ReadSession } from '#platform/server/http/caller.ts';
import { sendError } from '#platform/server/http/error-handler.ts';
import { isClientPath } from './client-paths.ts';

/**
 * The built client. `/` is the landing, readable without a script, for visitors, and the app's shell for whoever is
 * signed in, so that nobody sees the other's page flash by. Files with a hash in their name never change.
 */
export async function serveClient(
  app: FastifyInstance,
  options: { clientDir: string; readSession: ReadSession },
): Promise<void> {
  const { clientDir, readSession } = options;
  const shell = await readFile(path.join(clientDir, 'index.html'), 'utf8');
  const landing = await readFile(path.join(clientDir, 'landing.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const immutable = file.includes(`${path.sep}assets${path.sep}`);
      reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  const html = (reply: FastifyReply, page: string, status = 200) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('vary', 'cookie')
      .type('text/html')
      .send(page);

  app.get('/', async (request, reply) =>
    html(reply, (await signedIn(request, reply, readSession)) ? shell : landing),
  );
  app.get('/index.html', async (_request, reply) => reply.redirect('/'));
  app.get('/landing.html', async (_request, reply) => reply.redirect('/'));
  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?')[0]!;
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage && !pathname.startsWith('/api/'))
      return html(reply, shell, isClientPath(pathname) ? 200 : 404);
    return sendError(
      reply,
      new AppError('NOT_FOUND', `There is nothing at ${request.method} ${pathname.slice(0, 200)}.`),
    );
  });
}

async function signedIn(
  request: FastifyRequest,
  reply: FastifyReply,
  readSession: ReadSession,
): Promise<boolean> {
  const cookieHeader = request.headers.cookie;
  if (!cookieHeader) return false;
  return Boolean(
    await readSession({ cookieHeader, setCookie: (header) => reply.header('set-cookie', header) }),
  );
}
