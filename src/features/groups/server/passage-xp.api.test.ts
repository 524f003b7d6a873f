import { expect, it } from 'vitest';
import { undoDecision } from '#features/moderation/decisions.contract.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { jpeg, upload } from '#test-support/pictures.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { addToPlan } from '../plan.contract.ts';
import { createPost, deletePost, setPostHidden } from '../posts.contract.ts';
import { countPassageAnswers, countTakenPart } from './for-other-features.ts';

describeOnBothEngines('the XP of an answered passage', (app) => {
  const xpOf = async ({ client }: Member) => (await client.call(getCurrentUser, {})).body.currentXP;
  const say = async ({ client }: Member, threadId: string, text: string) => {
    app().clock.advance({ seconds: 2 });
    return (await client.call(createPost, { params: { threadId }, body: { text } })).body;
  };
  const hide = ({ client }: Member, postId: string, isHidden: boolean) =>
    client.call(setPostHidden, { params: { postId }, body: { isHidden } });
  /** A leader and somebody who has answered a passage twice, with what they have earned by it. */
  async function answeredTwice(round: string) {
    const [lea, ruth] = await Promise.all([member(app(), `lea${round}`), member(app(), `ruth${round}`)]);
    const groupId = await studyGroup(app(), `Kitchen ${round}`, [lea, ruth]);
    const body = { references: ['Acts 2:42-47'], startsOn: '2026-11-16', every: 'week' as const };
    const plan = await lea.client.call(addToPlan, { params: { groupId }, body });
    const threadId = plan.body.passages[0]!.id;
    const before = await xpOf(ruth);
    const [first, second] = [await say(ruth, threadId, 'First'), await say(ruth, threadId, 'Second')];
    const earned = async () => (await xpOf(ruth)) - before;
    return { lea, ruth, threadId, first: first.post.id, second: second.post.id, earned };
  }

  it('is theirs while an answer of theirs is shown, whichever it is', async () => {
    const { lea, first, second, earned } = await answeredTwice('a');
    expect(await earned()).toBe(3);
    await hide(lea, second, true);
    expect(await earned()).toBe(3);
    await hide(lea, first, true);
    expect(await earned()).toBe(0);
    await hide(lea, second, false);
    expect(await earned()).toBe(3);
    await hide(lea, second, true);
    expect(await earned()).toBe(0);
  });

  it('comes back once with what they write after it was hidden, and stays when they remove words themselves', async () => {
    const { lea, ruth, threadId, first, second, earned } = await answeredTwice('b');
    for (const postId of [first, second]) await hide(lea, postId, true);
    const third = await say(ruth, threadId, 'Kinder words');
    expect([third.xpEarned, await earned()]).toEqual([3, 3]);
    expect([(await say(ruth, threadId, 'More')).xpEarned, await earned()]).toEqual([0, 3]);
    await ruth.client.call(deletePost, { params: { postId: third.post.id } });
    expect(await earned()).toBe(3);
  });

  it('is for words: a picture alone and a poll are no answer, also to quests and milestones', async () => {
    const { lea, ruth, threadId, first, second, earned } = await answeredTwice('d');
    const answers = async ({ id: userId }: Member) => {
      const span = { userId, from: 0, before: app().clock.now() + 1 };
      return [await countPassageAnswers(app().db, span), await countTakenPart(app().db, userId, 9)];
    };
    const send = async ({ client }: Member, body: object) => {
      app().clock.advance({ seconds: 2 });
      return (await client.call(createPost, { params: { threadId }, body: { text: '', ...body } })).body;
    };
    const poll = { options: ['Peter', 'John'], isMultiple: false };
    for (const one of [lea, ruth]) {
      expect((await send(one, { text: 'Who speaks?', poll })).xpEarned).toBe(0);
      const pictures = [{ uploadURL: await upload(one.client, await jpeg()), alt: 'My notes' }];
      expect((await send(one, { pictures })).xpEarned).toBe(0);
    }
    expect(await answers(lea)).toEqual([0, { groups: 1, passageAnswers: 0 }]);
    expect(await answers(ruth)).toEqual([2, { groups: 1, passageAnswers: 2 }]);
    for (const postId of [first, second]) await hide(lea, postId, true);
    expect(await earned()).toBe(0);
  });

  it('is settled likewise when it is a moderator who hides and restores', async () => {
    const { lea, first, second, earned } = await answeredTwice('c');
    const mia = await hostOf(app(), 'mia', 'moderator');
    const hideBy = async (wordsId: string, excerpt: string) => {
      const report = { kind: 'group-post', wordsId, reason: 'cruel', comment: '' } as const;
      await lea.client.call(createReport, { body: report });
      const caseId = (await mia.call(listCases, {})).body.find((one) => one.excerpt === excerpt)!.id;
      const decision = { params: { caseId }, body: { action: 'hide', reason: 'cruel' } } as const;
      return (await decideAsRead(mia, decision)).body.decisionId;
    };
    await hideBy(second, 'Second');
    expect(await earned()).toBe(3);
    const decisionId = await hideBy(first, 'First');
    expect(await earned()).toBe(0);
    await mia.call(undoDecision, { params: { decisionId } });
    expect(await earned()).toBe(3);
  });
});
