import { mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { listActs } from '#features/administration/administration.contract.ts';
import { filesBelow } from '#test-support/files-below.ts';
import { giveRole, hostOf } from '#test-support/hosts.ts';
import { osisOf, usfmOf } from '#test-support/marked-files.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import { swordModule, zipOf } from '#test-support/sword-module.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { copiesOf, leftOf, moduleOf, sendText } from '#test-support/text-uploads.ts';
import { getChapter } from '../../bible.contract.ts';
import { listTranslations } from '../../texts.contract.ts';
import { listOfferedTexts, removeText, uploadText } from '../../uploaded-texts.contract.ts';
import { TEXT_FILE } from '../../uploaded-texts.rules.ts';
import { LARGEST } from '../text/brought/told-reason.ts';
import { OSIS_BOOKS } from '../text/brought/versification.ts';
import { TextCopies } from './text-copies.ts';

/** One verse of John. */
function john(text: string) {
  const blocks = [{ type: 'paragraph' as const, spans: [{ verse: 1, isStart: true, text }] }];
  return { book: OSIS_BOOKS.indexOf('John'), chapters: new Map([[1, blocks]]) };
}

describeOnBothEngines('texts that an administrator uploads', (app) => {
  const admins = new Map<TestApp, Promise<TestClient>>();
  const admin = () => {
    const known = admins.get(app()) ?? hostOf(app(), 'deborah', 'admin');
    admins.set(app(), known);
    return known;
  };
  const readersNames = async (client?: TestClient) => {
    const reader = client ?? (await app().user('reader'));
    return (await reader.call(listTranslations, {})).body.map(({ name }) => name);
  };
  const remove = async (name: string) =>
    (await (await admin()).call(removeText, { params: { name } })).status;

  it('are for administrators alone', async () => {
    const zip = moduleOf('Nobody');
    const member = await app().user('ruth');
    expect((await sendText(app().visitor(), 'a.zip', zip)).status).toBe(401);
    expect((await sendText(member, 'a.zip', zip)).body.code).toBe('FORBIDDEN');
    expect((await member.refused(listOfferedTexts, {})).status).toBe(403);
    expect((await member.refused(removeText, { params: { name: 'nobody' } })).status).toBe(403);
    const query = { fileName: 'a.zip' };
    expect((await member.refused(uploadText, { query })).status).toBe(403);
    const moderator = await hostOf(app(), 'miriam', 'moderator');
    expect((await sendText(moderator, 'a.zip', zip)).status).toBe(403);
    await app().user('weak');
    await giveRole(app(), 'weak', 'admin');
    expect((await sendText(await app().user('weak'), 'a.zip', zip)).body.code).toBe('SECOND_STEP_NEEDED');
    expect(await leftOf(app())).toEqual([]);
  });

  it('are offered to everyone at once, are told in the record, and go again with all that is kept of them', async () => {
    const { status, body } = await sendText(await admin(), 'Gospel of a test.zip', moduleOf('TestGospel'));
    expect(status).toBe(uploadText.status);
    expect(body).toMatchObject({
      name: 'TestGospel of a test',
      license: 'Public Domain',
      problem: null,
      origin: 'uploaded',
      place: null,
      upload: { name: 'testgospel', fileName: 'Gospel of a test.zip', uploadedAt: app().clock.now() },
    });
    expect(await readersNames()).toContain('TestGospel of a test');
    const reader = await app().user('reader');
    const asked = { params: { bookId: 'JHN', chapter: '1' }, query: { translation: body.id } };
    expect(JSON.stringify((await reader.call(getChapter, asked)).body.blocks)).toContain(
      'TestGospel speaks.',
    );
    const listed = (await (await admin()).call(listOfferedTexts, {})).body;
    expect(listed.map(({ origin }) => origin)).toEqual(['built-in', 'built-in', 'uploaded']);

    app().clock.advance({ seconds: 1 });
    expect(await remove('testgospel')).toBe(204);
    expect(await readersNames()).toEqual(['World English Bible', 'King James Version']);
    expect((await reader.refused(getChapter, asked)).body.code).toBe('NOT_FOUND');
    expect(await leftOf(app())).toEqual([]);
    expect(await remove('testgospel')).toBe(404);
    const acts = (await (await admin()).call(listActs, {})).body;
    expect(acts.slice(0, 2).map(({ kind, detail }) => [kind, detail])).toEqual([
      ['text-removed', 'testgospel'],
      ['text-uploaded', 'testgospel'],
    ]);
  });

  it('are kept and offered, even when the copy here could not be', async () => {
    vi.spyOn(TextCopies.prototype, 'keep').mockRejectedValueOnce(new Error('no space is left'));
    const { status, body } = await sendText(await admin(), 'copyless.zip', moduleOf('Copyless'));
    expect([status, body.problem]).toEqual([uploadText.status, null]);
    expect(await readersNames()).toContain('Copyless of a test');
    expect(await remove('copyless')).toBe(204);
    expect(await leftOf(app())).toEqual([]);
  });

  it.each([
    ['usfm.zip', zipOf(new Map([['44-JHN.usfm', Buffer.from(usfmOf(john('A lampstand.')))]]))],
    ['44-JHN.usfm', Buffer.from(usfmOf(john('A lampstand.')))],
    ['one.xml', Buffer.from(osisOf([john('A lampstand.')], '<title>One</title>'))],
  ])('may be files: %s', async (fileName, bytes) => {
    const { status, body } = await sendText(await admin(), fileName, bytes);
    expect(status).toBe(201);
    const asked = { params: { bookId: 'JHN', chapter: '1' }, query: { translation: body.id } };
    const chapter = await (await app().user('reader')).call(getChapter, asked);
    expect(JSON.stringify(chapter.body.blocks)).toContain('A lampstand.');
    expect(await remove(body.upload!.name)).toBe(204);
  });

  it('say what could not be read of them, also after a start', async () => {
    const words = `${usfmOf(john('Words.'))}\\p\n\\v 2 More \\foo words\\foo*.\n`;
    const { body } = await sendText(await admin(), 'some.usfm', words);
    expect(body.remarks).toMatch(/^some.usfm, line \d+: the mark 'foo' is not known, its words are kept\.$/);
    const other = (await app().visitorOfAnotherServer()).withCookiesOf(await admin());
    const there = (await other.call(listOfferedTexts, {})).body.find(({ id }) => id === body.id);
    expect(there?.remarks).toBe(body.remarks);
    await remove('some');
  });

  const archive = moduleOf('Cut');
  const broken = `${usfmOf(john('Words'))}\\p\n\\v 2 a\\f + \\ft no end\n\\p\n\\v 3 b\n`;
  it.each([
    ['empty.zip', '', 'it is empty.'],
    ['cut.zip', archive.subarray(0, archive.length - 40), 'It is no ZIP archive.'],
    [
      'out.zip',
      zipOf(new Map([['../../JHN.usfm', Buffer.from('x')]])),
      'A name in the archive leads out of it.',
    ],
    [
      'bomb.zip',
      zipOf(new Map([['JHN.usfm', Buffer.alloc(65 * 1024 ** 2)]])),
      'What the archive holds is too large.',
    ],
    ['pictures.zip', zipOf(new Map([['one.png', Buffer.from('x')]])), 'It holds no SWORD module'],
    [
      'locked.zip',
      zipOf(swordModule({ name: 'L', verses: {}, conf: { CipherKey: '' } })),
      'It is locked with a key.',
    ],
    [
      'words.zip',
      zipOf(swordModule({ name: 'W', verses: {}, conf: { ModDrv: 'zLD' } })),
      'it holds no Bible text',
    ],
    [
      'two.zip',
      zipOf(new Map([...swordModule({ name: 'A', verses: {} }), ...swordModule({ name: 'B', verses: {} })])),
      'it holds several.',
    ],
    ['broken.usfm', broken, "broken.usfm, line 10: 'f' is not closed before this place."],
    ['entities.xml', '<!DOCTYPE osis [<!ENTITY a "b">]><osis/>', 'it makes entities of its own'],
    ['nothing.zip', zipOf(swordModule({ name: 'N', verses: {} })), 'It has none of the 66 books.'],
    ['letter.pdf', 'x', 'Choose a file whose name ends with one of .zip'],
  ])('are refused with a reason and leave nothing behind: %s', async (fileName, bytes, reason) => {
    const { status, body } = await sendText(await admin(), fileName, bytes);
    expect([status, body.code]).toEqual([422, 'TEXT_NOT_READABLE']);
    expect(body.message).toContain(reason);
    expect(body.message).toMatch(/Choose a/);
    expect(await leftOf(app())).toEqual([]);
    expect(readdirSync(copiesOf(app()))).toEqual([]);
  });

  it('are refused when they are larger than a Bible, announced or not', async () => {
    expect(TEXT_FILE.maxBytes).toBe(LARGEST.fileBytes);
    const announced = await sendText(await admin(), 'large.zip', Buffer.alloc(TEXT_FILE.maxBytes + 1));
    expect([announced.status, announced.body.message]).toEqual([
      413,
      expect.stringContaining('more than 64 MB'),
    ]);
    const stream = new Blob([new Uint8Array(TEXT_FILE.maxBytes + 1)]).stream();
    const client = await admin();
    const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
    expect((await client.fetch(`${uploadText.path}?fileName=large.zip`, init)).status).toBe(413);
    expect(await leftOf(app())).toEqual([]);
  });

  it('are refused when the role of whoever sends one is taken while it comes', async () => {
    const client = await hostOf(app(), 'jael', 'admin');
    const bytes = moduleOf('Meanwhile');
    async function* inTwoParts() {
      yield new Uint8Array(bytes.subarray(0, 100));
      await expect.poll(() => filesBelow(copiesOf(app())).length).toBe(1);
      await giveRole(app(), 'jael', 'member');
      yield new Uint8Array(bytes.subarray(100));
    }
    const init = { method: 'POST', body: inTwoParts(), duplex: 'half' } as never;
    expect((await client.fetch(`${uploadText.path}?fileName=meanwhile.zip`, init)).status).toBe(403);
    expect(await leftOf(app())).toEqual([]);
  });

  it('have names that lead nowhere', async () => {
    const client = await admin();
    for (const name of ['../a.zip', 'a/b.zip', '..', 'a\u0000.zip', 'x'.repeat(300)])
      expect((await sendText(client, name, moduleOf('Nowhere'))).status).toBe(400);
    const { body } = await sendText(client, '.hidden %2e%2e name.zip', moduleOf('Hidden'));
    expect(body.upload?.fileName).toBe('.hidden %2e%2e name.zip');
    expect(filesBelow(copiesOf(app()))).toEqual(['hidden _2e_2e name.zip']);
    await remove('hidden');
  });

  it('are one of each name: of two at once one is told so, and a second one too', async () => {
    const client = await admin();
    const there = (await app().visitorOfAnotherServer()).withCookiesOf(client);
    const answers = await Promise.all(
      [client, there, client].map((one, n) => sendText(one, `${n}.zip`, moduleOf('Twice', `${n}`))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({ code: 'TEXT_NAME_TAKEN' });
    expect(refused.body.message).toContain('A text called twice is offered already. Remove that one first');
    expect((await sendText(there, 'again.zip', moduleOf('Twice'))).status).toBe(409);
    expect(await leftOf(app())).toHaveLength(2);
    await remove('twice');
    expect(await leftOf(app())).toEqual([]);
  });

  it('are told so too where another instance has brought one of the name in the same moment', async () => {
    const client = await admin();
    const { put } = app().objects;
    app().objects.put = async (key, chunks, options) => {
      app().objects.put = put;
      await sendText(client, 'first.zip', moduleOf('Moment'));
      return put(key, chunks, options);
    };
    expect((await sendText(client, 'second.zip', moduleOf('Moment'))).body.code).toBe('TEXT_NAME_TAKEN');
    const [copy] = filesBelow(copiesOf(app()));
    expect(copy).toBe('first.zip');
    expect(await leftOf(app())).toHaveLength(2);
    await remove('moment');
  });

  it('leave nothing for long that a killed process did not bring to its end', async () => {
    const hourAgo = new Date(Date.now() - 61 * 60 * 1000);
    const left = ['arriving-1', 'removed-elsewhere', 'arriving-2'].map((name) =>
      path.join(copiesOf(app()), name),
    );
    for (const folder of left) mkdirSync(folder);
    for (const folder of left.slice(0, 2)) utimesSync(folder, hourAgo, hourAgo);
    const { body } = await sendText(await admin(), 'tidy.zip', moduleOf('Tidy'));
    expect(readdirSync(copiesOf(app()))).toHaveLength(2);
    expect(readdirSync(copiesOf(app()))).toContain('arriving-2');
    rmSync(left[2]!, { recursive: true });
    await remove(body.upload!.name);
  });
});
