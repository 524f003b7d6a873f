import type { Role } from '#contract/access.policy.ts';
import { findVerses } from '#features/bible/server/for-other-features.ts';
import { readOpenDatePolls } from '#features/date-polls/server/for-other-features.ts';
import { readWholeGatherings } from '#features/gatherings/server/for-other-features.ts';
import { GROUP_LIMITS } from '#features/groups/groups.rules.ts';
import { placeOfPicture } from '#features/groups/post-pictures.rules.ts';
import type { GroupReply } from '#features/groups/posts.contract.ts';
import {
  readWholeFiles,
  readWholeGroup,
  readWholePictures,
  readWholeThread,
  type ThreadOfGroup,
} from '#features/groups/server/for-other-features.ts';
import { readWholeGroupPrayers } from '#features/prayer/server/for-other-features.ts';
import type { Db } from '#platform/server/db/database.ts';
import { createNamer } from '../zips.rules.ts';
import { indexPage, type PackedGroup, type PackedThread, type PicturePath, threadPage } from './zip-pages.ts';

/** The form of `group.json` and the files beside it; it grows with every change that a reader has to know of. */
const FORMAT = 2;

/** Who takes a group along, and when. */
export interface Taker {
  id: string;
  role: Role;
  timezone: string;
  /** UTC epoch milliseconds. */
  now: number;
}

/** One file of a zip: text, or a file of the group. Both are read when their turn has come. */
export type ZipEntry =
  | { path: string; at: number; text: () => Promise<string> }
  | { path: string; at: number; file: { id: string; size: number } };

/**
 * Everything of a group that one of its people may read, as files. Null where they are not in it.
 * Of its talk only one thread is in memory at a time; what stands in the index is bounded by the limits of groups.
 */
export async function entriesOf(db: Db, taker: Taker, groupId: string): Promise<ZipEntry[] | null> {
  const { now } = taker;
  const whole = await readWholeGroup(db, taker, groupId);
  if (!whole) return null;
  const nameThread = createNamer();
  const nameFile = createNamer();
  const threads = whole.threads.map((thread, i) => ({
    ...thread,
    page: `threads/${nameThread(`${String(i + 1).padStart(4, '0')}.html`)}`,
  }));
  const files = (await readWholeFiles(db, taker, groupId)).map((file) => ({
    ...file,
    path: `files/${nameFile(file.name || file.title)}`,
  }));
  const pictures = await readWholePictures(db, taker, groupId);
  const paths = new Set(pictures.map(pathOfPicture));
  const picturePath: PicturePath = (postId, url) => {
    const place = placeOfPicture(url);
    const path = place === null ? null : pathOfPicture({ postId, place });
    return path !== null && paths.has(path) ? path : null;
  };
  const packed: PackedGroup = {
    group: whole.group,
    members: whole.members,
    threads,
    gatherings: await readWholeGatherings(db, taker, groupId, now),
    datePolls: await readOpenDatePolls(db, taker, groupId),
    prayers: await readWholeGroupPrayers(db, taker, groupId, now),
    files: files.map(({ key: _, ...file }) => file),
    packedAt: now,
    timezone: taker.timezone,
  };
  return [
    { path: 'index.html', at: now, text: async () => indexPage(packed) },
    { path: 'group.json', at: now, text: async () => json({ format: FORMAT, ...packed }) },
    ...threads.flatMap((thread) => entriesOfThread(db, taker, packed, thread, picturePath)),
    ...pictures.map(({ key, size, at, ...picture }) => ({
      path: pathOfPicture(picture),
      file: { id: key, size },
      at,
    })),
    ...files.map(({ path, key, size, addedAt }) => ({ path, file: { id: key, size }, at: addedAt })),
  ];
}

/** A thread as a page, and as data beside it; it is read once for both. */
function entriesOfThread(
  db: Db,
  taker: Taker,
  packed: PackedGroup,
  thread: ThreadOfGroup & { page: string },
  picturePath: PicturePath,
): ZipEntry[] {
  let read: PackedThread | null = null;
  return [
    {
      path: thread.page,
      at: taker.now,
      text: async () => {
        const posts = await readWholeThread(db, taker, { groupId: packed.group.id, threadId: thread.id });
        // The index leads to its page already. What was hidden or removed since has nothing on it, and no title.
        read = { ...thread, ...(posts === null ? NOT_HERE : { posts, passage: await passageOf(thread) }) };
        return threadPage(read, packed, picturePath);
      },
    },
    {
      path: thread.page.replace(/html$/, 'json'),
      at: taker.now,
      text: async () => {
        const text = json({ format: FORMAT, ...withPictures(read!, picturePath) });
        read = null;
        return text;
      },
    },
  ];
}

/** Where a picture lies in the zip: by its post, and its place there. */
function pathOfPicture({ postId, place }: { postId: string; place: number }): string {
  return `pictures/${postId}${place === 0 ? '' : `-${place + 1}`}.webp`;
}

/** In data a picture is where it lies in the zip, not where the server has it. */
function withPictures(thread: PackedThread, picturePath: PicturePath) {
  const put = <P extends GroupReply>(post: P) => ({
    ...post,
    pictures: post.pictures.map(({ url, alt }) => ({ path: picturePath(post.id, url), alt })),
  });
  return {
    ...thread,
    posts: thread.posts.map((post) => ({ ...put(post), replies: post.replies.map(put) })),
  };
}

const NOT_HERE = { title: 'This conversation is not here any more', posts: [], passage: null };

async function passageOf({ kind, title }: ThreadOfGroup): Promise<PackedThread['passage']> {
  return kind === 'passage' ? findVerses(title, 'WEB', GROUP_LIMITS.verses) : null;
}

/** What concerns only the app's own screens is left out. */
function json(value: unknown): string {
  return JSON.stringify(
    value,
    (key, part: unknown) =>
      ['can', 'isNew', 'fresh', 'mentions', 'page', 'url'].includes(key) ? undefined : part,
    1,
  );
}
