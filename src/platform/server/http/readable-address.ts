import type { FastifyReply, FastifyRequest } from 'fastify';
import { isApi } from './api-paths.ts';

/**
 * Where a page is asked for at an address with a % that begins no character, as a pasted link may have it: the same address with each
 * % as itself, at which somebody is told that nothing is there. Null for what programs ask for. It never leads to another host.
 */
export function readableAddress({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || isApi(url)) return null;
  const path = url.split('?', 1)[0]!;
  return `/${path
    .replace(/^[/\\]+/, '')
    .replaceAll('%', '%25')
    .replaceAll('\\', '%5C')}`;
}

/** Sends whoever asks on to another address; the next time they are asked anew. */
export function sendTo(reply: FastifyReply, address: string): FastifyReply {
  return reply.code(307).header('cache-control', 'no-store').header('location', address).send();
}
