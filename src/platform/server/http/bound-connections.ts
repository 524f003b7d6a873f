import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';

/** Browsers and proxies ask on a connection of HTTP/1.1 when the answer before is there; more than so many at once is no reader. */
const MOST_AT_ONCE = 16;

/**
 * Refuses what is asked on a connection on which so much is to be answered already. Node reads some 280 requests of 64 kB at a time, and
 * would begin all of them, though their answers leave one after the other: pages, files and reads of one small message then lay in memory
 * together. With the first refusal the connection ends.
 */
export function boundConnections(app: FastifyInstance, most: number = MOST_AT_ONCE): void {
  const answering = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // What the server asks itself comes by no connection.
    if (!(socket instanceof Socket)) return done();
    const before = answering.get(socket) ?? 0;
    answering.set(socket, before + 1);
    reply.raw.once('close', () => answering.set(socket, answering.get(socket)! - 1));
    if (before < most) return done();
    const headers = { connection: 'close', 'retry-after': '1' };
    done(
      new AppError(
        'TOO_MANY_REQUESTS',
        'Too much was asked for on one connection before its answers were taken. Please ask for one thing after the other.',
        { headers },
      ),
    );
  });
}
