import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { memo, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { cn } from '#ui/class-names.ts';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { GroupPost } from '../../posts.contract.ts';
import { postsInOrder, readAtEndOf, wordsIn } from '../post-lists.ts';
import { postsQuery, threadQuery } from '../talk-queries.ts';
import { useArrivedPosts } from '../use-arrived-posts.ts';
import { useLeaps } from '../use-leaps.ts';
import { useNamedPost } from '../use-named-post.ts';
import { useReadMark } from '../use-read-mark.ts';
import { EarlierPosts, KeptPost } from './earlier-posts.tsx';
import { type PostActions, PostRow } from './post-row.tsx';
import { WaysDown, WayUp } from './ways-through-talk.tsx';

/** What the foot below asks of the posts. */
export interface ShownPosts {
  /** Brings what was just sent into the window. */
  showSent: (postId: string) => void;
}

/**
 * The posts of a thread with their replies, oldest first from where it begins; all that answer one verse when it is named. Rendered
 * again only when these change.
 */
export const ThreadPosts = memo(function ThreadPosts({
  threadId,
  verseId = null,
  beginAt,
  postId,
  actions,
  empty,
  ref,
}: {
  threadId: string;
  verseId?: string | null;
  /** The thread's, which moves on as it is read; a list stays as it began. */
  beginAt: string | null;
  /** The post that is wanted. */
  postId: string | null;
  actions: PostActions;
  /** What is said where nobody has written. */
  empty: string;
  ref: Ref<ShownPosts>;
}) {
  const [begin] = useState(beginAt);
  const list = useRef<HTMLOListElement>(null);
  const fromBegin = begin === null ? null : { cursor: begin };
  const options = postsQuery(threadId, verseId === null ? fromBegin : { verseId });
  const query = useInfiniteQuery(options);
  const queryClient = useQueryClient();
  const thread = useQuery(threadQuery(threadId));
  const posts = postsInOrder(query.data?.pages.flatMap((page) => page.items) ?? []);
  const until = readAtEndOf(posts, { isWhole: verseId === null && !query.hasNextPage });
  const [, navigate] = useLocation();
  const reopen = (id: string) => navigate(actions.hrefOf(id), { replace: true });
  const latest = () => queryClient.getQueryData<typeof query.data>(options.queryKey);
  const { isGoing, leaptOver, isLeaping, showSent, goToNewest } = useLeaps(
    { query, latest },
    posts,
    thread.data?.readUntil ?? 0,
    reopen,
  );
  useImperativeHandle(ref, () => ({ showSent }));
  const end = useReadMark(threadId, until, thread.data?.readUntil, leaptOver?.isMeant === false, isLeaping);
  const isGone = useNamedPost(postId, posts, query);
  useArrivedPosts(posts, query.data !== undefined && !query.hasNextPage);
  if (query.isPending) return <Skeleton className="mt-4 h-64" />;
  if (query.isError && query.data === undefined) {
    return <NotLoaded pending={query.isFetching} onRetry={() => query.refetch()} />;
  }
  return (
    <>
      {posts.length === 0 && <p className="py-6 text-ink-soft text-pretty">{empty}</p>}
      {isGone && <p className="pt-4 text-ink-soft">The words that this leads to are not here any more.</p>}
      <EarlierPosts query={query} list={list} />
      <WaysDown posts={posts} query={query} isGoing={isGoing} onNewest={() => void goToNewest()} />
      <KeptPost firstId={posts[0]?.id} />
      {posts.length > 0 && (
        <ol ref={list} tabIndex={-1} aria-label="Posts" className="outline-none">
          {posts.map((post) => (
            <Post key={post.id} post={post} namedId={namedIn(post, postId)} actions={actions} />
          ))}
        </ol>
      )}
      <MorePages query={query} className="pb-4">
        Show more
      </MorePages>
      <WayUp postId={leaptOver?.postId ?? null} />
      <div ref={end} className="h-px" />
    </>
  );
});

/** The wanted post where it is one of these, so that the others are not rendered again for another one. */
function namedIn(post: GroupPost, postId: string | null): string | null {
  return wordsIn([post]).some(({ id }) => id === postId) ? postId : null;
}

/** A post with its replies. In a long thread only those are rendered again that have changed. */
const Post = memo(function Post({
  post,
  namedId,
  actions,
}: {
  post: GroupPost;
  namedId: string | null;
  actions: PostActions;
}) {
  const named = (id: string) =>
    id === namedId && 'rounded-control bg-dusk/8 shadow-[0_0_0_0.75rem] shadow-dusk/8';
  return (
    <li
      id={`post-${post.id}`}
      className="scroll-mt-6 scroll-mb-(--room-below) py-4 not-first:border-t not-first:border-line"
    >
      <div className={cn(named(post.id))}>
        <PostRow post={post} actions={actions} />
      </div>
      {post.replies.length > 0 && (
        <ol aria-label="Replies" className="mt-3 grid gap-4 ps-4 sm:ps-14 lg:ps-10 xl:ps-14">
          {post.replies.map((reply) => (
            <li
              key={reply.id}
              id={`post-${reply.id}`}
              className={cn('scroll-mt-6 scroll-mb-(--room-below)', named(reply.id))}
            >
              <PostRow post={reply} actions={actions} isReply />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
});
