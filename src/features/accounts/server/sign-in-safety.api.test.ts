import { expect, it } from 'vitest';
import { withReadOnlyDatabase } from '#test-support/read-only-database.ts';
import { describeOnBothEngines, PASSWORD } from '#test-support/start-test-app.ts';
import { getCurrentUser, login, logout, register } from '../accounts.contract.ts';
import { forgotPassword, resendVerification, verifyEmail } from '../mail-links.contract.ts';
import { changeSettings } from '../settings.contract.ts';

const COOKIE = 'lampstand.session_token';
const bodyOf = (name: string, password = PASSWORD) => ({ email: `${name}@example.org`, password });
const newcomer = (name: string, password = PASSWORD) => ({
  firstName: 'New',
  lastName: 'Comer',
  ...bodyOf(name, password),
});

describeOnBothEngines('the sign-in guard', (app) => {
  it('gives fifty tries at once no more than ten', async () => {
    await app().user('alice');
    const tries = await Promise.all(
      Array.from({ length: 50 }, () =>
        app()
          .visitor()
          .call(login, { body: bodyOf('alice', 'a guess') }),
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
    for (let i = 0; i < 10; i++)
      expect(
        (
          await app()
            .visitor()
            .call(login, { body: bodyOf(`nobody${i}`) })
        ).status,
      ).toBe(401);
    expect(
      (
        await app()
          .visitor()
          .call(login, { body: bodyOf('alice') })
      ).status,
    ).toBe(429);
    app().clock.advance({ minutes: 16 });
    expect(
      (
        await app()
          .visitor()
          .call(login, { body: bodyOf('alice') })
      ).status,
    ).toBe(200);
  });

  it('forgets an account’s failures when the right password comes', async () => {
    await app().user('bob');
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 9; i++)
        await app()
          .visitor()
          .call(login, { body: bodyOf('bob', 'a guess') });
      expect(
        (
          await app()
            .visitor()
            .call(login, { body: bodyOf('bob') })
        ).status,
      ).toBe(200);
      app().clock.advance({ minutes: 16 });
    }
  });

  it('is not moved by twenty right passwords one after the other', async () => {
    await app().user('carol');
    for (let i = 0; i < 20; i++)
      expect(
        (
          await app()
            .visitor()
            .call(login, { body: bodyOf('carol') })
        ).status,
      ).toBe(200);
  });
});

describeOnBothEngines('a session', (app) => {
  it('is a new one at each sign-in, and the browser’s old one ends', async () => {
    const client = await app().user('alice');
    const first = client.cookie(COOKIE)!;
    await client.call(login, { body: bodyOf('alice') });
    expect(client.cookie(COOKIE)).not.toBe(first);
    const thief = app().visitor();
    thief.setCookie(COOKIE, first);
    expect((await thief.call(getCurrentUser, {})).status).toBe(401);
  });

  it('does not take over a token that was planted', async () => {
    const client = app().visitor();
    client.setCookie(COOKIE, 'planted.signature');
    await app().user('bob');
    await client.call(login, { body: bodyOf('bob') });
    expect(client.cookie(COOKIE)).not.toContain('planted');
    expect((await client.call(getCurrentUser, {})).status).toBe(200);
  });

  it('has a cookie that scripts and other sites do not get', async () => {
    await app().user('carol');
    const answer = await app()
      .visitor()
      .call(login, { body: bodyOf('carol') });
    const cookie = answer.headers.get('set-cookie')!;
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000'])
      expect(cookie).toContain(part);
    expect(cookie).not.toContain('Secure');
  });

  it('ends thirty days after its last use, and lives on while it is used', async () => {
    const client = await app().user('dan');
    app().clock.advance({ days: 20 });
    expect((await client.call(getCurrentUser, {})).status).toBe(200);
    app().clock.advance({ days: 20 });
    const renewed = await client.call(getCurrentUser, {});
    expect(renewed.status).toBe(200);
    expect(renewed.headers.get('set-cookie')).toContain('Max-Age=2592000');
    app().clock.advance({ days: 30 });
    expect((await client.call(getCurrentUser, {})).status).toBe(401);
    await app().user('dan');
  });

  it('cannot be used from another site', async () => {
    const client = await app().user('erin');
    const headers = { origin: 'https://evil.example' };
    const forged = await client.refused(changeSettings, { body: { firstName: 'Evil' } }, headers);
    expect(forged.body.code).toBe('CROSS_SITE_REQUEST');
    expect((await client.refused(login, { body: bodyOf('erin') }, headers)).status).toBe(403);
  });
});

describeOnBothEngines(
  'behind https',
  (app) => {
    it('the cookie is Secure, and signing out takes it away', async () => {
      const client = app().visitor();
      await client.call(register, { body: newcomer('sofia') });
      const answer = await client.call(login, { body: bodyOf('sofia') });
      expect(answer.headers.get('set-cookie')).toMatch(/^__Secure-lampstand\.session_token=.*; Secure/);
      expect((await client.call(getCurrentUser, {})).status).toBe(200);
      const out = await client.call(logout, {});
      expect(out.headers.get('set-cookie')).toMatch(
        /^__Secure-lampstand\.session_token=; Max-Age=0.*; Secure/,
      );
      expect((await client.call(getCurrentUser, {})).status).toBe(401);
    });
  },
  { publicUrl: 'https://lampstand.example' },
);

describeOnBothEngines('a database that cannot be written', (app) => {
  it('is a 503 for everybody, counts as nobody’s wrong password, and mends by itself', async () => {
    const client = await app().user('alice');
    const email = 'alice@example.org';
    await withReadOnlyDatabase(app(), async () => {
      for (const answer of [
        await app()
          .visitor()
          .call(register, { body: newcomer('late') }),
        await app()
          .visitor()
          .call(login, { body: bodyOf('alice') }),
        await client.call(changeSettings, { body: { firstName: 'Lost' } }),
        await client.call(resendVerification, {}),
        await client.call(verifyEmail, { body: { token: 'a'.repeat(43) } }),
        await client.call(logout, {}),
      ]) {
        expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
      }
      // What is there can still be read, also when the last use would be due to be written down.
      app().clock.advance({ days: 2 });
      expect((await client.call(getCurrentUser, {})).body).toMatchObject({ firstName: 'Alice', email });
      expect((await app().visitor().call(forgotPassword, { body: { email } })).status).toBe(202);
      await app().server.idle();
    });
    expect(await app().db.selectFrom('sign_in_failure').selectAll().execute()).toEqual([]);
    expect(
      (
        await app()
          .visitor()
          .call(login, { body: bodyOf('alice') })
      ).status,
    ).toBe(200);
    expect(
      (
        await app()
          .visitor()
          .call(register, { body: newcomer('late') })
      ).status,
    ).toBe(201);
  });
});

describeOnBothEngines('a sign-in that breaks half-way', (app) => {
  it('is an error of ours and counts as nobody’s wrong password', async () => {
    await app().user('alice');
    await app().db.schema.alterTable('session').renameTo('session_away').execute();
    for (let i = 0; i < 11; i++)
      expect(
        (
          await app()
            .visitor()
            .call(login, { body: bodyOf('alice') })
        ).status,
      ).toBe(500);
    await app().db.schema.alterTable('session_away').renameTo('session').execute();
    expect(await app().db.selectFrom('sign_in_failure').selectAll().execute()).toEqual([]);
    expect(
      (
        await app()
          .visitor()
          .call(login, { body: bodyOf('alice') })
      ).status,
    ).toBe(200);
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

describeOnBothEngines('a password', (app) => {
  it.each([
    ['password1', 'lists of common passwords'],
    ['PassWord1', 'lists of common passwords'],
    ['1234567890', 'lists of common passwords'],
    ['mary.magdalene@example.org', 'email address'],
    ['Mary.Magdalene', 'email address'],
    ['7 chars', 'at least 8 characters'],
    [' '.repeat(9), 'fill in all fields'],
    ['x'.repeat(201), 'at most 200 characters'],
  ])('may not be %j', async (password, because) => {
    const body = { ...newcomer('mary.magdalene'), password };
    const answer = await app().visitor().refused(register, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(because);
    expect(answer.body.issues?.[0]?.path).toBe('body.password');
  });

  it('may be a sentence in any script, and reads the same however it was composed', async () => {
    const composed = 'schön ist das Licht 光 🌅';
    await app()
      .visitor()
      .call(register, { body: newcomer('lydia', composed) });
    const answer = await app()
      .visitor()
      .call(login, { body: bodyOf('lydia', composed.normalize('NFD')) });
    expect(answer.status).toBe(200);
  });
});
