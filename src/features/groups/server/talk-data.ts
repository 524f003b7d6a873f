import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { readsFromFirst } from './fresh-store.ts';
import { versionsOf } from './post-version-store.ts';
import { postsFromOldest, uncountPosts } from './posts-of-author-store.ts';
import { topicsFromOldest } from './thread-store.ts';

/** What somebody wrote in groups, with what stood there before they changed it. Not a word of others is in it. */
const posts: PersonalData = {
  section: 'groupPosts',
  tables: ['group_post', 'group_post_version'],
  async *exportOf(db, userId) {
    const pages = inPages<{ id: string; writtenAt: number }>((last, limit) =>
      postsFromOldest(db, userId, last, limit).execute(),
    );
    for await (const page of pages) {
      const versions = await versionsOf(
        db,
        page.map(({ id }) => id),
      );
      yield page.map((post) => ({
        ...post,
        before: versions
          .filter(({ post_id }) => post_id === post.id)
          .map(({ text, writtenAt }) => ({ text, writtenAt })),
      }));
    }
  },
  eraseOf: uncountPosts,
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

export const talkData: readonly PersonalData[] = [topics, posts, reads];
