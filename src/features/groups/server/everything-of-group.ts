import { AppError } from '#contract/errors.ts';
import { pictureKey } from '#features/files/pictures.rules.ts';
import { findObjectsByIds } from '#features/files/server/for-other-features.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { GroupFile } from '../files.contract.ts';
import type { Group } from '../groups.contract.ts';
import { canHelp } from '../groups.policy.ts';
import type { GroupMember } from '../members.contract.ts';
import { POST_PICTURE_EDGES } from '../post-pictures.rules.ts';
import type { GroupPost } from '../posts.contract.ts';
import { findGroupFiles } from './group-file-store.ts';
import { findMembersInOrder } from './member-store.ts';
import { standingIn } from './membership-store.ts';
import { picturesIn } from './picture-columns.ts';
import { postsWithPictures } from './post-picture-store.ts';
import { findRootPosts, type PostRow, repliesTo } from './post-store.ts';
import { presentGroupFiles } from './present-group-files.ts';
import { readGroup } from './present-groups.ts';
import { presentMembers } from './present-members.ts';
import { presentPosts, readablePosts } from './present-posts.ts';
import { noSuchThread, readingIn } from './talk-reading.ts';
import { findPlannedPassages, findThread, findTopics } from './thread-store.ts';

/** Rows that are read at once: few enough that no other call waits long. */
const ROWS_PER_READ = 100;

/** Who reads everything, and when. UTC epoch milliseconds. */
interface Reader {
  id: string;
  now: number;
}

/** A thread of a group, without what is said in it. */
export interface ThreadOfGroup {
  id: string;
  kind: 'passage' | 'topic';
  title: string;
  /** A local day; of passages only. */
  startsOn: string | null;
  createdAt: number;
}

/** What a group is, who is in it and what it talks about, as one member sees it. */
export interface WholeGroup {
  group: Group;
  members: GroupMember[];
  threads: ThreadOfGroup[];
}

/** A group, for a member of it; null for anybody else. */
export async function readWholeGroup(db: Db, reader: Reader, groupId: string): Promise<WholeGroup | null> {
  const standing = await standingIn(db, groupId, reader.id);
  const group = standing && (await readGroup(db, reader.id, groupId, reader.now));
  if (!standing || !group) return null;
  const members: GroupMember[] = [];
  const by = { id: reader.id, role: standing.role, groupId };
  for await (const rows of paged(
    (wanted) => findMembersInOrder(db, groupId, wanted),
    ({ place, user_id }) => ({ at: place, id: user_id }),
  )) {
    members.push(...(await presentMembers(db, by, rows, reader.now)));
  }
  const passages = await findPlannedPassages(db, groupId);
  const threads: ThreadOfGroup[] = passages.map(ofRow);
  const keepsIt = canHelp(standing);
  for await (const rows of paged(
    (wanted) => findTopics(db, { groupId, readerId: reader.id, keepsIt, ...wanted }),
    ({ last_at, id }) => ({ at: last_at, id }),
  )) {
    const people = await publicPeople(
      db,
      reader.id,
      rows.flatMap(({ user_id }) => user_id ?? []),
      reader.now,
    );
    // Of whom they have blocked, or who has blocked them, nobody reads a title.
    const read = rows.filter(
      ({ user_id }) => user_id === null || user_id === reader.id || people.has(user_id),
    );
    threads.push(...read.map(ofRow));
  }
  return { group, members, threads };
}

function ofRow(row: {
  id: string;
  kind: 'passage' | 'topic';
  title: string;
  starts_on: string | null;
  created_at: number;
}) {
  return { id: row.id, kind: row.kind, title: row.title, startsOn: row.starts_on, createdAt: row.created_at };
}

/**
 * Everything that a member may read in a thread of a group, oldest first; null where it was hidden or removed since it was listed.
 * @throws AppError NOT_FOUND for whoever is not in the group any more
 */
export async function readWholeThread(
  db: Db,
  reader: Reader,
  { groupId, threadId }: { groupId: string; threadId: string },
): Promise<GroupPost[] | null> {
  if (!(await standingIn(db, groupId, reader.id))) throw noSuchThread();
  const reading = await readingIn(db, await findThread(db, threadId), reader.id, reader.now).catch(isGone);
  if (reading === null) return null;
  const posts: GroupPost[] = [];
  for await (const roots of paged(
    (wanted) => findRootPosts(db, { threadId, verseId: undefined, ...wanted }),
    ({ created_at, id }) => ({ at: created_at, id }),
  )) {
    const replies = await repliesTo(
      db,
      roots.map(({ id }) => id),
    );
    posts.push(...(await presentPosts(db, reading, reading.thread.group_id, roots, replies)));
  }
  return posts;
}

function isGone(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
}

/** The files of a group that a member may open, with the keys of their bytes; newest first. */
export async function readWholeFiles(
  db: Db,
  reader: Reader,
  groupId: string,
): Promise<(GroupFile & { key: string })[]> {
  const files: (GroupFile & { key: string })[] = [];
  for await (const rows of paged(
    (wanted) => findGroupFiles(db, reader, { groupId, ...wanted }),
    ({ created_at, id }) => ({ at: created_at, id }),
  )) {
    const keys = new Map(rows.map(({ id, object_id }) => [id, object_id]));
    for (const file of await presentGroupFiles(db, reader.id, rows, reader.now)) {
      files.push({ ...file, key: keys.get(file.id)! });
    }
  }
  return files;
}

/** The largest pictures of posts that a member may read, with their places there from 0 and the keys of their bytes. */
export async function readWholePictures(
  db: Db,
  reader: Reader,
  groupId: string,
): Promise<{ postId: string; place: number; key: string; size: number; at: number }[]> {
  const [edge] = POST_PICTURE_EDGES;
  const found: PostRow[] = [];
  for (let after: { threadId: string; id: string } | null = null; ; ) {
    const rows: PostRow[] = await postsWithPictures(db, groupId, { limit: ROWS_PER_READ, after }).execute();
    for (const [threadId, posts] of Map.groupBy(rows, ({ thread_id }) => thread_id)) {
      const reading = await readingIn(db, await findThread(db, threadId), reader.id, reader.now).catch(
        isGone,
      );
      if (reading) found.push(...(await readablePosts(db, reading, groupId, posts)));
    }
    const last = rows.at(-1);
    if (rows.length < ROWS_PER_READ || !last) break;
    after = { threadId: last.thread_id, id: last.id };
  }
  const pictures = found.flatMap((post) =>
    picturesIn(post).map(({ id, place }) => ({
      ...{ postId: post.id, place, at: post.created_at },
      key: pictureKey(id, edge),
    })),
  );
  const objects = await findObjectsByIds(
    db,
    pictures.map(({ key }) => key),
  );
  return pictures.flatMap((picture) => {
    const size = objects.get(picture.key)?.size;
    return size === undefined ? [] : { ...picture, size };
  });
}

async function* paged<T>(
  load: (wanted: { limit: number; after: { at: number; id: string } | null }) => Promise<T[]>,
  placeOf: (row: T) => { at: number; id: string },
): AsyncGenerator<T[]> {
  for (let after: { at: number; id: string } | null = null; ; ) {
    const rows: T[] = await load({ limit: ROWS_PER_READ, after });
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_PER_READ) return;
    after = placeOf(rows.at(-1)!);
  }
}
