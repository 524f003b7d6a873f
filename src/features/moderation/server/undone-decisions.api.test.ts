import { beforeAll, beforeEach, expect, it } from 'vitest';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { findXP } from '#features/progress/server/for-other-features.ts';
import { type Person, personNamed, trust } from '#test-support/community.ts';
import { liftAsRead } from '#test-support/decide-as-read.ts';
import { createNotes } from '#test-support/notes-feature.ts';
import { decide, peopleOfCases, reportedNote } from '#test-support/reported-notes.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { liftAction, undoDecision } from '../decisions.contract.ts';
import { createReport, getCase, listCases } from '../moderation.contract.ts';
import { getMyStanding, getMyWords } from '../my-words.contract.ts';

const { feature, notes, done, write, edit } = createNotes();
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

describeOnBothEngines(
  'a decision that does not last',
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
    const reported = (text = `note ${run}`, by = author) =>
      reportedNote(app(), write, { text, by, reporter });

    const told = async () => {
      await app().server.idle();
      return (await author.client.call(listNotifications, {})).body as unknown as {
        title: string;
        href: string;
      }[];
    };

    it('is taken back within ten minutes as if it had not been, but for two rows', async () => {
      const before = await findXP(app().db, author.id);
      const { id, caseId } = await reported();
      const { decisionId } = (await decide(mia, caseId, 'mute', { length: 'day' })).body;
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
      const late = (await decide(mia, caseId, 'hide')).body.decisionId;
      app().clock.advance({ minutes: 10 });
      expect(codeOf(await mia.refused(undoDecision, { params: { decisionId: late } }))).toBe(
        'TOO_LATE_TO_UNDO',
      );
    });

    it('leads whoever is banned to the ban that holds, not to an earlier one, once they are told why', async () => {
      const villain = await personNamed(app(), `villain${run}${app().clock.now() % 1000}`);
      const bannedInCase = async () => (await villain.client.call(getMyStanding, {})).body.bannedInCase;
      const first = await reported(`bad ${run}`, villain);
      await decide(mia, first.caseId, 'ban', { length: 'day' });
      app().clock.advance({ minutes: 10 });
      expect(await bannedInCase()).toBe(first.caseId);
      app().clock.advance({ days: 1 });
      const second = await reported(`worse ${run}`, villain);
      const { decisionId } = (await decide(mia, second.caseId, 'ban', { length: 'week' })).body;
      expect(await bannedInCase()).toBeNull();
      await mia.call(undoDecision, { params: { decisionId } });
      app().clock.advance({ minutes: 10 });
      expect(await bannedInCase()).toBeNull();
      await decide(mia, second.caseId, 'ban', { length: 'week' });
      app().clock.advance({ minutes: 10 });
      expect(await bannedInCase()).toBe(second.caseId);
    });

    it('is lifted by any moderator later, and the author is told', async () => {
      const { id, caseId } = await reported();
      await decide(mia, caseId, 'mute', { length: 'month' });
      app().clock.advance({ hours: 1 });
      const { actions } = (await max.call(getCase, { params: { caseId } })).body;
      expect(actions.map(({ action, mayLift }) => [action, mayLift])).toEqual([
        ['mute', true],
        ['hide', true],
      ]);
      for (const { id: actionId } of actions) {
        const lifted = await liftAsRead(max, { caseId, id: actionId });
        expect([lifted.status, lifted.body.isUndone]).toEqual([200, true]);
        expect(
          codeOf(
            await mia.refused(liftAction, { params: { actionId }, body: { reason: 'settled', seen: null } }),
          ),
        ).toBe('ALREADY_DONE');
      }
      expect(notes.get(id)!.isHidden).toBe(false);
      expect((await author.client.call(getMyStanding, {})).body.mutedUntil).toBeNull();
      expect((await told()).map(({ title }) => title)).toContain(
        'We have read your note again, and took back what we had done.',
      );
    });

    it('shows nothing again that its author has changed since a moderator read it', async () => {
      const { id, caseId } = await reported();
      await decide(mia, caseId, 'hide');
      app().clock.advance({ hours: 1 });
      const read = (await max.call(getCase, { params: { caseId } })).body;
      await edit(app(), id, 'worse than before');
      const [hide] = read.actions;
      const lift = (seen: string | null) =>
        max.call(liftAction, { params: { actionId: hide!.id }, body: { reason: 'settled', seen } });
      for (const seen of [read.words!.version, null]) {
        const refused = await lift(seen);
        expect([refused.status, codeOf(refused)]).toEqual([409, 'WORDS_CHANGED']);
      }
      expect(notes.get(id)!.isHidden).toBe(true);
      expect((await lift((await max.call(getCase, { params: { caseId } })).body.words!.version)).status).toBe(
        200,
      );
      expect(notes.get(id)!.isHidden).toBe(false);
    });

    it('of two that hide the same shows it only when both are lifted', async () => {
      const { id, caseId } = await reported();
      await decide(mia, caseId, 'hide');
      // A second case about the same, as after an edit that was reported anew.
      await app().db.deleteFrom('moderation_report').where('words_id', '=', id).execute();
      notes.get(id)!.isHidden = false;
      await reporter.client.call(createReport, { body: { kind: 'note', wordsId: id, reason: 'selling' } });
      const second = (await mia.call(listCases, {})).body.find(({ excerpt }) => excerpt === `note ${run}`)!;
      const { decisionId } = (await decide(mia, second.id, 'hide', { reason: 'selling' })).body;
      await mia.call(undoDecision, { params: { decisionId } });
      expect(notes.get(id)!.isHidden).toBe(true);
      const [hide] = (await mia.call(getCase, { params: { caseId } })).body.actions;
      await liftAsRead(mia, hide!);
      expect(notes.get(id)!.isHidden).toBe(false);
    });
  },
  { moreFeatures: [feature] },
);
