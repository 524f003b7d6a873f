import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { createNote, getAnnotations, updateNote } from '../../annotations.contract.ts';

describeOnBothEngines('a note that is changed on two devices', (app) => {
  it('keeps the words that one has not seen, until it has', async () => {
    const naomi = await app().user('naomi');
    const { body: made } = await naomi.call(createNote, { body: { verseId: 'PSA.23.2', text: 'Rest.' } });
    const change = (text: string, basedOn?: number | null) => ({
      params: { noteId: made.id },
      body: { text, ...(basedOn !== undefined && { basedOn }) },
    });
    const stands = async () => {
      const chapter = { params: { bookId: 'PSA', chapter: '23' } };
      return (await naomi.call(getAnnotations, chapter)).body.notes;
    };
    const { body: byPhone } = await naomi.call(updateNote, change('Rest, and waters.', made.updatedAt));
    const refused = await naomi.refused(updateNote, change('Rest!', made.updatedAt));
    expect([refused.status, refused.body.code]).toEqual([409, 'NOTE_CHANGED']);
    expect(await stands()).toEqual([byPhone]);
    // The same again, whose answer was lost.
    const { body: again } = await naomi.call(updateNote, change(byPhone.text, made.updatedAt));
    const { body: seen } = await naomi.call(updateNote, change('Rest!', again.updatedAt));
    expect(await stands()).toEqual([seen]);
    // Programs that do not say what they have seen change it as before.
    expect((await naomi.call(updateNote, change('Peace.'))).body.text).toBe('Peace.');
  });
});
