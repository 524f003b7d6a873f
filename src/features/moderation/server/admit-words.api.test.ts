import { beforeAll, expect, it } from 'vitest';
import { register } from '#features/accounts/accounts.contract.ts';
import { deleteAccount, exportMine, updateSettings } from '#features/accounts/settings.contract.ts';
import { agreeToGuidelines, getGuidelines } from '#features/guidelines/guidelines.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { answerAge, getCurrentUser, updateHowShown } from '#features/people/people.contract.ts';
import { rowsThatMention } from '#test-support/all-tables.ts';
import { type Person, personNamed, trust } from '#test-support/community.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { hostOf } from '#test-support/hosts.ts';
import { createNotes } from '#test-support/notes-feature.ts';
import { newcomer, PASSWORD, signedIn } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { listActions, undoDecision } from '../decisions.contract.ts';
import { createReport, listCases } from '../moderation.contract.ts';
import { createAppeal, getMyStanding, getMyWords } from '../my-words.contract.ts';

const { feature, notes, write, edit } = createNotes();

describeOnBothEngines(
  'words that others will read',
  (app) => {
    let mia: TestClient;
    beforeAll(async () => {
      mia = await hostOf(app(), 'mia', 'moderator');
    });
    const refusal = (authorId: string, text = 'Please pray.', shape: 'topic' | 'reply' = 'topic') =>
      write(app(), authorId, text, { shape }).then(
        () => null,
        (error: { code: string }) => error.code,
      );

    it('wait for the guidelines and for the age, which are asked once', async () => {
      const ada = await app().user('ada');
      const { id } = (await ada.call(getCurrentUser, {})).body;
      expect(await refusal(id)).toBe('GUIDELINES_NOT_AGREED');
      const { version } = (await ada.call(getGuidelines, {})).body;
      await ada.call(agreeToGuidelines, { body: { version } });
      expect(await refusal(id)).toBe('AGE_NOT_TOLD');
      await ada.call(answerAge, { body: { answer: 'under-16' } });
      expect(await refusal(id)).toBeNull();
    });

    it('of a newcomer are three topics and ten replies, half a minute apart, without links', async () => {
      const { id, client } = await personNamed(app(), 'ben');
      expect((await client.call(getMyStanding, {})).body).toEqual({
        mutedUntil: null,
        bannedUntil: null,
        bannedInCase: null,
        trustLevel: 0,
      });
      expect(await refusal(id, 'Look at https://example.org')).toBe('LINKS_NOT_YET');
      expect(await refusal(id)).toBeNull();
      expect(await refusal(id)).toBe('NEWCOMER_LIMIT');
      for (let n = 1; n < 3; n++) {
        app().clock.advance({ seconds: 30 });
        expect(await refusal(id)).toBeNull();
      }
      app().clock.advance({ seconds: 30 });
      expect(await refusal(id)).toBe('NEWCOMER_LIMIT');
      for (let n = 0; n < 10; n++) {
        expect(await refusal(id, 'Amen', 'reply')).toBeNull();
        app().clock.advance({ seconds: 30 });
      }
      expect(await refusal(id, 'Amen', 'reply')).toBe('NEWCOMER_LIMIT');
      // What is refused counts for nothing, and two at once are two.
      app().clock.advance({ days: 1 });
      const both = await Promise.all([refusal(id), refusal(id)]);
      expect(both.toSorted()).toEqual(['NEWCOMER_LIMIT', null].toSorted());
      await trust(app(), id, 1);
      app().clock.advance({ seconds: 30 });
      expect(await refusal(id, 'Look at https://example.org')).toBeNull();
    });

    it('of a moderator are not counted, nor held by the word list', async () => {
      const { id } = (await mia.call(getCurrentUser, {})).body;
      const { version } = (await mia.call(getGuidelines, {})).body;
      await mia.call(agreeToGuidelines, { body: { version } });
      await mia.call(answerAge, { body: { answer: 'grown' } });
      for (let n = 0; n < 5; n++) expect(await refusal(id, 'www.example.org, no shit')).toBeNull();
      expect([...notes.values()].at(-1)!.isHidden).toBe(false);
    });

    it('are looked at again when they are changed', async () => {
      const { id: authorId } = await personNamed(app(), 'cleo');
      const { id } = await write(app(), authorId, 'Please pray.');
      await expect(edit(app(), id, 'see www.example.org')).rejects.toMatchObject({ code: 'LINKS_NOT_YET' });
      expect(await edit(app(), id, 'Please pray for my mother.')).toEqual({
        isHeld: false,
        needsHelp: false,
      });
      expect(await edit(app(), id, 'fuck them')).toEqual({ isHeld: true, needsHelp: false });
      expect(notes.get(id)!.isHidden).toBe(true);
      expect(await edit(app(), id, 'I want to kill myself')).toEqual({ isHeld: false, needsHelp: true });
      const [one] = (await mia.call(listCases, {})).body;
      expect(one).toMatchObject({ urgency: 'danger', isDanger: true, isHeld: true });
    });

    it('are names, too: one with a word of the list is hidden until somebody looks', async () => {
      const { client } = await personNamed(app(), 'dora');
      const name = async (chosenName: string) => {
        const { status } = await client.call(updateHowShown, { body: { shownAs: 'chosen', chosenName } });
        expect(status).toBe(200);
        await app().server.idle();
        return (await client.call(getCurrentUser, {})).body.shownName;
      };
      expect(await name('Fuckface')).toBe('Dora T.');
      const one = (await mia.call(listCases, {})).body.find(({ kind }) => kind === 'person-name')!;
      expect(one).toMatchObject({ urgency: 'word-list', excerpt: 'Fuckface' });
      expect((await client.call(listNotifications, {})).body).toMatchObject([
        { title: 'We will look at your name before others see it.', href: `/my-words/${one.id}` },
      ]);
      await decideAsRead(mia, { params: { caseId: one.id }, body: { action: 'hide', reason: 'cruel' } });
      app().clock.advance({ seconds: 1 });
      expect(await name('Sunny')).toBe('Sunny');
      expect((await mia.call(listActions, { query: { limit: 1 } })).body[0]).toMatchObject({
        action: 'lift',
        by: null,
      });
    });

    it('are names of which somebody said that there is danger, and stay first for that', async () => {
      const { id, client } = await personNamed(app(), 'tabea');
      const friend = await personNamed(app(), 'uwe');
      await friend.client.call(createReport, {
        body: { kind: 'person-name', wordsId: id, reason: 'danger' },
      });
      await client.call(updateHowShown, { body: { shownAs: 'chosen', chosenName: 'Fuckface' } });
      await app().server.idle();
      const one = (await mia.call(listCases, {})).body.find(({ author }) => author?.id === id)!;
      expect(one).toMatchObject({ urgency: 'danger', isHeld: true });
      await decideAsRead(mia, { params: { caseId: one.id }, body: { action: 'hide', reason: 'cruel' } });
    });

    it('are names about which an appeal is granted, also when the name was changed while it waited', async () => {
      const { id, client } = await personNamed(app(), 'nora');
      const name = async (chosenName: string) => {
        await client.call(updateHowShown, { body: { shownAs: 'chosen', chosenName } });
        await app().server.idle();
        app().clock.advance({ seconds: 1 });
        return (await client.call(getCurrentUser, {})).body.shownName;
      };
      await name('Motherfucker');
      const one = (await mia.call(listCases, {})).body.find(({ author }) => author?.id === id)!;
      await decideAsRead(mia, { params: { caseId: one.id }, body: { action: 'hide', reason: 'cruel' } });
      app().clock.advance({ minutes: 10 });
      const read = async () => (await client.call(getMyWords, { params: { caseId: one.id } })).body.actions;
      const actionId = (await read()).find(({ mayAppeal }) => mayAppeal)!.id;
      await client.call(createAppeal, { params: { actionId }, body: { text: 'It is a song' } });
      expect(await name('Joy')).toBe('Joy');
      const appeal = (await mia.call(listCases, {})).body.find(({ urgency }) => urgency === 'appeal')!;
      const grant = { action: 'grant', reason: 'read-wrongly', note: 'We are sorry.' } as const;
      const granted = await decideAsRead(mia, { params: { caseId: appeal.id }, body: grant });
      expect([granted.status, granted.body.case.closedAt]).toEqual([201, app().clock.now()]);
      expect((await read()).find((action) => action.id === actionId)!.appeal).toMatchObject({
        outcome: 'granted',
        answer: 'We are sorry.',
      });
      expect(await name('Joy')).toBe('Joy');
    });

    it('are names that somebody registers with, or writes into the settings while they are muted', async () => {
      const visitor = app().visitor();
      const body = { ...newcomer('gil'), firstName: 'Fuckface' };
      expect((await visitor.call(register, { body })).status).toBe(201);
      const client = await signedIn(app().url, 'gil');
      await app().server.idle();
      const me = async () => (await client.call(getCurrentUser, {})).body;
      expect((await me()).shownName).toBe('F. T.');
      const held = async () =>
        (await mia.call(listCases, {})).body.find(({ excerpt }) => excerpt?.startsWith('Fuck'));
      const one = (await held())!;
      expect(one).toMatchObject({ kind: 'person-name', urgency: 'word-list' });
      const mute = { action: 'mute', reason: 'cruel', length: 'month' } as const;
      await decideAsRead(mia, { params: { caseId: one.id }, body: mute });
      const name = async (firstName: string) => {
        expect((await client.call(updateSettings, { body: { firstName } })).status).toBe(200);
        await app().server.idle();
        return (await me()).shownName;
      };
      expect(await name('Gil')).toBe('Gil T.');
      expect(await name('Fucker')).toBe('F. T.');
      expect(await held()).toMatchObject({ kind: 'person-name' });
    });

    it('and what is not told of them is not in the export: a second, that all is fine, what was undone', async () => {
      const [author, reporter] = [await personNamed(app(), 'greta'), await personNamed(app(), 'hanno')];
      await trust(app(), author.id);
      const reported = async (text: string) => {
        const { id } = await write(app(), author.id, text);
        await reporter.client.call(createReport, { body: { kind: 'note', wordsId: id, reason: 'cruel' } });
        return (await mia.call(listCases, {})).body.find(({ excerpt }) => excerpt === text)!.id;
      };
      const exported = async () =>
        (await author.client.call(exportMine, {})).body as unknown as Record<string, object[]>;
      const params = { caseId: await reported('words of greta') };
      const second = { action: 'ask-second', reason: 'unsure', note: 'hanno does not like greta' } as const;
      await decideAsRead(mia, { params, body: second });
      const fine = { action: 'dismiss', reason: 'nothing-wrong', note: 'watch them' } as const;
      await decideAsRead(mia, { params, body: fine });
      const other = { caseId: await reported('other words of greta') };
      const ban = { action: 'ban', reason: 'cruel', length: 'week', note: 'a mistake' } as const;
      const { decisionId } = (await decideAsRead(mia, { params: other, body: ban })).body;
      await mia.call(undoDecision, { params: { decisionId } });
      await decideAsRead(mia, {
        params: other,
        body: { action: 'warn', reason: 'cruel', note: 'dear greta' },
      });
      expect((await exported())['moderation']).toEqual([]);
      app().clock.advance({ minutes: 10 });
      expect((await exported())['moderation']).toMatchObject([{ action: 'warn', note: 'dear greta' }]);
    });

    it('and what was done about them are in the export, and go with the account', async () => {
      const author: Person = await personNamed(app(), 'edna');
      const reporter = await personNamed(app(), 'fred');
      await trust(app(), author.id);
      const { id } = await write(app(), author.id, 'words of edna');
      const comment = 'written by fred alone';
      await reporter.client.call(createReport, {
        body: { kind: 'note', wordsId: id, reason: 'cruel', comment },
      });
      const one = (await mia.call(listCases, {})).body.find(({ excerpt }) => excerpt === 'words of edna')!;
      const body = { action: 'hide', reason: 'cruel', note: 'dear edna' } as const;
      await decideAsRead(mia, { params: { caseId: one.id }, body });
      app().clock.advance({ minutes: 10 });
      const { actions } = (await author.client.call(getMyWords, { params: { caseId: one.id } })).body;
      await author.client.call(createAppeal, {
        params: { actionId: actions[0]!.id },
        body: { text: 'please, says edna' },
      });

      const exported = async (client: TestClient) => JSON.stringify((await client.call(exportMine, {})).body);
      const ofAuthor = await exported(author.client);
      for (const text of ['dear edna', 'please, says edna', '"action":"hide"'])
        expect(ofAuthor).toContain(text);
      for (const text of [comment, reporter.id, 'Mia']) expect(ofAuthor).not.toContain(text);
      expect(await exported(reporter.client)).toContain(comment);
      expect(await exported(mia)).toContain('"moderationInOffice":[');

      const before = (await mia.call(listActions, {})).body.length;
      await reporter.client.call(deleteAccount, { body: { password: PASSWORD } });
      expect(await rowsThatMention(app().db, [reporter.id, comment])).toEqual([]);
      expect(
        await app().db.selectFrom('moderation_report').select('reason').where('words_id', '=', id).execute(),
      ).toHaveLength(1);
      await author.client.call(deleteAccount, { body: { password: PASSWORD } });
      expect(await rowsThatMention(app().db, [author.id, 'edna', id])).toEqual([]);
      const open = (await mia.call(listCases, {})).body;
      expect(open.filter(({ urgency }) => urgency === 'appeal')).toEqual([]);
      expect((await mia.call(listActions, {})).body).toHaveLength(before);
    });

    it('wake the desks of moderators at once where they tell of danger, or wait for a look', async () => {
      const { id } = await personNamed(app(), 'kim');
      const { id: miaId } = (await mia.call(getCurrentUser, {})).body;
      const woken = async () =>
        (await app().db.selectFrom('live_message').selectAll().where('user_id', '=', miaId).execute()).filter(
          ({ changed }) => changed.includes('/api/moderation/cases'),
        ).length;
      const counts = [await woken()];
      for (const text of ['I want to kill myself.', 'Fuck that', 'All is well']) {
        await write(app(), id, text);
        counts.push(await woken());
        app().clock.advance({ seconds: 30 });
      }
      const first = counts[0]!;
      expect(counts).toEqual([first, first + 1, first + 2, first + 2]);
    });

    it('stay first where somebody said that they tell of danger, also once they are changed into what waits', async () => {
      const [lea, reporter] = [await personNamed(app(), 'lea'), await personNamed(app(), 'tom')];
      const { id } = await write(app(), lea.id, 'I am so tired');
      await reporter.client.call(createReport, { body: { kind: 'note', wordsId: id, reason: 'danger' } });
      await edit(app(), id, 'Fuck this tired life');
      const one = (await mia.call(listCases, {})).body.find(
        ({ excerpt }) => excerpt === 'Fuck this tired life',
      );
      expect(one).toMatchObject({ urgency: 'danger', isHeld: true });
    });
  },
  { moreFeatures: [feature] },
);
