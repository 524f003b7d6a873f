import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageBothWays } from '#platform/server/http/page-of.ts';
import {
  createPost,
  deletePost,
  listPosts,
  listPostVersions,
  setPostHidden,
  updatePost,
} from '../posts.contract.ts';
import { canReadPost } from '../talk.policy.ts';
import { changePost, removePost } from './change-post.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { hidePost } from './hide-words.ts';
import { picturesOfPost } from './post-pictures.ts';
import { bytesBelow, findRootPosts, repliesTo } from './post-store.ts';
import { findVersions } from './post-version-store.ts';
import { presentPosts } from './present-posts.ts';
import { judge, noSuchPost, readingIn, readingOfPost } from './talk-reading.ts';
import { findThread } from './thread-store.ts';
import { writePost } from './write-post.ts';

/** What people say in a thread (docs/product.md, Groups). */
export function postRoutes(endpoints: Endpoints, deps: GroupsDeps): void {
  const { db, clock } = deps;

  endpoints.handle(listPosts, async ({ params: { threadId }, query, caller, request, reply }) => {
    const reading = await readingIn(db, await findThread(db, threadId), caller.id, clock.now());
    let bytes: ReadonlyMap<string, number> = new Map();
    const { verseId, postId } = query;
    const roots = await pageBothWays(
      { request, reply, query },
      async (wanted) => {
        // One that is asked for alone is wanted wherever the list begins.
        const place = postId === undefined ? wanted : { ...wanted, after: null, before: null };
        const rows = await findRootPosts(db, { threadId, verseId, postId, ...place });
        bytes = await bytesBelow(
          db,
          rows.map(({ id }) => id),
        );
        return rows;
      },
      (row) => ({ at: row.created_at, id: row.id }),
      (row) =>
        Buffer.byteLength(row.text) + Buffer.byteLength(row.poll_options ?? '') + (bytes.get(row.id) ?? 0),
    );
    const replies = await repliesTo(
      db,
      roots.map(({ id }) => id),
    );
    return presentPosts(db, reading, reading.thread.group_id, roots, replies);
  });

  endpoints.handle(createPost, ({ params: { threadId }, body, caller, idempotency, request }) =>
    writePost(deps, caller, threadId, body, idempotency, (sent) =>
      picturesOfPost(deps, caller, request, sent),
    ),
  );
  endpoints.handle(updatePost, ({ params: { postId }, body: { text }, caller }) =>
    changePost(deps, caller, postId, text),
  );
  endpoints.handle(deletePost, ({ params: { postId }, caller }) => removePost(deps, caller, postId));
  endpoints.handle(setPostHidden, ({ params: { postId }, body: { isHidden }, caller }) =>
    hidePost(deps, caller, postId, isHidden),
  );

  endpoints.handle(listPostVersions, async ({ params: { postId }, caller }) => {
    const { post, reading } = await readingOfPost(db, postId, caller.id, clock.now());
    if (!canReadPost(reading, await judge(db, reading, post))) throw noSuchPost();
    const versions = await findVersions(db, postId);
    return versions.map(({ text, written_at }) => ({ text, writtenAt: written_at }));
  });
}
