import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { databaseFault } from '../db/database-errors.ts';
import { StoreUnavailable } from '../object-store/object-store.ts';

/** Turns whatever was thrown into `{ code, message, issues? }`; what we did not expect is logged and told plainly. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (request.raw.errored === error) return sendError(reply, wentAway(request));
    const answer = toAppError(error, request.method);
    if (answer.status >= 500) request.log.error({ reqId: request.id, err: error }, 'request failed');
    return sendError(reply, answer);
  });
}

/** The connection was lost while the request's body came: nobody reads the answer, and nothing of ours is wrong. */
function wentAway(request: FastifyRequest): AppError {
  request.log.debug({ reqId: request.id }, 'the client went away');
  return new AppError('INVALID_INPUT', 'The request was interrupted. Please send it again.');
}

/** For a server without a client: everything that is no route is a plain 404. */
export function installNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendError(reply, notFound()));
}

/** A refusal is no file, whatever was to be sent: a browser would keep it under the file's name. */
export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  return reply
    .code(error.status)
    .headers(error.headers)
    .header('cache-control', 'no-store')
    .removeHeader('content-disposition')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(error.toBody()));
}

/** The answer to an address that nothing has. It repeats nothing that a stranger's link could have put into it. */
export function notFound(): AppError {
  return new AppError('NOT_FOUND', 'There is nothing at this address. All calls are listed at /api/docs.');
}

const FASTIFY_CODES: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['MALFORMED_JSON', 'The body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['MALFORMED_JSON', 'The body is empty, but JSON was announced.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', 'Please send the body as application/json.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['INVALID_INPUT', 'The body does not have the announced length.'],
  FST_ERR_BAD_URL: ['INVALID_INPUT', 'This address has a % that begins no character.'],
  FST_ERR_MAX_PARAM_LENGTH: ['ADDRESS_TOO_LONG', 'This address is too long.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['TOO_LARGE', 'This is too large. Please send less at once.'],
};

/** What is answered for an error of any origin; `method` of the request, where there is one: a read saves nothing. */
export function toAppError(error: FastifyError, method?: string): AppError {
  if (error instanceof AppError) return error;
  const fault = databaseFault(error);
  if (fault === 'unknown') {
    return new AppError(
      'UNAVAILABLE',
      'Lampstand’s connection to its data broke off while this was being saved, so it may be saved or not. Please look, or try again in a moment.',
      { headers: { 'retry-after': '5' }, cause: error },
    );
  }
  if (fault === 'unavailable') {
    return new AppError(
      'UNAVAILABLE',
      'Lampstand cannot reach its data right now. Nothing was saved; please try again in a moment.',
      {
        headers: { 'retry-after': '5' },
        cause: error,
      },
    );
  }
  if (fault === 'damaged') {
    // Trying again does not help; whoever looks after the server is told by the log and `/readyz`.
    return new AppError(
      'UNAVAILABLE',
      'A part of what Lampstand keeps cannot be read. Nothing was saved; whoever looks after this server has to mend it.',
      { cause: error },
    );
  }
  if (fault === 'gone') {
    // Asked again, the call finds what is there now, and says it by itself: that somebody is not signed in any more, or that there is no such thing.
    return new AppError(
      'UNAVAILABLE',
      'Something that this belongs to was removed at the same moment. Nothing was saved; please try again.',
      { headers: { 'retry-after': '1' }, cause: error },
    );
  }
  if (error instanceof StoreUnavailable) {
    return new AppError(
      'UNAVAILABLE',
      method === 'GET' || method === 'HEAD'
        ? 'Lampstand cannot reach its files right now. Please try again in a moment.'
        : 'Lampstand cannot reach its files right now. Nothing was saved; please try again in a moment.',
      { headers: { 'retry-after': '5' }, cause: error },
    );
  }
  const known = FASTIFY_CODES[error.code];
  if (known) return new AppError(known[0], known[1]);
  if (error.statusCode === 429) return new AppError('TOO_MANY_REQUESTS', error.message);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError(
      error.statusCode === 413 ? 'TOO_LARGE' : 'INVALID_INPUT',
      'The request is not valid.',
    );
  }
  return new AppError('INTERNAL_ERROR', 'Something went wrong on our side. Please try again.', {
    cause: error,
  });
}
