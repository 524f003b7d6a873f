import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of one server, to end them when it stops. */
export interface OpenConnections {
  /** Ends those on which nothing is on its way, and from now on each one as soon as it is answered. */
  endIdle(): void;
  /** Cuts all, whatever is on its way; says how many there were. */
  cutAll(): number;
}

interface State {
  /** Requests that are not answered to the last byte. */
  answering: number;
  /**
   * Bytes that had been read when the last answer was sent: more than that is the beginning of another request. Infinity
   * after an answer that did not wait for the whole request: what still comes is the rest of that.
   */
  heard: number;
}

/**
 * Knows of each connection whether something is on its way. Node's `closeIdleConnections` cannot be used, and what
 * `server.close` does with it is replaced here: it takes an answer for sent when the handler has written it, and cuts
 * off what a slow client has yet to receive. It also leaves connections alone on which nothing was ever said, which
 * browsers open ahead.
 */
export function watchConnections(server: Server): OpenConnections {
  const open = new Map<Socket, State>();
  let isEnding = false;

  server.on('connection', (socket: Socket) => {
    open.set(socket, { answering: 0, heard: 0 });
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const state = open.get(socket);
    if (!state) return;
    state.answering++;
    response.once('close', () => {
      state.answering--;
      state.heard = request.complete ? socket.bytesRead : Number.POSITIVE_INFINITY;
      if (isEnding && state.answering === 0) socket.destroySoon();
    });
  });

  function endIdle(): void {
    isEnding = true;
    for (const [socket, { answering, heard }] of open) {
      if (answering === 0 && socket.bytesRead <= heard) socket.destroySoon();
    }
  }
  server.closeIdleConnections = endIdle;

  return {
    endIdle,
    cutAll() {
      const count = open.size;
      for (const socket of open.keys()) socket.destroy();
      return count;
    },
  };
}
