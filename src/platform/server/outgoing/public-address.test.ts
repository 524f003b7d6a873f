import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

/** Each range by its first and last address, and addresses that clouds use for their own services. */
const NOT_PUBLIC = `
0.0.0.0 0.0.0.1 0.255.255.255
10.0.0.0 10.255.255.255
100.64.0.0 100.127.255.255 100.100.100.200
127.0.0.0 127.0.0.1 127.255.255.255
169.254.0.0 169.254.169.254 169.254.170.2 169.254.255.255
172.16.0.0 172.31.255.255
192.0.0.0 192.0.0.192 192.0.0.255 192.0.2.1 192.88.99.1
192.168.0.0 192.168.255.255
198.18.0.0 198.19.255.255 198.51.100.7 203.0.113.9
224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
168.63.129.16
:: ::1 ::7f00:1 ::127.0.0.1
::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 0:0:0:0:0:ffff:a00:1 ::ffff:0:127.0.0.1
64:ff9b::7f00:1 64:ff9b:1::7f00:1 100::1
2001::1 2001:10::1 2001:20::1 2001:db8::1 2002:7f00:1:: 2002:a00:1::1 3fff::1 2620:4f:8000::1
4000::1 5f00::1
fc00::1 fd00:ec2::254 fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff
fe80::1 fe80::1%eth0 febf::1 fec0::1 ff02::1 ff0e::1
`;

const PUBLIC = `
1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255
169.255.0.0 172.15.255.255 172.32.0.0 192.0.1.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0
223.255.255.255 168.63.129.17
2001:200::1 2001:4860:4860::8888 2606:4700:4700::1111 2a00:1450:4001:831::200e
`;

const addresses = (text: string) => text.trim().split(/\s+/);

describe('isPublicAddress', () => {
  it.each(addresses(NOT_PUBLIC))('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(addresses(PUBLIC))('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(['', 'localhost', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '[::1]', '1.1.1.1:80'])(
    'has no opinion of %j, which is no address',
    (text) => {
      expect(isPublicAddress(text)).toBe(false);
    },
  );
});
