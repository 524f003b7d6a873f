import { expect, it } from 'vitest';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import {
  createNote,
  deleteNote,
  getAnnotations,
  getColorNames,
  listHighlights,
  listNotes,
  setColorName,
  setHighlights,
  updateNote,
} from '../../annotations.contract.ts';
import { ANNOTATION_LIMITS, type HighlightColor } from '../../annotations.rules.ts';

const psalm = { params: { bookId: 'PSA', chapter: '23' } };
const highlight = (client: TestClient, verseIds: string[], color: HighlightColor | null) =>
  client.call(setHighlights, { body: { verseIds, color } });
const note = (client: TestClient, verseId: string, text: string, lastVerse?: number) =>
  client.call(createNote, { body: { verseId, text, ...(lastVerse && { lastVerse }) } });
const of = async (client: TestClient) => (await client.call(getAnnotations, psalm)).body;

describeOnBothEngines('highlights and notes', (app) => {
  it('mark verses in a colour, in another one, and in none', async () => {
    const ruth = await app().user('ruth');
    await highlight(ruth, ['PSA.23.4', 'PSA.23.2', 'PSA.23.4'], 'green');
    await highlight(ruth, ['PSA.24.1', 'PSA.22.31'], 'rose');
    expect((await of(ruth)).highlights).toEqual([
      { verse: 2, color: 'green' },
      { verse: 4, color: 'green' },
    ]);
    await highlight(ruth, ['PSA.23.4'], 'blue');
    await highlight(ruth, ['PSA.23.2', 'PSA.23.3'], null);
    expect((await of(ruth)).highlights).toEqual([{ verse: 4, color: 'blue' }]);
  });

  it('are not newer by the same colour once more, and are by another', async () => {
    const boaz = await app().user('boaz');
    await highlight(boaz, ['PSA.23.1'], 'green');
    app().clock.advance({ minutes: 1 });
    await highlight(boaz, ['PSA.24.1'], 'green');
    app().clock.advance({ minutes: 1 });
    const listed = async () =>
      (await boaz.call(listHighlights, { query: {} })).body.map(({ reference }) => reference);
    await highlight(boaz, ['PSA.23.1'], 'green');
    expect(await listed()).toEqual(['Psalm 24:1', 'Psalm 23:1']);
    await highlight(boaz, ['PSA.23.1'], 'rose');
    expect(await listed()).toEqual(['Psalm 23:1', 'Psalm 24:1']);
  });

  it('take what two devices ask for at once, one after the other', async () => {
    const ruth = await app().user('twodevices');
    const verses = ['PSA.23.1', 'PSA.23.2', 'PSA.23.3'];
    await Promise.all(
      (['green', 'rose', 'blue', 'green'] as const).map((color, i) =>
        highlight(ruth, i % 2 ? verses : verses.toReversed(), color),
      ),
    );
    const { highlights } = await of(ruth);
    expect(highlights.map(({ verse }) => verse)).toEqual([1, 2, 3]);
    expect(new Set(highlights.map(({ color }) => color)).size).toBe(1);
  });

  it('are refused where there is no such verse or colour', async () => {
    const ruth = await app().user('ruth');
    for (const verseId of ['PSA.23.7', 'PSA.151.1', 'XYZ.1.1', 'PSA.23.04', 'PSA.23', '', 'psa.23.4']) {
      const answer = await ruth.refused(setHighlights, { body: { verseIds: [verseId], color: 'rose' } });
      expect(answer.status).toBe(404);
      expect((await ruth.refused(createNote, { body: { verseId, text: 'x' } })).status).toBe(404);
    }
    const yellow = { body: { verseIds: ['PSA.23.4'], color: 'yellow' as 'rose' } };
    expect((await ruth.refused(setHighlights, yellow)).body.issues?.[0]?.message).toBe(
      'Please choose one of the five colours.',
    );
    const none = { body: { verseIds: [], color: 'rose' as const } };
    expect((await ruth.refused(setHighlights, none)).status).toBe(400);
  });

  it('stand beside one verse or several, are changed and deleted', async () => {
    const naomi = await app().user('naomi');
    const { body: made } = await note(naomi, 'PSA.23.2', 'I would never choose it myself.', 3);
    expect(made).toMatchObject({ verseId: 'PSA.23.2', lastVerse: 3, updatedAt: null });
    const params = { noteId: made.id };
    const { body: changed } = await naomi.call(updateNote, { params, body: { text: 'Rest.' } });
    expect(changed).toMatchObject({ ...made, text: 'Rest.', updatedAt: expect.any(Number) });
    expect((await of(naomi)).notes).toEqual([changed]);
    await naomi.call(deleteNote, { params });
    expect((await of(naomi)).notes).toEqual([]);
    expect((await naomi.refused(deleteNote, { params })).status).toBe(404);
    expect((await naomi.refused(updateNote, { params, body: { text: 'x' } })).status).toBe(404);
  });

  it('begin and end within a chapter', async () => {
    const naomi = await app().user('naomi');
    const refused = async (lastVerse: number) =>
      (await naomi.refused(createNote, { body: { verseId: 'PSA.23.4', lastVerse, text: 'x' } })).status;
    expect(await refused(3)).toBe(400);
    expect(await refused(7)).toBe(404);
    const blank = { body: { verseId: 'PSA.23.4', text: ' \n ' } };
    expect((await naomi.refused(createNote, blank)).body.message).toContain('write something');
    const long = { body: { verseId: 'PSA.23.4', text: 'x'.repeat(ANNOTATION_LIMITS.note + 1) } };
    expect((await naomi.refused(createNote, long)).status).toBe(400);
  });

  it('are made once, however often a request is repeated', async () => {
    const naomi = await app().user('again');
    const body = { verseId: 'PSA.23.4', text: 'Once.' };
    const key = { 'idempotency-key': 'a-note-of-naomi-1' };
    const answers = await Promise.all([1, 2, 3].map(() => naomi.call(createNote, { body }, key)));
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
    expect((await of(naomi)).notes).toHaveLength(1);
  });

  it('are seen, changed and deleted by nobody else', async () => {
    const [ruth, orpah] = [await app().user('private'), await app().user('orpah')];
    const { body: made } = await note(ruth, 'PSA.23.1', 'Mine alone.');
    await highlight(ruth, ['PSA.23.1'], 'rose');
    expect(await of(orpah)).toEqual({ highlights: [], notes: [] });
    const params = { noteId: made.id };
    expect((await orpah.refused(updateNote, { params, body: { text: 'x' } })).status).toBe(404);
    expect((await orpah.refused(deleteNote, { params })).status).toBe(404);
    await highlight(orpah, ['PSA.23.1'], null);
    expect((await orpah.call(listNotes, { query: { q: 'mine' } })).body).toEqual([]);
    expect((await orpah.call(listHighlights, { query: {} })).body).toEqual([]);
    expect(JSON.stringify((await orpah.call(exportMine, {})).body)).not.toContain('Mine alone.');
    expect(await of(ruth)).toEqual({ highlights: [{ verse: 1, color: 'rose' }], notes: [made] });
  });

  it('are listed newest first, those of one moment together, by book, colour and day', async () => {
    const ann = await app().user('lists');
    app().clock.set(Date.parse('2026-11-22T23:30:00Z'));
    await highlight(ann, ['PSA.23.1', 'PSA.23.2', 'PSA.23.4'], 'green');
    app().clock.set(Date.parse('2026-11-23T10:00:00Z'));
    await highlight(ann, ['JHN.3.16'], 'rose');
    const list = async (query: Parameters<typeof ann.call<typeof listHighlights>>[1]['query']) =>
      (await ann.call(listHighlights, { query })).body.map(({ reference }) => reference);
    expect(await list({})).toEqual(['John 3:16', 'Psalm 23:1–2', 'Psalm 23:4']);
    expect(await list({ bookId: 'PSA' })).toEqual(['Psalm 23:1–2', 'Psalm 23:4']);
    expect(await list({ color: 'rose' })).toEqual(['John 3:16']);
    expect(await list({ day: '2026-11-22' })).toEqual(['Psalm 23:1–2', 'Psalm 23:4']);
    expect(await list({ day: '2026-11-21' })).toEqual([]);
    const { body, headers } = await ann.call(listHighlights, { query: { limit: 2, translation: 'KJV' } });
    expect(body[0]?.quote).toContain('only begotten Son');
    const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')![1]!;
    const rest = (await ann.send<{ reference: string }[]>('GET', next)).body;
    expect([...body, ...rest].map(({ reference }) => reference)).toEqual([
      'John 3:16',
      'Psalm 23:1',
      'Psalm 23:2',
      'Psalm 23:4',
    ]);
    expect((await ann.refused(listHighlights, { query: { bookId: 'XYZ' } })).status).toBe(404);
    app().clock.set(Date.now());
  });

  it('are found by their words, in any case and with any accents', async () => {
    const ann = await app().user('words');
    await note(ann, 'PSA.23.4', 'The valley of Señor 100% shadow');
    app().clock.advance({ seconds: 1 });
    await note(ann, 'JHN.3.16', 'So loved');
    const find = async (q: string) =>
      (await ann.call(listNotes, { query: { q } })).body.map(({ reference }) => reference);
    expect(await find('SENOR valley')).toEqual(['Psalm 23:4']);
    expect(await find('100%')).toEqual(['Psalm 23:4']);
    expect(await find('_')).toEqual([]);
    expect(await find(' ')).toEqual(['John 3:16', 'Psalm 23:4']);
    expect((await ann.call(listNotes, { query: { bookId: 'JHN' } })).body[0]?.quote).toMatch(
      /^For God so loved/,
    );
  });

  it('have colours that one may call something', async () => {
    const ann = await app().user('names');
    const name = (color: HighlightColor, given: string | null) =>
      ann.call(setColorName, { params: { color }, body: { name: given } });
    expect((await name('green', ' Promises ')).body).toMatchObject({ green: 'Promises', rose: 'Rose' });
    expect((await ann.call(getColorNames, {})).body['green']).toBe('Promises');
    expect((await name('green', null)).body['green']).toBe('Green');
    const long = { params: { color: 'green' as const }, body: { name: 'x'.repeat(25) } };
    expect((await ann.refused(setColorName, long)).status).toBe(400);
  });

  it('are 2,000 notes at most, 200 beside a chapter, and then say so', async () => {
    const ann = await app().user('most');
    await note(ann, 'GEN.1.1', 'first');
    const [first] = await app().db.selectFrom('verse_note').selectAll().where('text', '=', 'first').execute();
    const fill = async (count: number, place: number) => {
      const rows = Array.from({ length: count }, (_, i) => ({ ...first!, place, id: `n${place}-${i}` }));
      for (let i = 0; i < rows.length; i += 500) {
        await app()
          .db.insertInto('verse_note')
          .values(rows.slice(i, i + 500))
          .execute();
      }
    };
    const { notes, notesInChapter } = ANNOTATION_LIMITS;
    await fill(notesInChapter - 1, 1_001_002);
    const refused = async (verseId: string) =>
      (await ann.refused(createNote, { body: { verseId, text: 'one more' } })).body;
    expect(await refused('GEN.1.3')).toMatchObject({
      code: 'TOO_LARGE',
      message: expect.stringContaining('200 notes beside this chapter'),
    });
    const { body } = await ann.call(getAnnotations, { params: { bookId: 'GEN', chapter: '1' } });
    expect(body.notes).toHaveLength(notesInChapter);
    expect((await note(ann, 'GEN.2.1', 'another chapter')).status).toBe(201);
    await fill(notes - notesInChapter - 1, 2_001_001);
    expect(await refused('GEN.3.1')).toMatchObject({
      code: 'TOO_LARGE',
      message: expect.stringContaining('2,000 notes'),
    });
    const file = await ann.send('GET', '/api/bible/annotations/export?format=json');
    expect((file.body as { annotations: unknown[] }).annotations).toHaveLength(notes);
  });
});
