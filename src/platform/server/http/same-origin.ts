import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that a browser sends on behalf of another site (besides `SameSite=Lax` on the session's cookie).
 * @throws AppError CROSS_SITE_REQUEST
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string | undefined): void {
  if (SAFE_METHODS.has(request.method)) return;
  if (!isFromOwnPages(request.headers, publicUrl, request.host)) throw crossSite();
}

function crossSite(): AppError {
  return new AppError(
    'CROSS_SITE_REQUEST',
    'This request came from another site. Please open Lampstand itself.',
  );
}

/**
 * Whether a browser says that a page of `publicUrl`, or of the `host` that it is asking, sent this. Programs that
 * send neither header are not browsers, so no other site can make them send cookies.
 */
export function isFromOwnPages(
  headers: IncomingHttpHeaders,
  publicUrl: string | undefined,
  host: string | undefined,
): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
  return host !== undefined && originHost(origin) === host;
}

function originHost(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
