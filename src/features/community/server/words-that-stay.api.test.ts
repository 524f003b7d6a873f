import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { createDatePoll, getDatePoll } from '#features/date-polls/date-polls.contract.ts';
import { createGathering, getGathering, updateGathering } from '#features/gatherings/gatherings.contract.ts';
import { findGroups, updateGroup } from '#features/groups/groups.contract.ts';
import { createReport, getCase, listCases } from '#features/moderation/moderation.contract.ts';
import type { ReportReason } from '#features/moderation/moderation.rules.ts';
import { createAppeal, getMyWords } from '#features/moderation/my-words.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { SUPPER_POLL } from '#test-support/date-polls.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { bringIn, giveGroupRole, startedBy } from '#test-support/group-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';

/** A word of the list: what has it is hidden until a moderator has looked. */
const LISTED = 'Fuckface';
const FINE = { action: 'dismiss', reason: 'nothing-wrong' } as const;

/* What a group says and plans stays with it when an account is deleted (docs/product.md, Moderation). */
describeOnBothEngines('words that stay where the account of who wrote them is deleted', (app) => {
  let count = 0;

  /** A group that Lea and Ruth lead, and Noa is in; Mia moderates. */
  async function people(words: { name?: string; about?: string } = {}) {
    count += 1;
    app().clock.set(new Date(Date.now() + count * 60_000).toISOString());
    const [lea, ruth, noa] = await Promise.all(
      ['lea', 'ruth', 'noa'].map((name) => member(app(), `${name}stays${count}`)),
    );
    const mia = await hostOf(app(), `miastays${count}`, 'moderator');
    const groupId = await startedBy(lea!, { name: `Kitchen ${count}`, ...words });
    await bringIn(groupId, lea!, [ruth!, noa!]);
    await giveGroupRole(groupId, lea!, ruth!, 'leader');
    return { lea: lea!, ruth: ruth!, noa: noa!, mia, groupId };
  }
  const goes = ({ client }: Member) => client.call(deleteAccount, { body: { password: PASSWORD } });
  const report = ({ client }: Member, wordsId: string, kind: string, reason: ReportReason = 'cruel') =>
    client.call(createReport, { body: { kind, wordsId, reason } });
  const casesOf = async (mia: TestClient, wordsId: string) => {
    const rows = await app()
      .db.selectFrom('moderation_case')
      .select('id')
      .where('words_id', '=', wordsId)
      .execute();
    const ids = new Set(rows.map(({ id }) => id));
    return (await mia.call(listCases, { query: {} })).body.filter(({ id }) => ids.has(id));
  };
  const told = async ({ client }: Member) => {
    await app().server.idle();
    return (await client.call(listNotifications, { query: {} })).body.map(({ title }) => title);
  };
  const finds = async ({ client }: Member, groupId: string) =>
    (await client.call(findGroups, { query: {} })).body.some(({ id }) => id === groupId);

  it('wait for a moderator as those of another leader, who is told, and can be shown again', async () => {
    const { lea, ruth, noa, mia, groupId } = await people();
    await lea.client.call(updateGroup, { params: { groupId }, body: { about: LISTED } });
    await goes(lea);
    const [now, ...more] = await casesOf(mia, groupId);
    expect(now).toMatchObject({ author: { id: ruth.id }, urgency: 'word-list', isHeld: true });
    expect(more).toEqual([]);
    expect(await told(ruth)).toContain('We will look at your group before others see it.');
    await ruth.client.call(updateGroup, { params: { groupId }, body: { about: 'Bread and soup' } });
    expect(await finds(noa, groupId)).toBe(false);
    await decideAsRead(mia, { params: { caseId: now!.id }, body: FINE });
    expect(await finds(noa, groupId)).toBe(true);
  });

  it('keep what was reported of them', async () => {
    const { lea, ruth, noa, mia, groupId } = await people({ about: 'You are all fools' });
    await report(noa, groupId, 'study-group', 'danger');
    await goes(lea);
    const [now, ...more] = await casesOf(mia, groupId);
    expect(now).toMatchObject({ author: { id: ruth.id }, urgency: 'danger', reports: 1 });
    expect(more).toEqual([]);
    const { body } = await mia.call(getCase, { params: { caseId: now!.id } });
    expect([body.reportsMade.length, body.words?.isChanged]).toEqual([1, false]);
  });

  it('are so, too, of an event and of a search for a date', async () => {
    const { lea, ruth, noa, mia, groupId } = await people();
    const supper = { ...SUPPER, groupId, title: LISTED };
    const { gatheringId, start } = (await lea.client.call(createGathering, { body: supper })).body;
    const startsAt = [`${SUPPER.startsAt.slice(0, 10)}T10:00`, SUPPER.startsAt];
    const poll = { ...SUPPER_POLL, startsAt, groupId, title: LISTED };
    const { id: pollId } = (await lea.client.call(createDatePoll, { body: poll })).body;
    await goes(lea);
    const seen = async () => {
      const event = await noa.client.send('GET', `/api/gatherings/${gatheringId}/${start}`);
      const search = await noa.client.send('GET', `/api/date-polls/${pollId}`);
      return [event.status, search.status];
    };
    expect(await seen()).toEqual([404, 404]);
    for (const wordsId of [gatheringId, pollId]) {
      const [now] = await casesOf(mia, wordsId);
      expect(now).toMatchObject({ author: { id: ruth.id }, isHeld: true });
      await decideAsRead(mia, { params: { caseId: now!.id }, body: FINE });
    }
    expect(await seen()).toEqual([200, 200]);
    const params = { gatheringId, start };
    expect((await noa.client.call(getGathering, { params })).body.title).toBe(LISTED);
    expect((await noa.client.call(getDatePoll, { params: { pollId } })).body.title).toBe(LISTED);
  });

  /** A group of whose words a moderator decided that nobody reads them. */
  async function hidden() {
    const them = await people({ about: 'You are all fools' });
    await report(them.noa, them.groupId, 'study-group');
    const [one] = await casesOf(them.mia, them.groupId);
    const params = { caseId: one!.id };
    const hide = { action: 'hide', reason: 'cruel' } as const;
    await decideAsRead(them.mia, { params, body: hide });
    app().clock.advance({ minutes: 11 });
    return { ...them, ...params };
  }

  it.each(['', ', who had appealed,'])(
    'wait for a moderator anew where one had hidden them from everybody as those of another%s',
    async (appealed) => {
      const { lea, ruth, noa, mia, groupId, caseId } = await hidden();
      if (appealed) {
        const { actions } = (await lea.client.call(getMyWords, { params: { caseId } })).body;
        const body = { text: 'It was a quotation.' };
        await lea.client.call(createAppeal, { params: { actionId: actions[0]!.id }, body });
      }
      await goes(lea);
      const [now, ...more] = await casesOf(mia, groupId);
      expect(now).toMatchObject({ author: { id: ruth.id }, isHeld: true, urgency: 'word-list' });
      expect(more).toEqual([]);
      expect(await told(ruth)).toContain('We will look at your group before others see it.');
      expect(await finds(noa, groupId)).toBe(false);
      await decideAsRead(mia, { params: { caseId: now!.id }, body: FINE });
      expect(await finds(noa, groupId)).toBe(true);
    },
  );

  it('wait once, where another hold goes along with what was hidden', async () => {
    const { lea, ruth, noa, mia, groupId } = await hidden();
    await lea.client.call(updateGroup, { params: { groupId }, body: { about: LISTED } });
    await goes(lea);
    const [now, ...more] = await casesOf(mia, groupId);
    expect([now?.author?.id, now?.isHeld, more]).toEqual([ruth.id, true, []]);
    await decideAsRead(mia, { params: { caseId: now!.id }, body: FINE });
    expect(await finds(noa, groupId)).toBe(true);
  });

  it('keep words of danger before moderators, whoever corrects what stands beside them', async () => {
    const { lea, ruth, mia, groupId } = await people();
    const supper = { ...SUPPER, groupId, description: 'I want to kill myself.' };
    const { gatheringId, start } = (await lea.client.call(createGathering, { body: supper })).body;
    const [before] = await casesOf(mia, gatheringId);
    const change = { scope: 'all', place: 'The third floor' } as const;
    await ruth.client.call(updateGathering, { params: { gatheringId, start }, body: change });
    const [now] = await casesOf(mia, gatheringId);
    expect([before, now]).toMatchObject([
      { author: { id: lea.id }, urgency: 'danger' },
      { author: { id: ruth.id }, urgency: 'danger' },
    ]);
    const { body } = await mia.call(getCase, { params: { caseId: now!.id } });
    expect(body.words?.text).toContain('I want to kill myself.');
    // Once somebody has looked, a corrected place is no new danger.
    for (const one of await casesOf(mia, gatheringId))
      await decideAsRead(mia, { params: { caseId: one.id }, body: FINE });
    await lea.client.call(updateGathering, {
      params: { gatheringId, start },
      body: { ...change, place: '' },
    });
    expect(await casesOf(mia, gatheringId)).toEqual([]);
  });

  it('are forgotten where they go with the account', async () => {
    const { lea, noa, mia } = await people();
    await report(noa, lea.id, 'person-name');
    const [one] = await casesOf(mia, lea.id);
    await goes(lea);
    expect(await casesOf(mia, lea.id)).toEqual([]);
    const { body } = await mia.call(getCase, { params: { caseId: one!.id } });
    expect([body.closedAt, body.words]).toEqual([app().clock.now(), null]);
  });
});
