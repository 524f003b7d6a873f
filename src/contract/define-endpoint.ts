import type { z } from 'zod';
import type { Access } from './access.policy.ts';
import type { ErrorCode } from './errors.ts';

/** One HTTP call, described once: this validates it, types both sides and documents it (docs/product.md, Calls). */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify's notation: `/api/chests/:id/unlock`. */
  path: `/${string}`;
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Absent: no body (204), or the handler writes the reply itself (redirects, files), see `raw`. */
  response?: z.ZodType;
  status: 200 | 201 | 202 | 204 | 302;
  /** The errors that it can answer, besides those that every route can give (`COMMON_ERRORS`). */
  errors: readonly ErrorCode[];
  /** Its body has words that others read: where they tell of danger, their author is shown who helps before they are sent. */
  takesWords?: true;
  /** The handler writes to the reply itself: a redirect, a file, a page. */
  raw?: boolean;
  /** The answer goes on for as long as somebody listens, so how long it took says nothing. */
  isStream?: true;
  /** A creation that honours the `Idempotency-Key` header for 24 hours. */
  idempotent?: boolean;
  /**
   * Somebody who is banned may call it, too: what they need to read why, to appeal, to take their data and to leave. A public
   * call that does not say so takes them for a visitor.
   */
  bannedToo?: boolean;
  /** How often it may be called; `limitOf` says what holds when it is absent. */
  rateLimit?: RateLimit;
  /** A GET that makes something: a browser is answered only when one of our own pages calls, and not for a link. */
  ownPagesOnly?: boolean;
  /** The largest body in bytes; 32 KiB when absent. */
  bodyLimit?: number;
  /**
   * The body is a file of any type and is not parsed. The handler reads `request.body` as a stream and has to limit
   * its size.
   */
  streamedBody?: boolean;
}

/**
 * At most `max` calls in `windowSeconds` for each account and, of visitors, for each address. All accounts behind one
 * address have twenty times as many together.
 */
export interface RateLimit {
  max: number;
  windowSeconds: number;
}

/** More than hands can do, and little for a program that does not stop. */
const WRITES: RateLimit = { max: 600, windowSeconds: 600 };

/** How often an endpoint may be called; null: as often as anybody likes, since it only reads what is at hand. */
export function limitOf({
  method,
  rateLimit,
}: Pick<Endpoint, 'method' | 'path' | 'rateLimit'>): RateLimit | null {
  return rateLimit ?? (method === 'GET' ? null : WRITES);
}

/** The errors that any route may give without declaring them. */
export const COMMON_ERRORS = [
  'INVALID_INPUT',
  'MALFORMED_JSON',
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'BANNED',
  'SECOND_STEP_NEEDED',
  'CROSS_SITE_REQUEST',
  'WRONG_HOST',
  'IDEMPOTENCY_KEY_REUSED',
  'TOO_LARGE',
  'HEADERS_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

/** Keeps the literal types of method and path, so that the client's calls are checked by the compiler. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What the handler receives, after validation. */
export interface HandlerInput<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

/** What the handler returns. */
export type HandlerOutput<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.input<E['response']>
  : // biome-ignore lint/suspicious/noConfusingVoidType: a handler without a response may return nothing at all.
    void;

type PartsOf<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: Sent<E[K]>;
};

/**
 * What a caller sends. It contains only those parts that the endpoint has, and a part whose fields are all optional
 * may be left out.
 */
export type CallInput<E extends Endpoint> = {
  [K in keyof PartsOf<E> as object extends PartsOf<E>[K] ? never : K]: PartsOf<E>[K];
} & {
  [K in keyof PartsOf<E> as object extends PartsOf<E>[K] ? K : never]?: PartsOf<E>[K];
};

/**
 * The argument for an endpoint's input. It may be left out when the endpoint takes no input, or only optional input.
 */
export type InputArgument<E extends Endpoint> =
  object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** What a caller gets back. */
export type CallOutput<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : undefined;
