import { expect, it } from 'vitest';
import { codeAt, counterOfCode, keyUri, newKey } from './app-code.ts';

/** RFC 6238, Appendix B: the key '12345678901234567890', whose codes there have eight digits; the last six are ours. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('shows at second %i what the standard says', (second, code) => {
  expect(codeAt(KEY, second * 1000)).toBe(code);
});

it.each([
  ['now', 0, 0],
  ['of a clock that is behind', -30_000, -1],
  ['of a clock that is ahead', 30_000, 1],
  ['a minute old', -60_000, null],
  ['of a minute later', 60_000, null],
])('knows the half minute of a code %s', (_, shift, step) => {
  const now = 1_800_000_015_000;
  const counter = Math.floor(now / 30_000);
  const code = codeAt(KEY, now + shift);
  expect(counterOfCode(KEY, code, now)).toBe(step === null ? null : counter + step);
});

it('makes keys of 160 bits that apps can read', () => {
  const key = newKey();
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  expect(newKey()).not.toBe(key);
  const uri = new URL(keyUri(key, 'ruth+1@example.org'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Lampstand:ruth+1@example.org');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: key, issuer: 'Lampstand' });
});
