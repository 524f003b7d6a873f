import { expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a secret of the tests', 'keys');
const sealed = seal.seal('JBSWY3DPEHPK3PXP', 'ruth');

it('opens what it sealed, and hides it', () => {
  expect(seal.open(sealed, 'ruth')).toBe('JBSWY3DPEHPK3PXP');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seal.seal('JBSWY3DPEHPK3PXP', 'ruth')).not.toBe(sealed);
});

it.each([
  ['for somebody else', () => seal.open(sealed, 'naomi')],
  ['with another secret', () => createSeal('another secret', 'keys').open(sealed, 'ruth')],
  ['for another purpose', () => createSeal('a secret of the tests', 'other').open(sealed, 'ruth')],
  ['damaged', () => seal.open(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, 'ruth')],
  ['cut off', () => seal.open(sealed.slice(0, 10), 'ruth')],
  ['empty', () => seal.open('', 'ruth')],
])('opens nothing that is %s', (_, open) => {
  expect(open()).toBeNull();
});
