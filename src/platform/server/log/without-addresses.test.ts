import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutAddresses } from './without-addresses.ts';

it.each([
  [
    '550 5.1.1 <ruth@example.org>: Recipient address rejected',
    '550 5.1.1 <(address)>: Recipient address rejected',
  ],
  [
    "Can't send mail - all recipients were rejected: 550 a.b+c@mail.example",
    "Can't send mail - all recipients were rejected: 550 (address)",
  ],
  ['to=<jürgen@müller.example>, from=<x@y>', 'to=<(address)>, from=<(address)>'],
  ['mailto:ruth@example.org', 'mailto:(address)'],
  ['"ruth of moab"@example.org is unknown', '(address) is unknown'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
  ['', ''],
])('%s', (text, expected) => {
  expect(withoutAddresses(text)).toBe(expected);
});

it('leaves no address in any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, address, after) => {
      expect(withoutAddresses(`${before} <${address}> ${after}`)).not.toContain(address);
    }),
  );
});

it('takes a long text without an address at once', () => {
  const text = 'x'.repeat(100_000);
  expect(withoutAddresses(text)).toBe(text);
});
