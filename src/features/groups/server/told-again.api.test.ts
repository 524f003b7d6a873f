import { expect, it } from 'vitest';
import { undoDecision } from '#features/moderation/decisions.contract.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { getUnread, listNotifications, markAllRead } from '#features/notifications/notifications.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { createPost, setPostHidden } from '../posts.contract.ts';
import { createTopic, setTopicHidden } from '../talk.contract.ts';

describeOnBothEngines('what was told about words that are hidden and shown again', (app) => {
  let groups = 0;
  /** Ruth is told of Guy's answer, and of the topic of Hannah, who leads. */
  async function told() {
    groups += 1;
    const [hannah, ruth, guy] = [
      await member(app(), `hannah${groups}`),
      await member(app(), `ruth${groups}`),
      await member(app(), `guy${groups}`),
    ];
    const groupId = await studyGroup(app(), `Table ${groups}`, [hannah, ruth, guy]);
    app().clock.advance({ minutes: 1 });
    const topic = (
      await hannah.client.call(createTopic, {
        params: { groupId },
        body: { title: 'Bread', text: 'Who bakes?' },
      })
    ).body;
    const say = async (who: Member, text: string, replyTo?: string) => {
      app().clock.advance({ seconds: 5 });
      const body = replyTo === undefined ? { text } : { text, replyTo };
      return (await who.client.call(createPost, { params: { threadId: topic.id }, body })).body.post;
    };
    const mine = await say(ruth, 'I do');
    const answer = await say(guy, 'Thank you', mine.id);
    await app().server.idle();
    return { hannah, ruth, guy, topic, answer };
  }
  /** Kinds that somebody's list shows, with a star where they are unread, and what the bell counts afterwards. */
  const seen = async ({ client }: Member) => {
    const list = (await client.call(listNotifications, {})).body.map(
      ({ kind, readAt }) => `${kind}${readAt === null ? '*' : ''}`,
    );
    await app().server.idle();
    return [...list, (await client.call(getUnread, {})).body.unread];
  };

  it('is there again once a leader shows them, unread, and never before', async () => {
    const { hannah, ruth, topic, answer } = await told();
    expect(await seen(ruth)).toEqual(['group-reply*', 'group-topic*', 2]);
    const hide = (isHidden: boolean) =>
      hannah.client.call(setPostHidden, { params: { postId: answer.id }, body: { isHidden } });
    await hide(true);
    expect(await seen(ruth)).toEqual(['group-topic*', 1]);
    // It was not among what she read.
    const [shown] = (await ruth.client.call(listNotifications, {})).body;
    await ruth.client.call(markAllRead, { body: { upTo: shown!.id } });
    app().clock.advance({ minutes: 1 });
    expect(await seen(ruth)).toEqual(['group-topic', 0]);
    await hide(false);
    expect((await ruth.client.call(getUnread, {})).body.unread).toBe(1);
    expect(await seen(ruth)).toEqual(['group-reply*', 'group-topic', 1]);
    const params = { threadId: topic.id };
    await hannah.client.call(setTopicHidden, { params, body: { isHidden: true } });
    expect(await seen(ruth)).toEqual([0]);
    await hannah.client.call(setTopicHidden, { params, body: { isHidden: false } });
    expect(await seen(ruth)).toEqual(['group-reply*', 'group-topic', 1]);
  });

  it('is there again once a moderator takes the decision back', async () => {
    const { ruth, answer } = await told();
    const mia = await hostOf(app(), `mia${groups}`, 'moderator');
    const report = { kind: 'group-post', wordsId: answer.id, reason: 'cruel', comment: '' } as const;
    await ruth.client.call(createReport, { body: report });
    const caseId = (await mia.call(listCases, {})).body.find(({ excerpt }) => excerpt === 'Thank you')!.id;
    const decision = { params: { caseId }, body: { action: 'hide', reason: 'cruel' } } as const;
    const { decisionId } = (await decideAsRead(mia, decision)).body;
    expect(await seen(ruth)).toEqual(['group-topic*', 1]);
    await mia.call(undoDecision, { params: { decisionId } });
    expect(await seen(ruth)).toEqual(['group-reply*', 'group-topic*', 2]);
  });

  it('is there again with the topic that it stands in', async () => {
    const { ruth, topic } = await told();
    const words = app().server.deps.words.get('group-topic')!;
    const now = () => app().clock.now();
    await inTransaction(app().db, (tx) => words.hide(tx, topic.id, now()));
    expect(await seen(ruth)).toEqual([0]);
    await inTransaction(app().db, (tx) => words.restore(tx, topic.id, now()));
    expect(await seen(ruth)).toEqual(['group-reply*', 'group-topic*', 2]);
  });
});
