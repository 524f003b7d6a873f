import { expect, it } from 'vitest';
import { linkIn } from '#test-support/letters.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import { login } from '../accounts.contract.ts';
import {
  changeEmail,
  forgotPassword,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '../mail-links.contract.ts';
import { listSessions } from '../settings.contract.ts';
import { renewLink } from './one-time-links.ts';

const NEW_PASSWORD = 'a bright new lamp 8';

async function newcomer(app: TestApp, name: string) {
  const client = await app.user(name);
  await app.server.idle();
  return { client, token: linkIn(app, `${name}@example.org`) };
}

async function forget(app: TestApp, email: string): Promise<string> {
  await app.visitor().call(forgotPassword, { body: { email } });
  await app.server.idle();
  return linkIn(app, email);
}

const signIn = (app: TestApp, email: string, password: string) =>
  app.visitor().call(login, { body: { email, password } });

describeOnBothEngines('a link that confirms an address, opened once more', (app) => {
  it('says again that it is confirmed, and ends no session', async () => {
    const { client: alice, token } = await newcomer(app(), 'alice');
    const first = await alice.call(verifyEmail, { body: { token } });
    await signIn(app(), 'alice@example.org', PASSWORD);
    const again = await alice.call(verifyEmail, { body: { token } });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await alice.call(listSessions, {})).body).toHaveLength(2);
  });

  it('says so days later, and by the older of two letters', async () => {
    const { client: bob, token: older } = await newcomer(app(), 'bob');
    app().clock.advance({ minutes: 2 });
    await bob.call(resendVerification, {});
    await app().server.idle();
    await bob.call(verifyEmail, { body: { token: linkIn(app(), 'bob@example.org') } });
    app().clock.advance({ days: 2 });
    expect((await bob.call(verifyEmail, { body: { token: older } })).body).toEqual({
      email: 'bob@example.org',
      changed: false,
    });
  });

  it('still asks who it is', async () => {
    const { client: carol, token } = await newcomer(app(), 'carol');
    await carol.call(verifyEmail, { body: { token } });
    const stranger = await app().user('mallory');
    expect((await stranger.refused(verifyEmail, { body: { token } })).body.code).toBe('PASSWORD_NEEDED');
    const wrong = await app()
      .visitor()
      .refused(verifyEmail, { body: { token, password: 'not it' } });
    expect(wrong.body.code).toBe('WRONG_PASSWORD');
    const right = await app()
      .visitor()
      .call(verifyEmail, { body: { token, password: PASSWORD } });
    expect(right.status).toBe(200);
  });

  it('says that the address has changed, until it changes again', async () => {
    const { client: dan } = await newcomer(app(), 'dan');
    const change = async (email: string) => {
      await dan.call(changeEmail, { body: { email, password: PASSWORD } });
      await app().server.idle();
      const token = linkIn(app(), email);
      expect((await dan.call(verifyEmail, { body: { token } })).status).toBe(200);
      return token;
    };
    const second = await change('dan2@example.org');
    expect((await dan.call(verifyEmail, { body: { token: second } })).body).toEqual({
      email: 'dan2@example.org',
      changed: true,
    });
    await change('dan3@example.org');
    expect((await dan.refused(verifyEmail, { body: { token: second } })).body.code).toBe('LINK_EXPIRED');
  });
});

describeOnBothEngines('a link for a new password, opened once more', (app) => {
  const choose = (token: string, password: string) =>
    app().visitor().call(resetPassword, { body: { token, password } });

  it('ends well for whoever gives the same password again, and changes nothing', async () => {
    await app().user('alice');
    const token = await forget(app(), 'alice@example.org');
    expect((await choose(token, NEW_PASSWORD)).status).toBe(204);
    const session = await signIn(app(), 'alice@example.org', NEW_PASSWORD);
    await app().server.idle();
    const letters = app().mails.length;
    expect((await choose(token, NEW_PASSWORD)).status).toBe(204);
    await app().server.idle();
    expect(app().mails).toHaveLength(letters);
    expect(await app().db.selectFrom('session').select('userId').execute()).toHaveLength(1);
    expect(session.status).toBe(200);
  });

  it('takes no other password', async () => {
    await app().user('bob');
    const token = await forget(app(), 'bob@example.org');
    await choose(token, NEW_PASSWORD);
    const other = await app()
      .visitor()
      .refused(resetPassword, { body: { token, password: 'another lamp 99' } });
    expect([other.status, other.body.code]).toEqual([410, 'LINK_EXPIRED']);
    expect((await signIn(app(), 'bob@example.org', NEW_PASSWORD)).status).toBe(200);
  });

  it('gives no more tries at the password than the door', async () => {
    await app().user('carol');
    app().clock.advance({ minutes: 16 }); // what went wrong before counts no more
    const token = await forget(app(), 'carol@example.org');
    await choose(token, NEW_PASSWORD);
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await choose(token, `another lamp ${i}`)).status);
    expect(statuses).toEqual([...Array(10).fill(410), 429]);
    app().clock.advance({ minutes: 16 });
  });

  it('is not brought back by a letter that is sent again', async () => {
    await app().user('dora');
    const token = await forget(app(), 'dora@example.org');
    await choose(token, NEW_PASSWORD);
    const { id } = await app()
      .db.selectFrom('one_time_link')
      .select('id')
      .where('ended_at', 'is not', null)
      .where('email', '=', 'dora@example.org')
      .executeTakeFirstOrThrow();
    expect(await renewLink(app().db, id, 'any secret', app().clock.now())).toBeNull();
  });
});
