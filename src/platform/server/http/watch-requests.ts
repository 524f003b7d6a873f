import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noteArrival } from '../turn.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer goes on for as long as somebody listens. */
    isStream?: boolean;
  }
  interface FastifyInstance {
    /** What is open at the moment. */
    openRequests: () => OpenRequests;
    /** Counts a request that comes past the hooks, because Fastify refuses it before it looks for a route. */
    watchRequest: (request: FastifyRequest, reply: FastifyReply) => void;
  }
  interface FastifyRequest {
    /**
     * The pattern that the address fits ('/journal/:id'). Empty until whoever answers has set it; then the router is
     * asked, which costs as much as all the rest of counting.
     */
    pattern: string;
  }
}

/** What is counted and logged of a request. Nothing in it can have more values than there are routes. */
export interface SeenRequest {
  id: string;
  method: string;
  /** The route's pattern, or `unmatched`. */
  route: string;
  /** 499 when the client went away before there was an answer to send. */
  status: number;
  /** From the headers' arrival to the answer's last byte. */
  seconds: number;
  /** The answer went on for as long as somebody listened. */
  isStream?: true;
}

/** The streams that are open now, by kind. */
export interface OpenRequests {
  requests: number;
  uploads: number;
  /** Answers of which a part has been sent. */
  downloads: number;
  /** Answers that go on for as long as somebody listens; they are none of the others. */
  live: number;
}

/** Where a response says which request it answers. */
const ASKED = Symbol('asked');
type Watched = ServerResponse & { [ASKED]: Asked };

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  /** From `performance.now`. */
  at: number;
  /** Its place among the open ones. */
  place: number;
}

const CLIENT_GONE = 499;
const UNMATCHED = 'unmatched';

/**
 * Calls `seen` once for each request that came over the network, when its answer is sent or its connection lost. The
 * server's calls to itself (for a page's first answers) are part of the request that they are made for.
 * @returns what is open now
 */
export function watchRequests(
  app: FastifyInstance,
  seen: (request: SeenRequest) => void,
): () => OpenRequests {
  // No `Set`: each time that one begins a new table the old one points to it, so that what was in any of them is not let go
  // before the whole heap is looked through (200 MB of requests that had ended).
  const open: Asked[] = [];
  app.decorateRequest('pattern', '');
  // One function for all: a listener of its own for each request costs more than counting it.
  function onClose(this: Watched): void {
    const { request, reply, at, place } = this[ASKED];
    const last = open.pop()!;
    if (last.place !== place) {
      open[place] = last;
      last.place = place;
    }
    seen(describe(request, reply, (performance.now() - at) / 1000));
  }
  const watch = (request: FastifyRequest, reply: FastifyReply) => {
    if (!(request.raw.socket instanceof Socket)) return;
    noteArrival();
    const asked = { request, reply, at: performance.now(), place: open.length };
    open.push(asked);
    (reply.raw as Watched)[ASKED] = asked;
    reply.raw.on('close', onClose);
  };
  app.decorate('watchRequest', watch);
  app.addHook('onRequest', (request, reply, done) => {
    watch(request, reply);
    done();
  });
  return () => {
    const replies = open.map(({ reply }) => reply).filter((reply) => !isStream(reply.request));
    return {
      live: open.length - replies.length,
      requests: replies.length,
      uploads: replies.filter(isUpload).length,
      downloads: replies.filter(({ raw }) => raw.headersSent && !raw.writableFinished).length,
    };
  };
}

function describe(request: FastifyRequest, reply: FastifyReply, seconds: number): SeenRequest {
  const status = reply.raw.headersSent ? reply.raw.statusCode : CLIENT_GONE;
  const route = request.pattern || request.routeOptions.url || UNMATCHED;
  return {
    id: request.id,
    method: request.method,
    route,
    status,
    seconds,
    ...(isStream(request) && { isStream: true }),
  };
}

function isStream(request: FastifyRequest): boolean {
  return request.routeOptions.config.isStream === true;
}

function isUpload({ request, raw }: FastifyReply): boolean {
  return request.routeOptions.config.streamedBody === true && !raw.headersSent;
}
