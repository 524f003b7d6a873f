import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportMine, getAccount, listActivity } from '#features/accounts/settings.contract.ts';
import { createInvitation, revokeInvitation } from '#features/admission/admission.contract.ts';
import { correctAge } from '#features/circle/circle.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { giveRole, hostOf } from '#test-support/hosts.ts';
import { store } from '#test-support/my-files.ts';
import { signedIn } from '#test-support/people.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import {
  changeRole,
  endSessions,
  listActs,
  listPeople,
  readPerson,
  readStorage,
} from '../administration.contract.ts';

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;
const meOf = async (client: TestClient) => (await client.call(getCurrentUser, {})).body;

/** Somebody who is here, with a confirmed address. */
async function confirmed(app: TestApp, name: string) {
  const client = await app.user(name);
  const emailVerified = 1 as never;
  await app.db
    .updateTable('user')
    .set({ emailVerified })
    .where('email', '=', `${name}@example.org`)
    .execute();
  return { client, id: (await meOf(client)).id };
}

const called = (app: TestApp, firstName: string, lastName: string, email: string) =>
  app.db.updateTable('user').set({ firstName, lastName }).where('email', '=', email).execute();

describeOnBothEngines('the administrator’s calls', (app) => {
  it('are for administrators with a second step alone', async () => {
    const mary = await confirmed(app(), 'mary');
    const withoutStep = await app().user('joash');
    await giveRole(app(), 'joash', 'admin');
    const moderator = await hostOf(app(), 'moses', 'moderator');
    const params = { personId: mary.id };
    const codes = async (client: TestClient) => [
      codeOf(await client.call(listPeople, {})),
      codeOf(await client.call(readPerson, { params })),
      codeOf(await client.call(changeRole, { params, body: { role: 'admin' } })),
      codeOf(await client.call(endSessions, { params })),
      codeOf(await client.call(listActs, {})),
      codeOf(await client.call(readStorage, {})),
    ];
    expect(await codes(app().visitor())).toEqual(Array(6).fill('NOT_SIGNED_IN'));
    for (const client of [mary.client, moderator]) {
      expect(await codes(client)).toEqual(Array(6).fill('FORBIDDEN'));
    }
    expect(await codes(withoutStep)).toEqual(Array(6).fill('SECOND_STEP_NEEDED'));
    await giveRole(app(), 'joash', 'member');
  });
});

describeOnBothEngines('people, for an administrator', (app) => {
  let admin: TestClient;
  beforeAll(async () => {
    admin = await hostOf(app(), 'anna', 'admin');
    for (const name of ['ruth', 'elise', 'orpah', 'naomi']) {
      app().clock.advance({ seconds: 1 });
      await app().user(name);
    }
    await called(app(), 'Ruth', 'Moab', 'ruth@example.org');
    await called(app(), 'Élise', 'Müller', 'elise@example.org');
    await called(app(), 'Orpah', 'Moab_%', 'orpah@example.org');
  });
  const found = async (q: string) =>
    (await admin.call(listPeople, { query: { q } })).body.map(({ email }) => email.split('@')[0]);

  it.each([
    ['ruth', ['ruth']],
    ['RUTH', ['ruth']],
    ['  moab ', ['orpah', 'ruth']],
    ['ruth mo', ['ruth']],
    ['Ruth Mue', []],
    ['élise', ['elise']],
    ['ÉLISE MÜ', ['elise']],
    ['naomi@example', ['naomi']],
    ['oab', []],
    ['%', []],
    ['moab_', ['orpah']],
  ])('%j finds by the beginning of a name or an address', async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  it('are listed the newest first, page by page, and by role', async () => {
    const first = await admin.call(listPeople, { query: { limit: 3 } });
    expect(first.body.map(({ email }) => email)).toEqual([
      'naomi@example.org',
      'orpah@example.org',
      'elise@example.org',
    ]);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')![1]!;
    const second = await admin.send<{ email: string }[]>('GET', next);
    expect(second.body.map(({ email }) => email)).toEqual(['ruth@example.org', 'anna@example.org']);
    expect(second.headers.get('link')).toBeNull();
    const hosts = await admin.call(listPeople, { query: { who: 'with-role' } });
    expect(hosts.body.map(({ email, role }) => [email, role])).toEqual([['anna@example.org', 'admin']]);
    expect((await admin.call(listPeople, { query: { who: 'banned' } })).body).toEqual([]);
    const bannedUntil = app().clock.now() + 1000;
    await app()
      .db.updateTable('user')
      .set({ bannedUntil })
      .where('email', '=', 'naomi@example.org')
      .execute();
    expect((await admin.call(listPeople, { query: { who: 'banned' } })).body).toMatchObject([
      { email: 'naomi@example.org', bannedUntil },
    ]);
    await app().db.updateTable('user').set({ bannedUntil: null }).execute();
  });

  it('are shown with what an administrator needs, and nothing that is theirs alone', async () => {
    const ruth = await meOf(await signedIn(app().url, 'ruth'));
    const { body } = await admin.call(readPerson, { params: { personId: ruth.id } });
    expect(body).toMatchObject({
      person: { id: ruth.id, name: 'Ruth M.' },
      firstName: 'Ruth',
      lastName: 'Moab',
      email: 'ruth@example.org',
      emailVerified: false,
      role: 'member',
      bannedUntil: null,
      lastSeenOn: new Date(app().clock.now()).toISOString().slice(0, 10),
      hasSecondStep: false,
      isHeldBySettings: false,
      sessions: 2,
      cameBy: null,
    });
    expect(codeOf(await admin.call(readPerson, { params: { personId: 'none' } }))).toBe('NOT_FOUND');
  });
});

describeOnBothEngines(
  'roles',
  (app) => {
    let admin: TestClient;
    let adminId: string;
    beforeAll(async () => {
      admin = await hostOf(app(), 'anna', 'admin');
      adminId = (await meOf(admin)).id;
    });
    const change = (client: TestClient, personId: string, role: 'member' | 'moderator' | 'admin') =>
      client.call(changeRole, { params: { personId }, body: { role } });

    it('are given and taken, at the next call, and the person is told', async () => {
      const { client, id } = await confirmed(app(), 'samuel');
      expect((await change(admin, id, 'moderator')).body.role).toBe('moderator');
      expect((await meOf(client)).role).toBe('moderator');
      await change(admin, id, 'admin');
      expect((await change(admin, id, 'member')).body.role).toBe('member');
      expect((await meOf(client)).role).toBe('member');
      // The same again is nothing new.
      await change(admin, id, 'member');
      await app().server.idle();
      const kinds = (await client.call(listActivity, {})).body.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind.startsWith('role') || kind === 'moderator-made').sort()).toEqual([
        'moderator-made',
        'role-changed',
        'role-ended',
      ]);
      const told = (await client.call(listNotifications, {})).body.map(({ title }) => title);
      expect(told.sort()).toEqual([
        'You are a moderator now',
        'You are an administrator now',
        'Your role has ended',
      ]);
      const acts = (await admin.call(listActs, {})).body;
      expect(
        acts
          .slice(0, 3)
          .map(({ detail }) => detail)
          .sort(),
      ).toEqual(['admin', 'member', 'moderator']);
      expect(acts[0]).toMatchObject({
        kind: 'role-changed',
        actor: { id: adminId, name: 'Anna T.' },
        person: { id, name: 'Samuel T.' },
        at: app().clock.now(),
      });
    });

    it('are not for whoever has not confirmed an address, or is banned', async () => {
      const unconfirmed = (await meOf(await app().user('uriah'))).id;
      expect(codeOf(await change(admin, unconfirmed, 'moderator'))).toBe('CANNOT_HAVE_ROLE');
      const banned = (await confirmed(app(), 'absalom')).id;
      const bannedUntil = app().clock.now() + 1000;
      await app().db.updateTable('user').set({ bannedUntil }).where('id', '=', banned).execute();
      expect(codeOf(await change(admin, banned, 'admin'))).toBe('CANNOT_HAVE_ROLE');
      expect(codeOf(await change(admin, 'none', 'admin'))).toBe('NOT_FOUND');
    });

    it('of an administrator whom the settings name is not taken here, nor that of the last one', async () => {
      const { id } = await confirmed(app(), 'boss');
      await change(admin, id, 'admin');
      expect(codeOf(await change(admin, id, 'member'))).toBe('NAMED_IN_SETTINGS');
      await giveRole(app(), 'boss', 'member');
      expect(codeOf(await change(admin, adminId, 'moderator'))).toBe('LAST_ADMIN');
      expect((await meOf(admin)).role).toBe('admin');
    });

    it('say in the settings of the last administrator that nobody else is one', async () => {
      const isAlone = async (client: TestClient) =>
        (await client.call(getAccount, {})).body.isOnlyAdministrator;
      expect([await isAlone(admin), await isAlone(await app().user('uriah'))]).toEqual([true, false]);
      const other = await hostOf(app(), 'jonathan', 'admin');
      expect([await isAlone(admin), await isAlone(other)]).toEqual([false, false]);
      await giveRole(app(), 'jonathan', 'moderator');
      expect([await isAlone(admin), await isAlone(other)]).toEqual([true, false]);
    });

    it('are laid down by an administrator where another stays', async () => {
      const { id } = await confirmed(app(), 'david');
      await change(admin, id, 'admin');
      const second = await signedIn(app().url, 'david');
      expect(codeOf(await second.call(listPeople, {}))).toBe('SECOND_STEP_NEEDED');
      await change(admin, id, 'member');
    });

    it('stay with one of two administrators who take each other’s at once', async () => {
      for (let round = 0; round < 5; round++) {
        const [left, right] = [`left${round}`, `right${round}`];
        const one = await hostOf(app(), left, 'admin');
        const two = await hostOf(app(), right, 'admin');
        await giveRole(app(), 'anna', 'member');
        const [oneId, twoId] = [(await meOf(one)).id, (await meOf(two)).id];
        const answers = await Promise.all([
          change(one, twoId, 'member'),
          change(two, oneId, 'member'),
          // And each lays down their own.
          change(one, oneId, 'member'),
          change(two, twoId, 'member'),
        ]);
        const roles = [(await meOf(one)).role, (await meOf(two)).role];
        expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
        for (const answer of answers.filter(({ status }) => status !== 200)) {
          expect(['FORBIDDEN', 'LAST_ADMIN']).toContain(codeOf(answer));
        }
        for (const name of [left, right]) await giveRole(app(), name, 'member');
        await giveRole(app(), 'anna', 'admin');
      }
    });
  },
  { adminEmails: ['boss@example.org'] },
);

describeOnBothEngines('signing somebody out', (app) => {
  it('ends all their devices, tells them, and is kept', async () => {
    const admin = await hostOf(app(), 'anna', 'admin');
    const { client, id } = await confirmed(app(), 'ruth');
    const elsewhere = await signedIn(app().url, 'ruth');
    const params = { personId: id };
    expect((await admin.call(endSessions, { params })).body.sessions).toBe(0);
    for (const device of [client, elsewhere]) {
      expect((await device.call(getCurrentUser, {})).status).toBe(401);
    }
    const back = await signedIn(app().url, 'ruth');
    expect((await back.call(listActivity, {})).body).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ kind: 'sessions-ended', device: null })]),
    );
    expect((await back.call(listNotifications, {})).body[0]).toMatchObject({ kind: 'signed-out' });
    const own = { personId: (await meOf(admin)).id };
    expect(codeOf(await admin.call(endSessions, { params: own }))).toBe('FORBIDDEN');
    expect(codeOf(await admin.call(endSessions, { params: { personId: 'none' } }))).toBe('NOT_FOUND');
    const acts = (await admin.call(listActs, {})).body;
    expect(acts.map(({ kind }) => kind)).toEqual(['sessions-ended']);
    const file = (await back.call(exportMine, {})).body as unknown as { administratorActs: unknown };
    expect(file.administratorActs).toEqual([
      { did: false, kind: 'sessions-ended', detail: null, at: app().clock.now() },
    ]);
  });

  it('is kept without names once accounts are deleted, and so is what was done about invitations', async () => {
    const admin = await hostOf(app(), 'priscilla', 'admin');
    const moderator = await hostOf(app(), 'moses', 'moderator');
    const made = await moderator.call(createInvitation, { body: { uses: 1 } });
    // After what was done before: of one millisecond, any may be the newest.
    app().clock.advance({ seconds: 1 });
    await admin.call(revokeInvitation, { params: { invitationId: made.body.id } });
    await app().db.deleteFrom('user').where('email', '=', 'moses@example.org').execute();
    expect((await admin.call(listActs, {})).body[0]).toMatchObject({
      kind: 'invitation-revoked',
      actor: { name: 'Priscilla T.' },
      person: null,
    });
  });
});

describeOnBothEngines('correcting what somebody answered about their age', (app) => {
  it('is kept, without what they answered: that is shown to nobody', async () => {
    const admin = await hostOf(app(), 'anna', 'admin');
    const { client, id } = await confirmed(app(), 'ruth');
    for (const answer of ['under-16', 'grown'] as const) {
      await admin.call(correctAge, { params: { personId: id }, body: { answer } });
      expect((await meOf(client)).ageAnswer).toBe(answer);
    }
    const act = { kind: 'age-corrected', actor: { name: 'Anna T.' }, person: { id }, detail: null };
    expect((await admin.call(listActs, {})).body).toMatchObject([act, act]);
  });
});

describeOnBothEngines(
  'what the server keeps',
  (app) => {
    it('is counted, with whose files take most, and kept for a minute', async () => {
      const admin = await hostOf(app(), 'anna', 'admin');
      const ruth = await app().user('ruth');
      await store(ruth, 'a'.repeat(300));
      await store(await app().user('naomi'), 'a'.repeat(10));
      const { body } = await admin.call(readStorage, {});
      expect(body).toMatchObject({
        files: { count: 2, bytes: 310 },
        mostFiles: [
          { name: 'Ruth T.', count: 1, bytes: 300 },
          { name: 'Naomi T.', count: 1, bytes: 10 },
        ],
        journalBytes: 0,
        disk: { freeBytes: 5, sizeBytes: 10, isNearlyFull: true },
      });
      expect(body.databaseBytes).toBeGreaterThan(100_000);
      await store(ruth, 'more');
      expect((await admin.call(readStorage, {})).body).toEqual(body);
      app().clock.advance({ minutes: 1 });
      expect((await admin.call(readStorage, {})).body.files).toEqual({ count: 3, bytes: 314 });
    });
  },
  { dataDisk: { room: async () => ({ free: 5, size: 10 }), warningBytes: 100 } },
);

describe('what administrators did', () => {
  it('is written once: no code changes or deletes it', () => {
    const sources = globSync('src/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
    const touching = sources.filter((file) =>
      /(updateTable|deleteFrom|replaceInto|mergeInto)\('administrator_act'|(update|delete from)\s+"?administrator_act/.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(sources.length).toBeGreaterThan(100);
    expect(touching).toEqual([]);
  });
});
