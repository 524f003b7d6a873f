import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that a browser sends on behalf of another site (besides `SameSite=Lax` on the session's cookie).
 * Programs that send neither header are not browsers and carry nobody's cookies by accident.
 * @throws AppError CROSS_SITE_REQUEST
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string | undefined): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined) {
    if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return;
    if (originHost(origin) === request.host) return;
  } else if (site === undefined || site === 'same-origin' || site === 'none') return;
  throw new AppError(
    'CROSS_SITE_REQUEST',
    'This request came from another site. Please open Lampstand itself.',
  );
}

function originHost(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
