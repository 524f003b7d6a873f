import { AppError } from '#contract/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { WordsKind, WordsLine } from '#platform/server/words-kind.ts';
import { threadPath } from '../groups.rules.ts';
import { POST_PICTURE_EDGES, postPictureUrl } from '../post-pictures.rules.ts';
import { canReadPost } from '../talk.policy.ts';
import { hidePostByModerator, restorePost, setTopicHiddenByModerator } from './hide-words.ts';
import { groupNamesOf } from './membership-store.ts';
import { picturesIn } from './picture-columns.ts';
import { findPost, type PostRow, postsAround } from './post-store.ts';
import { findVersions } from './post-version-store.ts';
import { countPostsBy } from './posts-of-author-store.ts';
import { saidIn } from './said-in.ts';
import { judge, mayOpenThread, readingOfPost } from './talk-reading.ts';
import { tellAgainOfTopic, tellOfPost, tellOfTopic } from './tell-of-talk.ts';
import { countTopicsBy, findFirstPost, findThread } from './thread-store.ts';

/** What members say to their group, for moderators. */
export function talkWords({ clock }: { clock: Clock }): WordsKind[] {
  const lineOf = (
    row: Parameters<typeof saidIn>[0] & { user_id: string; created_at: number },
  ): WordsLine => ({
    authorId: row.user_id,
    isAnonymous: false,
    text: saidIn(row),
    writtenAt: row.created_at,
  });
  const pictureUrlsOf = (post: PostRow) =>
    picturesIn(post).map(({ place }) => postPictureUrl(post.id, POST_PICTURE_EDGES[0], place));
  /** Members read what a post said before it was changed. */
  const earlierOf = async (db: DbOrTx, postId: string) =>
    (await findVersions(db, postId)).map(({ text }) => text);
  return [
    {
      kind: 'group-post',
      called: 'a post in a group',
      showsHelp: true,
      tables: ['group_post', 'group_post_version'],
      find: async (db, id) => {
        const post = await findPost(db, id);
        if (!post || post.deleted_at !== null) return undefined;
        return {
          id,
          authorId: post.user_id,
          text: saidIn(post),
          earlier: await earlierOf(db, id),
          pictureUrls: pictureUrlsOf(post),
          writtenAt: post.created_at,
          isAnonymous: false,
          isHidden: post.hidden_because !== null,
          audience: (await groupNamesOf(db, [post.group_id])).get(post.group_id) ?? 'Their group',
          href: threadPath(post.group_id, post.thread_id, post.id),
        };
      },
      inContext: async (db, id) => {
        const post = await findPost(db, id);
        if (!post) return { before: [], after: [] };
        const { before, after } = await postsAround(db, post);
        return { before: before.map(lineOf), after: after.map(lineOf) };
      },
      canRead: async (db, id, viewerId) => {
        try {
          // Its topic is read, too: one that is hidden, or of somebody from whom a block parts them, is not.
          const { post, reading } = await readingOfPost(db, id, viewerId, clock.now());
          return canReadPost(reading, await judge(db, reading, post));
        } catch (error) {
          if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
          throw error;
        }
      },
      canOpen: async (db, id, readerId, now) => {
        const post = await findPost(db, id);
        return post !== undefined && mayOpenThread(db, await findThread(db, post.thread_id), readerId, now);
      },
      hide: hidePostByModerator,
      restore: async (tx, id, now) => {
        const known = await findPost(tx, id);
        const post = await restorePost(tx, id, now);
        const thread = post && (await findThread(tx, post.thread_id));
        // Words that were held from the first have been told to nobody yet.
        const isNews = known?.hidden_because === 'held' && known.edited_at === null;
        if (!isNews || !post || !thread || post.hidden_because !== null) return;
        const parent = post.parent_id === null ? null : ((await findPost(tx, post.parent_id)) ?? null);
        // What stands below a post may reply to another one there, which is not kept.
        await tellOfPost(tx, { post, thread, parent, replied: null }, now);
      },
      countBy: countPostsBy,
    },
    {
      kind: 'group-topic',
      called: 'a topic in a group',
      showsHelp: true,
      tables: ['group_thread'],
      find: async (db, id) => {
        const thread = await findThread(db, id);
        if (thread?.kind !== 'topic' || thread.user_id === null) return undefined;
        const first = await findFirstPost(db, id);
        return {
          id,
          authorId: thread.user_id,
          text: [thread.title, first && saidIn(first)].filter(Boolean).join('\n\n'),
          earlier: first ? await earlierOf(db, first.id) : [],
          pictureUrls: first ? pictureUrlsOf(first) : [],
          writtenAt: thread.created_at,
          isAnonymous: false,
          isHidden: thread.hidden_because !== null,
          audience: (await groupNamesOf(db, [thread.group_id])).get(thread.group_id) ?? 'Their group',
          href: threadPath(thread.group_id, id),
        };
      },
      inContext: async (db, id) => {
        const first = await findFirstPost(db, id);
        if (!first) return { before: [], after: [] };
        const { after } = await postsAround(db, first);
        return { before: [], after: after.map(lineOf) };
      },
      canRead: async (db, id, viewerId) => mayOpenThread(db, await findThread(db, id), viewerId, clock.now()),
      canOpen: async (db, id, readerId, now) => mayOpenThread(db, await findThread(db, id), readerId, now),
      hide: (tx, id, now) => setTopicHiddenByModerator(tx, id, 'moderator', now),
      restore: async (tx, id, now) => {
        const held = (await findThread(tx, id))?.hidden_because === 'held';
        await setTopicHiddenByModerator(tx, id, null, now);
        const thread = await findThread(tx, id);
        if (held && thread) await tellOfTopic(tx, thread, now);
        if (thread) await tellAgainOfTopic(tx, thread, now);
      },
      countBy: countTopicsBy,
    },
  ];
}
