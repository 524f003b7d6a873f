import { expect, it } from 'vitest';
import type { CallInput } from '#contract/define-endpoint.ts';
import { type decideCase, undoDecision } from '#features/moderation/decisions.contract.ts';
import { createReport } from '#features/moderation/moderation.contract.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { createPost, setPostHidden } from '../posts.contract.ts';
import { createTopic, setTopicHidden } from '../talk.contract.ts';

type Decision = Omit<CallInput<typeof decideCase>['body'], 'seen'>;

/** What a moderator does that hides nothing, or has not hidden it. */
const OTHERWISE: readonly Decision[] = [
  { action: 'ask-second', reason: 'unsure' },
  { action: 'warn', reason: 'cruel' },
  { action: 'dismiss', reason: 'nothing-wrong' },
];

describeOnBothEngines('what those who keep a group have hidden', (app) => {
  it.each(OTHERWISE)('stays hidden from it when a moderator decides otherwise: $action', async (decision) => {
    const [hannah, daniel, ruth] = await three(decision.action);
    const mia = await hostOf(app(), `mia${decision.action}`, 'moderator');
    const groupId = await studyGroup(app(), `Kitchen ${decision.action}`, [hannah, daniel, ruth]);
    const topic = { title: 'A topic of Daniel’s', text: 'Begin' };
    const threadId = (await daniel.client.call(createTopic, { params: { groupId }, body: topic })).body.id;
    app().clock.advance({ seconds: 5 });
    const post = { params: { threadId }, body: { text: 'Words of Daniel’s' } };
    const postId = (await daniel.client.call(createPost, post)).body.post.id;
    await reports(ruth, 'group-post', postId);
    await reports(ruth, 'group-topic', threadId);
    await hannah.client.call(setPostHidden, { params: { postId }, body: { isHidden: true } });
    await hannah.client.call(setTopicHidden, { params: { threadId }, body: { isHidden: true } });
    for (const wordsId of [postId, threadId]) {
      await decideAsRead(mia, { params: { caseId: await caseAbout(wordsId) }, body: decision });
    }
    expect([await hiddenIn('group_post', postId), await hiddenIn('group_thread', threadId)]).toEqual([
      'leader',
      'leader',
    ]);
  });

  it('stays hidden from it when what a moderator hid, too, is shown again', async () => {
    const [hannah, daniel, ruth] = await three('undone');
    const mia = await hostOf(app(), 'miaundone', 'moderator');
    const groupId = await studyGroup(app(), 'Kitchen undone', [hannah, daniel, ruth]);
    const topic = { title: 'A topic of Daniel’s', text: 'Begin' };
    const threadId = (await daniel.client.call(createTopic, { params: { groupId }, body: topic })).body.id;
    await reports(ruth, 'group-topic', threadId);
    const hide = (isHidden: boolean) =>
      hannah.client.call(setTopicHidden, { params: { threadId }, body: { isHidden } });
    const hidden = () => hiddenIn('group_thread', threadId);
    await hide(true);
    const params = { caseId: await caseAbout(threadId) };
    const { body } = await decideAsRead(mia, { params, body: { action: 'hide', reason: 'cruel' } });
    expect(await hidden()).toBe('moderator');
    await mia.call(undoDecision, { params: { decisionId: body.decisionId } });
    expect(await hidden()).toBe('leader');
    await hide(false);
    await decideAsRead(mia, { params, body: { action: 'dismiss', reason: 'nothing-wrong' } });
    expect(await hidden()).toBe(null);
  });

  async function hiddenIn(table: 'group_post' | 'group_thread', id: string) {
    const row = app().db.selectFrom(table).select('hidden_because').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).hidden_because;
  }

  async function caseAbout(wordsId: string): Promise<string> {
    const row = app().db.selectFrom('moderation_case').select('id').where('words_id', '=', wordsId);
    return (await row.executeTakeFirstOrThrow()).id;
  }

  async function three(round: string): Promise<[Member, Member, Member]> {
    const people = await Promise.all(
      ['hannah', 'daniel', 'ruth'].map((name) => member(app(), `${name}${round}`)),
    );
    return people as [Member, Member, Member];
  }

  async function reports({ client }: Member, kind: string, wordsId: string): Promise<void> {
    const body = { kind, wordsId, reason: 'cruel' } as const;
    expect((await client.call(createReport, { body })).status).toBe(201);
  }
});
