import { beforeAll, beforeEach, expect, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { type Person, takesPart, trust } from '#test-support/community.ts';
import { hostOf } from '#test-support/hosts.ts';
import { createNotes } from '#test-support/notes-feature.ts';
import { decide, peopleOfCases, reportedNote } from '#test-support/reported-notes.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { liftAction, listActions } from '../decisions.contract.ts';
import { getCase, listCases, type ModerationCase, revealAuthor } from '../moderation.contract.ts';
import { createAppeal } from '../my-words.contract.ts';

const { feature, notes, write } = createNotes();
const TEXT = 'As cruel as can be';

describeOnBothEngines(
  'who wrote anonymously',
  (app) => {
    let reporter: Person;
    let mia: TestClient;
    let admin: TestClient;
    /** A member, a moderator and an administrator. */
    let authors: readonly [Person, Person, Person];

    beforeAll(async () => {
      const people = await peopleOfCases(app());
      ({ reporter, mia, admin } = people);
      const clients = [people.author.client, people.max, await hostOf(app(), 'anna', 'admin')] as const;
      const inOffice = await Promise.all(
        clients.map(async (client) => ({ id: (await client.call(getCurrentUser, {})).body.id, client })),
      );
      authors = inOffice as unknown as typeof authors;
      for (const one of authors) {
        await takesPart(one);
        await trust(app(), one.id);
      }
    });
    beforeEach(() => app().clock.advance({ hours: 1 }));

    const wroteEach = (isAnonymous = true) =>
      Promise.all(
        authors.map((by) => reportedNote(app(), write, { text: TEXT, by, reporter, how: { isAnonymous } })),
      );
    const read = async (who: TestClient, caseId: string) =>
      (await who.call(getCase, { params: { caseId } })).body;
    const looksAt = async (caseId: string) =>
      (await mia.call(listActions, {})).body.filter(
        (one) => one.caseId === caseId && one.action === 'reveal' && one.by?.name === 'Mia T.',
      ).length;
    /** What all would be shown of such a case, with what differs for every one of them left out. */
    const alike = ({ id, words, before, actions, history, appeal, ...rest }: ModerationCase) => ({
      ...rest,
      words: words && { ...words, href: id && null },
      actions: actions.map((one) => ({ ...one, id: '', caseId: '' })),
      appeal: appeal && { ...appeal, against: { ...appeal.against, id: '', caseId: '' } },
    });

    it('is in no office, as far as a case tells before somebody asks', async () => {
      const cases = await wroteEach();
      for (const moderator of [mia, admin]) {
        const [ofMember, ...others] = await Promise.all(
          cases.map(async ({ caseId }) => alike(await read(moderator, caseId))),
        );
        expect(ofMember!.mayDo).toEqual(['hide', 'warn', 'mute', 'ban', 'ask-second', 'dismiss']);
        for (const other of others) expect(other).toEqual(ofMember);
        const listed = (await moderator.call(listCases, {})).body
          .filter(({ id }) => cases.some(({ caseId }) => caseId === id))
          .map((item) => ({ ...item, id: '' }));
        expect(listed).toEqual([listed[0], listed[0], listed[0]]);
      }
      for (const { caseId } of cases) expect(await looksAt(caseId)).toBe(0);
    });

    it('is told by what is refused, which is written down like a look', async () => {
      const [ofMember, ofModerator] = await wroteEach();
      const refused = await decide(mia, ofModerator!.caseId, 'hide');
      expect([refused.status, notes.get(ofModerator!.id)!.isHidden]).toEqual([403, false]);
      expect((refused.body as unknown as { message: string }).message).toContain('written down');
      expect(await looksAt(ofModerator!.caseId)).toBe(1);
      expect(await read(mia, ofModerator!.caseId)).toMatchObject({
        author: { name: 'Max T.' },
        mayDo: ['ask-second'],
        because: 'Only an administrator can decide about the words of a moderator.',
      });
      expect([
        (await decide(mia, ofModerator!.caseId, 'warn')).status,
        await looksAt(ofModerator!.caseId),
      ]).toEqual([403, 1]);
      // What is offered of nobody's words tells nothing.
      const grant = { reason: 'settled', note: 'x' };
      expect((await decide(mia, ofMember!.caseId, 'grant', grant)).status).toBe(403);
      expect((await decide(mia, ofMember!.caseId, 'hide')).status).toBe(201);
      expect(await looksAt(ofMember!.caseId)).toBe(0);
      expect((await decide(admin, ofModerator!.caseId, 'hide')).status).toBe(201);
    });

    it('is told at once where others see the name, and where somebody has asked', async () => {
      const [, named] = await wroteEach(false);
      expect((await read(mia, named!.caseId)).mayDo).toEqual(['ask-second']);
      expect([(await decide(mia, named!.caseId, 'hide')).status, await looksAt(named!.caseId)]).toEqual([
        403, 0,
      ]);
      const [, asked] = await wroteEach();
      const { body } = await mia.call(revealAuthor, { params: { caseId: asked!.caseId } });
      expect([body.author?.name, body.mayDo]).toEqual(['Max T.', ['ask-second']]);
    });

    it('is not told by what can be lifted in the record, and the attempt is written down', async () => {
      const cases = (await wroteEach()).slice(0, 2);
      for (const { caseId } of cases) expect((await decide(admin, caseId, 'hide')).status).toBe(201);
      app().clock.advance({ minutes: 10 });
      const rows = (await mia.call(listActions, {})).body;
      const [ofMember, ofModerator] = cases.map(({ caseId }) => rows.find((one) => one.caseId === caseId)!);
      expect([ofMember!.mayLift, ofModerator!.mayLift]).toEqual([true, true]);
      expect((await read(mia, ofModerator!.caseId)).actions[0]!.mayLift).toBe(true);
      // Whose it is knows it anyway, and lifts nothing of their own.
      const own = (await authors[1].client.call(listActions, {})).body;
      expect(own.find(({ id }) => id === ofModerator!.id)!.mayLift).toBe(false);
      const lift = async (action: { id: string; caseId: string }) => {
        const seen = (await read(mia, action.caseId)).words!.version;
        const body = { reason: 'settled', note: '', seen };
        return (await mia.send(liftAction.method, `/api/moderation/actions/${action.id}/lift`, body)).status;
      };
      expect([await lift(ofModerator!), await looksAt(ofModerator!.caseId)]).toEqual([403, 1]);
      const after = (await mia.call(listActions, {})).body;
      expect(after.find(({ id }) => id === ofModerator!.id)!.mayLift).toBe(false);
      expect([await lift(ofMember!), await looksAt(ofMember!.caseId)]).toEqual([200, 0]);
    });

    it('is not told by what was done before, in a case in which their name stands', async () => {
      const [secret] = await wroteEach();
      expect((await decide(admin, secret!.caseId, 'warn', { note: 'Not so' })).status).toBe(201);
      const [named] = await wroteEach(false);
      const before = async () =>
        (await read(mia, named!.caseId)).history.before.find(({ action }) => action === 'warn');
      expect(await before()).toMatchObject({ id: '', caseId: '', note: null, by: null, reason: 'cruel' });
      const [again] = await wroteEach(false);
      expect((await decide(admin, named!.caseId, 'warn', { note: 'Named' })).status).toBe(201);
      const shown = (await read(mia, again!.caseId)).history.before;
      expect(shown.find(({ caseId }) => caseId === named!.caseId)).toMatchObject({
        note: 'Named',
        by: { name: 'Amos T.' },
      });
      expect(shown.map(({ caseId }) => caseId)).not.toContain(secret!.caseId);
    });

    it('is not told by who may answer an appeal', async () => {
      const cases = (await wroteEach()).slice(0, 2);
      const appeals: string[] = [];
      for (const [i, { caseId }] of cases.entries()) {
        await decide(admin, caseId, 'hide');
        app().clock.advance({ minutes: 10 });
        const [hide] = (await read(admin, caseId)).actions;
        const appeal = { params: { actionId: hide!.id }, body: { text: 'Please read it again' } };
        expect((await authors[i]!.client.call(createAppeal, appeal)).status).toBe(201);
        const { id } = await app()
          .db.selectFrom('moderation_case')
          .select('id')
          .where('appealed_action_id', '=', hide!.id)
          .executeTakeFirstOrThrow();
        appeals.push(id);
      }
      for (const moderator of [mia, admin]) {
        const [ofMember, ofModerator] = await Promise.all(appeals.map((id) => read(moderator, id)));
        expect([ofModerator!.mayDo, ofModerator!.because, ofModerator!.actions]).toEqual([
          ofMember!.mayDo,
          ofMember!.because,
          ofMember!.actions,
        ]);
        // Whoever acted is told what they can do where nobody else may answer, whoever wrote it.
        expect(ofMember!.because).toEqual(
          moderator === admin ? expect.stringMatching(/choose ‘Show who wrote it’/) : null,
        );
      }
      await admin.call(revealAuthor, { params: { caseId: appeals[0]! } });
      expect((await read(admin, appeals[0]!)).because).not.toContain('Show who wrote it');
      const words = { reason: 'settled', note: 'We read it again' };
      expect((await decide(mia, appeals[1]!, 'grant', words)).status).toBe(403);
      expect(await looksAt(appeals[1]!)).toBe(1);
      expect((await decide(mia, appeals[0]!, 'grant', words)).status).toBe(201);
      // Nobody else can answer it: whoever acted does, once they know why.
      await mia.call(revealAuthor, { params: { caseId: appeals[1]! } });
    });
  },
  { moreFeatures: [feature] },
);
