import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever watches this server may ask for it by any name or number; nothing of people is in the answer. */
    anyHost?: boolean;
  }
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a `Host` is one of ours: the public address's, or a loopback name, with any port, since proxies and tunnels
 * change ports. A page of another site whose name was made to lead here (DNS rebinding) would otherwise count as
 * our own.
 */
export function ownHosts(publicUrl: string | undefined): (host: string | undefined) => boolean {
  const ours = publicUrl === undefined ? null : new URL(publicUrl).hostname;
  return (host) => {
    const name = host?.toLowerCase().replace(/:\d{1,5}$/, '');
    return name !== undefined && (name === ours || LOOPBACK.test(name));
  };
}

/**
 * Refuses what was asked of another name: what the client has sent, and what a proxy says that it was asked for.
 * @throws AppError WRONG_HOST
 */
export function refuseOtherHosts(
  request: FastifyRequest,
  isOurs: ReturnType<typeof ownHosts>,
  publicUrl: string | undefined,
): void {
  if (isOurs(request.headers.host) && isOurs(request.host)) return;
  if (request.routeOptions.config.anyHost) return;
  throw new AppError(
    'WRONG_HOST',
    `Lampstand is not at this address. Please open ${publicUrl ?? 'it by its own address'}.`,
  );
}
