import { afterAll, expect, it } from 'vitest';
import { listParkedEvents } from '#features/operations/operations.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { rowsThatMention } from '#test-support/all-tables.ts';
import { linkIn } from '#test-support/letters.ts';
import { credentialsOf, PASSWORD, signInStatus } from '#test-support/people.ts';
import { miriam, PROVIDER_CALLBACK, signInAt } from '#test-support/provider-trip.ts';
import { type CodeApp, setUpSecondStep, signedInWithCode } from '#test-support/second-step.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { startTestProvider } from '#test-support/test-provider.ts';
import { login } from '../accounts.contract.ts';
import { forgotPassword, resetPassword } from '../mail-links.contract.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  passSecondStep,
  removeSecondStep,
  renewBackupCodes,
} from '../second-step.contract.ts';
import { changePassword, exportMine, getAccount } from '../settings.contract.ts';
import { codeAt } from './app-code.ts';
import { confirmStep } from './second-step.ts';

const provider = await startTestProvider(PROVIDER_CALLBACK);
afterAll(() => provider.stop());

const COOKIE = 'lampstand.first_step';
const isSignedIn = async (client: TestClient) => (await client.call(getCurrentUser, {})).status === 200;

/** Somebody with a second step; the clock stands where a new code begins to count. */
async function withSecondStep(app: TestApp, name: string): Promise<{ client: TestClient; phone: CodeApp }> {
  const client = await app.user(name);
  const phone = await setUpSecondStep(client, app.clock.now());
  app.clock.advance({ seconds: 30 });
  return { client, phone };
}

/** A visitor who has given the right password. */
async function afterPassword(app: TestApp, name: string): Promise<TestClient> {
  const client = app.visitor();
  const answer = await client.refused(login, { body: credentialsOf(name) });
  expect([answer.status, answer.body.code]).toEqual([403, 'CODE_NEEDED']);
  return client;
}

const codeNow = (app: TestApp, { key }: CodeApp) => codeAt(key, app.clock.now());
/** Six digits that are not the code of now, nor of the half minutes beside it. */
function wrongCode(app: TestApp, { key }: CodeApp): string {
  const right = [-30_000, 0, 30_000].map((shift) => codeAt(key, app.clock.now() + shift));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code))!;
}

describeOnBothEngines(
  'a second step',
  (app) => {
    it('is set up with the password and a first code, which ends the sessions without it', async () => {
      const alice = await app().user('alice');
      const elsewhere = await app().user('alice');
      const refused = await alice.refused(beginSecondStep, { body: { password: 'not it' } });
      expect(refused.body.code).toBe('WRONG_PASSWORD');
      const { key, uri } = (await alice.call(beginSecondStep, { body: { password: PASSWORD } })).body;
      expect(uri).toContain(key);
      expect((await alice.call(getAccount, {})).body.secondStep).toBeNull();
      expect(await signInStatus(app().url, 'alice')).toBe(200);
      const phone = { key, backupCodes: [] };
      const wrong = await alice.refused(confirmSecondStep, { body: { code: wrongCode(app(), phone) } });
      expect(wrong.body).toMatchObject({ code: 'WRONG_CODE', issues: [{ path: 'body.code' }] });
      const on = await alice.call(confirmSecondStep, { body: { code: ` ${codeNow(app(), phone)} ` } });
      expect(on.body.backupCodes).toHaveLength(10);
      expect(new Set(on.body.backupCodes).size).toBe(10);
      for (const code of on.body.backupCodes) expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
      expect(await isSignedIn(alice)).toBe(true);
      expect(await isSignedIn(elsewhere)).toBe(false);
      expect((await alice.call(getAccount, {})).body.secondStep).toEqual({
        since: app().clock.now(),
        backupCodesLeft: 10,
      });
      for (const endpoint of [beginSecondStep, confirmSecondStep]) {
        const body = endpoint === beginSecondStep ? { password: PASSWORD } : { code: '123456' };
        expect((await alice.refused(endpoint, { body } as never)).body.code).toBe('ALREADY_DONE');
      }
      await app().server.idle();
      expect(
        app().mails.some(({ to, subject }) => to === 'alice@example.org' && /is on$/.test(subject)),
      ).toBe(true);
      // Whoever reads the database finds no key and no code.
      const secrets = [key, ...on.body.backupCodes, on.body.backupCodes[0]!.replaceAll('-', '')];
      expect(await rowsThatMention(app().db, secrets)).toEqual([]);
    });

    it('is not turned on by a session that has ended meanwhile', async () => {
      const lot = await app().user('lot');
      const { key } = (await lot.call(beginSecondStep, { body: { password: PASSWORD } })).body;
      const gone = { id: (await idOf('lot'))!, sessionId: 'of-before' };
      const code = codeAt(key, app().clock.now());
      const late = confirmStep(app().server.deps, gone, code, async () => {});
      await expect(late).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
      expect((await lot.call(getAccount, {})).body.secondStep).toBeNull();
    });

    it('has a key that waits an hour for its first code, and only the newest', async () => {
      const amos = await app().user('amos');
      expect((await amos.refused(confirmSecondStep, { body: { code: '123456' } })).body.code).toBe(
        'NOT_FOUND',
      );
      const begin = async () => (await amos.call(beginSecondStep, { body: { password: PASSWORD } })).body.key;
      const first = await begin();
      const second = await begin();
      const give = (key: string) =>
        amos.refused(confirmSecondStep, { body: { code: codeAt(key, app().clock.now()) } });
      expect((await give(first)).body.code).toBe('WRONG_CODE');
      app().clock.advance({ minutes: 61 });
      expect((await give(second)).body.code).toBe('NOT_FOUND');
    });

    it('is asked for after the password, and no session is there before', async () => {
      const { phone } = await withSecondStep(app(), 'bob');
      const client = await afterPassword(app(), 'bob');
      expect(await isSignedIn(client)).toBe(false);
      expect(client.cookie(COOKIE)).toBeTruthy();
      const wrong = await client.refused(passSecondStep, { body: { code: wrongCode(app(), phone) } });
      expect([wrong.status, wrong.body.code]).toEqual([403, 'WRONG_CODE']);
      expect(await isSignedIn(client)).toBe(false);
      const answer = await client.call(passSecondStep, { body: { code: codeNow(app(), phone) } });
      expect(answer.body.email).toBe('bob@example.org');
      expect(await isSignedIn(client)).toBe(true);
      expect(client.cookie(COOKIE)).toBeUndefined();
      expect(await signInStatus(app().url, 'bob', 'not the password')).toBe(401);
    });

    it('keeps what it asks after a cookie that is signed, short-lived, and of no use with another password', async () => {
      const { client, phone } = await withSecondStep(app(), 'carol');
      const set = (
        await app()
          .visitor()
          .call(login, { body: credentialsOf('carol') })
      ).headers.get('set-cookie')!;
      for (const part of [COOKIE, 'HttpOnly', 'SameSite=Strict', 'Path=/api/auth', 'Max-Age=600'])
        expect(set).toContain(part);
      const give = (visitor: TestClient) =>
        visitor.refused(passSecondStep, { body: { code: codeNow(app(), phone) } });
      expect((await give(app().visitor())).body.code).toBe('SIGN_IN_AGAIN');
      const forger = await afterPassword(app(), 'carol');
      const [payload, signature] = forger.cookie(COOKIE)!.split('.');
      const forged = Buffer.from(payload!, 'base64url').toString().replace('"until":1', '"until":9');
      forger.setCookie(COOKIE, `${Buffer.from(forged).toString('base64url')}.${signature}`);
      expect((await give(forger)).body.code).toBe('SIGN_IN_AGAIN');

      const thief = await afterPassword(app(), 'carol');
      const late = await afterPassword(app(), 'carol');
      app().clock.advance({ minutes: 11 });
      expect((await give(late)).body.code).toBe('SIGN_IN_AGAIN');
      app().clock.advance({ minutes: -11 });
      const body = { currentPassword: PASSWORD, newPassword: 'a second lamp 22' };
      expect((await client.call(changePassword, { body })).status).toBe(204);
      expect((await give(thief)).body.code).toBe('SIGN_IN_AGAIN');
      expect(await isSignedIn(thief)).toBe(false);
    });

    it('takes each code once, also from two at the same moment, and none from before', async () => {
      const { phone } = await withSecondStep(app(), 'dan');
      const browsers = await Promise.all([0, 1, 2].map(() => afterPassword(app(), 'dan')));
      const code = codeNow(app(), phone);
      const before = codeAt(phone.key, app().clock.now() - 30_000);
      const answers = await Promise.all(
        browsers.map((browser) => browser.call(passSecondStep, { body: { code } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
      const again = await afterPassword(app(), 'dan');
      for (const used of [code, before])
        expect((await again.refused(passSecondStep, { body: { code: used } })).body.code).toBe('WRONG_CODE');
      app().clock.advance({ seconds: 30 });
      expect((await again.call(passSecondStep, { body: { code: codeNow(app(), phone) } })).status).toBe(200);
    });

    it('takes a backup code in its place, each once', async () => {
      const { phone } = await withSecondStep(app(), 'erin');
      const code = phone.backupCodes[3]!.toLowerCase().replaceAll('-', ' ');
      const browsers = await Promise.all([0, 1].map(() => afterPassword(app(), 'erin')));
      const answers = await Promise.all(
        browsers.map((browser) => browser.call(passSecondStep, { body: { code } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const signedIn = browsers.find((_, i) => answers[i]!.status === 200)!;
      expect((await signedIn.call(getAccount, {})).body.secondStep?.backupCodesLeft).toBe(9);
      // Somebody else's codes are nothing.
      const { phone: other } = await withSecondStep(app(), 'fay');
      const erin = await afterPassword(app(), 'erin');
      expect((await erin.call(passSecondStep, { body: { code: other.backupCodes[0]! } })).status).toBe(403);

      const renewed = await signedIn.call(renewBackupCodes, { body: { code: phone.backupCodes[4]! } });
      expect(renewed.body.backupCodes).toHaveLength(10);
      expect((await erin.call(passSecondStep, { body: { code: phone.backupCodes[5]! } })).status).toBe(403);
      const body = { code: renewed.body.backupCodes[0]! };
      expect((await erin.call(passSecondStep, { body })).status).toBe(200);
    });

    it('gives fifty guesses at once no more than twenty in a day, and backup codes still open', async () => {
      const { phone } = await withSecondStep(app(), 'gus');
      const thief = await afterPassword(app(), 'gus');
      const code = wrongCode(app(), phone);
      const tries = await Promise.all(
        Array.from({ length: 50 }, () => thief.call(passSecondStep, { body: { code } })),
      );
      expect(tries.filter(({ status }) => status === 403)).toHaveLength(20);
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(30);
      const closed = await thief.refused(passSecondStep, { body: { code: codeNow(app(), phone) } });
      expect(closed.status).toBe(429);
      expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(86_000);
      // The right password again opens nothing.
      const again = await afterPassword(app(), 'gus');
      expect((await again.call(passSecondStep, { body: { code: codeNow(app(), phone) } })).status).toBe(429);
      expect((await again.call(passSecondStep, { body: { code: phone.backupCodes[0]! } })).status).toBe(200);
      app().clock.advance({ hours: 24 });
      const nextDay = await signedInWithCode(app().url, 'gus', { key: phone.key, now: app().clock.now() });
      expect(await isSignedIn(nextDay)).toBe(true);
    });

    it('is not closed by codes that did not fit while the clock was far ahead', async () => {
      const { phone } = await withSecondStep(app(), 'zilpah');
      app().clock.advance({ days: 365 });
      const code = wrongCode(app(), phone);
      const then = await afterPassword(app(), 'zilpah');
      for (let n = 0; n < 20; n++) await then.call(passSecondStep, { body: { code } });
      expect((await then.refused(passSecondStep, { body: { code } })).status).toBe(429);
      app().clock.advance({ days: -365 });
      const now = await afterPassword(app(), 'zilpah');
      expect((await now.call(passSecondStep, { body: { code: codeNow(app(), phone) } })).status).toBe(200);
    });

    it('is turned off with the password and a code, and then nobody asks for one', async () => {
      const { client, phone } = await withSecondStep(app(), 'hal');
      const turnOff = (password: string, code: string) =>
        client.call(removeSecondStep, { body: { password, code } });
      const half = await afterPassword(app(), 'hal');
      expect((await turnOff('not it', codeNow(app(), phone))).status).toBe(403);
      expect((await turnOff(PASSWORD, wrongCode(app(), phone))).status).toBe(403);
      expect(await signInStatus(app().url, 'hal')).toBe(403);
      expect((await turnOff(PASSWORD, codeNow(app(), phone))).status).toBe(204);
      expect(await signInStatus(app().url, 'hal')).toBe(200);
      const late = await half.refused(passSecondStep, { body: { code: phone.backupCodes[0]! } });
      expect(late.body.code).toBe('SIGN_IN_AGAIN');
      expect((await client.refused(renewBackupCodes, { body: { code: '123456' } })).body.code).toBe(
        'NOT_FOUND',
      );
      await app().server.idle();
      expect(app().mails.some(({ to, subject }) => to === 'hal@example.org' && /is off$/.test(subject))).toBe(
        true,
      );
    });

    it('stays when a forgotten password is chosen anew, and is asked for with the new one', async () => {
      const { client, phone } = await withSecondStep(app(), 'ida');
      await app()
        .db.updateTable('user')
        .set({ emailVerified: 1 })
        .where('email', '=', 'ida@example.org')
        .execute();
      await client.call(forgotPassword, { body: { email: 'ida@example.org' } });
      await app().server.idle();
      const body = { token: linkIn(app(), 'ida@example.org'), password: PASSWORD };
      expect((await client.call(resetPassword, { body })).status).toBe(204);
      expect(await signInStatus(app().url, 'ida')).toBe(403);
      const again = await signedInWithCode(app().url, 'ida', { key: phone.key, now: app().clock.now() });
      expect(await isSignedIn(again)).toBe(true);
    });

    it('that a stranger set up on an address that is not theirs does not keep its owner out', async () => {
      const { client: stranger } = await withSecondStep(app(), 'jon');
      const owner = app().visitor();
      await owner.call(forgotPassword, { body: { email: 'jon@example.org' } });
      await app().server.idle();
      const body = { token: linkIn(app(), 'jon@example.org'), password: 'the owners own lamp 9' };
      expect((await owner.call(resetPassword, { body })).status).toBe(204);
      expect(await signInStatus(app().url, 'jon', body.password)).toBe(200);
      expect(await isSignedIn(stranger)).toBe(false);
    });

    it('is in the export, without its secrets', async () => {
      const { client, phone } = await withSecondStep(app(), 'kay');
      const text = JSON.stringify((await client.call(exportMine, {})).body);
      expect(text).toContain('"method":"second step"');
      for (const secret of [phone.key, phone.backupCodes[0]!]) expect(text).not.toContain(secret);
    });

    it('is asked for after the provider too, which stands for the password', async () => {
      app().clock.set(Date.now()); // the provider's clock, which dates its sign-ins
      const person = { ...miriam, sub: 'lea', email: 'lea@example.org' };
      const first = app().visitor();
      expect(await signInAt(provider, first, person, { fresh: '1' })).toBe('/');
      const begun = await first.call(beginSecondStep, { body: {} });
      const { key } = begun.body;
      const now = app().clock.now();
      expect((await first.call(confirmSecondStep, { body: { code: codeAt(key, now) } })).status).toBe(200);
      app().clock.advance({ seconds: 30 });
      const next = app().visitor();
      expect(await signInAt(provider, next, person, { next: '/journal' })).toBe(
        '/signin?step=code&next=%2Fjournal',
      );
      expect(await isSignedIn(next)).toBe(false);
      const code = codeAt(key, app().clock.now());
      expect((await next.call(passSecondStep, { body: { code } })).body.email).toBe('lea@example.org');
      // A fresh sign-in, for what needs one, keeps the session of before until the code is there.
      expect(await signInAt(provider, next, person, { fresh: '1', next: '/settings' })).toMatch(/step=code/);
      expect(await isSignedIn(next)).toBe(true);
    });

    it('keeps working by backup codes with another secret of the server', async () => {
      const { phone } = await withSecondStep(app(), 'max');
      await app()
        .db.updateTable('second_step')
        .set({ sealed_key: 'of-another-secret' })
        .where('user_id', '=', (await idOf('max'))!)
        .execute();
      const client = await afterPassword(app(), 'max');
      expect((await client.call(passSecondStep, { body: { code: codeNow(app(), phone) } })).status).toBe(403);
      expect((await client.call(passSecondStep, { body: { code: phone.backupCodes[0]! } })).status).toBe(200);
    });

    // Last: another server would send the letters that the tests above wait for.
    it('is the same on two servers of one database: begun on one, passed on the other, each code once', async () => {
      const { phone } = await withSecondStep(app(), 'deb');
      const here = await afterPassword(app(), 'deb');
      const there = await app().visitorOfAnotherServer();
      there.setCookie(COOKIE, here.cookie(COOKIE)!);
      const body = { code: codeNow(app(), phone) };
      const answers = await Promise.all([here, there].map((client) => client.call(passSecondStep, { body })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    });

    const idOf = async (name: string) =>
      (
        await app()
          .db.selectFrom('user')
          .select('id')
          .where('email', '=', `${name}@example.org`)
          .executeTakeFirst()
      )?.id;
  },
  { provider: provider.config },
);

describeOnBothEngines('who has a role', (app) => {
  const withRole = async (name: string, role: 'admin' | 'moderator') => {
    const client = await app().user(name);
    await app().db.updateTable('user').set({ role }).where('email', '=', `${name}@example.org`).execute();
    return client;
  };
  const askAs = (client: TestClient) => client.call(listParkedEvents, {});

  it('is admitted by a session that has passed a second step, and by no other', async () => {
    const admin = await withRole('boss', 'admin');
    const refused = await admin.refused(listParkedEvents, {});
    expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_STEP_NEEDED']);
    expect(refused.body.message).toContain('Set up a second step first');
    const begun = await admin.call(beginSecondStep, { body: { password: PASSWORD } });
    expect((await askAs(admin)).status).toBe(403);
    const code = codeAt(begun.body.key, app().clock.now());
    await admin.call(confirmSecondStep, { body: { code } });
    expect((await askAs(admin)).status).toBe(200);
    app().clock.advance({ seconds: 30 });
    const { key } = begun.body;
    const again = await signedInWithCode(app().url, 'boss', { key, now: app().clock.now() });
    expect((await askAs(again)).status).toBe(200);
    // Turned off, no session counts any more, here or elsewhere.
    app().clock.advance({ seconds: 30 });
    const body = { password: PASSWORD, code: codeAt(key, app().clock.now()) };
    expect((await again.call(removeSecondStep, { body })).status).toBe(204);
    expect((await askAs(admin)).status).toBe(403);
    expect((await askAs(again)).status).toBe(403);
  });

  it('is refused for the role first: a member with a second step is no administrator', async () => {
    const { client } = await withSecondStep(app(), 'mary');
    expect((await client.refused(listParkedEvents, {})).body.code).toBe('FORBIDDEN');
    const moderator = await withRole('mod', 'moderator');
    expect((await moderator.refused(listParkedEvents, {})).body.code).toBe('FORBIDDEN');
  });
});
