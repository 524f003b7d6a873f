import { beforeAll, beforeEach, expect, it } from 'vitest';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { findXP } from '#features/progress/server/for-other-features.ts';
import { type Person, personNamed, trust } from '#test-support/community.ts';
import { decideAsRead, liftAsRead } from '#test-support/decide-as-read.ts';
import { createNotes } from '#test-support/notes-feature.ts';
import { decide, peopleOfCases, reportedNote } from '#test-support/reported-notes.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { createReport, getCase, listCases } from '../moderation.contract.ts';
import { createAppeal, getMyStanding, getMyWords } from '../my-words.contract.ts';

const { feature, notes, write } = createNotes();
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

describeOnBothEngines(
  'an appeal against a part of a decision',
  (app) => {
    let author: Person;
    let reporter: Person;
    let mia: TestClient;
    let max: TestClient;
    let admin: TestClient;
    let run = 0;

    beforeAll(async () => {
      ({ reporter, mia, max, admin } = await peopleOfCases(app()));
    });
    beforeEach(async () => {
      run += 1;
      author = await personNamed(app(), `joel${run}${app().clock.now() % 10_000}`);
      await trust(app(), author.id);
    });

    const read = async (caseId: string) =>
      (await author.client.call(getMyWords, { params: { caseId } })).body;
    const standing = async () => (await author.client.call(getMyStanding, {})).body;
    const titles = async () => {
      await app().server.idle();
      return (await author.client.call(listNotifications, {})).body.map(({ title }) => title);
    };

    /** A note about which Mia decided, after its author was told. */
    async function decided(action: 'warn' | 'mute' | 'ban', more: object = { length: 'month' }) {
      const { id, caseId } = await reportedNote(app(), write, { text: `note ${run}`, by: author, reporter });
      expect((await decide(mia, caseId, action, more)).status).toBe(201);
      app().clock.advance({ minutes: 10 });
      return { id, caseId, actions: (await read(caseId)).actions };
    }
    const ask = (actionId: string, text = 'It was a quotation.') =>
      author.client.call(createAppeal, { params: { actionId }, body: { text } });
    const appeals = async () =>
      (await mia.call(listCases, {})).body.filter(({ appealAgainst }) => appealAgainst !== null);
    const answer = (client: TestClient, caseId: string, action: 'grant' | 'keep') => {
      app().clock.advance({ minutes: 1 });
      const reason = action === 'grant' ? 'read-wrongly' : 'read-again';
      return decideAsRead(client, { params: { caseId }, body: { action, reason, note: 'We are sorry.' } });
    };
    /** What was written down of what took these back. */
    const rowsAgainst = async (ids: readonly string[]) =>
      (
        await app()
          .db.selectFrom('moderation_action')
          .select(['undoes_id', 'action'])
          .where('undoes_id', 'in', [...ids])
          .execute()
      ).toSorted((a, b) => ids.indexOf(a.undoes_id!) - ids.indexOf(b.undoes_id!));

    it.each([
      ['ban', 0],
      ['ban', 1],
      ['mute', 1],
      ['warn', 0],
    ] as const)(
      'takes back all of a %s with what was hidden, whichever it is against (%i)',
      async (kind, i) => {
        const before = await findXP(app().db, author.id);
        const { id, caseId, actions } = await decided(kind, kind === 'warn' ? { words: 'hide' } : undefined);
        expect(await findXP(app().db, author.id)).toBe(before);
        await ask(actions[i]!.id);
        const [one] = await appeals();
        const { appeal } = (await max.call(getCase, { params: { caseId: one!.id } })).body;
        expect(appeal!.granted.parts.map(({ action }) => action)).toEqual([kind, 'hide']);
        expect((await answer(max, one!.id, 'grant')).status).toBe(201);
        expect(await rowsAgainst(actions.map((action) => action.id))).toMatchObject([
          { action: 'grant' },
          { action: 'grant' },
        ]);
        expect(await standing()).toMatchObject({ mutedUntil: null, bannedUntil: null });
        expect([notes.get(id)!.isHidden, await findXP(app().db, author.id)]).toEqual([false, before + 10]);
        expect((await read(caseId)).actions.map(({ isUndone, mayAppeal }) => [isUndone, mayAppeal])).toEqual([
          [true, false],
          [true, false],
        ]);
        expect((await titles())[0]).toBe(
          'You asked us to read your note again. You were right, and we took back what we had done.',
        );
      },
    );

    it('is answered with the other one, by one of two moderators at once', async () => {
      const before = await findXP(app().db, author.id);
      const { id, caseId, actions } = await decided('ban');
      for (const action of actions) await ask(action.id);
      const both = await appeals();
      expect(both).toHaveLength(2);
      const answers = await Promise.all([
        answer(max, both[0]!.id, 'grant'),
        answer(admin, both[1]!.id, 'grant'),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect(answers.map(codeOf)).toContain('CASE_CLOSED');
      expect(await appeals()).toEqual([]);
      expect(await rowsAgainst(actions.map((action) => action.id))).toHaveLength(2);
      expect([notes.get(id)!.isHidden, await findXP(app().db, author.id)]).toEqual([false, before + 10]);
      expect((await read(caseId)).actions.map(({ appeal }) => appeal)).toMatchObject([
        { outcome: 'granted', answer: 'We are sorry.' },
        { outcome: 'granted', answer: 'We are sorry.' },
      ]);
      expect((await titles()).filter((title) => title.startsWith('You asked'))).toHaveLength(1);
    });

    it('stays before moderators where it has words of danger, and is told that nothing holds any more', async () => {
      const { actions } = await decided('ban');
      await ask(actions[0]!.id);
      await ask(actions[1]!.id, 'Then I will kill myself.');
      const [danger, other] = await appeals();
      expect([danger!.isDanger, other!.isDanger]).toEqual([true, false]);
      await answer(max, other!.id, 'grant');
      expect((await appeals()).map(({ id }) => id)).toEqual([danger!.id]);
      await answer(admin, danger!.id, 'keep');
      expect(await titles()).toContain(
        'You asked us to read your note again. We did, and none of it holds any more.',
      );
    });

    it('takes back nothing that was decided apart from it, and says what stands', async () => {
      const { id, caseId, actions } = await decided('warn', { words: 'show' });
      expect(actions).toHaveLength(1);
      // The same words are reported anew, and another decision is made about them.
      await app().db.deleteFrom('moderation_report').where('words_id', '=', id).execute();
      await reporter.client.call(createReport, { body: { kind: 'note', wordsId: id, reason: 'selling' } });
      const again = (await mia.call(listCases, {})).body.find(({ excerpt }) => excerpt === `note ${run}`)!;
      await decide(mia, again.id, 'ban', { length: 'week' });
      app().clock.advance({ minutes: 10 });
      await ask(actions[0]!.id);
      const [one] = await appeals();
      const { appeal } = (await max.call(getCase, { params: { caseId: one!.id } })).body;
      expect(appeal!.granted).toEqual({
        parts: [{ action: 'warn', isForGood: false }],
        stands: [
          { action: 'ban', isForGood: false },
          { action: 'hide', isForGood: false },
        ],
        isWhole: true,
      });
      await answer(max, one!.id, 'grant');
      expect((await read(caseId)).actions[0]!.isUndone).toBe(true);
      expect([notes.get(id)!.isHidden, (await standing()).bannedUntil !== null]).toEqual([true, true]);
      // Nobody reads what they were told while they are banned, so they find what stands then.
      app().clock.advance({ days: 7 });
      // The ban was told of in the same moment.
      expect(await titles()).toContain(
        'You asked us to read your note again. You were right, and we took back that we asked you to read your note again. This still stands: that we hid your note.',
      );
    });

    it('of which a part has ended by itself is told of what holds when it is answered', async () => {
      const { actions } = await decided('mute', { length: 'day' });
      await ask(actions[1]!.id);
      app().clock.advance({ days: 2 });
      const [one] = await appeals();
      const { appeal } = (await max.call(getCase, { params: { caseId: one!.id } })).body;
      expect(appeal!.kept.parts.map(({ action }) => action)).toEqual(['hide']);
      await answer(max, one!.id, 'keep');
      expect(await titles()).toContain(
        'You asked us to read your note again. We did, and it stays that we hid your note.',
      );
    });

    it('takes back only what still held, when it is granted', async () => {
      const { actions } = await decided('mute', { length: 'day' });
      await ask(actions[1]!.id);
      app().clock.advance({ days: 2 });
      await decided('mute', { length: 'month', words: 'show' });
      await answer(max, (await appeals())[0]!.id, 'grant');
      expect(await titles()).toContain(
        'You asked us to read your note again. You were right, and we took back that we hid your note. This still stands: that you cannot write to others for a while.',
      );
    });

    it('and what is lifted by itself leaves the rest, and says so for as long as it stands', async () => {
      const { caseId, actions } = await decided('mute');
      const [mute, hide] = actions;
      app().clock.advance({ minutes: 1 });
      await liftAsRead(max, { caseId, id: mute!.id });
      const said =
        'We have read your note again, and took back that you cannot write to others for a while. ';
      expect((await titles())[0]).toBe(`${said}This still stands: that we hid your note.`);
      expect((await read(caseId)).actions.at(-1)!.said).toBe(
        `${said}This still stands: that we hid your note.`,
      );
      await ask(hide!.id);
      await answer(max, (await appeals())[0]!.id, 'keep');
      expect(await titles()).toContain(
        'You asked us to read your note again. We did, and it stays that we hid your note.',
      );
      app().clock.advance({ minutes: 1 });
      await liftAsRead(max, { caseId, id: hide!.id });
      expect((await titles())[0]).toBe('We have read your note again, and took back what we had done.');
      expect((await read(caseId)).actions[1]!.appeal).toMatchObject({ outcome: 'kept' });
    });
  },
  { moreFeatures: [feature] },
);
