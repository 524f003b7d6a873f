import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#platform/server/db/database.ts';
import { ping } from '#platform/server/db/engine.ts';
import { sendError } from '#platform/server/http/error-handler.ts';

/** `/healthz`: the process answers. `/readyz`: so does its database. For whoever runs the server. */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'));
  app.get('/readyz', async (_request, reply) => {
    try {
      await ping(db);
    } catch (cause) {
      return sendError(reply, new AppError('UNAVAILABLE', 'The database does not answer.', { cause }));
    }
    return reply.type('text/plain').send('ready');
  });
}
