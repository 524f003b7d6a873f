import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';

/** Path and query that allow one PUT until `expires` (epoch ms). */
export function signedPath(objectId: string, expires: number, secret: string): string {
  const signature = sign(objectId, expires, secret).toString('base64url');
  return `/api/objects/${objectId}?expires=${expires}&signature=${signature}`;
}

/** @throws AppError FORBIDDEN for an address that was altered or has expired. */
export function checkSignature(
  objectId: string,
  query: { expires: number; signature: string },
  { secret, now }: { secret: string; now: number },
): void {
  const given = Buffer.from(query.signature, 'base64url');
  const right = sign(objectId, query.expires, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new AppError('FORBIDDEN', 'This upload address is not valid. Please start the upload again.');
  }
  // The upload helper retries on exactly these words (spec, section 8).
  if (query.expires <= now) throw new AppError('FORBIDDEN', 'Request has expired');
}

function sign(objectId: string, expires: number, secret: string): Buffer {
  return createHmac('sha256', secret).update(`upload\nPUT\n${objectId}\n${expires}`).digest();
}

/**
 * The origins under which a browser may know this server: the configured one, and the one it has just used. The first
 * is the one to answer with.
 */
export function originsOf(request: FastifyRequest, publicUrl: string): [string, ...string[]] {
  const configured = new URL(publicUrl);
  const used = URL.parse(`${request.protocol}://${request.host}`);
  // Behind a proxy the scheme is known for certain only from the configuration.
  if (!used || used.host === configured.host) return [configured.origin];
  return [used.origin, configured.origin];
}
