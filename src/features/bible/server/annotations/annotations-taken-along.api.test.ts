import { expect, it } from 'vitest';
import { deleteAccount, exportMine, updateSettings } from '#features/accounts/settings.contract.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import {
  createNote,
  exportAnnotations,
  listNotes,
  setColorName,
  setHighlights,
} from '../../annotations.contract.ts';
import type { HighlightColor } from '../../annotations.rules.ts';

const highlight = (client: TestClient, verseIds: string[], color: HighlightColor) =>
  client.call(setHighlights, { body: { verseIds, color } });
const note = (client: TestClient, verseId: string, text: string) =>
  client.call(createNote, { body: { verseId, text } });

describeOnBothEngines('highlights and notes', (app) => {
  it('can be taken along, in the order of the Bible', async () => {
    const ann = await app().user('files');
    await ann.call(setColorName, { params: { color: 'green' }, body: { name: 'Promises' } });
    await note(ann, 'JHN.3.16', 'So loved\nindeed');
    await highlight(ann, ['PSA.23.1', 'PSA.23.2'], 'green');
    const file = async (format: 'markdown' | 'json') => {
      const answer = await ann.send('GET', `/api/bible/annotations/export?format=${format}`);
      expect(answer.headers.get('content-disposition')).toContain('attachment');
      return answer.body as never;
    };
    const { annotations } = (await file('json')) as {
      annotations: { reference: string; note: string | null; highlight: string | null }[];
    };
    expect(annotations.map(({ reference, note: n, highlight: h }) => [reference, n, h])).toEqual([
      ['Psalm 23:1–2', null, 'Promises'],
      ['John 3:16', 'So loved\nindeed', null],
    ]);
    const markdown = String(await file('markdown'));
    expect(markdown).toMatch(/## Psalms\n\n\*\*Psalm 23:1–2\*\* \(WEB\) · Highlight, Promises/);
    expect(markdown).toContain('> For God so loved');
    expect((await ann.refused(exportAnnotations, { query: { format: 'pdf' as 'json' } })).status).toBe(400);
  });

  it('have the days of their owner’s calendar in the file to read, as in the list', async () => {
    const ann = await app().user('evenings');
    await ann.call(updateSettings, { body: { timezone: 'America/Los_Angeles' } });
    app().clock.set(Date.parse('2026-11-23T05:30:00Z'));
    await note(ann, 'JHN.3.16', 'Sunday evening');
    expect((await ann.call(listNotes, { query: { day: '2026-11-22' } })).body).toHaveLength(1);
    const file = async (format: string) =>
      (await ann.send('GET', `/api/bible/annotations/export?format=${format}`)).body;
    expect(String(await file('markdown'))).toContain('Note · 2026-11-22');
    expect(JSON.stringify(await file('json'))).toContain('"createdAt":"2026-11-23T05:30:00.000Z"');
    app().clock.set(Date.now());
  });

  it('are in the file of everything, and gone with the account', async () => {
    const ann = await app().user('leaves');
    await note(ann, 'JHN.3.16', 'Kept until I go.');
    await highlight(ann, ['PSA.23.1'], 'rose');
    const all = JSON.stringify((await ann.call(exportMine, {})).body);
    expect(all).toContain('Kept until I go.');
    expect(all).toContain('"verseId":"PSA.23.1"');
    await ann.call(deleteAccount, { body: { password: PASSWORD } });
    expect(
      await app().db.selectFrom('verse_note').select('text').where('text', 'like', 'Kept%').execute(),
    ).toEqual([]);
  });
});
