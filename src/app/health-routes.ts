import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#platform/server/db/database.ts';
import { ping } from '#platform/server/db/engine.ts';
import { sendError } from '#platform/server/http/error-handler.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';

/**
 * For whoever runs the server. `/healthz`: the process answers. `/readyz`: so does its database; whether the file store
 * does is only said, because it is needed for files alone and taking every instance out would end everything else too.
 */
export function healthRoutes(app: FastifyInstance, { db, objects }: { db: Db; objects: ObjectStore }): void {
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'));
  app.get('/readyz', async (_request, reply) => {
    try {
      await ping(db);
    } catch (cause) {
      return sendError(reply, new AppError('UNAVAILABLE', 'The database does not answer.', { cause }));
    }
    const files = await objects.ping().then(
      () => '',
      () => ', but the file store does not answer',
    );
    return reply.type('text/plain').send(`ready${files}`);
  });
}
