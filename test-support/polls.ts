import { listVotes, setVote } from '#features/groups/polls.contract.ts';
import { createPost, type GroupReply, listPosts } from '#features/groups/posts.contract.ts';
import { createTopic } from '#features/groups/talk.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { type Member, member } from './members.ts';
import type { TestApp } from './start-test-app.ts';
import { studyGroup } from './study-groups.ts';

export const NEXT_BOOK = {
  text: 'What shall we read next?',
  poll: { options: ['Acts', 'Ruth', 'Jonah'], isMultiple: false },
};
export const SEVERAL_BOOKS = { ...NEXT_BOOK, poll: { ...NEXT_BOOK.poll, isMultiple: true } };

/** How many chose each option, and whether it is one's own: '2*'. */
export function votesIn({ poll }: GroupReply): string[] {
  return poll!.options.map(({ votes, isMine }) => `${votes}${isMine ? '*' : ''}`);
}

/** What people do with polls in the talk of a group. */
export function pollCalls(app: () => TestApp) {
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
  const ask = async ({ client }: Member, threadId: string, body: object = NEXT_BOOK) => {
    app().clock.advance({ seconds: 5 });
    const made = await client.call(createPost, { params: { threadId }, body: body as typeof NEXT_BOOK });
    return made.body.post;
  };
  const vote = ({ client }: Member, postId: string, ...options: number[]) =>
    client.call(setVote, { params: { postId }, body: { options } });
  const see = async ({ client }: Member, threadId: string, postId: string): Promise<GroupReply> => {
    const posts = (await client.call(listPosts, { params: { threadId }, query: {} })).body;
    return posts.flatMap((post): GroupReply[] => [post, ...post.replies]).find(({ id }) => id === postId)!;
  };
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
  return { talk, ask, vote, see, who, told };
}
