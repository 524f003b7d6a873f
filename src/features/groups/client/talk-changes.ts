import { keepProgress } from '#features/people/client/for-other-features.ts';
import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import { listMyGroups } from '../groups.contract.ts';
import { getGroupPassage, getGroupPlan } from '../plan.contract.ts';
import { type endPoll, listVotes, type setVote } from '../polls.contract.ts';
import {
  type createPost,
  type deletePost,
  type deletePostPicture,
  type GroupReply,
  listPosts,
  listPostVersions,
  type setPostHidden,
  type updatePost,
} from '../posts.contract.ts';
import {
  type createTopic,
  type deleteTopic,
  getThread,
  listTopics,
  type markThreadRead,
  type setThreadMuted,
  type setTopicHidden,
} from '../talk.contract.ts';
import { searchTalk } from '../talk-search.contract.ts';
import { withNewPost, withoutPost, withPost } from './post-lists.ts';

/** What was found is looked for again where it is shown: words have come, changed or gone. */
function lookAgain(cache: CachedAnswers): void {
  cache.setPages(searchTalk, () => undefined);
}

/** Adds to the number of posts of a thread, wherever it is shown. */
function countPosts(cache: CachedAnswers, threadId: string, more: number): void {
  const counted = <T extends { posts: number }>(one: T): T => ({
    ...one,
    posts: Math.max(0, one.posts + more),
  });
  cache.set(getThread, (known) => (known.id === threadId ? counted(known) : known));
  cache.setPages(listTopics, (known) => known.map((one) => (one.id === threadId ? counted(one) : one)));
  cache.set(getGroupPlan, (known) => ({
    ...known,
    passages: known.passages.map((one) => (one.id === threadId ? counted(one) : one)),
  }));
}

/** Adds to the number of posts that answer a verse of this thread's passage. */
function countAnswers(cache: CachedAnswers, threadId: string, verseId: string | null, more: number): void {
  if (verseId === null) return;
  cache.set(getGroupPassage, (known) => {
    if (known.id !== threadId) return known;
    const verses = known.verses.map((verse) =>
      verse.id === verseId ? { ...verse, answers: Math.max(0, verse.answers + more) } : verse,
    );
    return { ...known, verses };
  });
}

export const postCreated: Changes<typeof createPost> = (cache, { post, progress }, { params, body }) => {
  const { threadId } = params;
  cache.setPages(listPosts, (known, input) => {
    if (input.params['threadId'] !== threadId) return known;
    const verseId = input.query['verseId'];
    if (verseId !== undefined && verseId !== post.verseId) return known;
    return withNewPost(known, post, body.replyTo ?? null);
  });
  countPosts(cache, threadId, 1);
  countAnswers(cache, threadId, post.verseId, 1);
  lookAgain(cache);
  keepProgress(cache, progress);
};

function keepPost(cache: CachedAnswers, post: GroupReply): void {
  cache.setPages(listPosts, (known) => withPost(known, post));
  lookAgain(cache);
}

export const postUpdated: Changes<typeof updatePost> = (cache, { needsHelp: _, ...post }) => {
  keepPost(cache, post);
  cache.set(listPostVersions, (known, { params }) => (params['postId'] === post.id ? undefined : known));
};

export const pictureRemoved: Changes<typeof deletePostPicture> = (cache, post) => keepPost(cache, post);

/** Who chose what is asked again where it is shown. */
function keepPoll(cache: CachedAnswers, post: GroupReply): void {
  keepPost(cache, post);
  cache.set(listVotes, (known, { params }) => (params['postId'] === post.id ? undefined : known));
}

export const voted: Changes<typeof setVote> = (cache, post) => keepPoll(cache, post);

export const pollEnded: Changes<typeof endPoll> = (cache, post) => keepPoll(cache, post);

export const postHidden: Changes<typeof setPostHidden> = (cache, post) => keepPost(cache, post);

/** Whether its place stays, with replies of others below it, this list knows. */
export const postDeleted: Changes<typeof deletePost> = (cache, _, { params }) => {
  lookAgain(cache);
  let threadId: string | undefined;
  let verseId: string | null = null;
  cache.setPages(listPosts, (known, input) => {
    const gone = known.flatMap((post) => [post, ...post.replies]).find(({ id }) => id === params.postId);
    if (gone === undefined) return known;
    threadId = input.params['threadId'];
    verseId = gone.verseId;
    return withoutPost(known, params.postId);
  });
  if (threadId === undefined) return;
  countPosts(cache, threadId, -1);
  countAnswers(cache, threadId, verseId, -1);
};

/** Its author has read what they wrote themselves. */
export const topicCreated: Changes<typeof createTopic> = (cache, { needsHelp: _, ...topic }, { params }) => {
  cache.setPages(listTopics, (known, input) =>
    input.params['groupId'] === params.groupId
      ? [topic, ...known.filter(({ id }) => id !== topic.id)]
      : known,
  );
  lookAgain(cache);
};

export const topicDeleted: Changes<typeof deleteTopic> = (cache, _, { params }) => {
  cache.setPages(listTopics, (known) => known.filter(({ id }) => id !== params.threadId));
  lookAgain(cache);
};

export const topicHidden: Changes<typeof setTopicHidden> = (cache, _, { params }) => {
  lookAgain(cache);
  cache.setPages(listTopics, () => undefined);
  cache.set(getThread, (known) => (known.id === params.threadId ? undefined : known));
};

/** What is new in it is counted by the server again where it is shown; the marks at its posts stay for this visit. */
export const threadRead: Changes<typeof markThreadRead> = (cache, _, { params, body }) => {
  const { threadId } = params;
  cache.set(getThread, (known) =>
    known.id === threadId ? { ...known, readUntil: Math.max(known.readUntil, body.until) } : known,
  );
  cache.setPages(listTopics, (known) =>
    known.map((one) => (one.id === threadId && one.lastAt <= body.until ? { ...one, fresh: 0 } : one)),
  );
  cache.set(getGroupPlan, (known) =>
    known.passages.some(({ id, fresh }) => id === threadId && fresh > 0) ? undefined : known,
  );
  cache.set(listMyGroups, () => undefined);
};

export const threadMuted: Changes<typeof setThreadMuted> = (cache, _, { params, body }) => {
  cache.set(getThread, (known) =>
    known.id === params.threadId ? { ...known, isMuted: body.isMuted } : known,
  );
  cache.set(listMyGroups, () => undefined);
};
