import { beforeEach, expect, it } from 'vitest';
import { markChapterRead } from '#features/bible/bible.contract.ts';
import { createEntry } from '#features/journal/journal.contract.ts';
import { type Person, personNamed } from '#test-support/community.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { getYear } from '../year.contract.ts';

describeOnBothEngines('a year', (app) => {
  let ruth: Person;
  let name: string;
  const year = async (query: { of?: string } = {}) => (await ruth.client.call(getYear, { query })).body;
  const write = () =>
    ruth.client.call(createEntry, {
      body: { content: 'A line', reflectionPrompt: null, mood: null, writingTimeMinutes: 1 },
    });
  const readObadiah = () => ruth.client.call(markChapterRead, { params: { bookId: 'OBA', chapter: '1' } });

  beforeEach(async () => {
    app().clock.set(Date.parse('2026-12-31T08:00Z'));
    name = `ruth-${crypto.randomUUID().slice(0, 8)}`;
    ruth = await personNamed(app(), name);
  });

  it('begins empty', async () => {
    expect(await year()).toEqual({
      year: 2026,
      today: '2026-12-31',
      firstYear: 2026,
      dates: { read: [], write: [], pray: [] },
      shelf: [],
    });
  });

  it('has the days of one year, and a shelf of all years', async () => {
    await write();
    app().clock.advance({ days: 1 });
    ruth = { ...ruth, client: await app().user(name) };
    await write();
    await readObadiah();
    expect(await year()).toEqual({
      year: 2027,
      today: '2027-01-01',
      firstYear: 2026,
      dates: { read: ['2027-01-01'], write: ['2027-01-01'], pray: [] },
      shelf: [{ bookId: 'OBA', chaptersRead: 1 }],
    });
    expect((await year({ of: '2026' })).dates).toEqual({ read: [], write: ['2026-12-31'], pray: [] });
    expect((await year({ of: '1066' })).dates.write).toEqual([]);
  });

  it('is nobody else’s', async () => {
    await write();
    const other = await personNamed(app(), `boaz-${crypto.randomUUID().slice(0, 8)}`);
    expect((await other.client.call(getYear, { query: {} })).body.dates.write).toEqual([]);
    expect((await app().visitor().send('GET', '/api/year')).status).toBe(401);
  });

  it('says what a year looks like', async () => {
    const answer = await ruth.client.send('GET', '/api/year?of=26');
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('four digits');
  });
});
