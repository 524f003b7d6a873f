import { expect, it } from 'vitest';
import { updateSettings } from '#features/accounts/settings.contract.ts';
import { createEntry } from '#features/journal/journal.contract.ts';
import { personNamed } from '#test-support/community.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { settleQuests } from '../quests.contract.ts';

describeOnBothEngines('quests on a journey', (app) => {
  it('a deed is that day’s alone on which it is done, also where the next one begins before the former was to end', async () => {
    app().clock.set('2026-11-24T08:00Z');
    const { id, client } = await personNamed(app(), 'ruth');
    const told = (date: string, from: string, until: string) => ({
      user_id: id,
      date,
      span: 'day' as const,
      started_at: Date.parse(from),
      ends_at: Date.parse(until),
      quests: 'write-green,read-psalm,keep-verse',
      settled_at: null,
    });
    await app()
      .db.insertInto('quest_draw')
      .values([
        told('2026-11-24', '2026-11-24T00:00Z', '2026-11-25T00:00Z'),
        told('2026-11-25', '2026-11-24T20:00Z', '2026-11-25T15:00Z'),
      ])
      .execute();
    // Twenty hours after it began, the day is over in Tokyo.
    await client.call(updateSettings, { body: { timezone: 'Asia/Tokyo' } });
    app().clock.set('2026-11-24T20:30Z');
    const body = { content: 'Moss', reflectionPrompt: 'Something green', mood: null, writingTimeMinutes: 1 };
    await client.call(createEntry, { body });
    expect((await client.call(settleQuests, {})).body.xpEarned).toBe(8);
    const done = app().db.selectFrom('quest_done').select(['date', 'quest_id']).where('user_id', '=', id);
    expect(await done.execute()).toEqual([{ date: '2026-11-25', quest_id: 'write-green' }]);
  });
});
