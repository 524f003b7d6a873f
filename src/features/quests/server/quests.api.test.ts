import { beforeEach, expect, it } from 'vitest';
import { exportMine, updateSettings } from '#features/accounts/settings.contract.ts';
import { markChapterRead } from '#features/bible/bible.contract.ts';
import { createEntry } from '#features/journal/journal.contract.ts';
import { createItem, setItemPrayed } from '#features/prayer/prayer-list.contract.ts';
import { findXP } from '#features/progress/server/for-other-features.ts';
import { endRest, setRest, setSabbath } from '#features/today/today.contract.ts';
import { type Person, personNamed } from '#test-support/community.ts';
import { hostOf } from '#test-support/hosts.ts';
import { mute } from '#test-support/mute.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { getQuests, settleQuests } from '../quests.contract.ts';
import { questsOf } from '../quests.rules.ts';
import { findQuestsDone } from './for-other-features.ts';

describeOnBothEngines('quests', (app) => {
  let ruth: Person;
  let name: string;
  const quests = async (of = ruth) => (await of.client.call(getQuests, {})).body;
  const settle = async (of = ruth) => (await of.client.call(settleQuests, {})).body;
  const write = (content = 'A line', reflectionPrompt: string | null = null) =>
    ruth.client.call(createEntry, {
      body: { content, reflectionPrompt, mood: null, writingTimeMinutes: 1 },
    });
  const idsOf = (lines: { id: string }[]) => lines.map(({ id }) => id);
  const doneOf = (lines: { id: string; isDone: boolean }[]) => idsOf(lines.filter(({ isDone }) => isDone));
  const rows = () =>
    app().db.selectFrom('quest_draw').selectAll().where('user_id', '=', ruth.id).orderBy('date').execute();
  const questXP = async () => {
    const grants = await app()
      .db.selectFrom('xp_grant')
      .select('amount')
      .where('user_id', '=', ruth.id)
      .where('reason', '=', 'quest')
      .execute();
    return grants.map(({ amount }) => amount);
  };
  /** A day that was told, instead of what the lot would say. */
  const told = (ids: string[], { date = '2026-11-24', hours = 0 } = {}) =>
    app()
      .db.insertInto('quest_draw')
      .values({
        user_id: ruth.id,
        date,
        span: 'day',
        started_at: Date.parse(`${date}T00:00Z`) + hours * 3_600_000,
        ends_at: Date.parse(`${date}T24:00Z`),
        quests: ids.join(','),
        settled_at: null,
      })
      .execute();
  const comeBack = async () => {
    ruth = { ...ruth, client: await app().user(name) };
  };

  beforeEach(async () => {
    // A Tuesday.
    app().clock.set(Date.parse('2026-11-24T08:00Z'));
    name = `ruth-${crypto.randomUUID().slice(0, 8)}`;
    ruth = await personNamed(app(), name);
  });

  it('are three of a day and one of the week, and reading them keeps nothing', async () => {
    const first = await quests();
    expect(first).toMatchObject({ date: '2026-11-24', endsAt: Date.parse('2026-11-25T00:00Z') });
    expect(first.ofDay).toHaveLength(3);
    expect(first.ofWeek).not.toBeNull();
    expect(first.tomorrow).toBeNull();
    expect(await rows()).toEqual([]);
    expect(await settle()).toMatchObject({ quests: first, xpEarned: 0 });
    expect(await rows()).toHaveLength(2);
    expect(await quests()).toEqual(first);
  });

  it('told in the evening, and so they are the next day', async () => {
    app().clock.set(Date.parse('2026-11-24T17:59Z'));
    expect((await quests()).tomorrow).toBeNull();
    app().clock.set(Date.parse('2026-11-24T18:00Z'));
    const { quests: evening } = await settle();
    expect(evening.tomorrow).toHaveLength(3);
    app().clock.set(Date.parse('2026-11-25T09:00Z'));
    // What changes with the new day changes none of what was told.
    await ruth.client.call(createItem, { body: { text: 'For Naomi' } });
    const next = await quests();
    expect(next.ofDay.map(({ words }) => words)).toEqual(evening.tomorrow);
    expect(idsOf(next.ofDay).filter((id) => idsOf(evening.ofDay).includes(id))).toEqual([]);
  });

  it('one is done by doing it, and paid once', async () => {
    await told(['write-green', 'read-psalm', 'pray-two']);
    await write();
    expect((await settle()).xpEarned).toBe(0);
    await write('Moss on the wall', 'Something green');
    const before = await findXP(app().db, ruth.id);
    const answer = await settle();
    expect(answer).toMatchObject({ xpEarned: 8, progress: { currentXP: before + 8 } });
    expect(doneOf(answer.quests.ofDay)).toEqual(['write-green']);
    expect((await settle()).xpEarned).toBe(0);
    expect(await questXP()).toEqual([8]);
    expect(await findQuestsDone(app().db, ruth.id)).toBe(1);
    expect(doneOf((await quests()).ofDay)).toEqual(['write-green']);
  });

  it('a psalm and two prayers do what they say', async () => {
    await told(['write-green', 'read-psalm', 'pray-two']);
    await ruth.client.call(markChapterRead, { params: { bookId: 'PSA', chapter: '23' } });
    const items = await Promise.all(
      ['For Naomi', 'For Boaz'].map((text) => ruth.client.call(createItem, { body: { text } })),
    );
    expect(doneOf((await settle()).quests.ofDay)).toEqual(['read-psalm']);
    for (const { body } of items) {
      await ruth.client.call(setItemPrayed, { params: { itemId: body.id }, body: { today: true } });
    }
    expect(doneOf((await settle()).quests.ofDay)).toEqual(['read-psalm', 'pray-two']);
  });

  it('two devices at once pay once', async () => {
    await told(['write-green', 'write-five-lines', 'keep-verse']);
    await write('a\nb\nc\nd\ne', 'Something green');
    const answers = await Promise.all([1, 2, 3, 4].map(() => settle()));
    expect(answers.reduce((sum, { xpEarned }) => sum + xpEarned, 0)).toBe(14);
    expect((await questXP()).sort()).toEqual([6, 8]);
  });

  it('what was done before midnight is paid after it, and what was not simply goes', async () => {
    await told(['write-green', 'read-psalm', 'keep-verse']);
    app().clock.set(Date.parse('2026-11-24T23:50Z'));
    await write('Moss', 'Something green');
    app().clock.set(Date.parse('2026-11-25T08:00Z'));
    await comeBack();
    await ruth.client.call(markChapterRead, { params: { bookId: 'PSA', chapter: '23' } });
    await settle();
    expect(await findQuestsDone(app().db, ruth.id)).toBeGreaterThanOrEqual(1);
    const paid = await app()
      .db.selectFrom('quest_done')
      .select('quest_id')
      .where('user_id', '=', ruth.id)
      .where('date', '=', '2026-11-24')
      .execute();
    expect(paid.map(({ quest_id }) => quest_id)).toEqual(['write-green']);
    expect((await rows()).find(({ date }) => date === '2026-11-24')?.settled_at).not.toBeNull();
  });

  it('what was told in the evening lasts for the whole of a day of 25 hours', async () => {
    await ruth.client.call(updateSettings, { body: { timezone: 'Europe/Berlin' } });
    await ruth.client.call(setSabbath, { body: { weekday: 6 } });
    app().clock.set('2027-10-30T19:00Z');
    await comeBack();
    expect((await settle()).quests.tomorrow).toHaveLength(3);
    const end = Date.parse('2027-10-31T23:00Z');
    expect((await rows()).find(({ date }) => date === '2027-10-31')).toMatchObject({ ends_at: end });
    await app()
      .db.updateTable('quest_draw')
      .set({ quests: 'write-green,read-psalm,keep-verse' })
      .where('user_id', '=', ruth.id)
      .where('date', '=', '2027-10-31')
      .execute();
    app().clock.set('2027-10-31T22:30Z');
    await comeBack();
    await write('Moss', 'Something green');
    app().clock.set('2027-11-01T08:00Z');
    await settle();
    expect(await questXP()).toContain(8);
  });

  it('a change of zone makes no second day, and pays no deed twice', async () => {
    await told(['write-green', 'read-psalm', 'keep-verse']);
    app().clock.set(Date.parse('2026-11-24T15:30Z'));
    await write('Moss', 'Something green');
    expect((await settle()).xpEarned).toBe(8);
    await ruth.client.call(updateSettings, { body: { timezone: 'Asia/Tokyo' } });
    expect((await quests()).date).toBe('2026-11-24');
    await told(['write-green', 'read-psalm', 'keep-verse'], { date: '2026-11-25', hours: -4 });
    app().clock.set(Date.parse('2026-11-24T20:30Z'));
    expect((await settle()).xpEarned).toBe(0);
    expect(await questXP()).toEqual([8]);
  });

  it('nothing is asked on the sabbath, and nothing in a rest', async () => {
    await settle();
    await ruth.client.call(setSabbath, { body: { weekday: 2 } });
    expect(await quests()).toMatchObject({ ofDay: [], ofWeek: null });
    await ruth.client.call(setSabbath, { body: { weekday: 7 } });
    expect((await quests()).ofDay).toHaveLength(3);
    await ruth.client.call(setRest, { body: { until: '2026-11-26' } });
    app().clock.set(Date.parse('2026-11-24T19:00Z'));
    expect(await settle()).toMatchObject({
      quests: { ofDay: [], ofWeek: null, tomorrow: null },
      xpEarned: 0,
    });
    await ruth.client.call(endRest, {});
    expect((await quests()).ofDay).toHaveLength(3);
  });

  it('one of a week is paid when its days are full', async () => {
    await app()
      .db.insertInto('quest_draw')
      .values({
        user_id: ruth.id,
        date: '2026-11-23',
        span: 'week',
        started_at: Date.parse('2026-11-23T00:00Z'),
        ends_at: Date.parse('2026-11-30T00:00Z'),
        quests: 'week-write',
        settled_at: null,
      })
      .execute();
    for (const day of [24, 25, 26]) {
      app().clock.set(Date.parse(`2026-11-${day}T10:00Z`));
      await comeBack();
      await write();
      const { quests: now } = await settle();
      expect(now.ofWeek).toMatchObject({ id: 'week-write', isDone: day === 26 });
    }
    expect(await questXP()).toContain(15);
  });

  it('who is under 16 or muted, or has agreed to nothing, is not sent to others', async () => {
    const moderator = await hostOf(app(), `mia-${crypto.randomUUID().slice(0, 8)}`, 'moderator');
    const muted = await personNamed(app(), `omri-${crypto.randomUUID().slice(0, 8)}`);
    await mute(moderator, muted, await personNamed(app(), `ruth-${crypto.randomUUID().slice(0, 8)}`));
    const alone = { id: '', client: await app().user(`amos-${crypto.randomUUID().slice(0, 8)}`) };
    const young = await personNamed(app(), `obed-${crypto.randomUUID().slice(0, 8)}`, 'under-16');
    for (let day = 0; day < 8; day++) {
      for (const one of [alone, young, muted]) {
        const kinds = questsOf(idsOf((await quests(one)).ofDay)).map(({ kind }) => kind);
        expect(kinds).not.toContain('together');
      }
      app().clock.advance({ hours: 24 });
    }
  });

  it('are nobody else’s, and go along in the export', async () => {
    await told(['write-green', 'read-psalm', 'keep-verse']);
    await write('Moss', 'Something green');
    await settle();
    const other = await personNamed(app(), `boaz-${crypto.randomUUID().slice(0, 8)}`);
    expect((await settle(other)).xpEarned).toBe(0);
    expect(doneOf((await quests(other)).ofDay)).toEqual([]);
    expect((await app().visitor().send('POST', '/api/quests/done')).status).toBe(401);
    const file = JSON.stringify((await ruth.client.call(exportMine, {})).body);
    expect(file).toContain('"quest":"write-green"');
  });
});
