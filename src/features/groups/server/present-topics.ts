import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { GroupTopicItem } from '../talk.contract.ts';
import { freshByThread } from './fresh-store.ts';
import type { ThreadRow } from './thread-store.ts';

/** Topics of a group as a member sees them in its list, in the order of the rows; those of people parted by a block are left out. */
export async function presentTopics(
  db: DbOrTx,
  { groupId, readerId, now }: { groupId: string; readerId: string; now: number },
  rows: readonly ThreadRow[],
): Promise<GroupTopicItem[]> {
  const authors = rows.flatMap((row) => row.user_id ?? []);
  const people = await publicPeople(db, readerId, authors, now);
  const fresh = await freshByThread(db, { id: readerId, now }, [groupId]);
  return rows.flatMap((row) => {
    const isMine = row.user_id === readerId;
    const author = row.user_id === null ? null : (people.get(row.user_id) ?? null);
    // Of whom they have blocked, or who has blocked them, nobody reads a title.
    if (!isMine && row.user_id !== null && author === null) return [];
    return [
      {
        id: row.id,
        title: row.title,
        author: isMine ? null : author,
        isMine,
        createdAt: row.created_at,
        lastAt: row.last_at,
        posts: row.posts,
        fresh: fresh.find(({ thread_id }) => thread_id === row.id)?.fresh ?? 0,
        hidden: row.hidden_because,
      },
    ];
  });
}
