import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { askWhoCome } from '#features/gatherings/asking.contract.ts';
import {
  addBringLine,
  answerGathering,
  markCame,
  removeBringLine,
  takeBringLine,
} from '#features/gatherings/coming.contract.ts';
import {
  cancelGathering,
  createGathering,
  listGatherings,
  updateGathering,
} from '#features/gatherings/gatherings.contract.ts';
import { addGroupFile, removeGroupFile, renameGroupFile } from '#features/groups/files.contract.ts';
import { createGroup } from '#features/groups/groups.contract.ts';
import { joinGroup } from '#features/groups/joining.contract.ts';
import { leaveGroup } from '#features/groups/members.contract.ts';
import { addToPlan, removePassage, updatePassage } from '#features/groups/plan.contract.ts';
import {
  createPost,
  deletePost,
  listPosts,
  setPostHidden,
  updatePost,
} from '#features/groups/posts.contract.ts';
import { createTopic, deleteTopic, setTopicHidden } from '#features/groups/talk.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { createRequest } from '#features/prayer/requests.contract.ts';
import { type Person, personNamed, trust } from '#test-support/community.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { GROUP } from '#test-support/group-people.ts';
import { halfway as halfwayIn } from '#test-support/halfway.ts';
import { store } from '#test-support/my-files.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';

/* What half-done.api.test.ts holds for what people do for one another, for what they do in groups and at their events. */
describe.skipIf(inject('postgresUrl') === null)(
  'what is stopped in a group before any of its statements',
  () => {
    let app: TestApp;
    let ruth: Person;
    let naomi: Person;
    beforeAll(async () => {
      app = await startTestApp('postgres', inject('postgresUrl'));
      ruth = await personNamed(app, 'ruth');
      naomi = await personNamed(app, 'naomi');
      for (const { id } of [ruth, naomi]) await trust(app, id);
    });
    afterAll(() => app.stop());
    const halfway = <T extends { status: number }>(call: () => Promise<T>) => halfwayIn(app, call);
    const xpOf = async ({ client }: Person) => (await client.call(getCurrentUser, {})).body.currentXP;

    /** A group that Ruth leads and Naomi is in, with a passage in its plan. */
    async function kitchen() {
      const groupId = (await ruth.client.call(createGroup, { body: { ...GROUP, name: 'Kitchen' } })).body.id;
      await naomi.client.call(joinGroup, { params: { groupId }, body: {} });
      return groupId;
    }

    it('has not happened: a plan, an answer to it, a reply, both changed, hidden, shown and deleted', async () => {
      const groupId = await kitchen();
      const passages = { references: ['Acts 2', 'Acts 3'], startsOn: '2026-11-16', every: 'week' as const };
      const params = { groupId };
      const plan = (await halfway(() => ruth.client.call(addToPlan, { params, body: passages }))).body;
      const [threadId, passageId] = plan.passages.map(({ id }) => id) as [string, string];
      const move = { params: { groupId, passageId }, body: { startsOn: '2026-12-24' } };
      await halfway(() => ruth.client.call(updatePassage, move));
      await halfway(() => ruth.client.call(removePassage, { params: move.params }));
      const before = await xpOf(naomi);
      const answer = { text: 'They broke bread', verseId: 'ACT.2.42' };
      const answered = await halfway(() =>
        naomi.client.call(createPost, { params: { threadId }, body: answer }),
      );
      const postId = answered.body.post.id;
      expect(await xpOf(naomi)).toBe(before + 3);
      const reply = { text: 'As we do', replyTo: postId };
      await halfway(() => ruth.client.call(createPost, { params: { threadId }, body: reply }));
      await halfway(() =>
        naomi.client.call(updatePost, { params: { postId }, body: { text: 'They broke bread daily' } }),
      );
      const hide = (isHidden: boolean) => ({ params: { postId }, body: { isHidden } });
      await halfway(() => ruth.client.call(setPostHidden, hide(true)));
      expect(await xpOf(naomi)).toBe(before);
      await halfway(() => ruth.client.call(setPostHidden, hide(false)));
      expect(await xpOf(naomi)).toBe(before + 3);
      await halfway(() => naomi.client.call(deletePost, { params: { postId } }));
      const posts = (await ruth.client.call(listPosts, { params: { threadId }, query: {} })).body;
      expect(posts.map(({ text, replies }) => [text, replies.map((one) => one.text)])).toEqual([
        ['', ['As we do']],
      ]);
    });

    it('has not happened: a topic opened, hidden, shown and deleted, a prayer of the group, a shared file', async () => {
      const groupId = await kitchen();
      const params = { groupId };
      const words = { title: 'Easter', text: 'Who bakes?' };
      const { id: threadId } = (await halfway(() => naomi.client.call(createTopic, { params, body: words })))
        .body;
      for (const isHidden of [true, false]) {
        const hide = { params: { threadId }, body: { isHidden } };
        await halfway(() => ruth.client.call(setTopicHidden, hide));
      }
      await halfway(() => naomi.client.call(deleteTopic, { params: { threadId } }));
      const asked = {
        text: 'For rain',
        audience: { kind: 'group', id: groupId },
        isAnonymous: true,
      } as const;
      await halfway(() => naomi.client.call(createRequest, { body: asked }));
      const file = { fileId: await store(naomi.client, 'A song'), title: 'A song' };
      const shared = (await halfway(() => naomi.client.call(addGroupFile, { params, body: file }))).body;
      const ofFile = { params: { groupFileId: shared.id } };
      await halfway(() => naomi.client.call(renameGroupFile, { ...ofFile, body: { title: 'Our song' } }));
      await halfway(() => ruth.client.call(removeGroupFile, ofFile));
      await halfway(() => naomi.client.call(leaveGroup, { params }));
    });

    it('has not happened: an event made, answered, brought to, moved, divided, cancelled, and who came', async () => {
      const groupId = await kitchen();
      const until = new Date(Date.parse(SUPPER.startsAt) + 21 * 86_400_000).toISOString().slice(0, 10);
      const body = { ...SUPPER, groupId, seats: 1, repeat: { kind: 'weekly', every: 1, until } as const };
      const { gatheringId, start } = (await halfway(() => ruth.client.call(createGathering, { body }))).body;
      const params = { gatheringId, start };
      const comes = (who: Person) => who.client.call(answerGathering, { params, body: { answer: 'going' } });
      const asked = await halfway(() => ruth.client.call(askWhoCome, { params }));
      expect(asked.body).toMatchObject({ asked: 1, count: 1, toAsk: 0 });
      const shown = (await halfway(() => comes(naomi))).body;
      await comes(ruth);
      const line = { ...params, lineId: shown.brings[0]!.id };
      await halfway(() => naomi.client.call(takeBringLine, { params: line, body: { isMine: true } }));
      await halfway(() => naomi.client.call(addBringLine, { params, body: { text: 'Salt', isMine: true } }));
      await halfway(() => naomi.client.call(answerGathering, { params, body: { answer: 'cant' } }));
      await halfway(() => ruth.client.call(removeBringLine, { params: line }));
      const one = { scope: 'one', place: 'The barn' } as const;
      await halfway(() => ruth.client.call(updateGathering, { params, body: one }));
      const listed = (await ruth.client.call(listGatherings, { query: { groupId } })).body;
      const second = { gatheringId, start: listed[1]!.start };
      const following = { scope: 'following', title: 'Feast' } as const;
      const divided = (
        await halfway(() => ruth.client.call(updateGathering, { params: second, body: following }))
      ).body;
      const rest = { gatheringId: divided.gatheringId, start: divided.start };
      await halfway(() => ruth.client.call(cancelGathering, { params: rest, body: { scope: 'all' } }));
      const begun = app.db.updateTable('gathering_occurrence').set({ starts_at: app.clock.now() });
      await begun.where('gathering_id', '=', gatheringId).where('start', '=', start).execute();
      const before = await xpOf(naomi);
      await naomi.client.call(answerGathering, { params, body: { answer: 'going' } });
      for (const came of [true, false]) {
        const marked = { params: { ...params, personId: naomi.id }, body: { came } };
        await halfway(() => ruth.client.call(markCame, marked));
        expect(await xpOf(naomi)).toBe(before + (came ? 10 : 0));
      }
    });
  },
);
