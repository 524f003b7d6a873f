import { expect, it } from 'vitest';
import { register } from '#features/accounts/accounts.contract.ts';
import { resendVerification } from '#features/accounts/mail-links.contract.ts';
import type { Mail } from '#platform/server/mail.ts';
import { newcomer, signedIn } from '#test-support/people.ts';
import { type CodeApp, setUpSecondStep, signedInWithCode } from '#test-support/second-step.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import { deleteParkedEvent, listParkedEvents, retryParkedEvent } from '../operations.contract.ts';
import { operationsJobs } from './operations-routes.ts';

/** Addresses that the mail server has no box for; the others get their letters. */
const unknown = new Set<string>();
/** Addresses whose letters are not taken just now. */
const busy = new Set<string>();
const sent: Mail[] = [];
const mailer = {
  async send(mail: Mail) {
    if (unknown.has(mail.to)) throw Object.assign(new Error('550 no such box'), { responseCode: 550 });
    if (busy.has(mail.to)) throw new Error('421 try again');
    sent.push(mail);
  },
};

/** The phone of each app's administrator. */
const phones = new WeakMap<TestApp, CodeApp>();

async function admin(app: TestApp) {
  const now = app.clock.now();
  const phone = phones.get(app);
  if (phone) {
    // The next code: one that was used does not count again.
    app.clock.advance({ seconds: 30 });
    return signedInWithCode(app.url, 'boss', { key: phone.key, now: app.clock.now() });
  }
  const client = await app.user('boss');
  await app.db.updateTable('user').set({ role: 'admin' }).where('email', '=', 'boss@example.org').execute();
  phones.set(app, await setUpSecondStep(client, now));
  return client;
}

/** Somebody whose first letter could not be sent. */
async function newcomerWithoutBox(app: TestApp, name: string) {
  unknown.add(`${name}@example.org`);
  await app.visitor().call(register, { body: newcomer(name) });
  await app.server.idle();
}

async function lookAfterDeliveries({ server }: TestApp) {
  for (const { run } of operationsJobs(server.deps)) await run(new AbortController().signal);
}

const lettersTo = (name: string) => sent.filter(({ to }) => to === `${name}@example.org`);

describeOnBothEngines(
  'work that was given up',
  (app) => {
    it('is shown to administrators, without what it tells', async () => {
      await newcomerWithoutBox(app(), 'ruth');
      const client = await admin(app());
      const list = (await client.call(listParkedEvents, {})).body;
      expect(list).toMatchObject([
        { type: 'letter-due', handler: 'send-letter', error: '550 no such box', attempts: 1 },
      ]);
      expect(JSON.stringify(list)).not.toContain('linkId');
      for (const endpoint of [listParkedEvents, retryParkedEvent, deleteParkedEvent]) {
        const member = await app().user('mary');
        const answer = await member.refused(endpoint, { params: { eventId: list[0]!.id } });
        expect(answer.body.code).toBe('FORBIDDEN');
      }
    });

    it('is tried once more when they say so', async () => {
      const client = await admin(app());
      const [parked] = (await client.call(listParkedEvents, {})).body;
      const params = { eventId: parked!.id };
      expect((await client.call(retryParkedEvent, { params })).status).toBe(204);
      await app().server.idle();
      expect((await client.call(listParkedEvents, {})).body).toMatchObject([{ id: parked!.id, attempts: 2 }]);
      unknown.clear();
      expect((await client.call(retryParkedEvent, { params })).status).toBe(204);
      await app().server.idle();
      expect((await client.call(listParkedEvents, {})).body).toEqual([]);
      expect(lettersTo('ruth')).toMatchObject([{ id: parked!.id }]);
      expect((await client.refused(retryParkedEvent, { params })).body.code).toBe('NOT_FOUND');
      sent.length = 0;
    });

    it('is forgotten when they say so, and does not hold up what comes after it', async () => {
      await newcomerWithoutBox(app(), 'naomi');
      const client = await admin(app());
      unknown.clear();
      const naomi = await signedIn(app().url, 'naomi');
      await naomi.call(resendVerification, {});
      await app().server.idle();
      expect(lettersTo('naomi')).toHaveLength(1);
      const [parked] = (await client.call(listParkedEvents, {})).body;
      const params = { eventId: parked!.id };
      expect((await client.call(deleteParkedEvent, { params })).status).toBe(204);
      expect((await client.call(listParkedEvents, {})).body).toEqual([]);
      expect((await client.refused(deleteParkedEvent, { params })).body.code).toBe('NOT_FOUND');
      sent.length = 0;
    });

    it('is none where a try failed while the clock was a year ahead: the next one does not wait for a year', async () => {
      busy.add('late@example.org');
      app().clock.advance({ days: 365 });
      await app()
        .visitor()
        .call(register, { body: newcomer('late') });
      await app().server.idle();
      busy.delete('late@example.org');
      app().clock.advance({ days: -365 });
      await lookAfterDeliveries(app());
      await app().server.idle();
      expect(lettersTo('late')).toHaveLength(1);
    });

    it('is no longer kept after a month, nor is what nobody here does left unseen', async () => {
      await newcomerWithoutBox(app(), 'leah');
      const client = await admin(app());
      const [parked] = (await client.call(listParkedEvents, {})).body;
      expect(parked).toMatchObject({ title: 'A letter could not be sent.' });
      await app()
        .db.updateTable('event_delivery')
        .set({ handler: 'of-another-version', parked_at: null })
        .execute();
      await lookAfterDeliveries(app());
      expect((await client.call(listParkedEvents, {})).body).toEqual([]);
      app().clock.advance({ hours: 25 });
      await lookAfterDeliveries(app());
      expect((await client.call(listParkedEvents, {})).body).toMatchObject([
        { id: parked!.id, title: "Nothing here does 'of-another-version' any more." },
      ]);
      app().clock.advance({ days: 29, hours: 23 });
      await lookAfterDeliveries(app());
      expect((await admin(app()).then((again) => again.call(listParkedEvents, {}))).body).toHaveLength(1);
      app().clock.advance({ hours: 2 });
      await lookAfterDeliveries(app());
      expect(await app().db.selectFrom('event_delivery').selectAll().execute()).toEqual([]);
      unknown.clear();
    });
  },
  { mailer },
);
