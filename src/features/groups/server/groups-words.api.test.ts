import { expect, it } from 'vitest';
import { undoDecision } from '#features/moderation/decisions.contract.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { MODERATION_LIMITS } from '#features/moderation/moderation.rules.ts';
import { listMyWords } from '#features/moderation/my-words.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import type { Person } from '#test-support/community.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { bringIn, giveGroupRole, startedBy } from '#test-support/group-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { LiveListener } from '#test-support/live-listener.ts';
import { member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { updateGroup } from '../groups.contract.ts';
import { approveAsking, declineAsking, joinGroup, listAsking } from '../joining.contract.ts';
import { leaveGroup } from '../members.contract.ts';

describeOnBothEngines('the words of a study group', (app) => {
  const someone = (name: string) => member(app(), name);
  const kindOf = (kind: string) => app().server.deps.words.get(kind)!;
  const idOf = async (groupId: string, { id }: Person) =>
    (
      await app()
        .db.selectFrom('group_asking')
        .select('id')
        .where('group_id', '=', groupId)
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow()
    ).id;

  it('at its door are read by its keepers, reported, hidden and shown again', async () => {
    const [leader, one, stranger] = [await someone('wordl'), await someone('wordo'), await someone('words')];
    const mia = await hostOf(app(), 'miawords', 'moderator');
    const groupId = await startedBy(leader, { admission: 'request' });
    await one.client.call(joinGroup, { params: { groupId }, body: { word: 'You are all fools' } });
    const wordsId = await idOf(groupId, one);
    // What its keepers are shown says what they report.
    const [asker] = (await leader.client.call(listAsking, { params: { groupId } })).body;
    expect(asker!.id).toBe(wordsId);
    const report = { kind: 'group-asking', wordsId, reason: 'cruel' } as const;
    expect((await stranger.client.refused(createReport, { body: report })).status).toBe(404);
    expect((await leader.client.call(createReport, { body: report })).status).toBe(201);
    const [open] = (await mia.call(listCases, {})).body;
    const hide = { action: 'hide', reason: 'cruel' } as const;
    const { decisionId } = (await decideAsRead(mia, { params: { caseId: open!.id }, body: hide })).body;
    const words = async () =>
      (await leader.client.call(listAsking, { params: { groupId } })).body.map(({ word }) => word);
    expect(await words()).toEqual(['']);
    expect(await kindOf('group-asking').find(app().db, wordsId)).toMatchObject({
      authorId: one.id,
      isHidden: true,
      audience: 'Leaders of Thursday kitchen, and who asked',
    });
    await mia.call(undoDecision, { params: { decisionId } });
    expect(await words()).toEqual(['You are all fools']);
    expect(await kindOf('group-asking').countBy(app().db, one.id)).toBe(1);
  });

  it('with which somebody was declined are theirs alone, and hidden from them by a moderator', async () => {
    const [leader, one, stranger] = [await someone('nol'), await someone('noo'), await someone('nos')];
    const groupId = await startedBy(leader, { admission: 'request' });
    await one.client.call(joinGroup, { params: { groupId }, body: {} });
    const wordsId = await idOf(groupId, one);
    const kind = kindOf('group-declining');
    expect(await kind.find(app().db, wordsId)).toBeUndefined();
    const params = { groupId, personId: one.id };
    const declined = await leader.client.call(declineAsking, { params, body: { word: 'Never.' } });
    expect(declined.body).toEqual({ needsHelp: false });
    expect(await kind.find(app().db, wordsId)).toMatchObject({ authorId: leader.id, text: 'Never.' });
    expect(await kind.canRead(app().db, wordsId, one.id)).toBe(true);
    expect(await kind.canRead(app().db, wordsId, stranger.id)).toBe(false);
    const report = { kind: 'group-declining', wordsId, reason: 'cruel' } as const;
    expect((await one.client.call(createReport, { body: report })).status).toBe(201);
    const mia = await hostOf(app(), 'miadecl', 'moderator');
    const open = (await mia.call(listCases, {})).body.find((one) => one.kind === 'group-declining');
    await decideAsRead(mia, { params: { caseId: open!.id }, body: { action: 'hide', reason: 'cruel' } });
    const [told] = (await one.client.call(listNotifications, {})).body;
    expect(told).toMatchObject({ kind: 'group-declined', text: null });
    expect(await kind.countBy(app().db, leader.id)).toBe(1);
  });

  it('with which somebody is declined show help to who writes words of danger', async () => {
    const [leader, one] = [await someone('dangerl'), await someone('dangero')];
    const groupId = await startedBy(leader, { admission: 'request' });
    await one.client.call(joinGroup, { params: { groupId }, body: {} });
    const params = { groupId, personId: one.id };
    const word = 'I am closing it. I want to kill myself.';
    expect((await leader.client.call(declineAsking, { params, body: { word } })).body).toEqual({
      needsHelp: true,
    });
  });

  it('are whose wrote them last, or its leader’s when their account is gone', async () => {
    const [leader, second] = [await someone('lastl'), await someone('lasts')];
    const groupId = await startedBy(leader);
    await bringIn(groupId, leader, [second]);
    const authorId = async () => (await kindOf('study-group').find(app().db, groupId))?.authorId;
    expect(await authorId()).toBe(leader.id);
    await app().db.updateTable('study_group').set({ author_id: null }).where('id', '=', groupId).execute();
    expect(await authorId()).toBe(leader.id);
    await app()
      .db.updateTable('group_member')
      .set({ role: 'leader' })
      .where('user_id', '=', second.id)
      .execute();
    await second.client.call(updateGroup, { params: { groupId }, body: { about: 'New words' } });
    expect(await authorId()).toBe(second.id);
    expect(await kindOf('study-group').find(app().db, 'no-such-id')).toBeUndefined();
  });

  it('and who is in it come to open pages at once', async () => {
    const [leader, one] = [await someone('livel'), await someone('liveo')];
    const groupId = await startedBy(leader, { admission: 'request' });
    const [atLeader, atOne] = [await LiveListener.open(leader.client), await LiveListener.open(one.client)];
    await one.client.call(joinGroup, { params: { groupId }, body: {} });
    await hears(atLeader, `/api/groups/${groupId}`);
    await leader.client.call(approveAsking, { params: { groupId, personId: one.id } });
    await hears(atOne, '/api/groups/mine');
    await leader.client.call(updateGroup, { params: { groupId }, body: { name: 'Friday kitchen' } });
    await hears(atOne, `/api/groups/${groupId}`);
    await one.client.call(leaveGroup, { params: { groupId } });
    await hears(atLeader, `/api/groups/${groupId}`);
    for (const listener of [atLeader, atOne]) listener.leave();
  });

  async function hears(listener: LiveListener, path: string): Promise<void> {
    for (let changed = await listener.changed(); !changed?.includes(path); ) {
      expect(changed).not.toBeNull();
      changed = await listener.changed();
    }
  }

  it('that another leader wrote since are not told to whose words were hidden there before', async () => {
    const [lea, ruth] = [await someone('wordm'), await someone('wordn')];
    const mia = await hostOf(app(), 'miamine', 'moderator');
    const groupId = await startedBy(lea, { about: 'Cruel words' });
    await bringIn(groupId, lea, [ruth]);
    await ruth.client.call(createReport, {
      body: { kind: 'study-group', wordsId: groupId, reason: 'cruel' },
    });
    const open = (await mia.call(listCases, {})).body.find((one) => one.kind === 'study-group');
    const hide = { action: 'hide', reason: 'cruel' } as const;
    await decideAsRead(mia, { params: { caseId: open!.id }, body: hide });
    app().clock.advance({ ms: MODERATION_LIMITS.undoMs + 1 });
    const told = async () => (await lea.client.call(listMyWords, { query: {} })).body[0]!.words?.text;
    expect(await told()).toContain('Cruel words');
    await giveGroupRole(groupId, lea, ruth, 'leader');
    await ruth.client.call(updateGroup, { params: { groupId }, body: { about: 'Of Ruth alone' } });
    await lea.client.call(leaveGroup, { params: { groupId } });
    expect(await told()).toBeUndefined();
  });
});
