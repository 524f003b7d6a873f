import { expect, it } from 'vitest';
import { deleteAccount, exportMine } from '#features/accounts/settings.contract.ts';
import { createReport, getCase, listCases } from '#features/moderation/moderation.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { hostOf } from '#test-support/hosts.ts';
import { block, type Member, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { leaveGroup } from '../members.contract.ts';
import { endPoll, listVotes, setVote } from '../polls.contract.ts';
import {
  createPost,
  deletePost,
  type GroupReply,
  listPosts,
  setPostHidden,
  updatePost,
} from '../posts.contract.ts';
import { createTopic, setThreadMuted } from '../talk.contract.ts';

const NEXT = {
  text: 'What shall we read next?',
  poll: { options: ['Acts', 'Ruth', 'Jonah'], isMultiple: false },
};
const SEVERAL = { ...NEXT, poll: { ...NEXT.poll, isMultiple: true } };

describeOnBothEngines('a poll in the talk of a group', (app) => {
  let count = 0;
  /** A group of `n` people, led by the first, who has opened a topic. */
  async function talk(n: number) {
    count += 1;
    const people: Member[] = [];
    for (let i = 0; i < n; i++) people.push(await member(app(), `voter${count}x${i}`));
    const groupId = await studyGroup(app(), `Voters ${count}`, people);
    app().clock.advance({ minutes: 1 });
    const body = { title: 'Next', text: 'Acts is at its end.' };
    const threadId = (await people[0]!.client.call(createTopic, { params: { groupId }, body })).body.id;
    return { groupId, threadId, people: people as [Member, Member, Member, Member] };
  }
  const ask = async ({ client }: Member, threadId: string, body: object = NEXT) => {
    app().clock.advance({ seconds: 5 });
    const made = await client.call(createPost, { params: { threadId }, body: body as typeof NEXT });
    return made.body.post;
  };
  const vote = ({ client }: Member, postId: string, ...options: number[]) =>
    client.call(setVote, { params: { postId }, body: { options } });
  const see = async ({ client }: Member, threadId: string, postId: string): Promise<GroupReply> => {
    const posts = (await client.call(listPosts, { params: { threadId }, query: {} })).body;
    return posts.flatMap((post): GroupReply[] => [post, ...post.replies]).find(({ id }) => id === postId)!;
  };
  /** How many chose each option, and whether it is one's own: '2*'. */
  const counts = ({ poll }: GroupReply) =>
    poll!.options.map(({ votes, isMine }) => `${votes}${isMine ? '*' : ''}`);
  const who = async ({ client }: Member, postId: string) =>
    (await client.call(listVotes, { params: { postId } })).body.map(({ person, isMe, options }) => [
      isMe ? 'me' : person.id,
      ...options,
    ]);
  const told = async ({ client }: Member) => {
    await app().server.idle();
    const list = (await client.call(listNotifications, {})).body;
    return list.filter(({ kind }) => kind === 'group-poll').map(({ text }) => text);
  };

  it('asks everybody in the group who wants to hear of it, and shows who chose what', async () => {
    const { threadId, people } = await talk(4);
    const [lea, ruth, ann, quiet] = people;
    await quiet.client.call(setThreadMuted, { params: { threadId }, body: { isMuted: true } });
    const post = await ask(ruth, threadId);
    expect(post).toMatchObject({
      text: NEXT.text,
      poll: { voters: 0, isMultiple: false, endedAt: null, can: { vote: true, end: true } },
    });
    const words = `${NEXT.text}\n\n· Acts\n· Ruth\n· Jonah`;
    expect([await told(lea), await told(ann), await told(quiet), await told(ruth)]).toEqual([
      [words],
      [words],
      [],
      [],
    ]);
    await vote(lea, post.id, 1);
    app().clock.advance({ seconds: 1 });
    await vote(ann, post.id, 1);
    app().clock.advance({ seconds: 1 });
    await vote(ruth, post.id, 0);
    // What was chosen last stays.
    app().clock.advance({ seconds: 1 });
    const changed = (await vote(ann, post.id, 2)).body;
    expect(counts(changed)).toEqual(['1', '1', '1*']);
    expect(await see(ann, threadId, post.id)).toEqual({ ...changed, replies: [] });
    expect(changed.poll).toMatchObject({ voters: 3, can: { vote: true, end: false } });
    expect(await who(ann, post.id)).toEqual([
      [lea.id, 1],
      [ruth.id, 0],
      ['me', 2],
    ]);
    const back = (await vote(ann, post.id)).body;
    expect([counts(back), back.poll!.voters]).toEqual([['1', '1', '0'], 2]);
  });

  it('lets several be chosen where that was asked', async () => {
    const { threadId, people } = await talk(2);
    const [lea, ruth] = people;
    const post = await ask(lea, threadId, SEVERAL);
    await vote(lea, post.id, 0, 2);
    const seen = (await vote(ruth, post.id, 2, 1)).body;
    expect([counts(seen), seen.poll!.voters]).toEqual([['1', '1*', '2*'], 2]);
    expect(counts((await vote(ruth, post.id, 1)).body)).toEqual(['1', '1*', '1']);
  });

  it('can be a reply, of which whoever is replied to is told as such', async () => {
    const { threadId, people } = await talk(3);
    const [lea, ruth, ann] = people;
    const said = await ask(lea, threadId, { text: 'Choose!' });
    const post = await ask(ruth, threadId, { ...NEXT, replyTo: said.id });
    await vote(ann, post.id, 0);
    expect(counts(await see(lea, threadId, post.id))).toEqual(['1', '0', '0']);
    expect([await told(lea), (await told(ann)).length]).toEqual([[], 1]);
  });

  it('is asked once, however often it is sent', async () => {
    const { threadId, people } = await talk(1);
    const send = () =>
      people[0].client.call(
        createPost,
        { params: { threadId }, body: NEXT },
        { 'idempotency-key': `poll-${count}-only-once` },
      );
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.body.post.id).toBe(other.body.post.id);
    const posts = await people[0].client.call(listPosts, { params: { threadId }, query: {} });
    expect(posts.body.filter(({ poll }) => poll !== null)).toHaveLength(1);
  });

  it('needs a question and from two to ten different answers; a vote is one of them', async () => {
    const { threadId, people } = await talk(1);
    const [lea] = people;
    const refused = async (text: string, options: string[]) => {
      const body = { text, poll: { options, isMultiple: false } };
      const { status, body: said } = await lea.client.refused(createPost, { params: { threadId }, body });
      return [status, said.issues?.map(({ path }) => path)];
    };
    const at = (path: string) => [400, [path]];
    expect([
      await refused(' ', ['Acts', 'Ruth']),
      await refused('What?', ['Acts']),
      await refused('What?', ['Acts', ' ']),
      await refused('What?', ['Acts', ' acts']),
      await refused('What?', ['Acts', 'R'.repeat(81)]),
      await refused('What?', ['Acts', 'Ruth\nJonah']),
      await refused(
        'What?',
        Array.from({ length: 11 }, (_, i) => `${i}`),
      ),
    ]).toEqual([
      at('body.text'),
      at('body.poll.options'),
      at('body.poll.options.1'),
      at('body.poll.options'),
      at('body.poll.options.1'),
      at('body.poll.options.1'),
      at('body.poll.options'),
    ]);
    const one = await ask(lea, threadId);
    const several = await ask(lea, threadId, SEVERAL);
    const statuses = [];
    for (const [{ id }, options] of [
      [one, [3]],
      [one, [0, 1]],
      [several, [0, 0]],
      [several, [10]],
      [several, [0.5]],
    ] as const) {
      const input = { params: { postId: id }, body: { options: [...options] } };
      statuses.push((await lea.client.refused(setVote, input)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
    const plain = await ask(lea, threadId, { text: 'No poll' });
    const params = { postId: plain.id };
    expect([
      (await lea.client.refused(setVote, { params, body: { options: [0] } })).status,
      (await lea.client.refused(endPoll, { params })).status,
      (await lea.client.refused(listVotes, { params })).status,
    ]).toEqual([404, 404, 404]);
    // Its question can be changed, and not be taken away.
    await lea.client.call(updatePost, { params: { postId: one.id }, body: { text: 'Which book next?' } });
    const emptied = await lea.client.refused(updatePost, { params: { postId: one.id }, body: { text: ' ' } });
    expect([emptied.status, emptied.body.message]).toEqual([400, 'Please write your question.']);
    expect((await see(lea, threadId, one.id)).poll!.options).toHaveLength(3);
  });

  it('ends when who asked it or who keeps the group ends it, once; what was chosen stays', async () => {
    const { threadId, people } = await talk(3);
    const [lea, ruth, ann] = people;
    const post = await ask(ruth, threadId);
    const params = { postId: post.id };
    await vote(ann, post.id, 1);
    expect((await ann.client.refused(endPoll, { params })).status).toBe(404);
    const { poll } = (await lea.client.call(endPoll, { params })).body;
    expect(poll).toMatchObject({ voters: 1, can: { vote: false, end: false } });
    app().clock.advance({ minutes: 1 });
    expect((await ruth.client.call(endPoll, { params })).body.poll!.endedAt).toBe(poll!.endedAt);
    const late = await ann.client.refused(setVote, { params, body: { options: [0] } });
    expect([late.status, late.body.code]).toEqual([409, 'POLL_ENDED']);
    expect(counts(await see(ann, threadId, post.id))).toEqual(['0', '1*', '0']);
  });

  it('counts and names nobody from whom a block parts its reader, nor who is banned', async () => {
    const { threadId, people } = await talk(4);
    const [lea, ruth, ann, ben] = people;
    const post = await ask(lea, threadId);
    for (const one of [lea, ruth, ann, ben]) await vote(one, post.id, 0);
    await block(ruth, ann);
    const seen = async (reader: Member) => {
      const shown = await see(reader, threadId, post.id);
      return [...counts(shown), shown.poll!.voters, (await who(reader, post.id)).length];
    };
    expect([await seen(ruth), await seen(ann), await seen(lea)]).toEqual([
      ['3*', '0', '0', 3, 3],
      ['3*', '0', '0', 3, 3],
      ['4*', '0', '0', 4, 4],
    ]);
    const bannedUntil = app().clock.now() + 60_000;
    await app().db.updateTable('user').set({ bannedUntil }).where('id', '=', ben.id).execute();
    expect(await seen(lea)).toEqual(['3*', '0', '0', 3, 3]);
    await app().db.updateTable('user').set({ bannedUntil: null }).where('id', '=', ben.id).execute();
  });

  it('is decided by those who are in the group: who leaves takes their vote along where it goes on', async () => {
    const { groupId, threadId, people } = await talk(4);
    const [lea, ruth, ann, ben] = people;
    const [goes, ended] = [await ask(lea, threadId), await ask(lea, threadId)];
    for (const { id } of [goes, ended]) for (const one of [ruth, ann, ben]) await vote(one, id, 1);
    await lea.client.call(endPoll, { params: { postId: ended.id } });
    await ruth.client.call(leaveGroup, { params: { groupId } });
    await ann.client.call(deleteAccount, { body: { password: PASSWORD } });
    const shown = async ({ id }: GroupReply) => counts(await see(lea, threadId, id))[1];
    expect([await shown(goes), await shown(ended)]).toEqual(['1', '2']);
  });

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
    const moderator = await hostOf(app(), `modv${count}`, 'moderator');
    const worse = { ...NEXT, poll: { ...NEXT.poll, options: ['Acts', 'F*ck you'] } };
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
      expect.objectContaining({ text: NEXT.text, pollOptions: NEXT.poll.options }),
    );
    const hers = await exported(ruth);
    expect(hers['groupVotes']).toEqual([{ postId: post.id, option: 3, votedAt: app().clock.now() }]);
    expect(JSON.stringify(hers)).not.toContain('Jonah');
  });

  it('counts each of those who choose, change, leave and end it at once as they were heard last', async () => {
    const { groupId, threadId, people } = await talk(4);
    const [lea, ruth, ann, ben] = people;
    for (let round = 0; round < 4; round++) {
      const post = await ask(lea, threadId, round % 2 === 0 ? NEXT : SEVERAL);
      const answers = await Promise.all([
        vote(lea, post.id, 0),
        vote(lea, post.id, 1),
        vote(ruth, post.id, 2),
        vote(ruth, post.id, 2),
        vote(ann, post.id, 1),
        ...(round < 3 ? [] : [ben.client.call(leaveGroup, { params: { groupId } }), vote(ben, post.id, 1)]),
        ruth.client.call(updatePost, { params: { postId: post.id }, body: { text: 'Not hers' } }),
        lea.client.call(updatePost, { params: { postId: post.id }, body: { text: `Round ${round}` } }),
      ]);
      expect(answers.filter(({ status }) => ![200, 204, 404].includes(status))).toEqual([]);
      const votes = await app()
        .db.selectFrom('group_post_vote')
        .select(['user_id', 'option'])
        .where('post_id', '=', post.id)
        .execute();
      const of = ({ id }: Member) => votes.flatMap(({ user_id, option }) => (user_id === id ? [option] : []));
      expect([of(ruth), of(ann), of(ben)]).toEqual([[2], [1], []]);
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
});
