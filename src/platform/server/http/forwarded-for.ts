import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** What is told; without an address, as every line. */
export const NO_ADDRESS =
  'TRUST_PROXY: a proxy that is believed says whom it speaks for (X-Forwarded-For) by something that is no IP address, so its visitors count as one, and ten failed sign-ins close the door to all. Let it say their addresses.';

/**
 * Makes of `X-Forwarded-For` what `request.ip` is read from. Some proxies name the visitor's port too, which is another one for each
 * connection: whoever counted by that would never count to two. What is still no address when it is a believed proxy's word
 * counts for nothing, so the visitor is the proxy itself; that is told once. Has to be called before `request.ip` is asked for.
 */
export function readForwardedFor(tell: (line: string) => void): (request: FastifyRequest) => void {
  let isTold = false;
  return (request) => {
    const { headers } = request.raw;
    const said = headers['x-forwarded-for'];
    if (said === undefined) return;
    const hops = [said].flat().join().split(',').map(withoutPort);
    headers['x-forwarded-for'] = hops.join(', ');
    const { ip } = request;
    // Nothing is asked of who has hung up.
    if (ip === undefined || isIP(ip) !== 0) return;
    headers['x-forwarded-for'] = hops.slice(hops.lastIndexOf(ip) + 1).join(', ');
    if (isTold) return;
    isTold = true;
    tell(NO_ADDRESS);
  };
}

/** `203.0.113.8:40001` and `[2001:db8::1]:40001` without the port; brackets are taken off, too. */
function withoutPort(hop: string): string {
  const text = hop.trim();
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  return inBrackets ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
