import { sendLive } from '#features/notifications/server/for-other-features.ts';
import { deleteInSteps } from '#platform/server/db/delete-in-steps.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { POST_PICTURE_EDGES, postPictureUrl } from '../post-pictures.rules.ts';
import { readsFromFirst } from './fresh-store.ts';
import { memberIdsOf } from './membership-store.ts';
import { picturesIn } from './picture-columns.ts';
import { optionsIn } from './poll-columns.ts';
import { versionsOf } from './post-version-store.ts';
import { groupIdsWrittenIn, postsFromOldest, uncountPosts } from './posts-of-author-store.ts';
import { topicsFromOldest } from './thread-store.ts';
import { votesFromFirst } from './vote-store.ts';

type ExportedPost = {
  id: string;
  writtenAt: number;
  pictures: string | null;
  poll_options: string | null;
};

/** What somebody wrote in groups, with what stood there before they changed it. Not a word of others is in it. */
const posts: PersonalData = {
  section: 'groupPosts',
  tables: ['group_post', 'group_post_version', 'stored_object'],
  isIndexed: true,
  async *exportOf(db, userId, publicUrl) {
    const pages = inPages<ExportedPost>((last, limit) => postsFromOldest(db, userId, last, limit).execute());
    for await (const page of pages) {
      const versions = await versionsOf(
        db,
        page.map(({ id }) => id),
      );
      yield page.map(({ pictures, poll_options, ...post }) => ({
        ...post,
        ...(picturesIn({ pictures }).length > 0 && {
          pictures: picturesIn({ pictures }).map(({ alt, place }) => ({
            url: `${publicUrl}${postPictureUrl(post.id, POST_PICTURE_EDGES[0], place)}`,
            alt,
          })),
        }),
        ...(poll_options !== null && { pollOptions: optionsIn({ poll_options }) }),
        before: versions
          .filter(({ post_id }) => post_id === post.id)
          .map(({ text, writtenAt }) => ({ text, writtenAt })),
      }));
    }
  },
  async eraseOf(tx, userId, { now }) {
    // What they wrote goes from others' open pages, too.
    for (const groupId of await groupIdsWrittenIn(tx, userId)) {
      const changed = ['/api/groups/threads', `/api/groups/${groupId}`];
      await sendLive(tx, await memberIdsOf(tx, groupId), changed, now);
    }
    await uncountPosts(tx, userId);
    await deleteInSteps(tx, 'group_post', userId);
  },
};

/** Topics stay, without a name, since others have written in them. */
const topics: PersonalData = {
  section: 'groupTopics',
  tables: ['group_thread'],
  exportOf: (db, userId) =>
    inPages<{ id: string; createdAt: number }>((last, limit) =>
      topicsFromOldest(db, userId, last, limit).execute(),
    ),
};

const reads: PersonalData = {
  section: 'groupReads',
  tables: ['group_read'],
  exportOf: (db, userId) =>
    inPages<{ threadId: string }>((last, limit) => readsFromFirst(db, userId, last, limit).execute()),
};

/** What they chose in polls, by the place of the option from 1. What it says is others' words, unless the poll is theirs. */
const votes: PersonalData = {
  section: 'groupVotes',
  tables: ['group_post_vote'],
  async *exportOf(db, userId) {
    const pages = inPages<{ postId: string; option: number; votedAt: number }>((last, limit) =>
      votesFromFirst(db, userId, last, limit).execute(),
    );
    for await (const page of pages) yield page.map((vote) => ({ ...vote, option: vote.option + 1 }));
  },
  eraseOf: (tx, userId) => deleteInSteps(tx, 'group_post_vote', userId),
};

export const talkData: readonly PersonalData[] = [topics, posts, reads, votes];
