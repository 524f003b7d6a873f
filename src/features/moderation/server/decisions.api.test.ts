import { beforeAll, beforeEach, expect, it } from 'vitest';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { findXP } from '#features/progress/server/for-other-features.ts';
import { type Person, personNamed, trust } from '#test-support/community.ts';
import { createNotes } from '#test-support/notes-feature.ts';
import { decide, peopleOfCases, reportedNote } from '#test-support/reported-notes.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { listActions, undoDecision } from '../decisions.contract.ts';
import { createReport, getCase, listCases, revealAuthor } from '../moderation.contract.ts';
import { getMyStanding, getMyWords, listMyWords } from '../my-words.contract.ts';

const { feature, notes, done, write } = createNotes();
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

describeOnBothEngines(
  'a decision',
  (app) => {
    let author: Person;
    let reporter: Person;
    let mia: TestClient;
    let max: TestClient;
    let run = 0;

    beforeAll(async () => {
      ({ author, reporter, mia, max } = await peopleOfCases(app()));
    });
    beforeEach(async () => {
      run += 1;
      app().clock.advance({ seconds: 1 });
      await trust(app(), author.id);
      done.length = 0;
    });
    const reported = (text = `note ${run}`, by = author, how = {}) =>
      reportedNote(app(), write, { text, by, reporter, how });

    const told = async () => {
      await app().server.idle();
      return (await author.client.call(listNotifications, {})).body as unknown as {
        title: string;
        href: string;
      }[];
    };

    it('hides at once, takes the XP back, and is told after ten minutes, with no name', async () => {
      const before = await findXP(app().db, author.id);
      const { id, caseId } = await reported();
      const answer = await decide(mia, caseId, 'hide', { note: 'Ruth came to be prayed for.' });
      expect([answer.status, answer.body.case.closedAt, answer.body.undoUntil]).toEqual([
        201,
        app().clock.now(),
        app().clock.now() + 600_000,
      ]);
      expect([notes.get(id)!.isHidden, await findXP(app().db, author.id)]).toEqual([true, before]);
      expect(await told()).toEqual([]);
      expect((await author.client.refused(getMyWords, { params: { caseId } })).status).toBe(404);
      expect((await author.client.call(listMyWords, {})).body).toEqual([]);
      app().clock.advance({ minutes: 10 });
      expect(await told()).toMatchObject([
        {
          title: 'We have hidden your note, because it was cruel to someone.',
          text: 'Ruth came to be prayed for.',
          href: `/my-words/${caseId}`,
        },
      ]);
      const { body } = await author.client.call(getMyWords, { params: { caseId } });
      expect(body).toMatchObject({
        words: { isHidden: true },
        actions: [
          {
            action: 'hide',
            said: 'We have hidden your note, because it was cruel to someone.',
            mayAppeal: true,
          },
        ],
      });
      expect((await author.client.call(listMyWords, {})).body).toEqual([body]);
      expect(JSON.stringify(body)).not.toMatch(/mia|ruth t|ruth@/i);
      expect((await reporter.client.refused(getMyWords, { params: { caseId } })).status).toBe(404);
      expect((await mia.call(listCases, {})).body.map((one) => one.id)).not.toContain(caseId);
    });

    it('mutes for a time: words are refused until then, in plain words', async () => {
      const { caseId } = await reported();
      await decide(mia, caseId, 'mute', { length: 'hour', words: 'show' });
      const refusal = await write(app(), author.id, 'again').catch((error: Error) => error);
      expect(refusal).toMatchObject({
        code: 'MUTED',
        message: expect.stringMatching(/^You cannot write to others until /),
      });
      app().clock.advance({ minutes: 59 });
      await expect(write(app(), author.id, 'again')).rejects.toThrow('until');
      app().clock.advance({ minutes: 1 });
      await trust(app(), author.id);
      expect((await write(app(), author.id, 'again')).isHeld).toBe(false);
    });

    it('warns, and lets the words stand unless they shall not', async () => {
      const { id, caseId } = await reported();
      expect((await decide(mia, caseId, 'warn')).status).toBe(201);
      expect(notes.get(id)!.isHidden).toBe(false);
      const second = await reported(`hidden too ${run}`);
      await decide(mia, second.caseId, 'warn', { words: 'hide' });
      expect(notes.get(second.id)!.isHidden).toBe(true);
      app().clock.advance({ minutes: 10 });
      const { body } = await author.client.call(getMyWords, { params: { caseId: second.caseId } });
      expect(body.actions[0]!.said).toContain('We have hidden your note, too.');
    });

    it('bans, which ends with its time, and a banned person still reads why', async () => {
      const villain = await personNamed(app(), `villain${run}${app().clock.now() % 1000}`);
      const { id, caseId } = await reported(`bad ${run}`, villain);
      await decide(mia, caseId, 'ban', { length: 'week' });
      expect(notes.get(id)!.isHidden).toBe(true);
      expect(
        codeOf(
          await villain.client.refused(createReport, {
            body: { kind: 'note', wordsId: id, reason: 'cruel' },
          }),
        ),
      ).toBe('BANNED');
      await expect(write(app(), villain.id, 'again')).rejects.toMatchObject({ code: 'BANNED' });
      app().clock.advance({ minutes: 10 });
      const { body } = await villain.client.call(getMyWords, { params: { caseId } });
      expect(body.actions).toMatchObject([{ action: 'ban', mayAppeal: true }, { action: 'hide' }]);
      expect((await villain.client.call(getMyStanding, {})).body).toMatchObject({
        bannedUntil: body.actions[0]!.until,
        bannedInCase: caseId,
      });
      app().clock.advance({ days: 7 });
      expect((await villain.client.call(getMyStanding, {})).body.bannedInCase).toBeNull();
      expect((await villain.client.call(getCurrentUser, {})).status).toBe(200);
      expect((await write(app(), villain.id, 'I have learned')).isHeld).toBe(false);
    });

    it('lets stand what was reported, and its author never hears that it was', async () => {
      const { id, caseId } = await reported();
      const { body } = await decide(mia, caseId, 'dismiss', { reason: 'nothing-wrong' });
      expect(body.case).toMatchObject({
        closedAt: app().clock.now(),
        because: expect.stringContaining('all is fine'),
      });
      const count = (await told()).length;
      app().clock.advance({ minutes: 10 });
      expect((await told()).length).toBe(count);
      expect((await author.client.refused(getMyWords, { params: { caseId } })).status).toBe(404);
      expect(notes.get(id)!.isHidden).toBe(false);
    });

    it('shows again what was held, tells so, and a word list holds it no second time', async () => {
      const limited = await personNamed(app(), `ada${run}${app().clock.now() % 1000}`);
      const { id, isHeld } = await write(app(), limited.id, 'what the fuck happened to my life');
      expect(isHeld).toBe(true);
      const one = (await mia.call(listCases, {})).body.find(({ urgency }) => urgency === 'word-list')!;
      expect(
        (await limited.client.call(getMyWords, { params: { caseId: one.id } })).body.actions,
      ).toMatchObject([
        { action: 'hold', said: 'We will look at your note before others see it.', mayAppeal: false },
      ]);
      const { decisionId } = (await decide(mia, one.id, 'dismiss', { reason: 'nothing-wrong' })).body;
      expect(notes.get(id)!.isHidden).toBe(false);
      // Undone, it is hidden until somebody looks, as before.
      const again = (await mia.call(undoDecision, { params: { decisionId } })).body;
      expect([notes.get(id)!.isHidden, again.isHeld]).toEqual([true, true]);
      await decide(mia, one.id, 'dismiss', { reason: 'settled' });
      app().clock.advance({ minutes: 10 });
      await app().server.idle();
      const { body } = await limited.client.call(listNotifications, {});
      expect(JSON.stringify(body)).toContain('We have looked at your note, and all is fine.');
      expect(notes.get(id)!.isHidden).toBe(false);
    });

    it('of danger hides nothing: a message goes at once, with the name of who writes', async () => {
      const { id } = await write(app(), author.id, 'I want to die');
      const one = (await mia.call(listCases, {})).body[0]!;
      expect(one).toMatchObject({ urgency: 'danger', excerpt: 'I want to die' });
      const { body } = await mia.call(getCase, { params: { caseId: one.id } });
      expect(body.mayDo).toEqual(['write', 'ask-second', 'dismiss']);
      expect((await decide(mia, one.id, 'hide')).status).toBe(403);
      const empty = await decide(mia, one.id, 'write', { reason: 'care' });
      expect((empty.body as unknown as { issues: object[] }).issues).toMatchObject([{ path: 'body.note' }]);
      const sent = await decide(mia, one.id, 'write', { reason: 'care', note: 'May I call you? Mia' });
      expect([sent.body.undoUntil, sent.body.case.closedAt]).toEqual([null, null]);
      const { id: miaId } = (await mia.call(getCurrentUser, {})).body;
      expect((await told())[0]).toMatchObject({
        title: 'A moderator wrote to you about your note.',
        text: 'May I call you? Mia',
        person: { id: miaId },
      });
      expect((await decide(mia, one.id, 'dismiss', { reason: 'cared-for' })).status).toBe(201);
      expect(notes.get(id)!.isHidden).toBe(false);
    });

    it('of danger that is cruel, too, can hide it once somebody reports that', async () => {
      const { caseId } = await reported('I will kill myself if you pray, you fool');
      expect((await mia.call(getCase, { params: { caseId } })).body.mayDo[0]).toBe('write');
      expect((await decide(mia, caseId, 'hide')).status).toBe(201);
    });

    it('shows who wrote anonymously only to who asks, and writes that down', async () => {
      const { caseId } = await reported(`secret ${run}`, author, { isAnonymous: true });
      const hidden = (await mia.call(getCase, { params: { caseId } })).body;
      expect(hidden).toMatchObject({
        author: null,
        isAnonymous: true,
        history: { joinedAt: null, wrote: [] },
      });
      const item = (await mia.call(listCases, {})).body.find((one) => one.id === caseId);
      expect(JSON.stringify([{ ...hidden, before: [] }, item])).not.toMatch(new RegExp(`${author.id}|Caleb`));
      // Nothing leads from what was done before to the cases in which it was done.
      const known = new Set(hidden.history.before.flatMap((one) => [one.id, one.caseId, one.by, one.note]));
      expect([hidden.history.before.length > 3, known]).toEqual([true, new Set(['', null])]);
      for (let i = 0; i < 2; i++) {
        const shown = (await mia.call(revealAuthor, { params: { caseId } })).body;
        expect(shown.author?.name).toBe('Caleb T.');
      }
      expect((await max.call(getCase, { params: { caseId } })).body.author).toBeNull();
      const record = (await max.call(listActions, { query: { limit: 2 } })).body;
      expect(record[0]).toMatchObject({ action: 'reveal', caseId, by: { name: 'Mia T.' } });
      expect(record[1]!.caseId).not.toBe(caseId);
      expect((await author.client.refused(getMyWords, { params: { caseId } })).status).toBe(404);
    });

    it('asks for a reason of its own, a line where one is needed, and a length', async () => {
      const { caseId } = await reported();
      for (const [action, more, path] of [
        ['hide', { reason: 'nothing-wrong' }, 'body.reason'],
        ['hide', { reason: 'other' }, 'body.note'],
        ['mute', {}, 'body.length'],
        ['mute', { length: 'for-good' }, 'body.length'],
        ['hide', { length: 'day' }, 'body.length'],
        ['hide', { words: 'show' }, 'body.words'],
        ['hide', { note: 'x'.repeat(501) }, 'body.note'],
      ] as const) {
        const answer = await decide(mia, caseId, action, more);
        expect([
          answer.status,
          (answer.body as unknown as { issues: { path: string }[] }).issues[0]!.path,
        ]).toEqual([400, path]);
      }
      expect(codeOf(await decide(mia, caseId, 'grant', { reason: 'settled', note: 'x' }))).toBe('FORBIDDEN');
      expect(codeOf(await decide(mia, 'no-case', 'hide'))).toBe('NOT_FOUND');
    });
  },
  { moreFeatures: [feature] },
);
