import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { listCrossReferences } from '../../cross-references.contract.ts';

const john = { params: { bookId: 'JHN', chapter: '3' } };

describeOnBothEngines('cross references', (app) => {
  it('come with their words in the translation that is asked for', async () => {
    const ruth = await app().user('ruth');
    const { body } = await ruth.call(listCrossReferences, { ...john, query: { verses: '16' } });
    expect(body.total).toBe(body.references.length);
    expect(body.references.find(({ verseId }) => verseId === '1JN.4.9')).toMatchObject({
      reference: expect.stringMatching(/^1 John 4:9/),
      text: expect.stringContaining('By this God’s love was revealed in us'),
    });
    const kjv = await ruth.call(listCrossReferences, {
      ...john,
      query: { verses: '16', translation: 'kjv' },
    });
    expect(kjv.body.references.find(({ verseId }) => verseId === '1JN.4.9')!.text).toContain(
      'In this was manifested the love of God',
    );
  });

  it('are refused where there is no such place, and to whoever is not signed in', async () => {
    const ruth = await app().user('ruth');
    for (const verses of ['99', '0', 'x', '16-', '']) {
      const answer = await ruth.refused(listCrossReferences, { ...john, query: { verses } });
      expect(answer.status, verses).toBe(404);
      expect(answer.body.message).toContain('16-18');
    }
    const nowhere = { params: { bookId: 'XYZ', chapter: '3' }, query: { verses: '1' } };
    expect((await ruth.refused(listCrossReferences, nowhere)).status).toBe(404);
    const long = await ruth.refused(listCrossReferences, { ...john, query: { verses: '1,'.repeat(40) } });
    expect(long.status).toBe(400);
    const visitor = app().visitor();
    expect((await visitor.refused(listCrossReferences, { ...john, query: { verses: '16' } })).status).toBe(
      401,
    );
  });
});
