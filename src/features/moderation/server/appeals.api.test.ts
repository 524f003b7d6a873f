import { beforeAll, expect, it } from 'vitest';
import { beginSecondStep } from '#features/accounts/second-step.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { findXP } from '#features/progress/server/for-other-features.ts';
import { type Person, personNamed, trust } from '#test-support/community.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { giveRole, hostOf } from '#test-support/hosts.ts';
import { createNotes } from '#test-support/notes-feature.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { liftAction } from '../decisions.contract.ts';
import { claimCase, createReport, getCase, listCases } from '../moderation.contract.ts';
import { createAppeal, getMyStanding, getMyWords } from '../my-words.contract.ts';

const { feature, notes, write } = createNotes();
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

describeOnBothEngines(
  'an appeal',
  (app) => {
    let author: Person;
    let reporter: Person;
    let mia: TestClient;
    let max: TestClient;

    beforeAll(async () => {
      author = await personNamed(app(), 'lukas');
      reporter = await personNamed(app(), 'ruth');
      mia = await hostOf(app(), 'mia', 'moderator');
      // Whoever has only begun a second step cannot decide anything yet.
      const nora = await app().user('nora');
      await giveRole(app(), 'nora', 'moderator');
      await nora.call(beginSecondStep, { body: { password: PASSWORD } });
    });

    /** A note that Mia hid, whose author has been told: its id, the case's, and the actions as the author sees them. */
    async function hidden(action: 'hide' | 'mute' | 'ban' = 'hide') {
      await trust(app(), author.id);
      const { id } = await write(app(), author.id, `note ${action} ${app().clock.now()}`);
      await reporter.client.call(createReport, { body: { kind: 'note', wordsId: id, reason: 'cruel' } });
      const row = await app()
        .db.selectFrom('moderation_case')
        .select('id')
        .where('words_id', '=', id)
        .executeTakeFirstOrThrow();
      const body = { action, reason: 'cruel', ...(action !== 'hide' && { length: 'month' as const }) };
      expect((await decideAsRead(mia, { params: { caseId: row.id }, body })).status).toBe(201);
      app().clock.advance({ minutes: 10 });
      const { actions } = (await author.client.call(getMyWords, { params: { caseId: row.id } })).body;
      return { id, caseId: row.id, actions };
    }

    const ask = (actionId: string, text = 'It was a quotation.', client = author.client) =>
      client.call(createAppeal, { params: { actionId }, body: { text } });
    const waiting = async () =>
      (await mia.call(listCases, {})).body.filter(({ urgency }) => urgency === 'appeal');
    const answer = (client: TestClient, caseId: string, action: 'grant' | 'keep', note = 'You are right.') =>
      decideAsRead(client, {
        params: { caseId },
        body: { action, reason: action === 'grant' ? 'read-wrongly' : 'read-again', note },
      });

    it('is answered by who acted where nobody else is there, and granting undoes what was done', async () => {
      const before = await findXP(app().db, author.id);
      const { id, caseId, actions } = await hidden();
      expect((await ask(actions[0]!.id)).body.actions[0]).toMatchObject({
        mayAppeal: false,
        appeal: { text: 'It was a quotation.', outcome: null },
      });
      expect(codeOf(await ask(actions[0]!.id))).toBe('ALREADY_DONE');
      const [one] = await waiting();
      expect(one).toMatchObject({
        appealAgainst: { action: 'hide' },
        author: { name: 'Lukas T.' },
        reports: 0,
      });
      const seen = (await mia.call(getCase, { params: { caseId: one!.id } })).body;
      expect(seen).toMatchObject({
        appeal: { text: 'It was a quotation.', against: { action: 'hide', by: { name: 'Mia T.' } } },
        words: { isHidden: true },
        mayDo: ['grant', 'keep', 'ask-second'],
      });
      expect((await mia.call(claimCase, { params: { caseId: one!.id } })).status).toBe(200);
      expect((await answer(mia, one!.id, 'grant', ' ')).status).toBe(400);
      expect((await answer(mia, one!.id, 'grant')).body).toMatchObject({ undoUntil: null });
      expect([notes.get(id)!.isHidden, await findXP(app().db, author.id)]).toEqual([false, before + 10]);
      await app().server.idle();
      expect((await author.client.call(listNotifications, {})).body[0]).toMatchObject({
        title: 'You asked us to read your note again. You were right, and we took back what we had done.',
        text: 'You are right.',
        href: `/my-words/${caseId}`,
      });
      expect((await author.client.call(getMyWords, { params: { caseId } })).body.actions).toMatchObject([
        { isUndone: true, mayAppeal: false, appeal: { outcome: 'granted', answer: 'You are right.' } },
      ]);
    });

    it('with words of danger shows its author who helps, and comes before what is no danger', async () => {
      const [first, second] = [await hidden(), await hidden()];
      const usual = (await ask(first.actions[0]!.id)).body.actions[0]!.appeal;
      const danger = (await ask(second.actions[0]!.id, 'Then I will kill myself.')).body.actions[0]!.appeal;
      expect([usual?.needsHelp, danger?.needsHelp]).toEqual([false, true]);
      const cases = (await mia.call(listCases, {})).body;
      expect(cases.map(({ urgency, isDanger }) => [urgency, isDanger])).toEqual([
        ['danger', true],
        ['appeal', false],
      ]);
      expect((await mia.call(listNotifications, {})).body).toContainEqual(
        expect.objectContaining({ text: 'Words of danger were found in an appeal. Please look soon.' }),
      );
      const { mayDo } = (await mia.call(getCase, { params: { caseId: cases[0]!.id } })).body;
      expect(mayDo).toEqual(['grant', 'keep', 'ask-second']);
      for (const { id } of cases) await answer(mia, id, 'grant');
    });

    it('is answered by somebody else where there is somebody, and may be kept with a word', async () => {
      max = await hostOf(app(), 'max', 'moderator');
      const { id, caseId, actions } = await hidden();
      await ask(actions[0]!.id);
      const [one] = await waiting();
      expect((await mia.call(getCase, { params: { caseId: one!.id } })).body).toMatchObject({
        mayDo: ['ask-second'],
        because: 'You decided this yourself: somebody else answers the appeal.',
      });
      // Whoever may not answer it keeps nobody from it by having it open.
      expect(codeOf(await mia.refused(claimCase, { params: { caseId: one!.id } }))).toBe('FORBIDDEN');
      expect((await max.call(claimCase, { params: { caseId: one!.id } })).status).toBe(200);
      expect((await answer(mia, one!.id, 'grant')).status).not.toBe(201);
      expect((await max.call(getCase, { params: { caseId: one!.id } })).body.mayDo).toContain('grant');
      expect(
        (
          await max.refused(liftAction, {
            params: { actionId: actions[0]!.id },
            body: { reason: 'settled', seen: null },
          })
        ).body,
      ).toMatchObject({
        message: 'An appeal against this is waiting. Please answer that.',
      });
      const both = await Promise.all([
        answer(max, one!.id, 'keep', 'It still hurts.'),
        answer(max, one!.id, 'keep', 'It still hurts.'),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect(notes.get(id)!.isHidden).toBe(true);
      expect((await author.client.call(getMyWords, { params: { caseId } })).body.actions[0]).toMatchObject({
        appeal: { outcome: 'kept', answer: 'It still hurts.' },
        mayAppeal: false,
      });
      expect(codeOf(await ask(actions[0]!.id))).toBe('ALREADY_DONE');
    });

    it.each(['mute', 'ban'] as const)(
      'against a %s is open to whom it keeps out, and ends it',
      async (action) => {
        const { id, actions } = await hidden(action);
        expect(actions.map((one) => [one.action, one.mayAppeal])).toEqual([
          [action, true],
          ['hide', true],
        ]);
        expect((await ask(actions[0]!.id)).status).toBe(201);
        const [one] = await waiting();
        await answer(max, one!.id, 'grant');
        expect((await author.client.call(getMyStanding, {})).body).toMatchObject({
          mutedUntil: null,
          bannedUntil: null,
        });
        // What was decided with it ends with it.
        expect(notes.get(id)!.isHidden).toBe(false);
        expect(codeOf(await ask(actions[1]!.id))).toBe('ALREADY_DONE');
      },
    );

    it('is the author’s alone, about what they were told', async () => {
      const { caseId, actions } = await hidden();
      const foreign = await ask(actions[0]!.id, 'I am not the author', reporter.client);
      expect([foreign.status, codeOf(foreign)]).toEqual([404, 'NOT_FOUND']);
      expect(
        (
          await app()
            .visitor()
            .refused(createAppeal, { params: { actionId: actions[0]!.id }, body: { text: 'x' } })
        ).status,
      ).toBe(401);
      for (const text of ['', '   ', 'x'.repeat(1001)])
        expect((await ask(actions[0]!.id, text)).status).toBe(400);
      expect((await ask('no-such-action')).status).toBe(404);
      const [, report] = await Promise.all([
        ask(actions[0]!.id, '<b>please</b>\u202e'),
        ask(actions[0]!.id, '<b>please</b>\u202e'),
      ]);
      expect([201, 409]).toContain(report.status);
      expect(await waiting()).toHaveLength(1);
      expect(
        (await author.client.call(getMyWords, { params: { caseId } })).body.actions[0]!.appeal!.text,
      ).toBe('<b>please</b>\u202e');
    });
  },
  { moreFeatures: [feature] },
);
