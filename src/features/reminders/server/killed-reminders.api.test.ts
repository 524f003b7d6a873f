import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { letDeliveriesBeDue, withDatabaseOf } from '#test-support/after-a-kill.ts';
import { signedIn, signedUp } from '#test-support/people.ts';
import { createServerClock } from '#test-support/server-clock.ts';
import { startSmtpServer } from '#test-support/smtp-server.ts';
import { startRealServer } from '#test-support/start-real-server.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';
import { getReminder, saveReminder } from '../reminders.contract.ts';

const engines = (['sqlite', 'postgres'] as const).filter(
  (engine) => engine === 'sqlite' || inject('postgresUrl') !== null,
);

const DAY_MS = 86_400_000;

/** 6:40 of a day that nobody's sabbath is who has chosen none: the day after tomorrow, or the one after that. */
function dueOnAWeekday(): number {
  const day = Math.ceil(Date.now() / DAY_MS + 1) * DAY_MS;
  return (new Date(day).getUTCDay() === 0 ? day + DAY_MS : day) + 400 * 60_000;
}

describe.each(engines)('a reminder and kill -9, on %s', (engine) => {
  it('comes once: from the next server when one was killed, as the very same letter', async () => {
    const clock = createServerClock();
    const mailServer = await startSmtpServer({});
    const database = engine === 'postgres' ? await createPostgresDatabase(inject('postgresUrl')) : null;
    const env: Record<string, string> = {
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      ...(database && { DATABASE_URL: database.location.url }),
    };
    const due = dueOnAWeekday();
    clock.goTo(due - 3_600_000);
    const first = await startRealServer({ env, later: clock.later });
    const location = database?.location ?? { file: `${first.dataDir}/lampstand.db` };
    onTestFinished(async () => {
      await mailServer.stop();
      await first.dispose();
      await database?.remove();
      clock.dispose();
    });
    const ruth = await signedUp(first.url, 'ruth');
    const { id } = (await ruth.call(getCurrentUser, {})).body;
    await withDatabaseOf(location, (db) =>
      db.updateTable('user').set({ emailVerified: 1 }).where('id', '=', id).execute(),
    );
    const times = Array<string>(7).fill('06:40');
    await ruth.call(saveReminder, { body: { way: 'letter', times } });
    const reminders = () => mailServer.letters.filter(({ subject }) => subject === 'A word for today');

    // Its jobs run when it starts; the mail server takes the letter, and says so to nobody.
    await first.stop('SIGKILL');
    mailServer.saysNothing();
    clock.goTo(due + 60_000);
    const again = { env, dataDir: first.dataDir, later: clock.later };
    const second = await startRealServer(again);
    await expect.poll(() => reminders().length).toBe(1);
    await second.stop('SIGKILL');
    await letDeliveriesBeDue(location);
    mailServer.saysYesAfterAll();
    const third = await startRealServer(again);
    await expect.poll(() => reminders().length).toBe(2);
    expect(reminders()[1]).toMatchObject({ id: reminders()[0]!.id, to: ['ruth@example.org'] });
    await expect
      .poll(() => withDatabaseOf(location, (db) => db.selectFrom('event_delivery').selectAll().execute()))
      .toEqual([]);
    const { next, today } = (await (await signedIn(third.url, 'ruth')).call(getReminder, {})).body;
    expect(next!.date > today).toBe(true);
    expect(await third.stop('SIGTERM')).toBe(0);
    expect(reminders()).toHaveLength(2);
  });
});
