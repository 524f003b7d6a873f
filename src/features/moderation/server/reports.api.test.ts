import { beforeAll, expect, it } from 'vitest';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { findXP } from '#features/progress/server/for-other-features.ts';
import { type Person, personNamed, takesPart, trust } from '#test-support/community.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { hostOf } from '#test-support/hosts.ts';
import { createNotes } from '#test-support/notes-feature.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { decideCase, undoDecision } from '../decisions.contract.ts';
import {
  claimCase,
  createReport,
  getCase,
  getModerationSummary,
  listCases,
  releaseCase,
} from '../moderation.contract.ts';
import type { ReportReason } from '../moderation.rules.ts';

const { feature, notes, done, write, edit } = createNotes();

/** Reports a note from a household of its own. */
function report(
  person: Pick<Person, 'client'>,
  wordsId: string,
  how: { from?: string; reason?: ReportReason; comment?: string; key?: string; kind?: string } = {},
) {
  const { from = '203.0.113.1', reason = 'cruel', comment = '', key, kind = 'note' } = how;
  return person.client.call(
    createReport,
    { body: { kind, wordsId, reason, comment } },
    { 'x-forwarded-for': from, ...(key && { 'idempotency-key': key }) },
  );
}

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

describeOnBothEngines(
  'reports',
  (app) => {
    let author: Person;
    let people: Person[];
    let moderator: TestClient;
    let young: Person;

    async function noteOf(text: string): Promise<string> {
      return (await write(app(), author.id, text)).id;
    }
    const caseOf = async (text: string) =>
      (await moderator.call(listCases, {})).body.find((one) => one.excerpt === text);

    beforeAll(async () => {
      author = await personNamed(app(), 'caleb');
      await trust(app(), author.id);
      people = [];
      for (const name of ['ada', 'ben', 'cleo', 'dora']) people.push(await personNamed(app(), name));
      app().clock.advance({ days: 4 });
      young = await personNamed(app(), 'young');
      moderator = await hostOf(app(), 'mia', 'moderator');
    });

    it('come before moderators with reason and comment, but not with a name', async () => {
      const id = await noteOf('first');
      const [ada] = people as [Person];
      expect((await report(ada, id, { comment: '  She came to be prayed for.  ' })).status).toBe(201);
      const one = (await caseOf('first'))!;
      expect(one).toMatchObject({ called: 'a note', urgency: 'reports', reports: 1, isHeld: false });
      const { body } = await moderator.call(getCase, { params: { caseId: one.id } });
      expect(body).toMatchObject({
        words: { text: 'first', isHidden: false, audience: 'Everyone here' },
        reportsMade: [{ reason: 'cruel', comment: 'She came to be prayed for.' }],
        author: { name: 'Caleb T.' },
        history: { wrote: [{ kind: 'note', count: 1 }], before: [] },
        mayDo: ['hide', 'warn', 'mute', 'ban', 'ask-second', 'dismiss'],
        because: null,
      });
      expect(JSON.stringify(body)).not.toContain(ada.id);
      expect((await moderator.call(getModerationSummary, {})).body).toMatchObject({ open: 1, here: 0 });
    });

    it('say when the words were changed since, also while they come', async () => {
      const id = await noteOf('mended');
      const [ada, ben] = people as [Person, Person];
      await report(ada, id);
      const caseId = (await caseOf('mended'))!.id;
      const isChanged = async () =>
        (await moderator.call(getCase, { params: { caseId } })).body.words?.isChanged;
      expect(await isChanged()).toBe(false);
      await edit(app(), id, 'mended indeed');
      expect(await isChanged()).toBe(true);
      await report(ben, id);
      expect(await isChanged()).toBe(true);
    });

    it('of a moderator wake every other moderator, and not them', async () => {
      const other = await hostOf(app(), 'noa', 'moderator');
      const mine = (await other.call(getCurrentUser, {})).body.id;
      await takesPart({ id: mine, client: other });
      const [ada] = people as [Person];
      await report(ada, (await write(app(), mine, 'by a moderator')).id);
      const row = await app()
        .db.selectFrom('moderation_case')
        .select('id')
        .where('author_id', '=', mine)
        .executeTakeFirstOrThrow();
      const told = async () => {
        const rows = await app().db.selectFrom('live_message').select(['user_id', 'changed']).execute();
        return rows.filter(({ changed }) => changed.includes('/api/moderation')).map((one) => one.user_id);
      };
      expect(await told()).not.toContain(mine);
      await moderator.call(claimCase, { params: { caseId: row.id } });
      await moderator.call(releaseCase, { params: { caseId: row.id } });
      expect((await told()).length).toBeGreaterThan(2);
      expect(await told()).not.toContain(mine);
    });

    it('are taken once of each person, also when the same is sent again', async () => {
      const id = await noteOf('twice');
      const [ada] = people as [Person];
      const [one, again] = [
        await report(ada, id, { key: 'one-report' }),
        await report(ada, id, { key: 'one-report' }),
      ];
      expect([one.status, again.status, again.body]).toEqual([201, 201, one.body]);
      expect(codeOf(await report(ada, id, { reason: 'selling' }))).toBe('ALREADY_REPORTED');
      expect(await caseOf('twice')).toMatchObject({ reports: 1 });
    });

    it('are taken only from who can read it, and never from its author', async () => {
      const id = await noteOf('closed');
      const [, ben] = people as [Person, Person];
      notes.get(id)!.unreadableFor.add(ben.id);
      for (const answer of [
        await report(ben, id),
        await report(ben, 'no-such-note'),
        await report(ben, id, { kind: 'no-such-kind' }),
      ]) {
        expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
      }
      expect(codeOf(await report(author, id))).toBe('OWN_WORDS');
      expect(
        (
          await app()
            .visitor()
            .refused(createReport, { body: { kind: 'note', wordsId: id, reason: 'cruel' } })
        ).status,
      ).toBe(401);
      expect(await caseOf('closed')).toBeUndefined();
    });

    it('of three members of three households hide it and take its XP, even when they come at once', async () => {
      const before = await findXP(app().db, author.id);
      const id = await noteOf('cruel to Ruth');
      expect(await findXP(app().db, author.id)).toBe(before + 10);
      const answers = await Promise.all(
        people.map((person, i) => report(person, id, { from: `203.0.113.${i + 1}` })),
      );
      expect(answers.map(({ status }) => status).toSorted()[0]).toBe(201);
      expect(done.filter((one) => one === 'hide cruel to Ruth')).toHaveLength(1);
      expect(await findXP(app().db, author.id)).toBe(before);
      const one = (await caseOf('cruel to Ruth'))!;
      expect(one).toMatchObject({ urgency: 'held', isHeld: true });
      const { body } = await moderator.call(getCase, { params: { caseId: one.id } });
      expect(body.actions).toMatchObject([{ action: 'hold', reason: 'reports', by: null }]);
      // Their own screens say that their notifications tell why.
      await app().server.idle();
      const told = (await author.client.call(listNotifications, {})).body;
      expect(told.map(({ title, href }) => [title, href])).toEqual([
        ['We will look at your note before others see it again.', `/my-words/${one.id}`],
      ]);
      done.length = 0;
    });

    it.each<[string, (app: TestApp, id: string) => Promise<unknown>]>([
      ['two in one household', (_, id) => all(id, ['203.0.113.1', '203.0.113.1', '203.0.113.2'])],
      [
        'two in one IPv6 household',
        (_, id) => all(id, ['2001:db8:1:1::1', '2001:db8:1:1:ffff::2', '203.0.113.2']),
      ],
      [
        'one who has just come',
        async (_, id) => {
          await all(id, ['203.0.113.1', '203.0.113.2']);
          return report(young, id, { from: '203.0.113.9' });
        },
      ],
      [
        'one who says that somebody needs care',
        async (_, id) => {
          await all(id, ['203.0.113.1', '203.0.113.2']);
          return report(people[2]!, id, { from: '203.0.113.9', reason: 'danger' });
        },
      ],
    ])('do not hide it with %s among them', async (how, send) => {
      const id = await noteOf(`stays with ${how}`);
      await send(app(), id);
      expect(notes.get(id)!.isHidden).toBe(false);
      expect((await caseOf(`stays with ${how}`))!.reports).toBe(3);
    });

    async function all(id: string, addresses: readonly string[]) {
      for (const [i, from] of addresses.entries()) {
        expect((await report(people[i]!, id, { from })).status).toBe(201);
      }
    }

    it('of somebody muted do not hide it, and do so once the mute is taken back', async () => {
      const [ada, , cleo] = people as [Person, Person, Person];
      const households = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
      await trust(app(), cleo.id);
      await report(ada, (await write(app(), cleo.id, 'by Cleo')).id);
      const body = { action: 'mute', reason: 'cruel', length: 'month' } as const;
      const params = { caseId: (await caseOf('by Cleo'))!.id };
      const { decisionId } = (await decideAsRead(moderator, { params, body })).body;
      const stays = await noteOf('reported by one who is muted');
      await all(stays, households);
      expect(notes.get(stays)!.isHidden).toBe(false);
      await moderator.call(undoDecision, { params: { decisionId } });
      const goes = await noteOf('reported by one who is not muted any more');
      await all(goes, households);
      expect(notes.get(goes)!.isHidden).toBe(true);
      const held = { caseId: (await caseOf('reported by one who is not muted any more'))!.id };
      const fine = { action: 'dismiss', reason: 'nothing-wrong', note: '' } as const;
      expect((await decideAsRead(moderator, { params: held, body: fine })).status).toBe(201);
      done.length = 0;
    });

    it('never hide words of danger', async () => {
      const { id, needsHelp, isHeld } = await write(app(), author.id, 'I want to kill myself');
      expect([needsHelp, isHeld]).toEqual([true, false]);
      expect(await caseOf('I want to kill myself')).toMatchObject({
        urgency: 'danger',
        isDanger: true,
        // Of this kind nobody is shown who helps, so moderators are not told that they were.
        isHelpShown: false,
        reports: 0,
      });
      await all(id, ['203.0.113.1', '203.0.113.2', '203.0.113.3']);
      expect(notes.get(id)!.isHidden).toBe(false);
    });

    it('stand in order of urgency', async () => {
      const order = (await moderator.call(listCases, {})).body.map(({ urgency }) => urgency);
      expect(order.slice(0, 2)).toEqual(['danger', 'danger']);
      expect(order[2]).toBe('held');
      expect(new Set(order.slice(3))).toEqual(new Set(['reports']));
    });

    it('are about the words that a moderator has read: changed since, they are read first', async () => {
      const id = await noteOf('read by a moderator');
      await all(id, ['203.0.113.11', '203.0.113.12', '203.0.113.13']);
      const { id: caseId } = (await caseOf('read by a moderator'))!;
      const params = { caseId };
      const seen = (await moderator.call(getCase, { params })).body.words!.version;
      await edit(app(), id, 'never read by a moderator');
      for (const action of ['dismiss', 'hide', 'warn'] as const) {
        const reason = action === 'dismiss' ? 'nothing-wrong' : 'cruel';
        const refusal = await moderator.refused(decideCase, { params, body: { action, reason, seen } });
        expect([refusal.status, codeOf(refusal)]).toEqual([409, 'WORDS_CHANGED']);
      }
      expect(notes.get(id)!.isHidden).toBe(true);
      const second = { action: 'ask-second', reason: 'unsure', seen } as const;
      expect((await moderator.call(decideCase, { params, body: second })).status).toBe(201);
      const now = (await moderator.call(getCase, { params })).body.words!;
      expect([now.text, now.version === seen]).toEqual(['never read by a moderator', false]);
      const body = { action: 'dismiss', reason: 'nothing-wrong', seen: now.version } as const;
      expect((await moderator.call(decideCase, { params, body })).status).toBe(201);
      expect(notes.get(id)!.isHidden).toBe(false);
    });

    it('are taken anew of other words under the same id, which nobody has found fine', async () => {
      const id = await noteOf('harmless at first');
      await all(id, ['203.0.113.1', '203.0.113.2', '203.0.113.3']);
      expect(notes.get(id)!.isHidden).toBe(true);
      const { id: caseId } = (await caseOf('harmless at first'))!;
      const body = { action: 'dismiss', reason: 'nothing-wrong' } as const;
      expect((await decideAsRead(moderator, { params: { caseId }, body })).status).toBe(201);
      expect(notes.get(id)!.isHidden).toBe(false);
      const [ada] = people as [Person];
      expect(codeOf(await report(ada, id))).toBe('ALREADY_REPORTED');
      await edit(app(), id, 'cruel afterwards');
      await all(id, ['203.0.113.1', '203.0.113.2', '203.0.113.3']);
      expect(notes.get(id)!.isHidden).toBe(true);
    });

    it('of one person do not hide it, however often it is changed', async () => {
      const id = await noteOf('changed 0 times');
      const [ada] = people as [Person];
      for (const [i, from] of ['203.0.113.1', '203.0.113.2', '203.0.113.3'].entries()) {
        expect((await report(ada, id, { from })).status).toBe(201);
        await edit(app(), id, `changed ${i + 1} times`);
      }
      expect(notes.get(id)!.isHidden).toBe(false);
    });

    it('keep no address, and forget after 30 days who lives together', async () => {
      const rows = await app().db.selectFrom('moderation_report').select('network').execute();
      expect(rows.length).toBeGreaterThan(3);
      expect(JSON.stringify(rows)).not.toContain('203.0.113');
      const { forgetNetworks } = await import('./report-store.ts');
      await forgetNetworks(app().db, app().clock.now() + 1, new AbortController().signal);
      const kept = await app()
        .db.selectFrom('moderation_report')
        .select('network')
        .where('network', 'is not', null)
        .execute();
      expect(kept).toEqual([]);
    });

    it('are text', async () => {
      const nasty = '<script>alert(1)</script>\u202e\u200b "quoted" 💡';
      const id = await noteOf(nasty);
      const [ada] = people as [Person];
      await report(ada, id, { comment: nasty });
      const one = (await caseOf(nasty))!;
      const { body } = await moderator.call(getCase, { params: { caseId: one.id } });
      expect([body.words!.text, body.reportsMade[0]!.comment]).toEqual([nasty, nasty]);
      const long = await ada.client.refused(createReport, {
        body: { kind: 'note', wordsId: id, reason: 'cruel', comment: 'e\u0301'.repeat(251) },
      });
      expect(long.status).toBe(400);
    });
  },
  { moreFeatures: [feature] },
);
