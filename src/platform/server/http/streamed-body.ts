import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest, preParsingHookHandler, RouteOptions } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { chunksOf } from '../chunks-of.ts';
import { notFound } from './error-handler.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is read by the handler, at its own pace. */
    streamedBody?: boolean;
  }
  interface FastifyInstance {
    /** A client that sends nothing of a streamed body for so long is taken to be gone. */
    bodyStallMs: number;
  }
}

/** Adds a route whose `request.body` is the unread stream, whatever type the client says it is. */
export function routeWithStreamedBody(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.route(route);
  });
}

const BODILESS = new Set(['GET', 'HEAD']);

/**
 * Other bodies are small. A client that has not sent one `withinMs` after its headers only holds the connection. What is sent to no
 * address is answered before its body comes: it has no route on which that could be bound.
 */
export function boundBodies(app: FastifyInstance, withinMs: number): void {
  const bound: preParsingHookHandler = (request, _reply, payload, done) => {
    const { headers, raw } = request;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      const timer = setTimeout(() => raw.destroy(), withinMs);
      payload.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done();
  };
  // Only where a body is read: a hook here would cost time at every GET.
  app.addHook('onRoute', (route) => {
    if (route.config?.streamedBody || BODILESS.has(String(route.method))) return;
    route.preParsing = [route.preParsing ?? [], bound].flat();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 && !BODILESS.has(request.method) ? notFound() : undefined);
  });
}

/**
 * The request's body as it comes, for a route with `streamedBody`. Leaving it early does not cut the connection, so
 * that the refusal can still be answered; what the client goes on sending is thrown away.
 * @throws AppError INVALID_INPUT when the client stops in the middle.
 */
export async function* bodyChunks(request: FastifyRequest): AsyncGenerator<Uint8Array> {
  const body = request.body as IncomingMessage | undefined;
  if (!body) return;
  request.raw.setTimeout(request.server.bodyStallMs);
  body.once('end', () => request.raw.setTimeout(0));
  try {
    yield* chunksOf(body);
  } catch (error) {
    throw interrupted(error);
  } finally {
    // Node itself reads the rest only of bodies that nobody has begun to read. Without this, a client that is still
    // sending would not read the answer.
    if (!body.readableEnded) body.resume();
  }
}

function interrupted(cause: unknown): AppError {
  return new AppError('INVALID_INPUT', 'The upload was interrupted. Please send it again.', { cause });
}
