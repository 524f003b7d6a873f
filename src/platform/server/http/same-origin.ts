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

/**
 * Refuses a GET that another site, a letter or another program made a browser send: by a link (then the session's
 * cookie comes along) or otherwise. For calls that make something although their method is GET.
 * @throws AppError CROSS_SITE_REQUEST
 */
export function refuseLinks(request: FastifyRequest, publicUrl: string | undefined): void {
  const { headers } = request;
  // A browser that does not say where a request comes from asks for a page when it follows a link.
  const isNavigation =
    headers['sec-fetch-mode'] === 'navigate' || (headers.accept ?? '').includes('text/html');
  if (isNavigation || headers['sec-fetch-site'] === 'none') throw crossSite();
  if (!isFromOwnPages(headers, publicUrl, request.host)) throw crossSite();
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
