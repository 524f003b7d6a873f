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
