import { foundIn } from '#contract/found-in.ts';
import type { TimeCursor } from '#contract/paging.ts';
import { wordsOfSearch } from '#features/journal/journal.rules.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { canReadPost, canReadThread, type TalkReader } from '../talk.policy.ts';
import type { FoundInTalk } from '../talk-search.contract.ts';
import { rolesOf } from './membership-store.ts';
import type { PostRow } from './post-store.ts';
import { judgedPost } from './present-posts.ts';
import { inOneLine } from './said-in.ts';
import { type FoundRow, findInTalk, isBefore, placeOfPost } from './talk-search-store.ts';
import { findThreadsByIds, type ThreadRow } from './thread-store.ts';

/** Of a post around the first word that was found, in UTF-16 units. */
const EXCERPT = 180;

/** What is found is looked at in parts of so many, however many are wanted of what may be read; each begins a search anew. */
const FIRST_PART = 60;
const NEXT_PART = 250;

/** Where a reader may read next to nothing of what is found, so many posts are looked at before they have an answer. */
const MOST_LOOKED_AT = 1000;

type Reader = TalkReader & { now: number };

/** Something that the reader may read, and where it stands in what is found. */
type Readable = { found: FoundInTalk; place: TimeCursor };

/**
 * What somebody may read of what is found in the talk of their group, newest first: `limit` at most, and the place after which there may be
 * more. That place tells nothing of what they may not read: it is that of the last result, where there is another one for them, or one
 * that is the same whatever is looked for.
 */
export async function searchTalkFor(
  db: DbOrTx,
  reader: Reader,
  {
    groupId,
    q,
    after: begun,
    limit,
  }: { groupId: string; q: string; after: TimeCursor | null; limit: number },
): Promise<{ found: FoundInTalk[]; next: TimeCursor | null }> {
  const words = wordsOfSearch(q);
  if (words.length === 0) return { found: [], next: null };
  const readable: Readable[] = [];
  let lookedAt = 0;
  for (let after = begun; ; ) {
    const size = after === begun ? FIRST_PART : NEXT_PART;
    const part = await findInTalk(db, { groupId, words, begun, after, limit: size });
    const most = limit + 1 - readable.length;
    readable.push(...(await presentFound(db, reader, groupId, { ...part, words, most })));
    if (readable.length > limit) return pageTo(readable, limit);
    const found = readable.map((one) => one.found);
    if (part.next === null || part.readUntil !== null)
      return { found, next: goingOn(readable, part.readUntil) };
    lookedAt += part.rows.filter((row) => 'post' in row).length;
    if (lookedAt >= MOST_LOOKED_AT) {
      if (found.length > 0) return pageTo(readable, limit);
      return { found, next: await placeOfPost(db, groupId, begun, MOST_LOOKED_AT) };
    }
    after = part.next;
  }
}

/** Where reading ended before the last result, that is where the next page begins: nothing is shown twice. */
function goingOn(readable: readonly Readable[], readUntil: TimeCursor | null): TimeCursor | null {
  const last = readable.at(-1)?.place;
  return last && readUntil && isBefore(readUntil, last) ? last : readUntil;
}

function pageTo(readable: readonly Readable[], limit: number) {
  const page = readable.slice(0, limit);
  return { found: page.map(({ found }) => found), next: page.at(-1)!.place };
}

/** The first of these rows that the reader may read, at most `most`. */
async function presentFound(
  db: DbOrTx,
  reader: Reader,
  groupId: string,
  { rows, words, most }: { rows: readonly FoundRow[]; words: readonly string[]; most: number },
): Promise<Readable[]> {
  const threads = await threadsOf(db, rows);
  const authors = new Set([
    ...rows.flatMap((row) => ('post' in row ? row.post.user_id : [])),
    ...[...threads.values()].flatMap(({ user_id }) => user_id ?? []),
  ]);
  const people = await publicPeople(db, reader.id, [...authors], reader.now);
  const roles = await rolesOf(db, groupId, [...authors]);
  const seen = (userId: string) => userId === reader.id || people.has(userId);
  const byWhom = (userId: string | null) => ({
    author: userId === null || userId === reader.id ? null : (people.get(userId) ?? null),
    isMine: userId === reader.id,
  });
  const mayReadThread = ({ user_id, hidden_because }: ThreadRow) =>
    canReadThread(reader, { authorId: user_id, hidden: hidden_because }) &&
    (user_id === null || seen(user_id));
  const mayRead = (post: PostRow) => canReadPost(reader, judgedPost(post, reader.id, people, roles));
  const readable = (row: FoundRow): Readable | null => {
    const thread = 'thread' in row ? row.thread : threads.get(row.post.thread_id);
    if (!thread || !mayReadThread(thread)) return null;
    const isPost = 'post' in row;
    if (isPost && !mayRead(row.post)) return null;
    // Read once more, since what it is found by may be older where servers of two versions run.
    const around = foundIn(isPost ? inOneLine(row.post) : thread.title, words, EXCERPT);
    if (around === null) return null;
    const found = {
      postId: isPost ? row.id : null,
      threadId: thread.id,
      kind: thread.kind,
      title: thread.title,
      ...around,
      ...byWhom(isPost ? row.post.user_id : thread.user_id),
      writtenAt: row.at,
    };
    return { found, place: { at: row.at, id: row.id } };
  };
  return rows
    .values()
    .map(readable)
    .filter((one) => one !== null)
    .take(most)
    .toArray();
}

/** The threads that were found, and those in which a post was. */
async function threadsOf(db: DbOrTx, rows: readonly FoundRow[]): Promise<ReadonlyMap<string, ThreadRow>> {
  const found = rows.flatMap((row) => ('thread' in row ? row.thread : []));
  const ids = new Set(rows.flatMap((row) => ('post' in row ? row.post.thread_id : [])));
  const around = await findThreadsByIds(db, [...ids]);
  return new Map([...found, ...around].map((thread) => [thread.id, thread]));
}
