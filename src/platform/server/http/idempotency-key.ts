import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';

/**
 * The request's `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header), or null when it has none. The hash ties
 * the key to this endpoint, path and body, so that a key used for something else is refused.
 */
export function idempotencyKey(
  request: FastifyRequest,
  endpoint: Endpoint,
): { key: string; requestHash: string } | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw new AppError('INVALID_INPUT', 'Idempotency-Key must be 8 to 128 visible ASCII characters.');
  }
  const hash = createHash('sha256');
  hash.update(`${endpoint.method} ${endpoint.path}\n${JSON.stringify(request.params)}\n`);
  hash.update(JSON.stringify(request.body) ?? '');
  return { key, requestHash: hash.digest('base64url') };
}
