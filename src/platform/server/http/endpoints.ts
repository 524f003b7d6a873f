import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { asksSecondStep, mayCall } from '#contract/access.policy.ts';
import {
  COMMON_ERRORS,
  type Endpoint,
  type HandlerInput,
  type HandlerOutput,
} from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { SHOWN_NOBODY, SHOWN_USER_HEADER } from '#contract/shown-user.ts';
import { inLane } from '../db/lane.ts';
import { endOfTurn } from '../turn.ts';
import { bannedMessage } from './banned-message.ts';
import type { Caller, ReadSession } from './caller.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { parseInput } from './parse-input.ts';
import type { RateLimits } from './rate-limits.ts';
import { refuseLinks } from './same-origin.ts';
import { routeWithStreamedBody } from './streamed-body.ts';
import { createTurnsEach, type TurnsEach } from './turns-each.ts';
import { sendWritten, WrittenAnswer } from './written-answer.ts';

/** `caller` is null only where the contract says `public`. */
type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? Caller | null : Caller;

/** Everything that a handler gets: validated input, who calls, and the raw request for headers and replies. */
export interface HandlerContext<E extends Endpoint> extends HandlerInput<E> {
  caller: CallerOf<E>;
  /** The `Idempotency-Key` header with a hash of the request, where the contract honours it. */
  idempotency: { key: string; requestHash: string } | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (
  context: HandlerContext<E>,
) => Promise<HandlerOutput<E> | WrittenAnswer>;

/** Where features put their routes: by contract, never by path. */
export interface Endpoints {
  handle<E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  /** What has been registered; a test holds it against what the features list (src/app/endpoints-of.test.ts). */
  readonly registered: readonly Endpoint[];
}

interface Options {
  readSession: ReadSession;
  /** Null: calls are not limited. */
  rateLimits: RateLimits | null;
  /** Development and tests: a response or an error that the contract does not declare is a mistake. */
  checkOutput: boolean;
  publicUrl: string;
}

export function createEndpoints(app: FastifyInstance, options: Options): Endpoints {
  const registered: Endpoint[] = [];
  const turns = createTurnsEach();
  return {
    registered,
    handle(endpoint, handler) {
      registered.push(endpoint);
      const route: RouteOptions = {
        method: endpoint.method,
        url: endpoint.path,
        ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
        config: {
          ...(endpoint.streamedBody && { streamedBody: true }),
          ...(endpoint.isStream && { isStream: true }),
        },
        ...(endpoint.ownPagesOnly && {
          onRequest: async (request) => refuseLinks(request, options.publicUrl),
        }),
        handler: createRunner(endpoint, handler, { ...options, turns }),
      };
      if (endpoint.streamedBody) routeWithStreamedBody(app, route);
      else app.route(route);
    },
  };
}

function createRunner<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  { turns, ...options }: Options & { turns: TurnsEach },
) {
  const declared = new Set<string>([...endpoint.errors, ...COMMON_ERRORS]);
  const kind = `${endpoint.method} ${endpoint.path}`;
  // What answers by itself may go on for as long as somebody takes it.
  const isRead = endpoint.method === 'GET' && !endpoint.raw;
  const answerOf = async (request: FastifyRequest, reply: FastifyReply) => {
    request.pattern = endpoint.path;
    const caller = await identify(endpoint, request, reply, options.readSession);
    // What the server asks itself for a page comes from no address.
    if (options.rateLimits && request.raw.socket instanceof Socket) {
      await options.rateLimits.count(endpoint, { userId: caller?.id ?? null, address: request.ip });
    }
    const input = {
      params: parseInput(endpoint.params, request.params, 'params'),
      query: parseInput(endpoint.query, request.query, 'query'),
      body: parseInput(endpoint.body, request.body, 'body'),
    } as HandlerInput<E>;
    const idempotency = endpoint.idempotent ? idempotencyKey(request, endpoint) : null;
    let output: HandlerOutput<E> | WrittenAnswer;
    try {
      const context = { ...input, caller: caller as CallerOf<E>, idempotency, request, reply };
      const work = () => inLane({ kind, user: caller?.id ?? null }, () => handler(context));
      output = caller && isRead ? await turns.take(`${kind} ${caller.id}`, work) : await work();
    } catch (error) {
      if (options.checkOutput && error instanceof AppError && !declared.has(error.code)) {
        throw new Error(`${endpoint.method} ${endpoint.path} does not declare ${error.code}`, {
          cause: error,
        });
      }
      throw error;
    }
    if (endpoint.raw) return HANDLED;
    if (!endpoint.response) return null;
    const written = writtenOf(output);
    if (options.checkOutput) {
      output = endpoint.response.parse(
        output instanceof WrittenAnswer ? output.read() : output,
      ) as typeof output;
    }
    if (written) return written;
    const text = JSON.stringify(output);
    // What a write has changed it says in any case, and what the server asks itself for a page goes nowhere.
    if (caller && isRead && request.raw.socket instanceof Socket)
      request.server.unreadAnswers.hold(caller.id, text, reply.raw);
    return text;
  };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Only what is sent is kept until the turn ends, not what it was made of.
    const answer = await answerOf(request, reply);
    if (answer === HANDLED) return reply;
    await endOfTurn();
    reply.code(endpoint.status);
    if (answer === null) return reply.send();
    reply.type('application/json; charset=utf-8');
    return answer instanceof WrittenAnswer ? sendWritten(answer, request, reply) : reply.send(answer);
  };
}

/** The handler answers by itself. */
const HANDLED = Symbol('handled');

const writtenOfFrozen = new WeakMap<object, WrittenAnswer>();

/** What is frozen through and through (a view that many share) is written once, and kept for as long as it lives; null for all else. */
function writtenOf(output: unknown): WrittenAnswer | null {
  if (output instanceof WrittenAnswer) return output;
  if (typeof output !== 'object' || output === null || !Object.isFrozen(output)) return null;
  let written = writtenOfFrozen.get(output);
  if (!written) {
    written = new WrittenAnswer(output);
    writtenOfFrozen.set(output, written);
  }
  return written;
}

const SHOWN_USER = SHOWN_USER_HEADER.toLowerCase();

async function identify(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  readSession: ReadSession,
): Promise<Caller | null> {
  const cookieHeader = request.headers.cookie;
  const caller = cookieHeader
    ? await readSession({ cookieHeader, setCookie: (header) => reply.header('set-cookie', header) })
    : null;
  const shown = request.headers[SHOWN_USER];
  // Whoever signs in does so on a page that shows nobody; the browser's session before ends with it.
  const isVisitors = shown === SHOWN_NOBODY && endpoint.access === 'public';
  if (caller && shown !== undefined && shown !== caller.id && !isVisitors) {
    throw new AppError(
      'NOT_SIGNED_IN',
      'Somebody else has signed in in this browser. Please sign in again to continue.',
    );
  }
  // What a person sees must not be kept by anyone in between; routes that may be cached say so themselves.
  reply.header('cache-control', 'no-store');
  const isShutOut = caller?.standing === 'banned' && !endpoint.bannedToo;
  // What anybody may read, a banned person may, too; but not as themselves.
  if (endpoint.access === 'public') return isShutOut ? null : caller;
  if (!caller) throw new AppError('NOT_SIGNED_IN', 'Please sign in to continue.');
  if (isShutOut) throw new AppError('BANNED', bannedMessage(caller));
  if (!mayCall(caller.role, endpoint.access)) {
    throw new AppError('FORBIDDEN', 'Your account is not allowed to do this.');
  }
  if (asksSecondStep(endpoint.access) && !caller.hasSecondStep) {
    throw new AppError(
      'SECOND_STEP_NEEDED',
      "Set up a second step first: in the settings, under 'Second step'.",
    );
  }
  return caller;
}
