import type { GroupPost, GroupReply } from '../posts.contract.ts';

/** Posts as they are shown: each once, oldest first. One's own may be here before the page that has it. */
export function postsInOrder(posts: readonly GroupPost[]): GroupPost[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()].toSorted(
    (a, b) => a.writtenAt - b.writtenAt || (a.id < b.id ? -1 : 1),
  );
}

/** With a post that was just written, below the one that it replies to. */
export function withNewPost(
  posts: readonly GroupPost[],
  post: GroupReply,
  replyTo: string | null,
): GroupPost[] {
  if (replyTo === null) return [...posts.filter(({ id }) => id !== post.id), { ...post, replies: [] }];
  return posts.map((root) => {
    const isBelow = root.id === replyTo || root.replies.some(({ id }) => id === replyTo);
    if (!isBelow) return root;
    return { ...root, replies: [...root.replies.filter(({ id }) => id !== post.id), post] };
  });
}

/** With a post as it is now. */
export function withPost(posts: readonly GroupPost[], post: GroupReply): GroupPost[] {
  const latest = (known: GroupReply) => (known.id === post.id ? { ...post, isNew: known.isNew } : known);
  return posts.map((root) => ({ ...root, ...latest(root), replies: root.replies.map(latest) }));
}

/** Without a post that its author removed; its place stays, empty, where others replied. */
export function withoutPost(posts: readonly GroupPost[], postId: string): GroupPost[] {
  return posts
    .filter(({ id, replies }) => id !== postId || replies.length > 0)
    .map((root) => ({
      ...root,
      ...(root.id === postId ? REMOVED : {}),
      replies: root.replies.filter(({ id }) => id !== postId),
    }));
}

const REMOVED = {
  text: '',
  mentions: [],
  author: null,
  isMine: false,
  editedAt: null,
  hidden: 'deleted',
  can: { edit: false, delete: false, removePicture: false, hide: false, show: false, report: false },
} as const satisfies Partial<Omit<GroupReply, 'mentions'>> & { mentions: never[] };

/**
 * Until when a thread is read by who has seen the end of these posts: when the newest of them was written, replies included. 0 where
 * that would count as read what they have not seen: where there is none, and where they are not all, because what was just
 * written or replied stands before posts that are not loaded, and posts of one verse between others.
 */
export function readAtEndOf(posts: readonly GroupPost[], { isWhole }: { isWhole: boolean }): number {
  if (!isWhole) return 0;
  return wordsIn(posts).reduce((newest, { writtenAt }) => Math.max(newest, writtenAt), 0);
}

/** The first post or reply of others that the reader has not read; null where there is none. */
export function firstNewIn(posts: readonly GroupPost[]): string | null {
  return newIn(posts)[0]?.id ?? null;
}

/** The posts and replies of others that were new to the reader when they came, in their order. */
export function newIn(posts: readonly GroupPost[]): GroupReply[] {
  return wordsIn(posts).filter(({ isNew, isMine }) => isNew && !isMine);
}

/** The post or reply that stands last; null where there is none. */
export function lastIn(posts: readonly GroupPost[]): string | null {
  return wordsIn(posts).at(-1)?.id ?? null;
}

/**
 * A post that was just sent, once it stands where it stays: a reply below what it replies to, any other after all that is said, which
 * has to be loaded for that. Null until then.
 */
export function settledIn(posts: readonly GroupPost[], sentId: string, isWhole: boolean): string | null {
  const isReply = posts.some(({ replies }) => replies.some(({ id }) => id === sentId));
  const isLast = isWhole && posts.some(({ id }) => id === sentId);
  return isReply || isLast ? sentId : null;
}

/** Posts and their replies, in the order in which they stand. */
export function wordsIn(posts: readonly GroupPost[]): GroupReply[] {
  return posts.flatMap((post): GroupReply[] => [post, ...post.replies]);
}
