import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameText, macOf, signatureOf } from './signed-text.ts';

const secret = 'a secret that is only used by this test, 48 chars';
const anyText = fc.string({ unit: 'grapheme' });
/** One that is empty would be none. */
const anySecret = fc.string({ unit: 'grapheme', minLength: 1 });

it('makes what it has always made', () => {
  expect(signatureOf('circle link', 'ruth', secret)).toBe('uwyK_Teu3AIFv01hCGYqcArw1QMkzCJRf8fIuKk-vLQ');
  expect(macOf('ruth', secret).toString('base64')).toBe('WLH8/53ykBPgnn5LkzbJ58Q9qlEamQc7P1+pb0MQ+MA=');
});

it('signs any text as HMAC-SHA-256 of the purpose, a space and the text', () => {
  fc.assert(
    fc.property(anyText, anyText, anySecret, (purpose, text, key) => {
      const mac = createHmac('sha256', key).update(`${purpose} ${text}`).digest();
      expect(signatureOf(purpose, text, key)).toBe(mac.toString('base64url'));
      expect(macOf(`${purpose} ${text}`, key)).toEqual(mac);
      expect(signatureOf(purpose, text, key)).toMatch(/^[\w-]{43}$/);
    }),
  );
});

it('gives each purpose, text and secret a signature of its own', () => {
  const one = signatureOf('circle link', 'ruth', secret);
  expect(signatureOf('group link', 'ruth', secret)).not.toBe(one);
  expect(signatureOf('circle link', 'naomi', secret)).not.toBe(one);
  expect(signatureOf('circle link', 'ruth', `${secret}.`)).not.toBe(one);
});

it('holds for the same what is equal, and nothing else', () => {
  fc.assert(
    fc.property(anyText, anyText, (a, b) => {
      expect(isSameText(a, a)).toBe(true);
      expect(isSameText(a, b)).toBe(a === b);
    }),
  );
});

it('knows a signature whose letters differ anywhere, or that is longer or shorter', () => {
  const right = signatureOf('circle link', 'ruth', secret);
  fc.assert(
    fc.property(fc.nat(right.length - 1), fc.constantFrom('A', 'b', 'é', ''), (at, letter) => {
      const brought = right.slice(0, at) + letter + right.slice(at + 1);
      expect(isSameText(brought, right)).toBe(brought === right);
    }),
  );
  expect(isSameText(`${right}=`, right)).toBe(false);
  expect(isSameText('', right)).toBe(false);
});
