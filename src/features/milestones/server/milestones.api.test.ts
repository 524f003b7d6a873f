import { beforeEach, expect, it } from 'vitest';
import { markChapterRead } from '#features/bible/bible.contract.ts';
import { blockPerson } from '#features/circle/circle.contract.ts';
import { createEntry, deleteEntry } from '#features/journal/journal.contract.ts';
import { updateHowShown } from '#features/people/people.contract.ts';
import { createEncouragement } from '#features/prayer/encouragements.contract.ts';
import { createRequest } from '#features/prayer/requests.contract.ts';
import { createPrayerOfToday, setRest } from '#features/today/today.contract.ts';
import { type Person, personNamed, trust } from '#test-support/community.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import {
  getMilestones,
  getMilestonesOfPerson,
  noteMilestones,
  setMilestonesOnCard,
} from '../milestones.contract.ts';

describeOnBothEngines('milestones', (app) => {
  let ruth: Person;
  const short = () => crypto.randomUUID().slice(0, 8);
  const wall = async () => (await ruth.client.call(getMilestones, {})).body;
  const note = async () => (await ruth.client.call(noteMilestones, {})).body.reached.map(({ id }) => id);
  const write = async (mood: 'joyful' | null = null) =>
    (
      await ruth.client.call(createEntry, {
        body: { content: 'A line', reflectionPrompt: null, mood, writingTimeMinutes: 1 },
      })
    ).body;
  const choose = (ids: string[]) => ruth.client.call(setMilestonesOnCard, { body: { ids } });
  const seenBy = async (other: Person) =>
    (await other.client.call(getMilestonesOfPerson, { params: { personId: ruth.id } })).body.onCard;

  beforeEach(async () => {
    app().clock.set(Date.parse('2026-11-24T08:00Z'));
    ruth = await personNamed(app(), `ruth-${short()}`);
  });

  it('are none at first, and reading the wall notes nothing', async () => {
    expect(await wall()).toMatchObject({
      reached: [],
      onCard: [],
      isResting: false,
      facts: { entries: 0, level: 1 },
    });
    await write('joyful');
    expect(await wall()).toMatchObject({ reached: [], facts: { entries: 1, moods: 1, seasons: 1, days: 1 } });
  });

  it('are noted once, with the moment, and stay when what they were reached by is gone', async () => {
    const { id } = (await write()) as { id: string };
    expect(await note()).toEqual(['first-lamp', 'first-entry']);
    expect(await note()).toEqual([]);
    await ruth.client.call(deleteEntry, { params: { entryId: id } });
    expect(await note()).toEqual([]);
    app().clock.advance({ minutes: 5 });
    await ruth.client.call(markChapterRead, { params: { bookId: 'OBA', chapter: '1' } });
    expect(await note()).toEqual(['first-chapter', 'first-book']);
    const { reached, facts } = await wall();
    expect(reached).toEqual([
      { id: 'first-entry', reachedAt: Date.parse('2026-11-24T08:00Z') },
      { id: 'first-lamp', reachedAt: Date.parse('2026-11-24T08:00Z') },
      { id: 'first-book', reachedAt: Date.parse('2026-11-24T08:05Z') },
      { id: 'first-chapter', reachedAt: Date.parse('2026-11-24T08:05Z') },
    ]);
    expect(facts).toMatchObject({ entries: 0, books: 1, oldTestament: 1 });
  });

  it('are noted once by two calls at the same time', async () => {
    await write();
    await ruth.client.call(createPrayerOfToday, {});
    const answers = await Promise.all(Array.from({ length: 6 }, note));
    expect(answers.flat().sort()).toEqual(['first-entry', 'first-lamp', 'first-prayer']);
  });

  it('are reached by encouraging others, not by answering under what one asks oneself', async () => {
    const boaz = await personNamed(app(), `boaz-${short()}`);
    for (const { id } of [ruth, boaz]) await trust(app(), id);
    const audience = { kind: 'everyone', id: null } as const;
    const ask = async ({ client }: Person) =>
      (await client.call(createRequest, { body: { text: 'Please pray', audience, isAnonymous: false } })).body
        .id;
    const writeUnder = (requestId: string) =>
      ruth.client.call(createEncouragement, { params: { requestId }, body: { text: 'Thank you all' } });
    await writeUnder(await ask(ruth));
    expect((await wall()).facts).toMatchObject({ encouragements: 0 });
    expect(await note()).not.toContain('first-encouragement');
    await writeUnder(await ask(boaz));
    expect(await note()).toContain('first-encouragement');
  });

  it('are found by many entries, the fourth season and every mood', async () => {
    const days = ['2026-03-01', '2026-06-15', '2026-09-30', '2026-12-31', '2025-01-02'];
    const moods = [
      'joyful',
      'peaceful',
      'reflective',
      'determined',
      'content',
      'grateful',
      'struggling',
      'growing',
    ];
    const rows = Array.from({ length: 401 }, (_, i) => ({
      id: crypto.randomUUID(),
      user_id: ruth.id,
      content: 'A line',
      search_text: 'a line',
      reflection_prompt: null,
      mood: (moods[i] ?? null) as 'joyful' | null,
      writing_time_minutes: 1,
      xp_earned: 0,
      local_date: days[i % days.length]!,
      created_at: i,
      updated_at: null,
    }));
    await app().db.insertInto('journal_entry').values(rows.slice(0, 7)).execute();
    expect((await wall()).facts).toMatchObject({ entries: 7, moods: 7, seasons: 4 });
    await app().db.insertInto('journal_entry').values(rows.slice(7)).execute();
    expect((await wall()).facts).toMatchObject({ entries: 365, moods: 8, seasons: 4 });
    expect(await note()).toEqual([
      'four-seasons',
      'first-entry',
      'ten-entries',
      'fifty-entries',
      'hundred-entries',
      'year-of-entries',
      'all-moods',
    ]);
    // What everything was reached of is counted no more.
    expect((await wall()).facts).not.toHaveProperty('entries');
  });

  it('are noted in a rest, and it is said that nothing is told then', async () => {
    await write();
    await ruth.client.call(setRest, { body: { until: '2026-11-30' } });
    expect((await ruth.client.call(noteMilestones, {})).body).toMatchObject({ isResting: true });
    expect(await wall()).toMatchObject({
      isResting: true,
      reached: [{ id: 'first-entry' }, { id: 'first-lamp' }],
    });
  });

  it('are seen by others by wish alone, in the order of the wish', async () => {
    const boaz = await personNamed(app(), `boaz-${short()}`);
    await write();
    await ruth.client.call(createPrayerOfToday, {});
    await note();
    expect(await seenBy(boaz)).toEqual([]);
    expect((await choose(['first-prayer', 'first-entry'])).body.onCard).toEqual([
      'first-prayer',
      'first-entry',
    ]);
    expect(await seenBy(boaz)).toEqual(['first-prayer', 'first-entry']);
    expect((await choose(['first-lamp'])).body.onCard).toEqual(['first-lamp']);
    expect(await seenBy(boaz)).toEqual(['first-lamp']);

    await ruth.client.call(updateHowShown, { body: { isSecret: true } });
    expect(await seenBy(boaz)).toEqual([]);
    await ruth.client.call(updateHowShown, { body: { isSecret: false } });
    expect(await seenBy(boaz)).toEqual(['first-lamp']);

    await ruth.client.call(blockPerson, { params: { personId: boaz.id } });
    expect(await seenBy(boaz)).toEqual([]);
    await choose([]);
    expect(await wall()).toMatchObject({ onCard: [] });
  });

  it('stay on the cards of others when somebody chooses theirs', async () => {
    const boaz = await personNamed(app(), `boaz-${short()}`);
    await write();
    await note();
    await boaz.client.call(createEntry, {
      body: { content: 'A line', reflectionPrompt: null, mood: null, writingTimeMinutes: 1 },
    });
    await boaz.client.call(noteMilestones, {});
    await choose(['first-lamp', 'first-entry']);
    await boaz.client.call(setMilestonesOnCard, { body: { ids: ['first-entry'] } });
    expect(await seenBy(boaz)).toEqual(['first-lamp', 'first-entry']);
  });

  it('stand on a card when they are on the wall, each once, three at most', async () => {
    await write();
    await note();
    const boaz = await personNamed(app(), `boaz-${short()}`);
    const put = (client: Person['client'], ids: string[]) =>
      client.send('PUT', '/api/milestones/card', { ids });
    for (const ids of [
      ['first-prayer'],
      ['first-entry', 'first-entry'],
      ['first-entry', 'first-lamp', 'first-prayer', 'circle'],
      ['nothing-of-this-name'],
    ]) {
      expect((await put(ruth.client, ids)).status).toBe(400);
    }
    expect((await put(boaz.client, ['first-entry'])).status).toBe(400);
    expect((await put(ruth.client, ['first-entry'])).status).toBe(200);
  });

  it('are nobody else’s', async () => {
    await write();
    await note();
    const boaz = await personNamed(app(), `boaz-${short()}`);
    expect((await boaz.client.call(noteMilestones, {})).body.reached).toEqual([]);
    expect((await boaz.client.call(getMilestones, {})).body.reached).toEqual([]);
  });
});
