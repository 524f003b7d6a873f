import { BlockList, isIP } from 'node:net';

/** IPv4 that is not the public internet: the registry of special addresses (RFC 6890 and what came after it). */
const NOT_PUBLIC_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Looks public, but inside Azure it is the machine's host, which hands out credentials.
  ['168.63.129.16', 32],
] as const;

/**
 * Of IPv6, only 2000::/3 is assigned to anybody; loopback, unique local, link-local, multicast, IPv4-mapped, NAT64
 * and the rest lie outside it. These parts of it are special, or carry an IPv4 address inside (6to4, Teredo).
 */
const NOT_PUBLIC_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

const notPublic = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_V4) notPublic.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of NOT_PUBLIC_V6) notPublic.addSubnet(network, prefix, 'ipv6');

const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address, as the system's resolver or a parsed URL gives it, is one of the public internet. Anything
 * that is not a plain address (a name, a zone as in `fe80::1%eth0`) is not.
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  const version = isIP(address);
  if (version === 4) return !notPublic.check(address, 'ipv4');
  return version === 6 && givenOut.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}
