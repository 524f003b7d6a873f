import { expect, it } from 'vitest';
import { type Person, personNamed } from '#test-support/community.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { saveReminder } from '../reminders.contract.ts';
import { remindDue } from './due-reminders.ts';

describeOnBothEngines('reminders of several people', (app) => {
  const MORNINGS = Array<string>(7).fill('06:40');
  const remindedBy = async (name: string, time: string): Promise<Person> => {
    const person = await personNamed(app(), name);
    await app().db.updateTable('user').set({ emailVerified: 1 }).where('id', '=', person.id).execute();
    await person.client.call(saveReminder, { body: { way: 'letter', times: MORNINGS.map(() => time) } });
    return person;
  };

  it('come though one of them cannot be reckoned, which is said', async () => {
    // A Wednesday.
    app().clock.set('2026-11-25T12:00Z');
    const broken = await remindedBy('broken', '06:30');
    await remindedBy('after', '06:40');
    // As nobody can choose it: by hand, or where a zone has gone from the machine.
    const elsewhere = { timezone: 'Nowhere/Land' };
    await app().db.updateTable('user').set(elsewhere).where('id', '=', broken.id).execute();
    app().clock.set('2026-11-26T06:41Z');
    const run = remindDue(app().server.deps, new AbortController().signal);
    await expect(run).rejects.toThrow('time zone');
    await app().server.idle();
    const letters = app().mails.filter(({ subject }) => subject === 'A word for today');
    expect(letters.map(({ to }) => to)).toEqual(['after@example.org']);
  });
});
