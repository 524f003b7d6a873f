import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { notFound, sendError } from '#platform/server/http/error-handler.ts';

/**
 * `/metrics` beside the product, for whoever brings the token. To everybody else there is nothing here, and it takes the
 * same time whatever token they guess.
 */
export function metricsRoute(app: FastifyInstance, metrics: Registry, token: string | undefined): void {
  if (token === undefined) return;
  const wanted = digest(`Bearer ${token}`);
  app.get('/metrics', { config: { anyHost: true } }, async (request, reply) => {
    const given = digest(request.headers.authorization ?? '');
    if (!timingSafeEqual(given, wanted)) return sendError(reply, notFound());
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.metrics());
  });
}

/** Of one length, which a comparison in constant time needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
