import { afterEach, expect, it, vi } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { linkIn } from '#test-support/letters.ts';
import { credentialsOf, PASSWORD } from '#test-support/people.ts';
import { withReadOnlyDatabase } from '#test-support/read-only-database.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { login, register } from '../accounts.contract.ts';
import { changeEmail, forgotPassword, resetPassword, verifyEmail } from '../mail-links.contract.ts';
import { activityText } from '../security-events.rules.ts';
import {
  changePassword,
  deleteAccount,
  exportMine,
  listActivity,
  revokeOtherSessions,
} from '../settings.contract.ts';
import { sweepSecurityEvents } from './security-events.ts';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const ANOTHER = 'a second lamp 22';

afterEach(() => vi.restoreAllMocks());

/** The lines of the security log from now on, as they are logged. */
function securityLines(app: TestApp): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  for (const level of ['info', 'warn'] as const) {
    vi.spyOn(app.server.app.log, level).mockImplementation(((line: object, message: string) => {
      if (message === 'security') lines.push({ level, ...line });
    }) as never);
  }
  return lines;
}

async function activityOf(app: TestApp, client: TestClient) {
  await app.server.idle();
  return (await client.call(listActivity, {})).body;
}

const idOf = async (client: TestClient) => (await client.call(getCurrentUser, {})).body.id;
const guess = (app: TestApp, name: string, headers = {}) =>
  app.visitor().call(login, { body: credentialsOf(name, 'a guess') }, headers);

describeOnBothEngines(
  'what happens to an account',
  (app) => {
    it('is a line of the log each, with the request and the account, and nothing that was typed', async () => {
      const lines = securityLines(app());
      const alice = await app().user('alice');
      const userId = await idOf(alice);
      const failed = await guess(app(), 'alice');
      await app().server.idle();
      await alice.call(verifyEmail, { body: { token: linkIn(app(), 'alice@example.org') } });
      await alice.call(changePassword, { body: { currentPassword: 'a guess', newPassword: ANOTHER } });
      await alice.call(changePassword, { body: { currentPassword: PASSWORD, newPassword: ANOTHER } });
      await alice.call(changeEmail, { body: { email: 'new@example.org', password: ANOTHER } });
      await app().server.idle();
      await alice.call(verifyEmail, { body: { token: linkIn(app(), 'new@example.org') } });
      await alice.call(revokeOtherSessions, {});
      await alice.call(exportMine, {});
      await alice.call(deleteAccount, { body: { password: ANOTHER } });
      await app().server.idle();
      expect(lines.map(({ event }) => event)).toEqual([
        'registered',
        'signed-in',
        'sign-in-failed',
        'email-confirmed',
        'role-changed',
        'confirmation-failed',
        'password-changed',
        'email-change-asked',
        'email-changed',
        'devices-signed-out',
        'data-exported',
        'account-deleted',
      ]);
      expect(new Set(lines.map((line) => line['userId']))).toEqual(new Set([userId]));
      expect(lines[2]).toEqual({
        level: 'info',
        event: 'sign-in-failed',
        userId,
        reqId: failed.headers.get('x-request-id'),
      });
      for (const line of lines)
        expect(Object.keys(line).sort()).toEqual(['event', 'level', 'reqId', 'userId']);
    });

    it('is not logged when it did not happen', async () => {
      const bob = await app().user('bob');
      const lines = securityLines(app());
      await withReadOnlyDatabase(app(), async () => {
        expect((await bob.call(revokeOtherSessions, {})).status).toBe(503);
        expect(lines).toEqual([]);
        // What can still be read may be taken along.
        expect((await bob.call(exportMine, {})).status).toBe(200);
      });
      expect(lines.map(({ event }) => event)).toEqual(['data-exported']);
    });

    it('tells of writes that another site sent', async () => {
      const alice = await app().user('alicia');
      const lines = securityLines(app());
      const answer = await alice.send('POST', '/api/auth/logout', undefined, {
        origin: 'https://other.example',
      });
      const reqId = answer.headers.get('x-request-id');
      expect(lines).toEqual([{ level: 'warn', event: 'cross-site-refused', reqId, userId: null }]);
    });

    it('tells of tries at addresses that nobody has, and whose door is closed', async () => {
      const lines = securityLines(app());
      app().clock.advance({ minutes: 16 });
      for (let i = 0; i < 11; i++) await guess(app(), 'nobody');
      await app().server.idle();
      // One is noted after its answer, so that another may come before it.
      const told = lines.map(({ level, event, userId }) => [level, event, userId]);
      expect(told.sort()).toEqual([
        ...Array(10).fill(['info', 'sign-in-failed', null]),
        ['warn', 'address-locked', null],
        ['warn', 'sign-in-locked', null],
      ]);
      app().clock.advance({ minutes: 16 });
    });
  },
  { adminEmails: ['alice@example.org'] },
);

describeOnBothEngines('recent activity', (app) => {
  it('says what the person did, when and with which device, to that person alone', async () => {
    const carol = app().visitor();
    await carol.call(
      register,
      { body: { firstName: 'Carol', lastName: 'Tester', ...credentialsOf('carol') } },
      { 'user-agent': FIREFOX },
    );
    app().clock.advance({ minutes: 5 });
    await carol.call(login, { body: credentialsOf('carol') }, { 'user-agent': FIREFOX });
    const at = app().clock.now();
    const activity = await activityOf(app(), carol);
    expect(activity.map(({ kind, device, times }) => [kind, device, times])).toEqual([
      ['signed-in', 'Firefox on Android', 1],
      ['registered', 'Firefox on Android', 1],
    ]);
    expect(activity[0]).toMatchObject({ at, begunAt: at });
    const dan = await app().user('dan');
    const ofDan = (await activityOf(app(), dan)).map(({ kind }) => kind);
    expect(ofDan.sort()).toEqual(['registered', 'signed-in']);
    const file = (await carol.call(exportMine, {})).body as unknown as { recentActivity: object[] };
    // What is handed out says that it is handed out, too.
    expect(file.recentActivity).toEqual(expect.arrayContaining(activity));
    expect(file.recentActivity).toHaveLength(activity.length + 1);
  });

  it('gathers what strangers try by the day, many at once too, and keeps it for ninety days', async () => {
    const erin = await app().user('erin');
    await Promise.all(Array.from({ length: 10 }, () => guess(app(), 'erin')));
    await app().server.idle();
    app().clock.advance({ hours: 1 });
    await guess(app(), 'erin', { 'user-agent': FIREFOX });
    const tried = (await activityOf(app(), erin)).filter(({ kind }) => kind === 'sign-in-failed');
    expect(tried).toMatchObject([{ times: 11, device: 'Firefox on Android', at: app().clock.now() }]);
    expect((await activityOf(app(), erin)).filter(({ kind }) => kind === 'sign-in-locked')).toHaveLength(1);
    app().clock.advance({ days: 1 });
    await guess(app(), 'erin');
    expect((await activityOf(app(), erin))[0]).toMatchObject({ kind: 'sign-in-failed', times: 1 });
    app().clock.advance({ days: 90 });
    const again = await app().user('erin');
    expect((await activityOf(app(), again)).map(({ kind }) => kind)).toEqual(['signed-in']);
  });

  it('keeps the hundred newest of what a person did, and a stranger drives out none of them', async () => {
    const fay = await app().user('fay');
    await guess(app(), 'fay');
    await app().server.idle();
    for (let i = 0; i < 103; i++) {
      app().clock.advance({ seconds: 1 });
      await fay.call(revokeOtherSessions, {});
    }
    const kinds = (await activityOf(app(), fay)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'devices-signed-out')).toHaveLength(100);
    expect(kinds).toHaveLength(101);
    expect(kinds.at(-1)).toBe('sign-in-failed');
  });

  it('is swept when it is too old', async () => {
    app().clock.advance({ days: 91 });
    await sweepSecurityEvents(app().db, app().clock.now(), new AbortController().signal);
    expect(await app().db.selectFrom('security_event').selectAll().execute()).toEqual([]);
  });

  it('has a new password by a letter, too', async () => {
    await app().user('gus');
    await app()
      .visitor()
      .call(forgotPassword, { body: { email: 'gus@example.org' } });
    await app().server.idle();
    const token = linkIn(app(), 'gus@example.org');
    const here = app().visitor();
    app().clock.advance({ seconds: 1 });
    await here.call(resetPassword, { body: { token, password: ANOTHER } });
    app().clock.advance({ seconds: 1 });
    await here.call(login, { body: credentialsOf('gus', ANOTHER) });
    const [, second] = await activityOf(app(), here);
    expect(second).toMatchObject({ kind: 'password-reset' });
  });
});

it('says how often something happened within a day', () => {
  expect(activityText('sign-in-failed', 1)).toBe('Someone tried a wrong password');
  expect(activityText('sign-in-failed', 14)).toBe('Someone tried a wrong password, 14 times within a day');
});
