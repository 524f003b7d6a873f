import { expect, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { linkIn } from '#test-support/letters.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { login, register } from '../accounts.contract.ts';
import {
  changeEmail,
  forgotPassword,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '../mail-links.contract.ts';
import { getAccount } from '../settings.contract.ts';

const NEW_PASSWORD = 'a bright new lamp 8';

async function lettersTo(app: TestApp, email: string): Promise<string[]> {
  await app.server.idle();
  return app.mails.filter((mail) => mail.to === email).map((mail) => mail.subject);
}

async function forget(app: TestApp, email: string): Promise<string> {
  expect((await app.visitor().call(forgotPassword, { body: { email } })).status).toBe(202);
  await app.server.idle();
  return linkIn(app, email);
}

async function signsIn(app: TestApp, email: string, password: string): Promise<boolean> {
  return (await app.visitor().call(login, { body: { email, password } })).status === 200;
}

const isSignedIn = async (client: TestClient) => (await client.call(getCurrentUser, {})).status === 200;

describeOnBothEngines('a forgotten password', (app) => {
  it('is chosen anew by the link in the letter, which ends every session', async () => {
    const alice = await app().user('alice');
    const token = await forget(app(), 'alice@example.org');
    const answer = await app()
      .visitor()
      .call(resetPassword, { body: { token, password: NEW_PASSWORD } });
    expect(answer.status).toBe(204);
    expect(await isSignedIn(alice)).toBe(false);
    expect(await signsIn(app(), 'alice@example.org', PASSWORD)).toBe(false);
    expect(await signsIn(app(), 'alice@example.org', NEW_PASSWORD)).toBe(true);
    expect(await lettersTo(app(), 'alice@example.org')).toContain('Your password has changed');
  });

  it('has a link that works once, even for two at the same time', async () => {
    await app().user('bob');
    const token = await forget(app(), 'bob@example.org');
    const tries = await Promise.all(
      [1, 2, 3].map((n) =>
        app()
          .visitor()
          .call(resetPassword, { body: { token, password: `${NEW_PASSWORD}${n}` } }),
      ),
    );
    expect(tries.map((answer) => answer.status).sort()).toEqual([204, 410, 410]);
    const late = await app()
      .visitor()
      .refused(resetPassword, { body: { token, password: NEW_PASSWORD } });
    expect(late.body.code).toBe('LINK_EXPIRED');
  });

  it('has a link that works for one hour', async () => {
    await app().user('carol');
    const token = await forget(app(), 'carol@example.org');
    app().clock.advance({ minutes: 60 });
    const late = await app()
      .visitor()
      .refused(resetPassword, { body: { token, password: NEW_PASSWORD } });
    expect(late.status).toBe(410);
    expect(await signsIn(app(), 'carol@example.org', PASSWORD)).toBe(true);
  });

  it('has links that all work until one is used, and a password that is refused uses none', async () => {
    await app().user('dan');
    const first = await forget(app(), 'dan@example.org');
    expect(await forget(app(), 'dan@example.org')).toBe(first); // no second letter within a minute
    app().clock.advance({ minutes: 1 });
    // A stranger can ask for it too; that must not spoil the letter that the owner has.
    const second = await forget(app(), 'dan@example.org');
    expect(second).not.toBe(first);
    const choose = (token: string, password = NEW_PASSWORD) =>
      app().visitor().call(resetPassword, { body: { token, password } });
    const weak = await choose(first, 'password1');
    expect(weak.body).toMatchObject({ code: 'INVALID_INPUT', issues: [{ path: 'body.password' }] });
    expect((await choose(first)).status).toBe(204);
    expect((await choose(second)).status).toBe(410);
  });

  it('is used once when two of its links are opened at the same time', async () => {
    await app().user('dora');
    const first = await forget(app(), 'dora@example.org');
    app().clock.advance({ minutes: 1 });
    const second = await forget(app(), 'dora@example.org');
    const answers = await Promise.all(
      [first, second].map((token) =>
        app()
          .visitor()
          .call(resetPassword, { body: { token, password: NEW_PASSWORD } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
  });

  it('brings five letters an hour at most, and leaves no links behind', async () => {
    await app().user('dina');
    const tokens = new Set<string>();
    for (let i = 0; i < 8; i++) {
      tokens.add(await forget(app(), 'dina@example.org'));
      app().clock.advance({ minutes: 2 });
    }
    expect(tokens.size).toBe(5);
    app().clock.advance({ hours: 1 });
    expect(tokens).not.toContain(await forget(app(), 'dina@example.org'));
    const rows = await app()
      .db.selectFrom('one_time_link')
      .selectAll()
      .where('email', '=', 'dina@example.org')
      .where('purpose', '=', 'reset_password')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('does not tell whether there is an account', async () => {
    await app().user('erin');
    const answers = [];
    for (const email of ['erin@example.org', 'nobody@example.org']) {
      const { status, body } = await app().visitor().call(forgotPassword, { body: { email } });
      answers.push({ status, keys: Object.keys(body) });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await lettersTo(app(), 'nobody@example.org')).toEqual([]);
  });

  it('opens the door again that failures had closed', async () => {
    await app().user('fay');
    for (let i = 0; i < 10; i++) expect(await signsIn(app(), 'fay@example.org', 'wrong one')).toBe(false);
    const token = await forget(app(), 'fay@example.org');
    app().clock.advance({ minutes: 16 }); // the address of this machine has to cool down too
    await app()
      .visitor()
      .call(resetPassword, { body: { token, password: NEW_PASSWORD } });
    expect(await signsIn(app(), 'fay@example.org', NEW_PASSWORD)).toBe(true);
  });

  it('stores no token that could be used', async () => {
    await app().user('gus');
    const token = await forget(app(), 'gus@example.org');
    const rows = await app().db.selectFrom('one_time_link').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describeOnBothEngines('an e-mail address', (app) => {
  it('is confirmed by the letter that registering sends', async () => {
    const alice = await app().user('alice');
    expect((await alice.call(getCurrentUser, {})).body.emailVerified).toBe(false);
    await app().server.idle();
    const token = linkIn(app(), 'alice@example.org');
    const answer = await alice.call(verifyEmail, { body: { token } });
    expect(answer.body).toEqual({ email: 'alice@example.org', changed: false });
    expect((await alice.call(getCurrentUser, {})).body.emailVerified).toBe(true);
    expect((await alice.refused(resendVerification, {})).body.code).toBe('ALREADY_DONE');
  });

  it('can be asked for again; the earlier link stops working', async () => {
    const bob = await app().user('bob');
    await app().server.idle();
    const first = linkIn(app(), 'bob@example.org');
    expect((await bob.call(resendVerification, {})).status).toBe(204);
    await app().server.idle();
    const second = linkIn(app(), 'bob@example.org');
    expect((await bob.call(verifyEmail, { body: { token: first } })).status).toBe(410);
    expect((await bob.call(verifyEmail, { body: { token: second } })).status).toBe(200);
  });

  it('is not confirmed by a link for something else', async () => {
    const carol = await app().user('carol');
    const reset = await forget(app(), 'carol@example.org');
    expect((await carol.call(verifyEmail, { body: { token: reset } })).status).toBe(410);
  });

  it('changes once the new one is confirmed, and the old one hears of it', async () => {
    const dan = await app().user('dan');
    const body = { email: ' New.Dan@Example.org', password: PASSWORD };
    expect((await dan.call(changeEmail, { body })).body).toEqual({ pendingEmail: 'new.dan@example.org' });
    expect((await dan.call(getAccount, {})).body.pendingEmail).toBe('new.dan@example.org');
    expect((await dan.call(getCurrentUser, {})).body.email).toBe('dan@example.org');
    await app().server.idle();
    const token = linkIn(app(), 'new.dan@example.org');
    expect((await dan.call(verifyEmail, { body: { token } })).body.changed).toBe(true);
    expect((await dan.call(getCurrentUser, {})).body).toMatchObject({
      email: 'new.dan@example.org',
      emailVerified: true,
    });
    expect((await dan.call(getAccount, {})).body.pendingEmail).toBeNull();
    expect(await lettersTo(app(), 'dan@example.org')).toEqual(
      expect.arrayContaining(['Your email address is about to change', 'Your email address has changed']),
    );
    expect(await signsIn(app(), 'new.dan@example.org', PASSWORD)).toBe(true);
    expect(await signsIn(app(), 'dan@example.org', PASSWORD)).toBe(false);
  });

  it('needs the password, and cannot be one that somebody has, then or meanwhile', async () => {
    const erin = await app().user('erin');
    const wrong = await erin.refused(changeEmail, { body: { email: 'e2@example.org', password: 'not it' } });
    expect(wrong.body).toMatchObject({ code: 'WRONG_PASSWORD', issues: [{ path: 'body.password' }] });
    const none = await erin.refused(changeEmail, { body: { email: 'e2@example.org' } });
    expect(none.body.code).toBe('WRONG_PASSWORD');
    const same = await erin.refused(changeEmail, { body: { email: 'ERIN@example.org', password: PASSWORD } });
    expect(same.body.code).toBe('ALREADY_DONE');
    const free = await erin.call(changeEmail, { body: { email: 'free@example.org', password: PASSWORD } });
    expect(free.status).toBe(202);
    await app().server.idle();
    const token = linkIn(app(), 'free@example.org');
    const quick = { firstName: 'Quick', lastName: 'One', email: 'free@example.org', password: PASSWORD };
    expect((await app().visitor().call(register, { body: quick })).status).toBe(201);
    expect((await erin.refused(verifyEmail, { body: { token } })).body.code).toBe('EMAIL_TAKEN');
    const now = await erin.refused(changeEmail, {
      body: { email: 'free@example.org', password: PASSWORD },
    });
    expect(now.body.code).toBe('EMAIL_TAKEN');
  });
});

describeOnBothEngines(
  'administrators',
  (app) => {
    it('become so by confirming an address that the setting names, not by registering it', async () => {
      const client = await app().user('boss');
      expect((await client.call(getCurrentUser, {})).body.role).toBe('member');
      await app().server.idle();
      await client.call(verifyEmail, { body: { token: linkIn(app(), 'boss@example.org') } });
      expect((await client.call(getCurrentUser, {})).body.role).toBe('admin');
    });
  },
  { adminEmails: ['boss@example.org'] },
);
