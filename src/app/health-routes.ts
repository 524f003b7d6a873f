import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#platform/server/db/database.ts';
import { createReadiness } from '#platform/server/db/readiness.ts';
import { sendError } from '#platform/server/http/error-handler.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';

/**
 * For the operator. `/healthz` says that the process answers, `/readyz` that its database answers too. The answer of
 * `/readyz` mentions the file store, but does not depend on it: only files need the store, and if every instance were
 * taken out of service because of it, everything else would stop as well. A server that is about to stop says so first
 * there, so that requests are sent to others.
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, objects, isStopping }: { db: Db; objects: ObjectStore; isStopping: () => boolean },
): void {
  const readiness = createReadiness(db);
  app.addHook('onClose', () => readiness.close());
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return sendError(reply, new AppError('UNAVAILABLE', 'The server is stopping.'));
    try {
      await readiness.ask();
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
