import { beforeAll, beforeEach, expect, it } from 'vitest';
import { endpointUrl } from '#contract/endpoint-url.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { findXP } from '#features/progress/server/for-other-features.ts';
import { type Person, personNamed, takesPart, trust } from '#test-support/community.ts';
import { giveRole, hostOf } from '#test-support/hosts.ts';
import { createNotes } from '#test-support/notes-feature.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { decideCase, liftAction, listActions, undoDecision } from '../decisions.contract.ts';
import {
  claimCase,
  createReport,
  getCase,
  getModerationSummary,
  listCases,
  releaseCase,
  revealAuthor,
} from '../moderation.contract.ts';
import type { Decision } from '../moderation.rules.ts';
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
    let admin: TestClient;
    let run = 0;

    beforeAll(async () => {
      author = await personNamed(app(), 'caleb');
      reporter = await personNamed(app(), 'ruth');
      mia = await hostOf(app(), 'mia', 'moderator');
      max = await hostOf(app(), 'max', 'moderator');
      admin = await hostOf(app(), 'amos', 'admin');
    });
    beforeEach(async () => {
      run += 1;
      app().clock.advance({ seconds: 1 });
      await trust(app(), author.id);
      done.length = 0;
    });

    /** A reported note: its id, its case's, and what it earned stands in the ledger. */
    async function reported(text = `note ${run}`, by: Person = author, how = {}) {
      const { id } = await write(app(), by.id, text, how);
      const { status } = await reporter.client.call(createReport, {
        body: { kind: 'note', wordsId: id, reason: 'cruel' },
      });
      expect(status).toBe(201);
      const { id: caseId } = (await app()
        .db.selectFrom('moderation_case')
        .select('id')
        .where('words_id', '=', id)
        .executeTakeFirstOrThrow())!;
      return { id, caseId };
    }

    async function act(client: TestClient, caseId: string, action: Decision, more: object = {}) {
      return client.call(decideCase, { params: { caseId }, body: { action, reason: 'cruel', ...more } });
    }

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
      const answer = await act(mia, caseId, 'hide', { note: 'Ruth came to be prayed for.' });
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

    it('is taken back within ten minutes as if it had not been, but for two rows', async () => {
      const before = await findXP(app().db, author.id);
      const { id, caseId } = await reported();
      const { decisionId } = (await act(mia, caseId, 'mute', { length: 'day' })).body;
      expect(notes.get(id)!.isHidden).toBe(true);
      const count = (await told()).length;
      expect((await max.refused(undoDecision, { params: { decisionId } })).status).toBe(404);
      app().clock.advance({ minutes: 9 });
      const undone = await mia.call(undoDecision, { params: { decisionId } });
      expect(undone.body).toMatchObject({ closedAt: null, words: { isHidden: false } });
      expect(undone.body.actions.map(({ action, isUndone }) => [action, isUndone])).toEqual([
        ['mute', true],
        ['hide', true],
        ['undo', false],
        ['undo', false],
      ]);
      expect(codeOf(await mia.refused(undoDecision, { params: { decisionId } }))).toBe('ALREADY_DONE');
      expect((await author.client.call(getMyStanding, {})).body.mutedUntil).toBeNull();
      expect(await findXP(app().db, author.id)).toBe(before + 10);
      app().clock.advance({ minutes: 11 });
      expect((await told()).length).toBe(count);
      expect((await author.client.refused(getMyWords, { params: { caseId } })).status).toBe(404);
      const late = (await act(mia, caseId, 'hide')).body.decisionId;
      app().clock.advance({ minutes: 10 });
      expect(codeOf(await mia.refused(undoDecision, { params: { decisionId: late } }))).toBe(
        'TOO_LATE_TO_UNDO',
      );
    });

    it('mutes for a time: words are refused until then, in plain words', async () => {
      const { caseId } = await reported();
      await act(mia, caseId, 'mute', { length: 'hour', words: 'show' });
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
      expect((await act(mia, caseId, 'warn')).status).toBe(201);
      expect(notes.get(id)!.isHidden).toBe(false);
      const second = await reported(`hidden too ${run}`);
      await act(mia, second.caseId, 'warn', { words: 'hide' });
      expect(notes.get(second.id)!.isHidden).toBe(true);
      app().clock.advance({ minutes: 10 });
      const { body } = await author.client.call(getMyWords, { params: { caseId: second.caseId } });
      expect(body.actions[0]!.said).toContain('We have hidden your note, too.');
    });

    it('bans, which ends with its time, and a banned person still reads why', async () => {
      const villain = await personNamed(app(), `villain${run}${app().clock.now() % 1000}`);
      const { id, caseId } = await reported(`bad ${run}`, villain);
      await act(mia, caseId, 'ban', { length: 'week' });
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
      expect((await villain.client.call(getMyStanding, {})).body.bannedUntil).toBe(body.actions[0]!.until);
      app().clock.advance({ days: 7 });
      expect((await villain.client.call(getCurrentUser, {})).status).toBe(200);
      expect((await write(app(), villain.id, 'I have learned')).isHeld).toBe(false);
    });

    it('lets stand what was reported, and its author never hears that it was', async () => {
      const { id, caseId } = await reported();
      const { body } = await act(mia, caseId, 'dismiss', { reason: 'nothing-wrong' });
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
      const { decisionId } = (await act(mia, one.id, 'dismiss', { reason: 'nothing-wrong' })).body;
      expect(notes.get(id)!.isHidden).toBe(false);
      // Undone, it is hidden until somebody looks, as before.
      const again = (await mia.call(undoDecision, { params: { decisionId } })).body;
      expect([notes.get(id)!.isHidden, again.isHeld]).toEqual([true, true]);
      await act(mia, one.id, 'dismiss', { reason: 'settled' });
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
      expect((await act(mia, one.id, 'hide')).status).toBe(403);
      const empty = await act(mia, one.id, 'write', { reason: 'care' });
      expect((empty.body as unknown as { issues: object[] }).issues).toMatchObject([{ path: 'body.note' }]);
      const sent = await act(mia, one.id, 'write', { reason: 'care', note: 'May I call you? Mia' });
      expect([sent.body.undoUntil, sent.body.case.closedAt]).toEqual([null, null]);
      const { id: miaId } = (await mia.call(getCurrentUser, {})).body;
      expect((await told())[0]).toMatchObject({
        title: 'A moderator wrote to you about your note.',
        text: 'May I call you? Mia',
        person: { id: miaId },
      });
      expect((await act(mia, one.id, 'dismiss', { reason: 'cared-for' })).status).toBe(201);
      expect(notes.get(id)!.isHidden).toBe(false);
    });

    it('of danger that is cruel, too, can hide it once somebody reports that', async () => {
      const { caseId } = await reported('I will kill myself if you pray, you fool');
      expect((await mia.call(getCase, { params: { caseId } })).body.mayDo[0]).toBe('write');
      expect((await act(mia, caseId, 'hide')).status).toBe(201);
    });

    it('is one of two moderators who decide at once, and the other reads what was done', async () => {
      const { id, caseId } = await reported();
      const answers = await Promise.all([
        act(mia, caseId, 'hide'),
        act(max, caseId, 'dismiss', { reason: 'nothing-wrong' }),
      ]);
      const [won, lost] = answers.toSorted((a, b) => a.status - b.status) as [
        (typeof answers)[0],
        (typeof answers)[0],
      ];
      expect([won.status, lost.status, codeOf(lost)]).toEqual([201, 409, 'CASE_CLOSED']);
      const byMia = won === answers[0];
      expect((lost.body as unknown as { message: string }).message).toBe(
        byMia ? 'Mia T. was here before you: it is hidden.' : 'Max T. was here before you: all is fine.',
      );
      expect(notes.get(id)!.isHidden).toBe(byMia);
    });

    it('waits while another moderator is on it, for three minutes', async () => {
      const { caseId } = await reported();
      expect((await mia.call(claimCase, { params: { caseId } })).status).toBe(200);
      expect(codeOf(await max.refused(claimCase, { params: { caseId } }))).toBe('CASE_TAKEN');
      expect((await max.call(getCase, { params: { caseId } })).body).toMatchObject({
        lookedAtBy: { name: 'Mia T.' },
        mayDo: [],
        because: 'Mia T. is on it.',
      });
      expect(await act(max, caseId, 'hide')).toMatchObject({
        status: 409,
        body: { message: 'Mia T. is on it.' },
      });
      expect((await max.call(getModerationSummary, {})).body.here).toBe(1);
      expect((await max.call(releaseCase, { params: { caseId } })).status).toBe(204);
      expect(codeOf(await max.refused(claimCase, { params: { caseId } }))).toBe('CASE_TAKEN');
      app().clock.advance({ minutes: 3 });
      expect((await max.call(claimCase, { params: { caseId } })).status).toBe(200);
      expect((await max.call(releaseCase, { params: { caseId } })).status).toBe(204);
      expect((await mia.call(claimCase, { params: { caseId } })).status).toBe(200);
      expect((await act(mia, caseId, 'ask-second', { reason: 'unsure' })).status).toBe(201);
      expect((await max.call(getCase, { params: { caseId } })).body).toMatchObject({
        secondAskedBy: { name: 'Mia T.' },
        lookedAtBy: null,
      });
      expect((await act(max, caseId, 'hide')).status).toBe(201);
    });

    it('counts for nothing when the role is taken while it is made', async () => {
      const { id, caseId } = await reported();
      const fred = await hostOf(app(), `fred${run}${app().clock.now() % 1000}`, 'moderator');
      const { email } = (await fred.call(getCurrentUser, {})).body;
      const [, answer] = await Promise.all([
        giveRole(app(), email.split('@')[0]!, 'member'),
        act(fred, caseId, 'hide'),
      ]);
      expect([201, 403]).toContain(answer.status);
      expect(notes.get(id)!.isHidden).toBe(answer.status === 201);
      expect((await act(fred, caseId, 'hide')).status).toBe(403);
    });

    it('is made once, when it is sent twice', async () => {
      const { caseId } = await reported();
      const send = () =>
        mia.call(
          decideCase,
          { params: { caseId }, body: { action: 'hide', reason: 'cruel' } },
          { 'idempotency-key': `twice ${run}`.replace(' ', '-') },
        );
      const [one, two] = [await send(), await send()];
      expect([one.status, two.status, two.body.decisionId]).toEqual([201, 201, one.body.decisionId]);
    });

    it('about a moderator is an administrator’s, and about oneself nobody’s', async () => {
      const { id: maxId } = (await max.call(getCurrentUser, {})).body;
      await takesPart({ id: maxId, client: max });
      const { caseId } = await reported(`by max ${run}`, { id: maxId, client: max });
      for (const call of [
        await max.call(getCase, { params: { caseId } }),
        await act(max, caseId, 'dismiss', { reason: 'nothing-wrong' }),
        await max.call(claimCase, { params: { caseId } }),
      ]) {
        expect(call.status).toBe(404);
      }
      expect((await max.call(listCases, {})).body.map((one) => one.id)).not.toContain(caseId);
      const seen = (await mia.call(getCase, { params: { caseId } })).body;
      expect([seen.mayDo, seen.because]).toEqual([
        ['ask-second'],
        'Only an administrator can decide about the words of a moderator.',
      ]);
      expect((await act(mia, caseId, 'hide')).status).toBe(403);
      expect((await act(admin, caseId, 'hide')).status).toBe(201);
    });

    it('is lifted by any moderator later, and the author is told', async () => {
      const { id, caseId } = await reported();
      await act(mia, caseId, 'mute', { length: 'month' });
      app().clock.advance({ hours: 1 });
      const { actions } = (await max.call(getCase, { params: { caseId } })).body;
      expect(actions.map(({ action, mayLift }) => [action, mayLift])).toEqual([
        ['mute', true],
        ['hide', true],
      ]);
      for (const { id: actionId } of actions) {
        const lifted = await max.call(liftAction, { params: { actionId }, body: { reason: 'read-wrongly' } });
        expect([lifted.status, lifted.body.isUndone]).toEqual([200, true]);
        expect(
          codeOf(await mia.refused(liftAction, { params: { actionId }, body: { reason: 'settled' } })),
        ).toBe('ALREADY_DONE');
      }
      expect(notes.get(id)!.isHidden).toBe(false);
      expect((await author.client.call(getMyStanding, {})).body.mutedUntil).toBeNull();
      expect((await told()).map(({ title }) => title)).toContain(
        'We have read your note again, and took back what we had done.',
      );
    });

    it('of two that hide the same shows it only when both are lifted', async () => {
      const { id, caseId } = await reported();
      await act(mia, caseId, 'hide');
      // A second case about the same, as after an edit that was reported anew.
      await app().db.deleteFrom('moderation_report').where('words_id', '=', id).execute();
      notes.get(id)!.isHidden = false;
      await reporter.client.call(createReport, { body: { kind: 'note', wordsId: id, reason: 'selling' } });
      const second = (await mia.call(listCases, {})).body.find(({ excerpt }) => excerpt === `note ${run}`)!;
      const { decisionId } = (await act(mia, second.id, 'hide', { reason: 'selling' })).body;
      await mia.call(undoDecision, { params: { decisionId } });
      expect(notes.get(id)!.isHidden).toBe(true);
      const [hide] = (await mia.call(getCase, { params: { caseId } })).body.actions;
      await mia.call(liftAction, { params: { actionId: hide!.id }, body: { reason: 'settled' } });
      expect(notes.get(id)!.isHidden).toBe(false);
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

    it('is nobody’s but a moderator’s with a second step', async () => {
      const { caseId } = await reported();
      const actionId = caseId;
      const calls = [
        [getModerationSummary, {}],
        [listCases, {}],
        [getCase, { params: { caseId } }],
        [claimCase, { params: { caseId } }],
        [releaseCase, { params: { caseId } }],
        [revealAuthor, { params: { caseId } }],
        [decideCase, { params: { caseId }, body: { action: 'hide', reason: 'cruel' } }],
        [undoDecision, { params: { decisionId: actionId } }],
        [liftAction, { params: { actionId }, body: { reason: 'settled' } }],
        [listActions, {}],
      ] as const;
      const withoutStep = await app().user(`nina${run}${app().clock.now() % 1000}`);
      const { email } = (await withoutStep.call(getCurrentUser, {})).body;
      await giveRole(app(), email.split('@')[0]!, 'moderator');
      for (const [endpoint, input] of calls) {
        const { params } = input as { params?: Record<string, string> };
        const { body } = input as { body?: object };
        const send = (client: TestClient) =>
          client.send(endpoint.method, endpointUrl(endpoint.path, params), body);
        const statuses = [];
        for (const client of [app().visitor(), author.client, reporter.client, withoutStep])
          statuses.push((await send(client)).status);
        expect([endpoint.path, statuses]).toEqual([endpoint.path, [401, 403, 403, 403]]);
      }
      expect((await mia.call(getCase, { params: { caseId } })).body.closedAt).toBeNull();
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
        const answer = await act(mia, caseId, action, more);
        expect([
          answer.status,
          (answer.body as unknown as { issues: { path: string }[] }).issues[0]!.path,
        ]).toEqual([400, path]);
      }
      expect(codeOf(await act(mia, caseId, 'grant', { reason: 'settled', note: 'x' }))).toBe('FORBIDDEN');
      expect(codeOf(await act(mia, 'no-case', 'hide'))).toBe('NOT_FOUND');
    });
  },
  { moreFeatures: [feature] },
);
