import { expect, it } from 'vitest';
import { credentialsOf, signInStatus } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { login } from '../accounts.contract.ts';
import { forgotPassword, resendVerification } from '../mail-links.contract.ts';

describeOnBothEngines('the sign-in guard', (app) => {
  it('gives fifty tries at once no more than ten', async () => {
    await app().user('alice');
    const tries = await Promise.all(
      Array.from({ length: 50 }, () =>
        app()
          .visitor()
          .call(login, { body: credentialsOf('alice', 'a guess') }),
      ),
    );
    const statuses = tries.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    for (const answer of tries.filter(({ status }) => status === 429))
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800);
    app().clock.advance({ minutes: 16 });
  });

  it('counts an address over all accounts, those that do not exist too', async () => {
    for (let i = 0; i < 10; i++) expect(await signInStatus(app().url, `nobody${i}`)).toBe(401);
    expect(await signInStatus(app().url, 'alice')).toBe(429);
    app().clock.advance({ minutes: 16 });
    expect(await signInStatus(app().url, 'alice')).toBe(200);
  });

  it('forgets an account’s failures when the right password comes', async () => {
    await app().user('bob');
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 9; i++) await signInStatus(app().url, 'bob', 'a guess');
      expect(await signInStatus(app().url, 'bob')).toBe(200);
      app().clock.advance({ minutes: 16 });
    }
  });

  it('is not moved by twenty right passwords one after the other', async () => {
    await app().user('carol');
    for (let i = 0; i < 20; i++) expect(await signInStatus(app().url, 'carol')).toBe(200);
  });
});

describeOnBothEngines(
  'limits',
  (app) => {
    it('stand before whatever sends letters or makes accounts', async () => {
      const client = await app().user('alice');
      const again = () => client.call(resendVerification, {});
      for (let i = 0; i < 5; i++) expect((await again()).status).toBe(204);
      const closed = await again();
      expect(closed.status).toBe(429);
      expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);

      const forgets = [];
      for (let i = 0; i < 11; i++)
        forgets.push((await client.call(forgotPassword, { body: { email: `x${i}@example.org` } })).status);
      expect(forgets).toEqual([...Array(10).fill(202), 429]);
    });
  },
  { rateLimits: true },
);
