import { expect, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { credentialsOf, PASSWORD, signInStatus } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { login } from '../accounts.contract.ts';
import {
  changePassword,
  getAccount,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  updateSettings,
} from '../settings.contract.ts';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

describeOnBothEngines('settings', (app) => {
  it('change what is given and leave the rest', async () => {
    const alice = await app().user('alice');
    const named = await alice.call(updateSettings, { body: { firstName: ' Álìçé O’Neill ' } });
    expect(named.body).toMatchObject({ firstName: "Álìçé O'Neill", lastName: 'Tester', theme: 'system' });
    await alice.call(updateSettings, { body: { timezone: 'Pacific/Auckland', theme: 'vigil' } });
    const now = (await alice.call(getCurrentUser, {})).body;
    expect(now).toMatchObject({ firstName: "Álìçé O'Neill", timezone: 'Pacific/Auckland', theme: 'vigil' });
    for (const timezone of ['Europe/Kiev', 'Europe/Kyiv', 'Asia/Calcutta', 'Asia/Kolkata']) {
      expect((await alice.call(updateSettings, { body: { timezone } })).body.timezone).toBe(timezone);
    }
    await alice.call(updateSettings, { body: { timezone: null } });
    expect((await alice.call(getCurrentUser, {})).body.timezone).toBeNull();
    expect((await alice.call(updateSettings, { body: {} })).body.firstName).toBe("Álìçé O'Neill");
  });

  it('say how one can sign in', async () => {
    const bob = await app().user('bob');
    expect((await bob.call(getAccount, {})).body).toEqual({
      hasPassword: true,
      hasProvider: false,
      pendingEmail: null,
      secondStep: null,
      isOnlyAdministrator: false,
    });
  });

  it('change the password with the current one, which signs other devices out', async () => {
    const here = await app().user('carol');
    const there = await app().user('carol');
    const wrong = await here.refused(changePassword, {
      body: { currentPassword: 'not it at all', newPassword: 'a second lamp 22' },
    });
    expect(wrong.status).toBe(403);
    expect(wrong.body).toMatchObject({
      code: 'WRONG_PASSWORD',
      issues: [{ path: 'body.currentPassword' }],
    });
    const body = { currentPassword: PASSWORD, newPassword: 'a second lamp 22' };
    const copied = app().visitor();
    const cookie = 'lampstand.session_token';
    copied.setCookie(cookie, here.cookie(cookie)!);
    expect((await copied.call(getCurrentUser, {})).status).toBe(200);
    const [before] = (await here.call(listSessions, {})).body.filter(({ isCurrent }) => isCurrent);
    expect((await here.call(changePassword, { body })).status).toBe(204);
    expect((await here.call(getCurrentUser, {})).status).toBe(200);
    // The same device with another token: who has copied the cookie is out.
    expect((await copied.call(getCurrentUser, {})).status).toBe(401);
    expect((await here.call(listSessions, {})).body).toMatchObject([{ id: before!.id, isCurrent: true }]);
    expect((await there.call(getCurrentUser, {})).status).toBe(401);
    expect(await signInStatus(app().url, 'carol')).toBe(401);
    expect(await signInStatus(app().url, 'carol', 'a second lamp 22')).toBe(200);
  });

  it('limit guesses at the current password', async () => {
    const dan = await app().user('dan');
    const guess = () =>
      dan.call(changePassword, { body: { currentPassword: 'a guess', newPassword: 'a second lamp 22' } });
    app().clock.advance({ minutes: 16 }); // what other tests got wrong from this address is forgotten
    for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(403);
    expect((await guess()).status).toBe(429);
    app().clock.advance({ minutes: 16 });
  });

  it('list where one is signed in, and sign out there', async () => {
    const phone = app().visitor();
    const laptop = await app().user('erin');
    const body = credentialsOf('erin');
    app().clock.advance({ minutes: 1 });
    await phone.call(login, { body }, { 'user-agent': FIREFOX });
    const list = (await laptop.call(listSessions, {})).body;
    expect(list.map((session) => [session.device, session.isCurrent])).toEqual([
      ['Firefox on Android', false],
      ['Unknown device', true],
    ]);
    expect(list[0]).toMatchObject({ address: '127.0.0.1', createdAt: app().clock.now() });

    const mallory = await app().user('mallory');
    const theirs = await mallory.refused(revokeSession, { params: { id: list[0]!.id } });
    expect(theirs.body.code).toBe('NOT_FOUND');
    expect((await phone.call(getCurrentUser, {})).status).toBe(200);

    expect((await laptop.call(revokeSession, { params: { id: list[0]!.id } })).status).toBe(204);
    expect((await phone.call(getCurrentUser, {})).status).toBe(401);
    await phone.call(login, { body });
    expect((await laptop.call(revokeOtherSessions, {})).status).toBe(204);
    expect((await phone.call(getCurrentUser, {})).status).toBe(401);
    expect((await laptop.call(getCurrentUser, {})).status).toBe(200);
  });

  it('know when a session was last used', async () => {
    const fay = await app().user('fay');
    app().clock.advance({ hours: 3 });
    await fay.call(getCurrentUser, {});
    expect((await fay.call(listSessions, {})).body[0]?.lastUsedAt).toBe(app().clock.now());
  });
});
