import { expect, it } from 'vitest';
import { correctAge } from '#features/circle/circle.contract.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { personNamed } from '#test-support/community.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { bringIn, GROUP, linkInto, startedBy } from '#test-support/group-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { block, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import {
  createGroup,
  findGroups,
  getGroup,
  listMyGroups,
  setGroupArchived,
  setGroupMuted,
  updateGroup,
} from '../groups.contract.ts';
import { GROUP_LIMITS, HIDDEN_GROUP_NAME } from '../groups.rules.ts';
import { getGroupByLink, joinGroup } from '../joining.contract.ts';
import { listGroupActs } from '../members.contract.ts';

describeOnBothEngines('a study group', (app) => {
  let names = 0;
  const nextName = () => `Group ${'abcdefghijklmnopqrstuvwxyz'[names++ % 26]}${names}`;
  const found = async ({ client }: { client: TestClient }, query: Record<string, unknown> = {}) =>
    (await client.call(findGroups, { query })).body.map(({ id }) => id);
  const statusOf = async ({ client }: { client: TestClient }, groupId: string) =>
    (await client.refused(getGroup, { params: { groupId } })).status;

  it('is led by who started it, and made once for a request that comes twice', async () => {
    const ruth = await member(app(), 'ruth');
    const key = { 'idempotency-key': 'a-kitchen-only-once' };
    const [made, again] = [
      await ruth.client.call(createGroup, { body: GROUP }, key),
      await ruth.client.call(createGroup, { body: GROUP }, key),
    ];
    expect(made.status).toBe(201);
    expect(again.body.id).toBe(made.body.id);
    expect(made.body).toMatchObject({
      ...GROUP,
      standing: 'leader',
      members: 1,
      faces: [{ id: ruth.id }],
      asking: 0,
      hidden: null,
      can: { join: false, write: true, help: true, lead: true, report: false },
    });
    expect((await ruth.client.call(listMyGroups, {})).body).toMatchObject([
      { id: made.body.id, standing: 'leader', passage: null, fresh: 0, isMuted: false },
    ]);
  });

  it('is found by words, topic and language, the liveliest first, page by page', async () => {
    const [leader, reader] = [await member(app(), 'leader'), await member(app(), 'reader')];
    app().clock.advance({ minutes: 1 });
    const first = await startedBy(leader, { name: 'Öl & Licht', language: 'de', about: 'Jeremia' });
    app().clock.advance({ minutes: 1 });
    const second = await startedBy(leader, { name: '100 % prayer', topic: 'prayer' });
    app().clock.advance({ minutes: 1 });
    const closed = await startedBy(leader, { name: 'By invitation', admission: 'link' });
    const all = await found(reader);
    expect(all.slice(0, 2)).toEqual([second, first]);
    expect(all).not.toContain(closed);
    expect(await found(reader, { q: 'ol JEREMIA' })).toEqual([first]);
    expect(await found(reader, { q: '0 %' })).toEqual([second]);
    expect(await found(reader, { q: '_il' })).toEqual([]);
    expect(await found(reader, { language: 'de' })).toEqual([first]);
    expect(await found(reader, { topic: 'prayer', language: 'en' })).toEqual([second]);
    const page = await reader.client.call(findGroups, { query: { limit: 1 } });
    const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')![1]!;
    const after = (await (await reader.client.fetch(next)).json()) as { id: string }[];
    expect([page.body[0]!.id, after[0]!.id]).toEqual(all.slice(0, 2));
    const many = { q: 'a b c d e f g h i' };
    expect((await reader.client.refused(findGroups, { query: many })).status).toBe(400);
  });

  it('is at its door what everybody may know of it', async () => {
    const [leader, reader] = [await member(app(), 'doorl'), await member(app(), 'doorr')];
    const groupId = await startedBy(leader);
    expect((await reader.client.call(getGroup, { params: { groupId } })).body).toMatchObject({
      standing: 'none',
      guidelines: GROUP.guidelines,
      faces: [],
      asking: null,
      hidden: null,
      can: { join: true, write: false, help: false, lead: false, report: true },
    });
    expect(await statusOf(reader, await startedBy(leader, { admission: 'link' }))).toBe(404);
  });

  it('is changed by its leaders, muted by each for themselves', async () => {
    const [leader, one] = [await member(app(), 'changel'), await member(app(), 'changeo')];
    const groupId = await startedBy(leader);
    await bringIn(groupId, leader, [one]);
    const params = { groupId };
    const changed = await leader.client.call(updateGroup, {
      params,
      body: { about: 'Bread', room: 'waters' },
    });
    expect(changed.body).toMatchObject({ about: 'Bread', room: 'waters', name: GROUP.name });
    expect((await one.client.refused(updateGroup, { params, body: { about: 'Mine' } })).status).toBe(403);
    const muted = await one.client.call(setGroupMuted, { params, body: { isMuted: true } });
    expect(muted.body.isMuted).toBe(true);
    expect((await leader.client.call(getGroup, { params })).body.isMuted).toBe(false);
    expect((await one.client.call(setGroupMuted, { params, body: { isMuted: false } })).body.isMuted).toBe(
      false,
    );
  });

  it('is archived and opened again by its leaders: read by its people, found by nobody, written in no more', async () => {
    const [leader, one, stranger] = [
      await member(app(), 'archl'),
      await member(app(), 'archo'),
      await member(app(), 'archs'),
    ];
    const groupId = await startedBy(leader);
    await bringIn(groupId, leader, [one]);
    const params = { groupId };
    const archive = (isArchived: boolean) =>
      leader.client.call(setGroupArchived, { params, body: { isArchived } });
    expect((await one.client.refused(setGroupArchived, { params, body: { isArchived: true } })).status).toBe(
      403,
    );
    expect((await archive(true)).body).toMatchObject({ can: { write: false, lead: true } });
    await archive(true);
    app().clock.advance({ minutes: 1 });
    expect((await one.client.call(getGroup, { params })).body.archivedAt).not.toBeNull();
    expect(await statusOf(stranger, groupId)).toBe(404);
    expect(await found(stranger)).not.toContain(groupId);
    const refused = await leader.client.refused(updateGroup, { params, body: { name: 'Later' } });
    expect(refused.body.code).toBe('GROUP_ARCHIVED');
    expect((await archive(false)).body.archivedAt).toBeNull();
    const acts = (await leader.client.call(listGroupActs, { params })).body.map(({ act }) => act);
    expect(acts).toEqual(['reopen', 'archive']);
  });

  it('is neither found, started nor joined by whoever is under 16, and by nobody who has not said', async () => {
    const leader = await member(app(), 'young-leader'.replaceAll('-', ''));
    const groupId = await startedBy(leader, { name: nextName() });
    const child = await member(app(), 'child', { age: 'under-16' });
    expect(await found(child)).toEqual([]);
    expect(await statusOf(child, groupId)).toBe(404);
    const started = await child.client.refused(createGroup, { body: GROUP });
    expect([started.status, started.body.message]).toEqual([
      403,
      expect.stringContaining('A leader can invite you'),
    ]);
    const newcomer = { client: await app().user('unasked') };
    expect((await newcomer.client.refused(createGroup, { body: GROUP })).body.code).toBe(
      'GUIDELINES_NOT_AGREED',
    );
    const refused = await newcomer.client.refused(joinGroup, { params: { groupId }, body: {} });
    expect(refused.body.code).toBe('GUIDELINES_NOT_AGREED');
    expect(await found(newcomer)).toContain(groupId);
  });

  it('is asked and led no more by somebody who turns out to be under 16', async () => {
    const [leader, child, one] = [
      await member(app(), 'askl'),
      await member(app(), 'askc'),
      await member(app(), 'asko'),
    ];
    const groupId = await startedBy(leader, { admission: 'request' });
    await child.client.call(joinGroup, { params: { groupId }, body: { word: 'Me too' } });
    const [led, alone] = [await startedBy(child), await startedBy(child)];
    await bringIn(led, child, [one]);
    const anna = await hostOf(app(), 'annaage', 'admin');
    await anna.call(correctAge, { params: { personId: child.id }, body: { answer: 'under-16' } });
    await app().server.idle();
    const seen = async ({ client }: { client: TestClient }, id: string) =>
      (await client.call(getGroup, { params: { groupId: id } })).body;
    expect((await seen(leader, groupId)).asking).toBe(0);
    expect(await seen(one, led)).toMatchObject({ standing: 'leader' });
    expect(await seen(child, led)).toMatchObject({ standing: 'helper' });
    // Nobody else is there to lead it, so it is archived: nobody finds it, and nobody comes in.
    expect(await seen(child, alone)).toMatchObject({ standing: 'helper', archivedAt: expect.any(Number) });
    expect(await found(leader)).not.toContain(alone);
    const acts = await app().db.selectFrom('group_act').select('act').where('group_id', '=', alone).execute();
    expect(acts.map(({ act }) => act).toSorted()).toEqual(['archive', 'role']);
  });

  it('is not found by whom a block parts from one of its leaders', async () => {
    const [leader, other] = [await member(app(), 'blockl'), await member(app(), 'blocko')];
    const groupId = await startedBy(leader);
    expect(await found(other)).toContain(groupId);
    await block(leader, other);
    expect(await found(other)).not.toContain(groupId);
    expect(await statusOf(other, groupId)).toBe(404);
    const late = await member(app(), 'blockx');
    await block(late, leader);
    expect(await found(late)).not.toContain(groupId);
  });

  it('carries no office in its name, unless who leads it has one', async () => {
    const leader = await member(app(), 'office');
    for (const name of ['Pastor Ruth', 'L a m p s t a n d', 'Official news']) {
      const refused = await leader.client.refused(createGroup, { body: { ...GROUP, name } });
      expect([name, refused.status]).toEqual([name, 400]);
    }
    expect(await startedBy(leader, { name: 'Support after a loss' })).toBeTruthy();
    const groupId = await startedBy(leader);
    const body = { name: 'The Lampstand Staff' };
    expect((await leader.client.refused(updateGroup, { params: { groupId }, body })).status).toBe(400);
  });

  it('waits for a moderator where the word list holds its words, and is not there for others meanwhile', async () => {
    const newcomer = await personNamed(app(), 'newleader');
    const [reader, mia] = [await member(app(), 'heldreader'), await hostOf(app(), 'miaheld', 'moderator')];
    const groupId = await startedBy(newcomer, { about: 'fuck them' });
    const own = (await newcomer.client.call(getGroup, { params: { groupId } })).body;
    expect(own.hidden).toBe('held');
    expect(await statusOf(reader, groupId)).toBe(404);
    const token = await linkInto(groupId, newcomer);
    expect((await reader.client.refused(getGroupByLink, { params: { token } })).status).toBe(404);
    const [one] = (await mia.call(listCases, {})).body;
    const dismiss = { action: 'dismiss', reason: 'nothing-wrong' } as const;
    await decideAsRead(mia, { params: { caseId: one!.id }, body: dismiss });
    expect(await found(reader)).toContain(groupId);
  });

  it('is hidden by moderators: its people go on, and read its name no more', async () => {
    const [leader, one, stranger] = [
      await member(app(), 'hidl'),
      await member(app(), 'hido'),
      await member(app(), 'hids'),
    ];
    const mia = await hostOf(app(), 'miahid', 'moderator');
    const groupId = await startedBy(leader);
    await bringIn(groupId, leader, [one]);
    const report = { kind: 'study-group', wordsId: groupId, reason: 'cruel' } as const;
    expect((await stranger.client.call(createReport, { body: report })).status).toBe(201);
    const [open] = (await mia.call(listCases, {})).body;
    await decideAsRead(mia, { params: { caseId: open!.id }, body: { action: 'hide', reason: 'cruel' } });
    expect(await found(stranger)).not.toContain(groupId);
    expect((await one.client.call(getGroup, { params: { groupId } })).body).toMatchObject({
      name: HIDDEN_GROUP_NAME,
      about: '',
      hidden: null,
    });
    expect((await leader.client.call(getGroup, { params: { groupId } })).body).toMatchObject({
      name: GROUP.name,
      hidden: 'moderator',
    });
    const body = { name: 'Another name' };
    const renamed = await leader.client.call(updateGroup, { params: { groupId }, body });
    expect(renamed.body.hidden).toBe('moderator');
  });

  it('is led ten times by one person at most', async () => {
    const leader = await member(app(), 'tenl');
    for (let i = 0; i < GROUP_LIMITS.ledByOne; i++) await startedBy(leader, { name: nextName() });
    expect((await leader.client.refused(createGroup, { body: GROUP })).body.code).toBe('GROUP_LIMIT');
    const [{ id: groupId } = { id: '' }] = (await leader.client.call(listMyGroups, {})).body;
    const params = { groupId };
    await leader.client.call(setGroupArchived, { params, body: { isArchived: true } });
    await startedBy(leader, { name: nextName() });
    const reopened = await leader.client.refused(setGroupArchived, { params, body: { isArchived: false } });
    expect(reopened.body.code).toBe('GROUP_LIMIT');
  });
});
