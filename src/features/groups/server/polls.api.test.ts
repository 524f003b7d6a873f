import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { block, type Member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { NEXT_BOOK, pollCalls, SEVERAL_BOOKS, votesIn } from '#test-support/polls.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { leaveGroup } from '../members.contract.ts';
import { endPoll, listVotes, setVote } from '../polls.contract.ts';
import { createPost, type GroupReply, listPosts, updatePost } from '../posts.contract.ts';
import { setThreadMuted } from '../talk.contract.ts';

describeOnBothEngines('a poll in the talk of a group', (app) => {
  const { talk, ask, vote, see, who, told } = pollCalls(app);

  it('asks everybody in the group who wants to hear of it, and shows who chose what', async () => {
    const { threadId, people } = await talk(4);
    const [lea, ruth, ann, quiet] = people;
    await quiet.client.call(setThreadMuted, { params: { threadId }, body: { isMuted: true } });
    const post = await ask(ruth, threadId);
    expect(post).toMatchObject({
      text: NEXT_BOOK.text,
      poll: { voters: 0, isMultiple: false, endedAt: null, can: { vote: true, end: true } },
    });
    const words = `${NEXT_BOOK.text}\n\n· Acts\n· Ruth\n· Jonah`;
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
    expect(votesIn(changed)).toEqual(['1', '1', '1*']);
    expect(await see(ann, threadId, post.id)).toEqual({ ...changed, replies: [] });
    expect(changed.poll).toMatchObject({ voters: 3, can: { vote: true, end: false } });
    expect(await who(ann, post.id)).toEqual([
      [lea.id, 1],
      [ruth.id, 0],
      ['me', 2],
    ]);
    const back = (await vote(ann, post.id)).body;
    expect([votesIn(back), back.poll!.voters]).toEqual([['1', '1', '0'], 2]);
  });

  it('lets several be chosen where that was asked', async () => {
    const { threadId, people } = await talk(2);
    const [lea, ruth] = people;
    const post = await ask(lea, threadId, SEVERAL_BOOKS);
    await vote(lea, post.id, 0, 2);
    const seen = (await vote(ruth, post.id, 2, 1)).body;
    expect([votesIn(seen), seen.poll!.voters]).toEqual([['1', '1*', '2*'], 2]);
    expect(votesIn((await vote(ruth, post.id, 1)).body)).toEqual(['1', '1*', '1']);
  });

  it('can be a reply, of which whoever is replied to is told as such', async () => {
    const { threadId, people } = await talk(3);
    const [lea, ruth, ann] = people;
    const said = await ask(lea, threadId, { text: 'Choose!' });
    const post = await ask(ruth, threadId, { ...NEXT_BOOK, replyTo: said.id });
    await vote(ann, post.id, 0);
    expect(votesIn(await see(lea, threadId, post.id))).toEqual(['1', '0', '0']);
    expect([await told(lea), (await told(ann)).length]).toEqual([[], 1]);
  });

  it('is asked once, however often it is sent', async () => {
    const { threadId, people } = await talk(1);
    const send = () =>
      people[0].client.call(
        createPost,
        { params: { threadId }, body: NEXT_BOOK },
        { 'idempotency-key': `once-${threadId}` },
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
    const several = await ask(lea, threadId, SEVERAL_BOOKS);
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

  it('keeps its question once others have chosen, and not for one’s own answer', async () => {
    const { threadId, people } = await talk(2);
    const [lea, ruth] = people;
    const { id: postId } = await ask(lea, threadId);
    const params = { postId };
    const change = (text: string) => lea.client.send('PATCH', `/api/groups/posts/${postId}`, { text });
    await vote(lea, postId, 1);
    expect((await change('Which book is next?')).body).toMatchObject({ can: { edit: true } });
    await vote(ruth, postId, 1);
    const refused = await change('Whom shall we send away?');
    expect(refused).toMatchObject({ status: 409, body: { code: 'POLL_ANSWERED' } });
    expect(await see(lea, threadId, postId)).toMatchObject({
      text: 'Which book is next?',
      can: { edit: false, delete: true },
    });
    // An answer that was lost on the way is asked for again.
    expect((await change('Which book is next?')).status).toBe(200);
    // Of whom a block parts them nothing is told, here neither.
    await block(ruth, lea);
    expect((await see(lea, threadId, postId)).can.edit).toBe(true);
    expect((await lea.client.call(updatePost, { params, body: { text: 'And now?' } })).body.text).toBe(
      'And now?',
    );
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
    expect(votesIn(await see(ann, threadId, post.id))).toEqual(['0', '1*', '0']);
  });

  it('counts and names nobody from whom a block parts its reader, nor who is banned', async () => {
    const { threadId, people } = await talk(4);
    const [lea, ruth, ann, ben] = people;
    const post = await ask(lea, threadId);
    for (const one of [lea, ruth, ann, ben]) await vote(one, post.id, 0);
    await block(ruth, ann);
    const seen = async (reader: Member) => {
      const shown = await see(reader, threadId, post.id);
      return [...votesIn(shown), shown.poll!.voters, (await who(reader, post.id)).length];
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
    const shown = async ({ id }: GroupReply) => votesIn(await see(lea, threadId, id))[1];
    expect([await shown(goes), await shown(ended)]).toEqual(['1', '2']);
  });
});
