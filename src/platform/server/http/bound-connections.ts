import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';

/** Browsers and proxies ask on a connection of HTTP/1.1 when the answer before is there; more than so many at once is no reader. */
const MOST_AT_ONCE = 16;

/** How many requests of a connection are not answered to the last byte. */
const answering = new WeakMap<Socket, number>();

// One function for all: a listener of its own for each request costs more than counting it.
function onClose(this: ServerResponse): void {
  const { socket } = this.req;
  answering.set(socket, answering.get(socket)! - 1);
}

/**
 * Refuses what is asked on a connection on which so much is to be answered already. Node reads some 280 requests of 64 kB at a time, and
 * would begin all of them, though their answers leave one after the other: pages, files and reads of one small message then lay in memory
 * together. With the first refusal the connection ends.
 */
export function boundConnections(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    // What the server asks itself comes by no connection.
    if (!(socket instanceof Socket)) return done();
    const before = answering.get(socket) ?? 0;
    answering.set(socket, before + 1);
    reply.raw.on('close', onClose);
    if (before < MOST_AT_ONCE) return done();
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
