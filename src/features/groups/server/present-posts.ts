import { mentionsIn } from '#features/bible/server/for-other-features.ts';
import type { PublicPerson } from '#features/people/people.contract.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { GroupRole } from '../groups.rules.ts';
import { POST_PICTURE_EDGES, postPictureUrl } from '../post-pictures.rules.ts';
import type { GroupPost, GroupReply, PostPicture, PostPoll } from '../posts.contract.ts';
import {
  canDeletePost,
  canEditPost,
  canEndPoll,
  canHidePost,
  canReadPost,
  canRemovePicture,
  canReportPost,
  canShowPost,
  canVote,
  type JudgedPost,
  type TalkReader,
} from '../talk.policy.ts';
import { rolesOf } from './membership-store.ts';
import { leavesNothing, picturesIn } from './picture-columns.ts';
import { pollIn } from './poll-columns.ts';
import type { PostRow } from './post-store.ts';
import { type CountedVotes, countVotes, haveOthersChosen } from './vote-store.ts';

/** Who reads, when, and since when posts are new to them; UTC epoch milliseconds. */
export interface TalkReading extends TalkReader {
  now: number;
  readUntil: number;
}

/** Posts with their replies as one member sees them, in the order of `roots`; a place that holds nothing for them is left out. */
export async function presentPosts(
  db: DbOrTx,
  reading: TalkReading,
  groupId: string,
  roots: readonly PostRow[],
  replies: readonly PostRow[],
): Promise<GroupPost[]> {
  const { present, canRead } = await presenter(db, reading, groupId, [...roots, ...replies]);
  const below = Map.groupBy(replies.filter(canRead), (row) => row.parent_id);
  return roots.flatMap((row) => {
    const under = (below.get(row.id) ?? []).map(present);
    return canRead(row) || under.length > 0 ? [{ ...present(row), replies: under }] : [];
  });
}

/** One of them, without its replies; undefined when the reader may not read it. */
export async function presentPost(
  db: DbOrTx,
  reading: TalkReading,
  row: PostRow,
): Promise<GroupReply | undefined> {
  const { present, canRead } = await presenter(db, reading, row.group_id, [row]);
  return canRead(row) ? present(row) : undefined;
}

/** Those of the posts, all of one group, that the reader may read. */
export async function readablePosts(
  db: DbOrTx,
  reading: TalkReading,
  groupId: string,
  rows: readonly PostRow[],
): Promise<PostRow[]> {
  const { canRead } = await presenter(db, reading, groupId, rows);
  return rows.filter(canRead);
}

async function presenter(db: DbOrTx, reading: TalkReading, groupId: string, rows: readonly PostRow[]) {
  const authors = [...new Set(rows.map((row) => row.user_id))];
  const people = await publicPeople(db, reading.id, authors, reading.now);
  const roles = await rolesOf(db, groupId, authors);
  const votesIn = await countVotes(
    db,
    reading,
    rows.filter(({ poll_options }) => poll_options !== null),
  );
  const judge = (row: PostRow) => judgedPost(row, reading.id, people, roles);
  return {
    canRead: (row: PostRow) => canReadPost(reading, judge(row)),
    present(row: PostRow): GroupReply {
      const post = judge(row);
      const isRead = canReadPost(reading, post);
      const isMine = row.user_id === reading.id;
      return {
        id: row.id,
        text: isRead ? row.text : '',
        pictures: isRead ? picturesOf(row) : [],
        poll: isRead ? pollOf(reading, row, post, votesIn(row.id)) : null,
        mentions: isRead ? mentionsIn(row.text) : [],
        author: isRead && !isMine ? (people.get(row.user_id) ?? null) : null,
        isMine: isMine && !post.isDeleted,
        writtenAt: row.created_at,
        editedAt: isRead ? row.edited_at : null,
        verseId: row.verse_id,
        hidden: post.isDeleted ? 'deleted' : post.hidden,
        isNew: isRead && !isMine && row.created_at > reading.readUntil,
        can: {
          edit: canEditPost(reading, post, { haveOthersChosen: haveOthersChosen(votesIn(row.id)) }),
          delete: canDeletePost(reading, post),
          removePicture: canRemovePicture(reading, post, { leavesNothing: leavesNothing(row) }),
          hide: isRead && canHidePost(reading, post),
          show: isRead && canShowPost(reading, post),
          report: canReportPost(reading, post),
        },
      };
    },
  };
}

function picturesOf(row: PostRow): PostPicture[] {
  const [large, small] = POST_PICTURE_EDGES;
  return picturesIn(row).map(({ width, height, alt, place }) => ({
    url: postPictureUrl(row.id, large, place),
    smallUrl: postPictureUrl(row.id, small, place),
    width,
    height,
    alt,
  }));
}

function pollOf(
  reading: TalkReading,
  row: PostRow,
  post: JudgedPost,
  { options, voters }: CountedVotes,
): PostPoll | null {
  const poll = pollIn(row);
  if (poll === null) return null;
  const { isMultiple, endedAt } = poll;
  const isEnded = endedAt !== null;
  return {
    options: poll.options.map((text, place) => ({ text, ...(options.get(place) ?? UNCHOSEN) })),
    voters,
    isMultiple,
    endedAt,
    can: { vote: canVote(reading, post, { isEnded }), end: canEndPoll(reading, post, { isEnded }) },
  };
}

const UNCHOSEN = { votes: 0, isMine: false };

/** A row as the policy judges it. @param people whom the reader may see */
export function judgedPost(
  row: PostRow,
  readerId: string,
  people: ReadonlyMap<string, PublicPerson>,
  roles: ReadonlyMap<string, GroupRole>,
): JudgedPost {
  return {
    authorId: row.user_id,
    authorRole: roles.get(row.user_id) ?? null,
    hidden: row.hidden_because,
    isDeleted: row.deleted_at !== null,
    isParted: row.user_id !== readerId && !people.has(row.user_id),
  };
}
