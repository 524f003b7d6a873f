import { expect, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { updateUser } from '#features/people/server/for-other-features.ts';
import { engineOf } from '#platform/server/db/engine.ts';
import { inTransaction, inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Mail } from '#platform/server/mail.ts';
import { rowsThatMention } from '#test-support/all-tables.ts';
import { newcomer, PASSWORD, signedIn } from '#test-support/people.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import { waitingForRows } from '#test-support/waiting-for-rows.ts';
import { register } from '../accounts.contract.ts';
import { changeEmail, forgotPassword, verifyEmail } from '../mail-links.contract.ts';
import { deleteAccount } from '../settings.contract.ts';

let isDown = false;
const sent: Mail[] = [];
const mailer = {
  async send(mail: Mail) {
    if (isDown) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' });
    sent.push(mail);
  },
};

const deliveries = (app: TestApp) => app.db.selectFrom('event_delivery').selectAll().execute();
const lettersTo = (email: string) => sent.filter(({ to }) => to === email).map(({ subject }) => subject);

describeOnBothEngines(
  'letters that are due',
  (app) => {
    it('are not sent to somebody who has left, and leave no word of them', async () => {
      sent.length = 0;
      isDown = true;
      await app()
        .visitor()
        .call(register, { body: newcomer('ruth') });
      await app().server.idle();
      const ruth = await signedIn(app().url, 'ruth');
      const body = { email: 'ruth.new@example.org', password: PASSWORD };
      expect((await ruth.call(changeEmail, { body })).status).toBe(202);
      await app()
        .visitor()
        .call(forgotPassword, { body: { email: 'ruth@example.org' } });
      await app().server.idle();
      const { id } = (await ruth.call(getCurrentUser, {})).body;
      expect((await deliveries(app())).length).toBe(4);
      expect((await ruth.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
      isDown = false;
      app().clock.advance({ days: 1 });
      await app().server.idle();
      expect([await deliveries(app()), sent]).toEqual([[], []]);
      expect(await rowsThatMention(app().db, [id, 'ruth'])).toEqual([]);
    });

    it('hold no secret while they wait, and none of a forgotten password stays', async () => {
      for (const email of ['nobody@example.org', 'no.one@example.org']) {
        expect((await app().visitor().call(forgotPassword, { body: { email } })).status).toBe(202);
      }
      await app().server.idle();
      expect(await rowsThatMention(app().db, ['nobody', 'no.one'])).toEqual([]);
    });

    it('that this version does not know are kept for one that does', async () => {
      await app()
        .visitor()
        .call(register, { body: newcomer('naomi') });
      await app().server.idle();
      const naomi = await signedIn(app().url, 'naomi');
      const { id } = (await naomi.call(getCurrentUser, {})).body;
      const payload = { letter: 'of-the-next-version' } as never;
      const event = { type: 'letter-due', subject: `${id} x`, userId: id, payload } as const;
      const { events } = app().server.deps;
      await inTransaction(app().db, (tx) => events.emit(tx, event, app().clock.now()));
      await app().server.idle();
      expect(await deliveries(app())).toMatchObject([{ attempts: 1, last_error: expect.any(String) }]);
      await app().db.deleteFrom('event_delivery').execute();
    });

    it('bring a link that works, also when the secret of the server is another one since it was made', async () => {
      sent.length = 0;
      isDown = true;
      await app()
        .visitor()
        .call(register, { body: newcomer('esther') });
      await app().server.idle();
      await app()
        .db.updateTable('one_time_link')
        .set({ token_hash: 'made with the former secret' })
        .where('email', '=', 'esther@example.org')
        .execute();
      isDown = false;
      app().clock.advance({ days: 1 });
      await app().server.idle();
      const [, token] = /verify-email\?token=([\w-]+)/.exec(sent[0]!.text)!;
      const esther = await signedIn(app().url, 'esther');
      expect((await esther.call(verifyEmail, { body: { token: token! } })).status).toBe(200);
    });

    it('do not bring the link for a forgotten password to an address that was just given up', async () => {
      await app()
        .visitor()
        .call(register, { body: newcomer('orpah') });
      await app().server.idle();
      const orpah = await signedIn(app().url, 'orpah');
      const { id } = (await orpah.call(getCurrentUser, {})).body;
      const { db, clock, server } = app();
      const email = 'orpah@example.org';
      await inUserTransaction(db, id, async (tx) => {
        await updateUser(tx, id, { email: 'orpah.new@example.org' }, clock.now());
        // Not awaited: SQLite's transactions take turns, so there it comes after the commit.
        const told = app().visitor().call(forgotPassword, { body: { email } });
        if (engineOf(db) === 'postgres') await expect.poll(() => waitingForRows(db)).toBe(1);
        return { told };
      }).then(({ told }) => told);
      await server.idle();
      expect(lettersTo(email)).toEqual(['Please confirm your email address']);
    });
  },
  { mailer },
);
