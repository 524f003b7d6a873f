import { expect, it } from 'vitest';
import { linkIn } from '#test-support/letters.ts';
import { credentialsOf, PASSWORD, signInStatus } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { login, logout } from '../accounts.contract.ts';
import { forgotPassword, resendVerification, resetPassword } from '../mail-links.contract.ts';
import { changePassword } from '../settings.contract.ts';
import { createSignInGuard } from './sign-in-guard.ts';

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

  it('lets twenty people of one house in at the same moment', async () => {
    const names = Array.from({ length: 20 }, (_, i) => `member${i}`);
    for (const name of names) await app().user(name);
    const statuses = await Promise.all(names.map((name) => signInStatus(app().url, name)));
    expect(statuses).toEqual(names.map(() => 200));
    const undecided = app()
      .db.selectFrom('sign_in_failure')
      .selectAll()
      .where('undecided_until', 'is not', null);
    expect(await undecided.execute()).toEqual([]);
  });

  it('lets in the one who knows the password among those who guess at the same time', async () => {
    await app().user('erin');
    const guesses = Array.from({ length: 9 }, () => signInStatus(app().url, 'erin', 'a guess'));
    expect(await Promise.all([...guesses, signInStatus(app().url, 'erin')])).toEqual([
      ...guesses.map(() => 401),
      200,
    ]);
    app().clock.advance({ minutes: 16 });
  });

  it('counts the same on two servers of one database, and does not count what was lost with a server', async () => {
    await app().user('frank');
    const [here, there] = [0, 1].map(() => createSignInGuard(app().server.deps));
    const stranger = { email: 'frank@example.org', address: '192.0.2.7' };
    const lost = await Promise.all(Array.from({ length: 10 }, () => here!.begin(stranger)));
    expect(lost).toHaveLength(10);
    // Nothing decides those ten any more. Once they count as lost, another server goes on, and nobody waits.
    app().clock.advance({ minutes: 1 });
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? here! : there!).begin(stranger)),
    );
    const oneTooMany = expect(there!.begin(stranger)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    await Promise.all(tries.slice(1).map((attempt) => attempt.failed()));
    expect(await tries[0]!.failed()).toEqual(['account', 'address']);
    await oneTooMany;
    app().clock.advance({ minutes: 16 });
  });

  it('counts an address over all accounts, those that do not exist too', async () => {
    for (let i = 0; i < 10; i++) expect(await signInStatus(app().url, `nobody${i}`)).toBe(401);
    expect(await signInStatus(app().url, 'alice')).toBe(429);
    app().clock.advance({ minutes: 16 });
    expect(await signInStatus(app().url, 'alice')).toBe(200);
  });

  it('does not keep the door closed for what failed while the clock was far ahead', async () => {
    await app().user('edith');
    app().clock.advance({ days: 365 });
    for (let i = 0; i < 10; i++) await signInStatus(app().url, 'edith', 'a guess');
    expect(await signInStatus(app().url, 'edith')).toBe(429);
    app().clock.advance({ days: -365 });
    expect(await signInStatus(app().url, 'edith')).toBe(200);
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
  'where a school is behind one address',
  (app) => {
    it('more sign-ins may fail there, of one account no more', async () => {
      await app().user('dan');
      for (let i = 0; i < 29; i++) expect(await signInStatus(app().url, `nobody${i}`)).toBe(401);
      expect(await signInStatus(app().url, 'dan')).toBe(200);
      expect(await signInStatus(app().url, 'nobody29')).toBe(401);
      expect(await signInStatus(app().url, 'dan')).toBe(429);
      app().clock.advance({ minutes: 16 });
      for (let i = 0; i < 10; i++) expect(await signInStatus(app().url, 'dan', 'a guess')).toBe(401);
      expect(await signInStatus(app().url, 'dan')).toBe(429);
    });
  },
  { failedSignInsFactor: 3 },
);

describeOnBothEngines('the door that a stranger has closed', (app) => {
  const guess = (client: TestClient, name: string) =>
    client.call(login, { body: credentialsOf(name, 'a guess') });
  const enter = async (client: TestClient, name: string) =>
    (await client.call(login, { body: credentialsOf(name) })).status;
  async function closeTo(name: string) {
    for (let i = 0; i < 10; i++) await guess(app().visitor(), name);
    expect(await signInStatus(app().url, name)).toBe(429);
  }

  // First: the second server of the next test would take some of the letters.
  it('is open where the letter was opened', async () => {
    await app().user('lois');
    await app().server.idle();
    await closeTo('lois');
    await app()
      .visitor()
      .call(forgotPassword, { body: { email: 'lois@example.org' } });
    await app().server.idle();
    const here = app().visitor();
    const token = linkIn(app(), 'lois@example.org');
    const password = 'a bright new lamp 8';
    expect((await here.call(resetPassword, { body: { token, password } })).status).toBe(204);
    for (let i = 0; i < 10; i++) await guess(app().visitor(), 'lois');
    expect((await here.call(login, { body: credentialsOf('lois', password) })).status).toBe(200);
    app().clock.advance({ minutes: 16 });
  });

  it('is open to a browser that signed in before, on every server, and stays closed to others', async () => {
    const phone = await app().user('grace');
    await phone.call(logout, {});
    await closeTo('grace');
    expect(await enter(phone, 'grace')).toBe(200);
    const atAnother = await app().visitorOfAnotherServer();
    atAnother.setCookie('lampstand.known_device', phone.cookie('lampstand.known_device')!);
    expect(await enter(atAnother, 'grace')).toBe(200);
    // The owner's coming in gives strangers no new tries.
    expect(await signInStatus(app().url, 'grace')).toBe(429);
    app().clock.advance({ minutes: 16 });
  });

  it('is closed to such a browser by its own ten failures, and to nobody else by those', async () => {
    const tablet = await app().user('henry');
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await guess(tablet, 'henry')).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect(await enter(tablet, 'henry')).toBe(429);
    expect(await signInStatus(app().url, 'henry')).toBe(200);
    app().clock.advance({ minutes: 16 });
    expect(await enter(tablet, 'henry')).toBe(200);
  });

  it('gives a browser that knows one account no more tries at another', async () => {
    const mallory = await app().user('mallory');
    await app().user('irene');
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await guess(mallory, 'irene')).status);
    expect(statuses.at(-1)).toBe(429);
    app().clock.advance({ minutes: 16 });
  });

  it('leaves the owner who is signed in alone, whose session counts for itself', async () => {
    const judith = await app().user('judith');
    await closeTo('judith');
    const another = 'a second lamp 22';
    const wrong = { currentPassword: 'a guess', newPassword: another };
    const right = { currentPassword: PASSWORD, newPassword: another };
    expect((await judith.call(changePassword, { body: wrong })).status).toBe(403);
    expect((await judith.call(changePassword, { body: right })).status).toBe(204);
    // Here the new password is known to be the owner's too; a browser that knew only the old one is a stranger now.
    await judith.call(logout, {});
    expect((await judith.call(login, { body: credentialsOf('judith', another) })).status).toBe(200);
    app().clock.advance({ minutes: 16 });
  });

  it('does not open again for a thief who had signed in with the password of then', async () => {
    const owner = await app().user('keziah');
    const thief = await app().user('keziah');
    const body = { currentPassword: PASSWORD, newPassword: 'a second lamp 22' };
    expect((await owner.call(changePassword, { body })).status).toBe(204);
    await closeTo('keziah');
    expect((await guess(thief, 'keziah')).status).toBe(429);
    app().clock.advance({ minutes: 16 });
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

    it('hold for all servers of one database together, and end with their time', async () => {
      app().clock.advance({ minutes: 11 });
      const clients = [app().visitor(), await app().visitorOfAnotherServer()];
      const forget = (client: TestClient) =>
        client.call(forgotPassword, { body: { email: 'nobody@example.org' } });
      const answers = await Promise.all(Array.from({ length: 16 }, (_, i) => forget(clients[i % 2]!)));
      expect(answers.filter(({ status }) => status === 202)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
      app().clock.advance({ minutes: 11 });
      expect((await forget(clients[0]!)).status).toBe(202);
    });
  },
  { rateLimits: true },
);
