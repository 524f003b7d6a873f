import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Where proxies of one's own stand: this machine, and networks that the internet does not lead to. */
const NEAR = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  NEAR.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NEAR.addSubnet(net, bits, 'ipv6');

/** What is told; without an address, as every line. */
export const NOT_BELIEVED =
  'TRUST_PROXY: a proxy nearby says whom it speaks for (X-Forwarded-For) and is not believed, so everybody counts as one visitor, and ten failed sign-ins close the door to all. Name its address, or the network it is in.';

/** Tells once that a proxy which looks like one's own is not believed; a stranger who sends such a header from afar says nothing. */
export function tellOfUnbelievedProxy(tell: (line: string) => void): (request: FastifyRequest) => void {
  let isTold = false;
  return (request) => {
    if (isTold || request.headers['x-forwarded-for'] === undefined) return;
    const { remoteAddress } = request.socket;
    if (remoteAddress === undefined || request.ip !== remoteAddress) return;
    if (!NEAR.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')) return;
    isTold = true;
    tell(NOT_BELIEVED);
  };
}
