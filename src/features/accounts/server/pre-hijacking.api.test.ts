import { afterAll, expect, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { linkIn } from '#test-support/letters.ts';
import { newcomer, PASSWORD, signInStatus } from '#test-support/people.ts';
import { miriam, PROVIDER_CALLBACK, signInAt } from '#test-support/provider-trip.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { startTestProvider } from '#test-support/test-provider.ts';
import { login, register } from '../accounts.contract.ts';
import { changeEmail, forgotPassword, resetPassword, verifyEmail } from '../mail-links.contract.ts';
import { getAccount } from '../settings.contract.ts';
import { accountsJobs } from './accounts-routes.ts';

const OWNERS_PASSWORD = 'the owners own lamp 9';

const provider = await startTestProvider(PROVIDER_CALLBACK);
afterAll(() => provider.stop());

const emailOf = (name: string) => `${name}@example.org`;
const isSignedIn = async (client: TestClient) => (await client.call(getCurrentUser, {})).status === 200;
const roleOf = async (client: TestClient) => (await client.call(getCurrentUser, {})).body.role;

/** A stranger who has registered the owner's address, with a password of theirs, and is signed in. */
async function strangerAt(app: TestApp, name: string): Promise<TestClient> {
  const stranger = await app.user(name);
  await app.server.idle();
  return stranger;
}

/** The owner gets the account by 'Forgot your password?', and signs in. */
async function recover(app: TestApp, name: string): Promise<TestClient> {
  const owner = app.visitor();
  await owner.call(forgotPassword, { body: { email: emailOf(name) } });
  await app.server.idle();
  const body = { token: linkIn(app, emailOf(name)), password: OWNERS_PASSWORD };
  expect((await owner.call(resetPassword, { body })).status).toBe(204);
  const answer = await owner.call(login, { body: { email: emailOf(name), password: OWNERS_PASSWORD } });
  expect(answer.body.emailVerified).toBe(true);
  return owner;
}

/** The five ways to prepare an account for its later owner (docs/decisions/039). */
describeOnBothEngines(
  'who registers another’s address before them',
  (app) => {
    it('classic-federated merge: is out when the owner signs in at the provider', async () => {
      const stranger = await strangerAt(app(), 'ruth');
      const owner = app().visitor();
      const person = { ...miriam, sub: 'ruth', email: emailOf('ruth') };
      expect(await signInAt(provider, owner, person)).toBe('/');
      expect((await owner.call(getCurrentUser, {})).body).toMatchObject({
        email: emailOf('ruth'),
        emailVerified: true,
      });
      expect((await owner.call(getAccount, {})).body).toMatchObject({
        hasPassword: false,
        hasProvider: true,
      });
      expect(await isSignedIn(stranger)).toBe(false);
      expect(await signInStatus(app().url, 'ruth')).toBe(401);
      // Nor does the letter that registering sent.
      const token = linkIn(app(), emailOf('ruth'));
      expect((await owner.call(verifyEmail, { body: { token } })).status).toBe(410);
    });

    it('unexpired session: is signed out when the owner chooses a password by the letter', async () => {
      const stranger = await strangerAt(app(), 'naomi');
      await recover(app(), 'naomi');
      expect(await isSignedIn(stranger)).toBe(false);
      expect(await signInStatus(app().url, 'naomi')).toBe(401);
    });

    it('trojan identifier: does not come back by an identity at the provider', async () => {
      const stranger = app().visitor();
      const person = { sub: 'trojan', email: emailOf('orpah'), email_verified: false };
      expect(await signInAt(provider, stranger, person)).toBe('/');
      await app().server.idle();
      const owner = await recover(app(), 'orpah');
      expect(await isSignedIn(stranger)).toBe(false);
      expect((await owner.call(getAccount, {})).body.hasProvider).toBe(false);
      expect(await signInAt(provider, stranger, person)).toBe('/signin?provider=unverified');
      expect(await isSignedIn(stranger)).toBe(false);
    });

    it('unexpired email change: cannot finish it after the owner came', async () => {
      const stranger = await strangerAt(app(), 'leah');
      const change = { email: 'stranger@example.net', password: PASSWORD };
      expect((await stranger.call(changeEmail, { body: change })).status).toBe(202);
      await app().server.idle();
      const token = linkIn(app(), change.email);
      const owner = await recover(app(), 'leah');
      for (const client of [stranger, app().visitor(), owner]) {
        const body = { token, password: PASSWORD };
        expect((await client.call(verifyEmail, { body })).status).toBe(410);
      }
      expect((await owner.call(getCurrentUser, {})).body.email).toBe(emailOf('leah'));
    });

    it('unexpired email change: nor after the owner signed in at the provider', async () => {
      const stranger = await strangerAt(app(), 'rachel');
      const change = { email: 'stranger2@example.net', password: PASSWORD };
      await stranger.call(changeEmail, { body: change });
      await app().server.idle();
      const owner = app().visitor();
      await signInAt(provider, owner, { ...miriam, sub: 'rachel', email: emailOf('rachel') });
      const body = { token: linkIn(app(), change.email), password: PASSWORD };
      expect((await stranger.call(verifyEmail, { body })).status).toBe(410);
      expect((await owner.call(getCurrentUser, {})).body.email).toBe(emailOf('rachel'));
    });

    it('non-verifying provider: gets nothing of an account that exists, confirmed or not', async () => {
      await strangerAt(app(), 'deborah');
      const person = { sub: 'liar', email: emailOf('deborah'), email_verified: false };
      expect(await signInAt(provider, app().visitor(), person)).toBe('/signin?provider=unverified');
      await recover(app(), 'deborah');
      expect(await signInAt(provider, app().visitor(), person)).toBe('/signin?provider=unverified');
    });

    it('non-verifying provider: is out when the owner signs in there with a confirmed address', async () => {
      const stranger = app().visitor();
      await signInAt(provider, stranger, { sub: 'liar2', email: emailOf('hannah'), email_verified: false });
      const owner = app().visitor();
      await signInAt(provider, owner, { ...miriam, sub: 'hannah', email: emailOf('hannah') });
      expect(await isSignedIn(owner)).toBe(true);
      expect(await isSignedIn(stranger)).toBe(false);
    });
  },
  { provider: provider.config },
);

describeOnBothEngines(
  'a link that confirms an address',
  (app) => {
    it('does nothing for who has only the letter: no programs that open links, no owner of another’s account', async () => {
      const stranger = await strangerAt(app(), 'boss');
      const token = linkIn(app(), emailOf('boss'));
      // What a browser, or whoever looks through mail, does with the link.
      expect((await app().visitor().fetch(`/verify-email?token=${token}`)).status).toBeLessThan(500);
      const owner = app().visitor();
      expect((await owner.refused(verifyEmail, { body: { token } })).body).toMatchObject({
        code: 'PASSWORD_NEEDED',
        issues: [{ path: 'body.password' }],
      });
      const guess = await owner.refused(verifyEmail, { body: { token, password: 'not the strangers' } });
      expect(guess.body).toMatchObject({ code: 'WRONG_PASSWORD', issues: [{ path: 'body.password' }] });
      const other = await app().user('mary');
      expect((await other.refused(verifyEmail, { body: { token } })).body.code).toBe('PASSWORD_NEEDED');
      expect((await stranger.call(getCurrentUser, {})).body).toMatchObject({
        emailVerified: false,
        role: 'member',
      });

      const chosen = await recover(app(), 'boss');
      expect(await roleOf(chosen)).toBe('admin');
      expect(await isSignedIn(stranger)).toBe(false);
      expect(await signInStatus(app().url, 'boss')).toBe(401);
    });

    it('works in the session of who registered, which goes on; all others end', async () => {
      const here = await app().user('alice');
      const elsewhere = await app().user('alice');
      await app().server.idle();
      const answer = await here.call(verifyEmail, {
        body: { token: linkIn(app(), emailOf('alice')) },
      });
      expect(answer.body).toEqual({ email: emailOf('alice'), changed: false });
      expect(await isSignedIn(here)).toBe(true);
      expect(await isSignedIn(elsewhere)).toBe(false);
      expect(await signInStatus(app().url, 'alice')).toBe(200);
    });

    it('works on another device with the password, which stays; the sessions of before end', async () => {
      const before = await strangerAt(app(), 'bob');
      const body = { token: linkIn(app(), emailOf('bob')), password: PASSWORD };
      // Also while somebody else is signed in there.
      const other = await app().user('mary');
      expect((await other.call(verifyEmail, { body })).status).toBe(200);
      expect(await isSignedIn(other)).toBe(true);
      expect(await isSignedIn(before)).toBe(false);
      expect(await signInStatus(app().url, 'bob')).toBe(200);
    });

    it('ends a change of address that was begun before', async () => {
      const carol = await strangerAt(app(), 'carol');
      const first = linkIn(app(), emailOf('carol'));
      await carol.call(changeEmail, { body: { email: 'elsewhere@example.net', password: PASSWORD } });
      await app().server.idle();
      expect((await carol.call(verifyEmail, { body: { token: first } })).status).toBe(200);
      const token = linkIn(app(), 'elsewhere@example.net');
      expect((await carol.call(verifyEmail, { body: { token } })).status).toBe(410);
    });

    it('of a change of address works as little without the account, and ends the other sessions', async () => {
      const dan = await strangerAt(app(), 'dan');
      const elsewhere = await app().user('dan');
      await dan.call(changeEmail, { body: { email: 'dan2@example.org', password: PASSWORD } });
      await app().server.idle();
      const token = linkIn(app(), 'dan2@example.org');
      expect((await app().visitor().refused(verifyEmail, { body: { token } })).body.code).toBe(
        'PASSWORD_NEEDED',
      );
      expect((await dan.call(verifyEmail, { body: { token } })).body.changed).toBe(true);
      expect(await isSignedIn(dan)).toBe(true);
      expect(await isSignedIn(elsewhere)).toBe(false);
    });

    it('limits guesses at the password, and a right one after them still finds the link', async () => {
      await strangerAt(app(), 'erin');
      const token = linkIn(app(), emailOf('erin'));
      app().clock.advance({ minutes: 16 }); // what other tests got wrong from this address is forgotten
      const tries = await Promise.all(
        Array.from({ length: 14 }, () =>
          app()
            .visitor()
            .call(verifyEmail, { body: { token, password: 'a guess' } }),
        ),
      );
      expect(tries.map(({ status }) => status).sort()).toEqual([
        ...Array(10).fill(403),
        ...Array(4).fill(429),
      ]);
      app().clock.advance({ minutes: 16 });
      const right = await app()
        .visitor()
        .call(verifyEmail, { body: { token, password: PASSWORD } });
      expect(right.status).toBe(200);
    });

    it('does not give the role for an address that is named but not confirmed, whatever else is done', async () => {
      const client = app().visitor();
      await client.call(register, { body: newcomer('chief') });
      await client.call(login, { body: { email: emailOf('chief'), password: PASSWORD } });
      // As each start does, and each day.
      for (const { run } of accountsJobs(app().server.deps)) await run(new AbortController().signal);
      expect(await roleOf(client)).toBe('member');
    });
  },
  { adminEmails: [emailOf('boss'), emailOf('chief')] },
);
