import { isIPv6 } from 'node:net';

/**
 * Who an address stands for when tries are counted: an IPv4 address itself, of an IPv6 address its first 64 bits,
 * since a household or a rented server has all the others to choose from.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const [head = '', tail = ''] = address.split('%')[0]!.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const middle = address.includes('::') ? Array<string>(8 - first.length - last.length).fill('0') : [];
  const groups = [...first, ...middle, ...last].map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.slice(0, 4).join(':')}::/64`;
}
