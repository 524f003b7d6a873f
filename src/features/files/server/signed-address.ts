import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { isSameText, macOf } from '#platform/server/signed-text.ts';

/** What an address permits: every word of it is signed. */
export type Permission = readonly string[];

interface SignedQuery {
  /** Epoch ms. */
  expires: number;
  signature: string;
}

/** Path and query that allow one PUT until `expires` (epoch ms). */
export function signedPath(objectId: string, expires: number, secret: string): string {
  const signed = signedQuery(['upload', objectId], expires, secret);
  return `/api/objects/${objectId}?${new URLSearchParams(signed)}`;
}

/** The query's part that carries the permission until `expires` (epoch ms). */
export function signedQuery(permission: Permission, expires: number, secret: string) {
  return { expires: `${expires}`, signature: sign(permission, expires, secret) };
}

/** Whether an address permits this: it may have been altered, or be too old. */
export function signatureState(
  permission: Permission,
  query: SignedQuery,
  { secret, now }: { secret: string; now: number },
): 'valid' | 'altered' | 'expired' {
  if (!isSameText(query.signature, sign(permission, query.expires, secret))) return 'altered';
  return query.expires <= now ? 'expired' : 'valid';
}

/** @throws AppError FORBIDDEN for an address that was altered or has expired. */
export function checkSignature(
  objectId: string,
  query: SignedQuery,
  options: { secret: string; now: number },
): void {
  const state = signatureState(['upload', objectId], query, options);
  if (state === 'altered') throw alteredAddress();
  // The upload helper tries again after exactly these words (docs/product.md, Uploads).
  if (state === 'expired') throw new AppError('FORBIDDEN', 'Request has expired');
}

export function alteredAddress(): AppError {
  return new AppError('FORBIDDEN', 'This upload address is not valid. Please start the upload again.');
}

function sign(permission: Permission, expires: number, secret: string): string {
  return macOf(JSON.stringify(['upload address', expires, ...permission]), secret).toString('base64url');
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
