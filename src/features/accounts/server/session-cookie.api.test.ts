import { expect, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { credentialsOf, newcomer } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { login, logout, register } from '../accounts.contract.ts';
import { updateSettings } from '../settings.contract.ts';

const COOKIE = 'lampstand.session_token';

describeOnBothEngines('a session', (app) => {
  it('is a new one at each sign-in, and the browser’s old one ends', async () => {
    const client = await app().user('alice');
    const first = client.cookie(COOKIE)!;
    await client.call(login, { body: credentialsOf('alice') });
    expect(client.cookie(COOKIE)).not.toBe(first);
    const thief = app().visitor();
    thief.setCookie(COOKIE, first);
    expect((await thief.call(getCurrentUser, {})).status).toBe(401);
  });

  it('does not take over a token that was planted', async () => {
    const client = app().visitor();
    client.setCookie(COOKIE, 'planted.signature');
    await app().user('bob');
    await client.call(login, { body: credentialsOf('bob') });
    expect(client.cookie(COOKIE)).not.toContain('planted');
    expect((await client.call(getCurrentUser, {})).status).toBe(200);
  });

  it('has a cookie that scripts and other sites do not get', async () => {
    await app().user('carol');
    const answer = await app()
      .visitor()
      .call(login, { body: credentialsOf('carol') });
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
    const forged = await client.refused(updateSettings, { body: { firstName: 'Evil' } }, headers);
    expect(forged.body.code).toBe('CROSS_SITE_REQUEST');
    expect((await client.refused(login, { body: credentialsOf('erin') }, headers)).status).toBe(403);
  });
});

describeOnBothEngines(
  'behind https',
  (app) => {
    it('the cookie is Secure, and signing out takes it away', async () => {
      const client = app().visitor();
      await client.call(register, { body: newcomer('sofia') });
      const answer = await client.call(login, { body: credentialsOf('sofia') });
      expect(answer.headers.getSetCookie()).toEqual([
        expect.stringMatching(
          /^__Host-lampstand\.session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
        ),
        expect.stringMatching(
          /^__Secure-lampstand\.known_device=[^;]+; Max-Age=\d+; Path=\/api; HttpOnly; SameSite=Lax; Secure$/,
        ),
      ]);
      expect((await client.call(getCurrentUser, {})).status).toBe(200);
      const out = await client.call(logout, {});
      expect(out.headers.get('set-cookie')).toMatch(/^__Host-lampstand\.session_token=; Max-Age=0.*; Secure/);
      expect((await client.call(getCurrentUser, {})).status).toBe(401);
    });
  },
  { publicUrl: 'https://lampstand.example' },
);

const NAME = '__Host-lampstand.session_token';
const FORMER = '__Secure-lampstand.session_token';

describeOnBothEngines(
  'a session from when its cookie had another name',
  (app) => {
    /** As a browser has it that was signed in before. */
    async function signedInFormerly(name: string) {
      app().clock.set('2027-02-20T00:00:00Z');
      const now = await app().user(name);
      const before = app().visitor();
      before.setCookie(FORMER, now.cookie(NAME)!);
      return before;
    }

    it('goes on, and has the new cookie from then on', async () => {
      const client = await signedInFormerly('tirzah');
      const statuses = await Promise.all([1, 2, 3].map(() => client.call(getCurrentUser, {})));
      expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(client.cookie(FORMER)).toBeUndefined();
      expect(client.cookie(NAME)).toBeDefined();
      const { status, headers } = await client.call(getCurrentUser, {});
      expect([status, headers.get('set-cookie')]).toEqual([200, null]);
    });

    it('ends when its person signs out, or in again', async () => {
      const client = await signedInFormerly('keturah');
      const copied = client.cookie(FORMER)!;
      await client.call(logout, {});
      expect([client.cookie(FORMER), client.cookie(NAME)]).toEqual([undefined, undefined]);
      client.setCookie(FORMER, copied);
      expect((await client.call(getCurrentUser, {})).status).toBe(401);
      const again = await signedInFormerly('zilpah');
      const before = again.cookie(FORMER);
      await again.call(login, { body: credentialsOf('zilpah') });
      expect((await again.call(getCurrentUser, {})).status).toBe(200);
      expect([again.cookie(FORMER), again.cookie(NAME) === before]).toEqual([undefined, false]);
    });

    it('does not come before one with the new name', async () => {
      const mine = await app().user('mahlah');
      const planted = await app().user('mallory');
      mine.setCookie(FORMER, planted.cookie(NAME)!);
      expect((await mine.call(getCurrentUser, {})).body.email).toBe('mahlah@example.org');
    });

    it('is over in March 2027', async () => {
      const client = await signedInFormerly('hoglah');
      app().clock.set('2027-03-01T00:00:00Z');
      expect((await client.call(getCurrentUser, {})).status).toBe(401);
    });
  },
  { publicUrl: 'https://lampstand.example' },
);

describeOnBothEngines('by http a cookie with the former name', (app) => {
  it('is none', async () => {
    const ruth = await app().user('ruth');
    const client = app().visitor();
    client.setCookie(FORMER, ruth.cookie(COOKIE)!);
    expect((await client.call(getCurrentUser, {})).status).toBe(401);
  });
});
