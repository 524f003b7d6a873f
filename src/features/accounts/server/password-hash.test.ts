import { describe, expect, it } from 'vitest';
import { createPasswordHasher, PASSWORD_COST } from './password-hash.ts';

const cheap = createPasswordHasher({ memory: 8, passes: 1, parallelism: 1 });

describe('the hash of a password', () => {
  it('costs in production what OWASP asks for', async () => {
    expect(PASSWORD_COST).toEqual({ memory: 19_456, passes: 2, parallelism: 1 });
    expect(await createPasswordHasher(PASSWORD_COST).hash('a lamp')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
  });

  it('fits its password alone, and is another one each time', async () => {
    const hash = await cheap.hash('a lamp');
    expect(await cheap.verify(hash, 'a lamp')).toBe(true);
    expect(await cheap.verify(hash, 'a lamb')).toBe(false);
    expect(await cheap.hash('a lamp')).not.toBe(hash);
  });

  it('is checked at the cost that it was made with', async () => {
    const dear = createPasswordHasher({ memory: 64, passes: 3, parallelism: 2 });
    expect(await cheap.verify(await dear.hash('a lamp'), 'a lamp')).toBe(true);
    expect(await dear.verify(await cheap.hash('a lamp'), 'a lamp')).toBe(true);
  });

  it.each([null, '', 'a lamp', '$2b$10$abcdefghijklmnopqrstuv'])('is not %j', async (hash) => {
    expect(await cheap.verify(hash, 'a lamp')).toBe(false);
  });
});
