import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#platform/server/db/database.ts';
import { ping } from '#platform/server/db/engine.ts';
import { sendError } from '#platform/server/http/error-handler.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';

/**
 * For the operator. `/healthz`: the process answers. `/readyz`: its database answers too. The file store is only
 * mentioned there: only files need it, and taking every instance out of service would stop everything else too.
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
