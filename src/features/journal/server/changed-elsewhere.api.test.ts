import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { createEntry, getEntry, updateEntry } from '../journal.contract.ts';

describeOnBothEngines('an entry that is changed on two devices', (app) => {
  it('keeps the words that one has not seen, until it has', async () => {
    const ruth = await app().user('ruth');
    const body = { content: 'In the morning', writingTimeMinutes: 1 };
    const { body: entry } = await ruth.call(createEntry, { body });
    const params = { entryId: entry.id };
    const change = (content: string, basedOn?: number | null) => ({
      params,
      body: { content, ...(basedOn !== undefined && { basedOn }) },
    });
    const now = async () => (await ruth.call(getEntry, { params })).body;

    app().clock.advance({ hours: 1 });
    const { body: byPhone } = await ruth.call(updateEntry, change('In the morning, and at noon', null));
    app().clock.advance({ hours: 1 });
    const refused = await ruth.refused(updateEntry, change('In the mourning', entry.updatedAt));
    expect([refused.status, refused.body.code]).toEqual([409, 'ENTRY_CHANGED']);
    expect(await now()).toEqual(byPhone);
    // What replaces no words is no loss: a mood, and the same change again whose answer was lost.
    const mood = { params, body: { mood: 'joyful' as const, basedOn: null } };
    const { body: withMood } = await ruth.call(updateEntry, mood);
    expect(withMood).toMatchObject({ content: byPhone.content, mood: 'joyful' });
    expect((await ruth.call(updateEntry, change(byPhone.content, null))).status).toBe(200);

    const seen = (await now()).updatedAt;
    app().clock.advance({ hours: 1 });
    const { body: replaced } = await ruth.call(updateEntry, change('In the mourning', seen));
    expect(replaced).toMatchObject({ content: 'In the mourning', mood: 'joyful' });
    // Programs that do not say what they have seen change it as before.
    expect((await ruth.call(updateEntry, change('Anything'))).body.content).toBe('Anything');
    expect(await now()).not.toHaveProperty('basedOn');
  });
});
