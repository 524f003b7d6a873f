import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { errorForLog } from '../log/error-for-log.ts';
import { writeSecurityLine } from '../log/security-log.ts';
import { isApi } from './api-paths.ts';
import { boundConnections } from './bound-connections.ts';
import { installErrorHandler, sendError, toAppError } from './error-handler.ts';
import { readForwardedFor } from './forwarded-for.ts';
import { boundJSON } from './json-bodies.ts';
import { ownHosts, refuseOtherHosts } from './own-hosts.ts';
import { readableAddress, sendTo } from './readable-address.ts';
import { refuseCrossSite } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { boundBodies } from './streamed-body.ts';
import { createTurnsEach, type TurnsEach } from './turns-each.ts';
import { tellOfUnbelievedProxy } from './unbelieved-proxy.ts';
import { createUnreadAnswers, type UnreadAnswers } from './unread-answers.ts';
import { refuseUnreadable } from './unreadable-requests.ts';
import { type SeenRequest, watchRequests } from './watch-requests.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What lies here of each person's own, in pages and in answers of calls. */
    unreadAnswers: UnreadAnswers;
    /** By the id of who downloads: an open one holds a file and a part of what it has. */
    downloads: TurnsEach;
  }
}

export interface HttpOptions {
  /** Where people reach this server, without a trailing slash; decides HSTS and the accepted `Origin`. */
  publicUrl: string | undefined;
  /** Where browsers send and fetch files if not here, for the content policy; null: here. */
  filesOrigin: string | null;
  /** Scripts that pages have in themselves, as the content policy names them. */
  inlineScripts?: readonly string[];
  trustProxy: string;
  logLevel: string;
  /** Told of each request that has ended; nobody unless given. */
  seen?: (request: SeenRequest) => void;
  /** How long a client that sends a file may say nothing; half a minute unless told. */
  bodyStallMs?: number;
  /** How long a client may take nothing of its answer; five minutes unless told. */
  answerStallMs?: number;
}

/** What a body may have unless its contract says more, in bytes. Forms have some hundred. */
const BODY_LIMIT = 32 * 1024;

/** So many files are given out to one person at a time; a talk full of pictures waits for none of them. */
const DOWNLOADS_AT_ONCE = 16;

/** A Fastify with everything that no route may forget: headers, error form, same-origin rule, request ids. */
export function createHttpServer(options: HttpOptions): FastifyInstance {
  const headers = securityHeaders({
    https: options.publicUrl?.startsWith('https://') ?? false,
    filesOrigin: options.filesOrigin,
    inlineScripts: options.inlineScripts,
  });
  const setHeaders = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(isApi(request.url) ? headers.api : headers.page);
    reply.header('x-request-id', request.id);
  };
  const app: FastifyInstance = fastify({
    logger: {
      level: options.logLevel,
      serializers: { err: errorForLog },
      redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    bodyLimit: BODY_LIMIT,
    // Of a whole file; other bodies are bound by `boundBodies`.
    requestTimeout: HOUR_MS,
    // Who asks for much and reads nothing of it has it lie in memory for as long as the connection stands.
    connectionTimeout: options.answerStallMs ?? 5 * MINUTE_MS,
    // A logger for each request would cost more than the few requests that log anything are worth; they name their id.
    childLoggerFactory: (logger) => logger,
    genReqId: () => crypto.randomUUID(),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    // Addresses that fit no pattern at all come past the hooks.
    frameworkErrors: (error, request, reply) => {
      app.watchRequest(request, reply);
      setHeaders(request, reply);
      const readable = error.code === 'FST_ERR_BAD_URL' ? readableAddress(request) : null;
      if (readable !== null) sendTo(reply, readable);
      else sendError(reply, toAppError(error));
    },
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, headers.api),
    // Ours says more than Node's.
    http: { requireHostHeader: false },
  });
  app.decorate('bodyStallMs', options.bodyStallMs ?? 30_000);
  app.decorate('unreadAnswers', createUnreadAnswers());
  app.decorate('downloads', createTurnsEach(DOWNLOADS_AT_ONCE));
  // First, so that it sees what the others refuse.
  app.decorate('openRequests', watchRequests(app, options.seen ?? (() => {})));
  installErrorHandler(app);
  boundConnections(app);
  // Only JSON bodies: a form or text body from another site would not be preflighted.
  app.removeContentTypeParser('text/plain');
  boundJSON(app);
  const isOurs = ownHosts(options.publicUrl);
  const readProxy = readForwardedFor((line) => app.log.warn(line));
  const lookAtProxy = tellOfUnbelievedProxy((line) => app.log.warn(line));
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    readProxy(request);
    lookAtProxy(request);
    try {
      refuseOtherHosts(request, isOurs, options.publicUrl);
      refuseCrossSite(request, options.publicUrl);
      done();
    } catch (error) {
      // Whose account it was to touch is not looked up: another site's request mostly comes without the cookie.
      const line = { event: 'cross-site-refused', reqId: request.id, userId: null };
      writeSecurityLine(request.log, line, 'warn');
      done(error as Error);
    }
  });
  boundBodies(app, MINUTE_MS);
  return app;
}
