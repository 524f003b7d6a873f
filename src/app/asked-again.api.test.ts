import { expect, it } from 'vitest';
import { addBringLine } from '#features/gatherings/coming.contract.ts';
import { cancelGathering, createGathering } from '#features/gatherings/gatherings.contract.ts';
import { setGroupArchived } from '#features/groups/groups.contract.ts';
import { addToPlan } from '#features/groups/plan.contract.ts';
import { createPost, setPostHidden } from '#features/groups/posts.contract.ts';
import { createTopic } from '#features/groups/talk.contract.ts';
import { createReport } from '#features/moderation/moderation.contract.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import type { Member } from '#test-support/members.ts';
import { jpeg, upload } from '#test-support/pictures.ts';
import { pollCalls } from '#test-support/polls.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { leaves } from '#test-support/study-groups.ts';

describeOnBothEngines('what was saved is answered when its answer was lost', (app) => {
  const { talk } = pollCalls(app);

  /** Sends it, lets something happen by which it would be refused, and sends it once more, and as another request. */
  async function around(
    send: (key: string) => Promise<{ status: number }>,
    happens: () => Promise<unknown>,
  ): Promise<number[]> {
    const first = await send('its-answer-was-lost');
    await happens();
    return [first.status, (await send('its-answer-was-lost')).status, (await send('another-request')).status];
  }
  const headers = (key: string) => ({ 'idempotency-key': key });
  const archive = ({ client }: Member, groupId: string) =>
    client.call(setGroupArchived, { params: { groupId }, body: { isArchived: true } });
  const said = async ({ client }: Member, threadId: string) =>
    (await client.call(createPost, { params: { threadId }, body: { text: 'Acts' } })).body.post.id;

  it('a line to bring, when the event was cancelled since, or is over', async () => {
    const { groupId, people } = await talk(2);
    const [ann, ben] = people;
    for (const ends of ['cancelled', 'over']) {
      const { gatheringId, start, endsAt } = (
        await ann.client.call(createGathering, { body: { ...SUPPER, groupId } })
      ).body;
      const params = { gatheringId, start };
      const body = { text: 'Salt', isMine: false };
      const bring = (key: string) =>
        ben.client.call(addBringLine, { params, body }, headers(`${ends}-${key}`));
      const end = async () => {
        if (ends === 'over') return app().clock.set(endsAt + 1);
        return ann.client.call(cancelGathering, { params, body: { scope: 'one' } });
      };
      expect([ends, ...(await around(bring, end))]).toEqual([ends, 201, 201, 409]);
    }
  });

  it('passages of a plan, when the group was archived since; who has left finds none', async () => {
    const { groupId, people } = await talk(1);
    const [ann] = people;
    const body = { references: ['Acts 1'], startsOn: '2030-02-01', every: 'day' as const };
    const add = (key: string) => ann.client.call(addToPlan, { params: { groupId }, body }, headers(key));
    expect(await around(add, () => archive(ann, groupId))).toEqual([201, 201, 409]);
    await leaves(app(), groupId, ann);
    expect((await add('its-answer-was-lost')).status).toBe(404);
  });

  it('a topic with a picture, when the group was archived since', async () => {
    const { groupId, people } = await talk(1);
    const [ann] = people;
    const pictures = [{ uploadURL: await upload(ann.client, await jpeg()), alt: 'A hill' }];
    const body = { title: 'The hill', text: '', pictures };
    const open = (key: string) => ann.client.call(createTopic, { params: { groupId }, body }, headers(key));
    expect(await around(open, () => archive(ann, groupId))).toEqual([201, 201, 409]);
  });

  it('a post with a picture, when the group was archived since', async () => {
    const { groupId, threadId, people } = await talk(1);
    const [ann] = people;
    const pictures = [{ uploadURL: await upload(ann.client, await jpeg()), alt: 'A hill' }];
    const write = (key: string) =>
      ann.client.call(createPost, { params: { threadId }, body: { text: '', pictures } }, headers(key));
    expect(await around(write, () => archive(ann, groupId))).toEqual([201, 201, 409]);
  });

  it('a report, when what it is about was hidden since', async () => {
    const { threadId, people } = await talk(3);
    const [ann, ben, cleo] = people;
    const postId = await said(ben, threadId);
    const body = { kind: 'group-post', wordsId: postId, reason: 'other' as const };
    const report = (key: string) => cleo.client.call(createReport, { body }, headers(key));
    const hide = () => ann.client.call(setPostHidden, { params: { postId }, body: { isHidden: true } });
    expect(await around(report, hide)).toEqual([201, 201, 404]);
  });
});
