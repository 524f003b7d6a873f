import { expect, it } from 'vitest';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import type { Member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { createSuppers } from '#test-support/suppers.ts';
import { answerGathering } from '../coming.contract.ts';
import { getGathering, listGatherings } from '../gatherings.contract.ts';

describeOnBothEngines('evenings of a series with something of their own', (app) => {
  const supper = createSuppers(app);
  const coming = async ({ client }: Member, few: number) =>
    (await client.call(listGatherings, { query: {} })).body
      .slice(0, few)
      .map(
        ({ localStart, localEnd, title, place }) => `${localStart}–${localEnd.slice(11)} ${title} ${place}`,
      );
  const told = async ({ client }: Member) =>
    (await client.call(listNotifications, { query: {} })).body
      .filter(({ title }) => !title.startsWith('New: '))
      .map(({ title, text }) => `${title}, ${text}`);

  it.each(['following', 'all'] as const)('keep it when %s are changed', async (scope) => {
    const { host, change } = await supper(`keeping-${scope}`);
    const own = { startsAt: '2026-12-18T20:00', endsAt: '2026-12-18T21:00' };
    await change('2026-12-17', { scope: 'one', title: 'Carols', ...own });
    await change('2026-12-10', { scope: 'one', place: 'The hall' });
    const series = { startsAt: '2026-12-02T18:30', endsAt: '2026-12-02T20:00', title: 'Late', place: 'Here' };
    await change('2026-12-03', { scope, ...series });
    expect(await coming(host, 5)).toEqual([
      scope === 'all' ? '2026-11-25T18:30–20:00 Late Here' : '2026-11-26T19:00–21:00 Supper null',
      '2026-12-02T18:30–20:00 Late Here',
      '2026-12-09T18:30–20:00 Late The hall',
      '2026-12-18T20:00–21:00 Carols Here',
      '2026-12-23T18:30–20:00 Late Here',
    ]);
  });

  it('of a time keep its reminders and its name in addresses, and nobody is told that it moved', async () => {
    const { host, guest, named, come, change } = await supper('unmoved');
    await change('2026-12-17', { scope: 'one', startsAt: '2026-12-18T20:00' });
    await come('2026-12-17');
    const reminders = () =>
      app()
        .db.selectFrom('gathering_occurrence')
        .innerJoin('gathering_answer', 'gathering_answer.occurrence_id', 'gathering_occurrence.id')
        .select(['remind_day_at', 'remind_hour_at'])
        .where('user_id', '=', guest.id)
        .execute();
    const before = await reminders();
    expect(before).toHaveLength(1);
    await change('2026-12-03', { scope: 'following', startsAt: '2026-12-02T18:30' });
    expect(await reminders()).toEqual(before);
    // Of when it was moved by itself, and then of those before it.
    expect((await told(guest)).toSorted()).toEqual([
      'Changed: Supper, Friday, 18 December, 20:00 · was Thursday, 17 December, 19:00',
      'Changed: Supper, Wednesday, 2 December, 18:30 · was Thursday, 3 December, 19:00',
    ]);
    const shown = (await host.client.call(getGathering, named('2026-12-17'))).body;
    expect(shown).toMatchObject({ localStart: '2026-12-18T20:00', going: 1 });
    app().clock.advance({ minutes: 1 });
    await change('2026-12-03', { scope: 'all', place: 'The hall' });
    expect((await told(guest))[0]).toBe('Changed: Supper, Friday, 18 December, 20:00 · now at The hall');
  });

  it('keep it where one of them is postponed over others', async () => {
    const { host, change } = await supper('postponed-own');
    await change('2026-11-26', { scope: 'one', startsAt: '2026-12-19T19:00', title: 'Carols' });
    app().clock.set('2026-12-12T12:00:00Z');
    await change('2026-12-17', { scope: 'all', title: 'Late', place: 'Here' });
    expect(await coming(host, 2)).toEqual([
      '2026-12-17T19:00–21:00 Late Here',
      '2026-12-19T19:00–21:00 Carols Here',
    ]);
  });

  it('of a time after the last one of their series can be answered until they are over', async () => {
    const { guest, change, named } = await supper('last');
    await change('2026-12-03', { scope: 'one', startsAt: '2026-12-20T19:00' });
    const until = { kind: 'weekly', every: 1, until: '2026-12-10' } as const;
    await change('2026-11-26', { scope: 'all', repeat: until });
    const open = await app().db.selectFrom('gathering').select('open_until').execute();
    expect(open.some(({ open_until }) => open_until === Date.parse('2026-12-20T21:00:00Z'))).toBe(true);
    app().clock.set('2026-12-15T12:00:00Z');
    const answer = { ...named('2026-12-03'), body: { answer: 'going' } } as const;
    expect((await guest.client.call(answerGathering, answer)).body.localStart).toBe('2026-12-20T19:00');
  });

  it('take what is said where the change is made at one of them', async () => {
    const { host, change } = await supper('said');
    await change('2026-12-03', { scope: 'one', title: 'Carols', startsAt: '2026-12-04T20:00' });
    await change('2026-12-03', { scope: 'following', title: 'Late', startsAt: '2026-12-04T18:00' });
    expect(await coming(host, 3)).toEqual([
      '2026-11-26T19:00–21:00 Supper null',
      '2026-12-04T18:00–20:00 Late null',
      '2026-12-10T17:00–19:00 Late null',
    ]);
  });
});
