import { expect, it } from 'vitest';
import { createDatePoll } from '#features/date-polls/date-polls.contract.ts';
import { createGathering } from '#features/gatherings/gatherings.contract.ts';
import { addGroupFile } from '#features/groups/files.contract.ts';
import { createPost } from '#features/groups/posts.contract.ts';
import { createTopic } from '#features/groups/talk.contract.ts';
import { createReport, getCase, listCases } from '#features/moderation/moderation.contract.ts';
import { getMyWords } from '#features/moderation/my-words.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { createEncouragement } from '#features/prayer/encouragements.contract.ts';
import { createRequest } from '#features/prayer/requests.contract.ts';
import { SUPPER_POLL } from '#test-support/date-polls.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { hostOf } from '#test-support/hosts.ts';
import { block, type Member, member } from '#test-support/members.ts';
import { store } from '#test-support/my-files.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, leaves, studyGroup } from '#test-support/study-groups.ts';
import type { TestClient } from '#test-support/test-client.ts';

describeOnBothEngines('where words stand', (app) => {
  /** What Hannah, who leads a group, says in it: the kind, its id, and what its page asks for first. */
  async function saidIn(groupId: string, { id: hannahId, client }: Member, ruth: Member) {
    const params = { groupId };
    const threadId = (await client.call(createTopic, { params, body: { title: 'Easter', text: 'Come' } }))
      .body.id;
    app().clock.advance({ seconds: 5 });
    const said = await client.call(createPost, { params: { threadId }, body: { text: 'Bring bread' } });
    const fileId = await store(client, 'notes', 'notes.mp3');
    const file = (await client.call(addGroupFile, { params, body: { fileId, title: 'Notes' } })).body;
    const audience = { kind: 'group' as const, id: groupId };
    const asked = await client.call(createRequest, {
      body: { text: 'My exam', audience, isAnonymous: false },
    });
    const requestId = asked.body.id;
    const underneath = await ruth.client.call(createEncouragement, {
      params: { requestId },
      body: { text: 'With you' },
    });
    const supper = (await client.call(createGathering, { body: { ...SUPPER, groupId } })).body;
    const poll = (await client.call(createDatePoll, { body: { ...SUPPER_POLL, groupId } })).body;
    const thread = `/api/groups/threads/${threadId}`;
    const request = `/api/prayer/requests/${requestId}`;
    return [
      ['study-group', groupId, `/api/groups/${groupId}`],
      ['group-topic', threadId, thread],
      ['group-post', said.body.post.id, thread],
      ['group-file', file.id, `/api/groups/${groupId}/files`],
      ['prayer-request', requestId, request],
      ['encouragement', underneath.body.id, request],
      ['gathering', supper.gatheringId, `/api/gatherings/${supper.gatheringId}/${supper.start}`],
      ['date-poll', poll.id, `/api/date-polls/${poll.id}`],
      ['person-name', hannahId, `/api/people/${hannahId}`],
    ] as const;
  }
  const three = (round: string) =>
    Promise.all(['hannah', 'ruth', 'naomi'].map((name) => member(app(), name + round))) as Promise<
      [Member, Member, Member]
    >;

  it('is said to those who can open it, who are in the group or wrote it, and to no others', async () => {
    app().clock.set('2026-11-22T12:00:00Z');
    const [hannah, ruth, naomi] = await three('a');
    const groupId = await studyGroup(app(), 'Kitchen', [hannah, ruth]);
    await app().db.updateTable('study_group').set({ admission: 'link' }).where('id', '=', groupId).execute();
    const words = await saidIn(groupId, hannah, ruth);
    const compare = async () => {
      for (const [kind, id, page] of words) {
        for (const { name, ...reader } of [hannah, ruth, naomi]) {
          const now = app().clock.now();
          const isSaid = await app().server.deps.words.get(kind)!.canOpen(app().db, id, reader.id, now);
          const { status } = await reader.client.send('GET', page);
          expect([kind, name, isSaid]).toEqual([kind, name, status === 200]);
        }
      }
    };
    await compare();
    await leaves(app(), groupId, hannah);
    await compare();
    await block(hannah, ruth);
    await compare();
  });

  it('is in a case and on the page of one’s words for those alone', async () => {
    const [hannah, ruth] = await three('b');
    const groupId = await studyGroup(app(), 'Quiet kitchen', [ruth, hannah]);
    const open = { params: { groupId }, body: { title: 'Easter', text: 'Cruel words' } };
    const wordsId = (await hannah.client.call(createTopic, open)).body.id;
    await ruth.client.call(createReport, { body: { kind: 'group-topic', wordsId, reason: 'cruel' } });
    const mia = await hostOf(app(), 'mia', 'moderator');
    const caseId = (await mia.call(listCases, {})).body.find(({ kind }) => kind === 'group-topic')!.id;
    const seenBy = async (moderator: TestClient) =>
      (await moderator.call(getCase, { params: { caseId } })).body.words;
    expect(await seenBy(mia)).toMatchObject({ text: 'Easter\n\nCruel words', href: null });
    const address = `/community/groups/${groupId}/threads/${wordsId}`;
    const { id } = (await mia.call(getCurrentUser, {})).body;
    await comesInto(app(), groupId, { id });
    expect((await seenBy(mia))?.href).toBe(address);
    await decideAsRead(mia, { params: { caseId }, body: { action: 'warn', reason: 'cruel' } });
    app().clock.advance({ minutes: 10 });
    const mine = async () => (await hannah.client.call(getMyWords, { params: { caseId } })).body.words?.href;
    expect(await mine()).toBe(address);
    await leaves(app(), groupId, hannah);
    expect(await mine()).toBeNull();
  });
});
