import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { type Member, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { runJob } from '#test-support/run-job.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { leaves, studyGroup } from '#test-support/study-groups.ts';
import { getMyCalendar, updateMyCalendar } from '../calendar.contract.ts';
import { addBringLine, answerGathering } from '../coming.contract.ts';
import { cancelGathering, createGathering, updateGathering } from '../gatherings.contract.ts';
import { gatheringsFeature } from '../gatherings.feature.ts';
import type { GatheringAnswer } from '../gatherings.rules.ts';
import { stopGatheringLetters } from '../letters.contract.ts';

/** On the day on which clocks go forward in London: 18:00 UTC, and the day before at the same time of the clock 19:00 UTC. */
const START = '2027-03-28T19:00';
const DAY_BEFORE = '2027-03-27T19:00:00Z';
const HOUR_BEFORE = '2027-03-28T17:00:00Z';

describeOnBothEngines('reminders of gatherings', (app) => {
  /** A weekly supper with two seats, and people who have answered. */
  async function supper(name: string, answers: Readonly<Record<string, GatheringAnswer | null>>) {
    app().clock.set('2027-03-20T12:00:00Z');
    const host = await member(app(), `${name}-host`);
    const guests: Record<string, Member> = {};
    for (const who of Object.keys(answers)) guests[who] = await reader(`${name}-${who}`);
    const groupId = await studyGroup(app(), name, [host, ...Object.values(guests)]);
    const body = {
      groupId,
      title: `Supper ${name}`,
      description: '',
      place: '4 Mill Lane',
      link: '',
      startsAt: START,
      endsAt: '2027-03-28T21:00',
      timezone: 'Europe/London',
      seats: 2,
      repeat: { kind: 'weekly', every: 1, until: null },
      brings: [],
    } as const;
    const { gatheringId } = (await host.client.call(createGathering, { body: { ...body, brings: [] } })).body;
    const params = { gatheringId, start: START };
    for (const [who, given] of Object.entries(answers)) {
      if (given) await guests[who]!.client.call(answerGathering, { params, body: { answer: given } });
    }
    return { host, guests, groupId, params };
  }

  /** Somebody whose address is confirmed. */
  async function reader(name: string): Promise<Member> {
    const one = await member(app(), name);
    await app().db.updateTable('user').set({ emailVerified: 1 }).where('id', '=', one.id).execute();
    return one;
  }

  /** As the jobs of two servers at once, at a time. */
  async function at(time: string): Promise<void> {
    app().clock.set(time);
    const names = ['day', 'hour'].map((which) => (which === 'day' ? 'a day before' : 'an hour before'));
    await Promise.all(
      [...names, ...names].map((when) => runJob(app(), [gatheringsFeature], `remind of gatherings ${when}`)),
    );
    await app().server.idle();
  }
  const told = async (who: Member) =>
    (await who.client.call(listNotifications, { query: {} })).body
      .filter(({ kind }) => kind !== 'gathering-planned')
      .map(({ title, text }) => [title, text]);
  const lettersTo = (name: string) =>
    app()
      .mails.filter(({ to, subject }) => to.startsWith(`${name}@`) && /Supper/.test(subject))
      .map(({ subject }) => subject);

  it('come once each, by bell and letter, to those who have a seat or may come', async () => {
    const { guests, params } = await supper('once', {
      ada: 'going',
      ben: 'going',
      cyn: 'going',
      dan: 'maybe',
      eve: 'cant',
      fay: null,
    });
    const soup = { text: 'the soup', isMine: true };
    await guests['ada']!.client.call(addBringLine, { params, body: soup });
    await at('2027-03-27T18:59:00Z');
    expect(await told(guests['ada']!)).toEqual([]);
    await at(DAY_BEFORE);
    await at('2027-03-27T19:01:00Z');
    const when = 'Sunday, 28 March, 19:00';
    for (const who of ['ada', 'ben', 'dan']) {
      expect(await told(guests[who]!)).toEqual([['Tomorrow: Supper once', when]]);
      expect(lettersTo(`once-${who}`)).toEqual(['Tomorrow: Supper once']);
    }
    // Who waits for a seat, cannot come or said nothing is left in peace.
    for (const who of ['cyn', 'eve', 'fay']) {
      expect(await told(guests[who]!)).toEqual([]);
      expect(lettersTo(`once-${who}`)).toEqual([]);
    }
    const letter = app().mails.find(
      ({ to, subject }) => to.startsWith('once-ada@') && /Supper/.test(subject),
    )!;
    expect(letter.text).toContain(when);
    expect(letter.text).toContain('Where: 4 Mill Lane');
    expect(letter.text).toContain('You bring: the soup');
    await at('2027-03-28T16:59:00Z');
    expect(lettersTo('once-ada')).toHaveLength(1);
    await at(HOUR_BEFORE);
    await at('2027-03-28T17:30:00Z');
    expect(lettersTo('once-ada')).toEqual(['Tomorrow: Supper once', 'Soon: Supper once']);
    expect(await told(guests['dan']!)).toHaveLength(2);
    const titles = async () => (await told(guests['dan']!)).map(([title]) => title);
    expect(await titles()).toEqual(['Soon: Supper once', 'Today: Supper once']);
    await at('2027-03-28T18:00:00Z');
    expect(await titles()).toEqual(['Reminder: Supper once', 'Reminder: Supper once']);
  });

  it('are there again once an event that was hidden is shown', async () => {
    const { guests, params } = await supper('shown', { ada: 'going' });
    await at(DAY_BEFORE);
    const reminder = [['Tomorrow: Supper shown', 'Sunday, 28 March, 19:00']];
    expect(await told(guests['ada']!)).toEqual(reminder);
    const words = app().server.deps.words.get('gathering')!;
    const now = () => app().clock.now();
    await inTransaction(app().db, (tx) => words.hide(tx, params.gatheringId, now()));
    expect(await told(guests['ada']!)).toEqual([]);
    await app().server.idle();
    await inTransaction(app().db, (tx) => words.restore(tx, params.gatheringId, now()));
    expect(await told(guests['ada']!)).toEqual(reminder);
  });

  it('come to nobody late, of what is cancelled, of an archived group, or to whoever left', async () => {
    const late = await supper('late', { ada: 'going' });
    const off = await supper('off', { ada: 'going' });
    const archived = await supper('archived', { ada: 'going' });
    const left = await supper('left', { ada: 'going', ben: 'going' });
    await off.host.client.call(cancelGathering, { params: off.params, body: { scope: 'one' } });
    const groups = app().db.updateTable('study_group').set({ archived_at: app().clock.now() });
    await groups.where('id', '=', archived.groupId).execute();
    await leaves(app(), left.groupId, left.guests['ada']!);
    await at(DAY_BEFORE);
    const days = async (one: typeof late, who: string) =>
      (await told(one.guests[who]!)).filter(([title]) => title!.startsWith('Tomorrow')).length;
    expect(await days(off, 'ada')).toBe(0);
    expect(await days(archived, 'ada')).toBe(0);
    expect(await days(left, 'ada')).toBe(0);
    expect(await days(left, 'ben')).toBe(1);
    expect(await days(late, 'ada')).toBe(1);
    await at('2027-03-28T18:00:00Z'); // it has begun
    expect(lettersTo('late-ada')).toEqual(['Tomorrow: Supper late']);
  });

  it('are ended by a letter’s link, without signing in, as people and mail programs open it', async () => {
    const { guests } = await supper('ended', { ada: 'going' });
    await at(DAY_BEFORE);
    const letter = app().mails.find(
      ({ to, subject }) => to === 'ended-ada@example.org' && subject.startsWith('Tomorrow'),
    )!;
    const address = /<http:\/\/localhost:3000([^>]+)>/.exec(letter.headers!['List-Unsubscribe']!)![1]!;
    const token = new URL(address, 'http://localhost').searchParams.get('token')!;
    expect(letter.text).toContain(`/letters/events/stop?token=${token}`);
    const ada = guests['ada']!;
    const areLettersOn = async () => (await ada.client.call(getMyCalendar, {})).body.areLettersOn;
    const visitor = app().visitor();
    for (const wrong of ['', 'x', `${ada.id}.0.`, `${ada.id}.0.${'A'.repeat(43)}`]) {
      expect((await visitor.refused(stopGatheringLetters, { query: { token: wrong } })).status).toBe(404);
    }
    // Opening it ends nothing: mail programs look at links.
    expect((await visitor.fetch(address)).status).toBeGreaterThanOrEqual(400);
    expect(await areLettersOn()).toBe(true);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const oneClick = { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' };
    expect((await visitor.fetch(address, oneClick)).status).toBe(204);
    expect(await areLettersOn()).toBe(false);
    await at(HOUR_BEFORE);
    expect(lettersTo('ended-ada')).toEqual(['Tomorrow: Supper ended']);
    // Again changes nothing, and neither does the link of somebody whose account is gone.
    await ada.client.call(deleteAccount, { body: { password: PASSWORD } });
    expect((await visitor.call(stopGatheringLetters, { query: { token } })).status).toBe(204);
  });

  it('come by bell alone to whoever wants no letters, and again of another time', async () => {
    const { host, guests, params } = await supper('moved', { ada: 'going', ben: 'going' });
    await guests['ben']!.client.call(updateMyCalendar, { body: { areLettersOn: false } });
    await at(DAY_BEFORE);
    expect(lettersTo('moved-ben')).toEqual([]);
    expect((await told(guests['ben']!)).map(([title]) => title)).toEqual(['Tomorrow: Supper moved']);
    const later = { startsAt: '2027-03-30T19:00', endsAt: '2027-03-30T21:00', scope: 'one' } as const;
    expect((await host.client.call(updateGathering, { params, body: later })).status).toBe(200);
    await at(HOUR_BEFORE);
    expect(lettersTo('moved-ada')).toHaveLength(1);
    await at('2027-03-29T18:00:00Z');
    expect(lettersTo('moved-ada')).toEqual(['Tomorrow: Supper moved', 'Tomorrow: Supper moved']);
  });
});
