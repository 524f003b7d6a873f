import { expect, it } from 'vitest';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { createReport, getCase, listCases } from '#features/moderation/moderation.contract.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { hostOf } from '#test-support/hosts.ts';
import type { Member } from '#test-support/members.ts';
import { NEXT_BOOK, pollCalls, SEVERAL_BOOKS } from '#test-support/polls.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { setGroupArchived } from '../groups.contract.ts';
import { removeGroupMember } from '../members.contract.ts';
import { endPoll, listVotes, setVote } from '../polls.contract.ts';
import { createPost, deletePost, setPostHidden, updatePost } from '../posts.contract.ts';

describeOnBothEngines('what becomes of a poll in the talk of a group', (app) => {
  const { talk, ask, vote, see, who, told } = pollCalls(app);

  it('is gone with its words and votes once its author takes it back', async () => {
    const { threadId, people } = await talk(2);
    const [lea, ruth] = people;
    const [alone, answered] = [await ask(lea, threadId), await ask(lea, threadId)];
    for (const { id } of [alone, answered]) await vote(ruth, id, 0);
    await ask(ruth, threadId, { text: 'Ruth, surely', replyTo: answered.id });
    for (const { id } of [alone, answered]) await lea.client.call(deletePost, { params: { postId: id } });
    const left = await app()
      .db.selectFrom('group_post')
      .select(['id', 'text', 'poll_options'])
      .where('id', 'in', [alone.id, answered.id])
      .execute();
    expect(left).toEqual([{ id: answered.id, text: '', poll_options: null }]);
    const votes = await app()
      .db.selectFrom('group_post_vote')
      .select('post_id')
      .where('post_id', 'in', [alone.id, answered.id])
      .execute();
    expect([votes, (await see(ruth, threadId, answered.id)).poll, await told(ruth)]).toEqual([[], null, []]);
  });

  it('has words that are judged as all words: its answers are held, reported and hidden with it', async () => {
    const { threadId, people } = await talk(3);
    const [lea, ruth, ann] = people;
    const moderator = await hostOf(app(), 'modv', 'moderator');
    const worse = { ...NEXT_BOOK, poll: { ...NEXT_BOOK.poll, options: ['Acts', 'F*ck you'] } };
    const held = await ask(ruth, threadId, worse);
    expect([held.hidden, held.poll!.can]).toEqual(['held', { vote: false, end: true }]);
    expect([await see(ann, threadId, held.id), await told(ann)]).toEqual([undefined, []]);
    expect((await ann.client.refused(listVotes, { params: { postId: held.id } })).status).toBe(404);
    const [found] = (await moderator.call(listCases, {})).body;
    const params = { caseId: found!.id };
    const { words } = (await moderator.call(getCase, { params })).body;
    expect(words?.text).toContain('F*ck you');
    await decideAsRead(moderator, { params, body: { action: 'dismiss', reason: 'nothing-wrong' } });
    expect((await told(ann)).length).toBe(1);
    expect((await vote(ann, held.id, 0)).status).toBe(200);

    const post = await ask(ruth, threadId);
    await vote(ann, post.id, 0);
    await ann.client.call(createReport, { body: { kind: 'group-post', wordsId: post.id, reason: 'cruel' } });
    await lea.client.call(setPostHidden, { params: { postId: post.id }, body: { isHidden: true } });
    expect(await see(ann, threadId, post.id)).toBeUndefined();
    expect(
      (await lea.client.refused(setVote, { params: { postId: post.id }, body: { options: [0] } })).status,
    ).toBe(404);
  });

  it('shows help to who asks of danger in an answer', async () => {
    const { threadId, people } = await talk(1);
    const body = {
      text: 'What now?',
      poll: { options: ['Go home', 'I want to kill myself'], isMultiple: false },
    };
    const made = await people[0].client.call(createPost, { params: { threadId }, body });
    expect(made.body.needsHelp).toBe(true);
  });

  it('stands in the export of who asked it, and a vote in that of who gave it, without others’ words', async () => {
    const { threadId, people } = await talk(2);
    const [lea, ruth] = people;
    const post = await ask(lea, threadId);
    await vote(ruth, post.id, 2);
    const exported = async ({ client }: Member) =>
      (await client.call(exportMine, {})).body as unknown as Record<string, object[]>;
    expect((await exported(lea))['groupPosts']).toContainEqual(
      expect.objectContaining({ text: NEXT_BOOK.text, pollOptions: NEXT_BOOK.poll.options }),
    );
    const hers = await exported(ruth);
    expect(hers['groupVotes']).toEqual([{ postId: post.id, option: 3, votedAt: app().clock.now() }]);
    expect(JSON.stringify(hers)).not.toContain('Jonah');
  });

  it('counts each of those who choose, change and end it at once as they were heard last', async () => {
    const { threadId, people } = await talk(3);
    const [lea, ruth, ann] = people;
    for (let round = 0; round < 4; round++) {
      const post = await ask(lea, threadId, round % 2 === 0 ? NEXT_BOOK : SEVERAL_BOOKS);
      const answers = await Promise.all([
        vote(lea, post.id, 0),
        vote(lea, post.id, 1),
        vote(ruth, post.id, 2),
        vote(ruth, post.id, 2),
        vote(ann, post.id, 1),
        ruth.client.call(updatePost, { params: { postId: post.id }, body: { text: 'Not hers' } }),
        lea.client.call(updatePost, { params: { postId: post.id }, body: { text: `Round ${round}` } }),
      ]);
      expect(answers.filter(({ status }) => ![200, 204, 404, 409].includes(status))).toEqual([]);
      const votes = await app()
        .db.selectFrom('group_post_vote')
        .select(['user_id', 'option'])
        .where('post_id', '=', post.id)
        .execute();
      const of = ({ id }: Member) => votes.flatMap(({ user_id, option }) => (user_id === id ? [option] : []));
      expect([of(ruth), of(ann)]).toEqual([[2], [1]]);
      expect([[0], [1]]).toContainEqual(of(lea));
      const [ended, ...late] = await Promise.all([
        lea.client.call(endPoll, { params: { postId: post.id } }),
        vote(ann, post.id, 0),
        vote(ruth, post.id, 1),
      ]);
      const kept = await see(lea, threadId, post.id);
      expect(ended.status).toBe(200);
      for (const [i, { status }] of late.entries()) {
        const [person, option] = [[ann, 0] as const, [ruth, 1] as const][i]!;
        expect([200, 409]).toContain(status);
        const has = (await who(lea, post.id)).find(([id]) => id === person.id);
        expect(has?.[1] === option).toBe(status === 200);
      }
      expect(kept.poll!.endedAt).not.toBeNull();
    }
  });

  it('takes no vote once somebody has heard that the group is archived, and none of who was removed stays', async () => {
    const { groupId, threadId, people } = await talk(6);
    const [lea, ...others] = people as [Member, ...Member[]];
    const votes = async (postId: string) => {
      const all = app().db.selectFrom('group_post_vote').select('user_id').where('post_id', '=', postId);
      return (await all.execute()).length;
    };
    const archive = (isArchived: boolean) =>
      lea.client.call(setGroupArchived, { params: { groupId }, body: { isArchived } });
    for (let round = 0; round < 6; round++) {
      const post = await ask(lea, threadId);
      let then = -1;
      const choose = (some: readonly Member[]) => some.map((one) => vote(one, post.id, 0));
      const answers = await Promise.all([
        ...choose(others.slice(0, 3)),
        archive(true).then(async (answer) => {
          then = await votes(post.id);
          return answer;
        }),
        ...choose(others.slice(3)),
      ]);
      expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
      expect(await votes(post.id)).toBe(then);
      await archive(false);
    }
    const post = await ask(lea, threadId);
    for (const one of others) {
      const [removed, chosen] = await Promise.all([
        lea.client.call(removeGroupMember, { params: { groupId, personId: one.id } }),
        vote(one, post.id, 0),
      ]);
      expect([removed.status, [200, 404].includes(chosen.status)]).toEqual([204, true]);
    }
    expect(await votes(post.id)).toBe(0);
  });
});
