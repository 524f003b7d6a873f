import { expect, it } from 'vitest';
import { register } from '#features/accounts/accounts.contract.ts';
import { resendVerification } from '#features/accounts/mail-links.contract.ts';
import { deleteAccount, exportMine, updateSettings } from '#features/accounts/settings.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { createRateLimits } from '#platform/server/http/rate-limits.ts';
import { rowsThatMention } from '#test-support/all-tables.ts';
import { newcomer, PASSWORD } from '#test-support/people.ts';
import { withReadOnlyDatabase } from '#test-support/read-only-database.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';

const HOUSE = '192.0.2.1';
const ELSEWHERE = '198.51.100.1';

/** A call that may be made `max` times a minute. */
const callOf = (max: number) =>
  ({ method: 'POST', path: `/api/lamps/${max}`, rateLimit: { max, windowSeconds: 60 } }) as const;

/** Counts as two servers of one database do; says how many of `calls` were let through. */
function twoServers(app: TestApp) {
  const servers = [0, 1].map(() => createRateLimits(app));
  return async (max: number, calls: number, caller: { userId: string | null; address: string }) => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: calls }, (_, i) => servers[i % 2]!.count(callOf(max), caller)),
    );
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  };
}

const rowsOf = (app: TestApp) => app.db.selectFrom('rate_limit').selectAll().execute();

describeOnBothEngines('limits of calls', (app) => {
  it('are for each account, wherever it calls from, and end with their time', async () => {
    const passed = twoServers(app());
    expect(await passed(10, 7, { userId: 'ann', address: HOUSE })).toBe(7);
    expect(await passed(10, 30, { userId: 'ann', address: ELSEWHERE })).toBe(3);
    expect(await passed(10, 10, { userId: 'ben', address: HOUSE })).toBe(10);
    app().clock.advance({ minutes: 1 });
    expect(await passed(10, 30, { userId: 'ann', address: HOUSE })).toBe(10);
  });

  it('begin anew once a clock that was far ahead is right again, here and on other servers', async () => {
    const passed = twoServers(app());
    const caller = { userId: 'dora', address: HOUSE };
    app().clock.advance({ days: 365 });
    expect(await passed(10, 30, caller)).toBe(10);
    app().clock.advance({ days: -365 });
    expect(await passed(10, 30, caller)).toBe(10);
    expect(await twoServers(app())(10, 30, caller)).toBe(0);
  });

  it('are for each address too: twenty times as many for all accounts there together', async () => {
    const passed = twoServers(app());
    const guests = Array.from({ length: 21 }, (_, n) => ({ userId: `guest ${n}`, address: HOUSE }));
    for (const guest of guests.slice(1)) expect(await passed(5, 5, guest)).toBe(5);
    expect(await passed(5, 5, guests[0]!)).toBe(0);
    expect(await passed(5, 5, { ...guests[0]!, address: ELSEWHERE })).toBe(0);
    // Who is signed in takes nothing from visitors of the same address.
    expect(await passed(5, 10, { userId: null, address: HOUSE })).toBe(5);
    expect(await passed(5, 10, { userId: null, address: '2001:db8::1' })).toBe(5);
    expect(await passed(5, 10, { userId: null, address: '2001:db8::2' })).toBe(0);
  });

  it('that are large let a tenth pass on each server before they are counted for all', async () => {
    const passed = twoServers(app());
    const before = await rowsOf(app());
    expect(await passed(200, 40, { userId: 'cora', address: HOUSE })).toBe(40);
    expect(await rowsOf(app())).toEqual(before);
    const more = await passed(200, 400, { userId: 'cora', address: HOUSE });
    // Each server told of twenty and one more at once; whoever was told too late of the others' lets none pass.
    expect(40 + more).toBeGreaterThan(200 - 20);
    expect(40 + more).toBeLessThanOrEqual(200 + 20);
  });

  it('cost no write once they are reached', async () => {
    const limits = createRateLimits(app());
    const caller = { userId: null, address: '203.0.113.9' };
    const count = () => limits.count(callOf(3), caller);
    for (let i = 0; i < 3; i++) await count();
    const refusal = { code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': '60' } };
    await expect(count()).rejects.toMatchObject(refusal);
    const before = await rowsOf(app());
    await expect(count()).rejects.toMatchObject({
      ...refusal,
      message: 'Too many tries. Please wait a minute and try again.',
    });
    expect(await rowsOf(app())).toEqual(before);
  });

  it('can be made larger by a setting', async () => {
    const limits = createRateLimits({ ...app(), factor: 2 });
    const caller = { userId: 'dora', address: HOUSE };
    for (let i = 0; i < 8; i++) await limits.count(callOf(4), caller);
    await expect(limits.count(callOf(4), caller)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describeOnBothEngines(
  'a server with limits',
  (app) => {
    it('counts by the account, so that one person cannot close a call to a whole house', async () => {
      const [alice, bob] = [await app().user('alice'), await app().user('bob')];
      const statuses = [];
      for (let i = 0; i < 6; i++) statuses.push((await alice.call(resendVerification, {})).status);
      expect(statuses).toEqual([...Array(5).fill(204), 429]);
      expect((await bob.call(resendVerification, {})).status).toBe(204);
    });

    it('limits every write, also one that says nothing of it', async () => {
      const carol = await app().user('carol');
      const statuses = new Map<number, number>();
      for (let i = 0; i < 610; i++) {
        const { status } = await carol.call(updateSettings, { body: {} });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      expect([...statuses]).toEqual([
        [200, 600],
        [429, 10],
      ]);
    });

    it('counts no call that the server makes to itself for a page', async () => {
      const own = await Promise.all(Array.from({ length: 70 }, () => app().server.app.inject('/api/login')));
      expect(new Set(own.map(({ statusCode }) => statusCode))).toEqual(new Set([302]));
      const visitor = app().visitor();
      const asked = await Promise.all(Array.from({ length: 70 }, () => visitor.fetch('/api/login')));
      expect(asked.filter(({ status }) => status === 429)).toHaveLength(10);
    });

    it('lets people read while nothing can be written', async () => {
      const erin = await app().user('erin');
      await withReadOnlyDatabase(app(), async () => {
        expect((await erin.call(exportMine, {})).status).toBe(200);
        expect((await erin.call(resendVerification, {})).status).toBe(503);
      });
    });

    it('keeps no name of an account that is gone', async () => {
      const dan = await app().user('dan');
      const { id } = (await dan.call(getCurrentUser, {})).body;
      await dan.call(resendVerification, {});
      expect((await dan.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
      await app().server.idle();
      expect(await rowsThatMention(app().db, [id, 'dan@example.org'])).toEqual([]);
      expect(
        (
          await app()
            .visitor()
            .call(register, { body: newcomer('dan') })
        ).status,
      ).toBe(201);
    });
  },
  { rateLimits: true },
);
