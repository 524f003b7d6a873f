import { canHelp, canHideWords, canLead, type Standing } from './groups.policy.ts';
import type { GroupRole } from './groups.rules.ts';

/** Who reads in a group. */
export interface TalkReader {
  id: string;
  standing: NonNullable<Standing>;
  /** Nobody writes in an archived group. */
  isArchived: boolean;
}

/** A post, with how its author and the reader stand to each other. */
export interface JudgedPost {
  authorId: string;
  authorRole: GroupRole | null;
  hidden: 'held' | 'moderator' | 'leader' | null;
  isDeleted: boolean;
  /** A block stands between them, or the author is banned. */
  isParted: boolean;
}

/** A post is read by its author, and by members unless it is hidden; who keeps the group reads what its leader hid. */
export function canReadPost(reader: TalkReader, post: JudgedPost): boolean {
  if (post.isDeleted) return false;
  if (post.authorId === reader.id) return true;
  if (post.isParted) return false;
  return post.hidden === null || (post.hidden === 'leader' && canHelp(reader.standing));
}

/**
 * A picture of a post is opened by who reads the post, by its author after they have left too, and by a moderator who has it before
 * them and has passed a second step.
 */
export function canOpenPostPicture(
  reader: { id: string; isModerator: boolean },
  post: { authorId: string; isReadable: boolean; isBeforeModerators: boolean },
): boolean {
  if (post.isReadable || post.authorId === reader.id) return true;
  return reader.isModerator && post.isBeforeModerators;
}

/**
 * A post is changed by whoever wrote it; a hidden one too, and it stays hidden. The question of a poll is, until others have chosen:
 * nobody is to have answered what they were not asked.
 */
export function canEditPost(
  reader: TalkReader,
  post: JudgedPost,
  poll: { haveOthersChosen: boolean },
): boolean {
  if (poll.haveOthersChosen) return false;
  return post.authorId === reader.id && !post.isDeleted && !reader.isArchived;
}

/** A post is deleted by whoever wrote it, in an archived group, too. */
export function canDeletePost(reader: Pick<TalkReader, 'id'>, post: JudgedPost): boolean {
  return post.authorId === reader.id && !post.isDeleted;
}

/**
 * A picture is taken out by whoever showed it, in an archived group, too: somebody who is seen on it may not want to be. Where nothing
 * would be left, the post is deleted instead.
 */
export function canRemovePicture(
  reader: Pick<TalkReader, 'id'>,
  post: JudgedPost,
  rest: { leavesNothing: boolean },
): boolean {
  return !rest.leavesNothing && canDeletePost(reader, post);
}

/** What they see is hidden by who keeps the group. */
export function canHidePost(reader: TalkReader, post: JudgedPost): boolean {
  if (post.hidden !== null || !canReadPost(reader, post)) return false;
  return canHideWords(reader, { id: post.authorId, role: post.authorRole });
}

/** What the leader hid is shown again by who reads it and could hide it; what a moderator hid stays hidden. */
export function canShowPost(reader: TalkReader, post: JudgedPost): boolean {
  if (post.hidden !== 'leader' || !canReadPost(reader, post)) return false;
  return canHideWords(reader, { id: post.authorId, role: post.authorRole });
}

/** A poll is answered by who reads it, as long as it is there for all and goes on. */
export function canVote(reader: TalkReader, post: JudgedPost, poll: { isEnded: boolean }): boolean {
  return canReadPost(reader, post) && post.hidden === null && !poll.isEnded && !reader.isArchived;
}

/** A poll is ended by who asks it, and by who keeps the group. */
export function canEndPoll(reader: TalkReader, post: JudgedPost, poll: { isEnded: boolean }): boolean {
  if (poll.isEnded || reader.isArchived || !canReadPost(reader, post)) return false;
  return post.authorId === reader.id || canHelp(reader.standing);
}

/** Others' words can be reported by who reads them. */
export function canReportPost(reader: TalkReader, post: JudgedPost): boolean {
  return post.authorId !== reader.id && canReadPost(reader, post);
}

/** A hidden topic is there for whoever opened it and for who keeps the group. */
export function canReadThread(
  reader: TalkReader,
  thread: { authorId: string | null; hidden: JudgedPost['hidden'] },
): boolean {
  return (
    thread.hidden === null ||
    thread.authorId === reader.id ||
    (thread.hidden === 'leader' && canHelp(reader.standing))
  );
}

/** A topic is removed by whoever opened it, as long as nobody else has written in it. */
export function canDeleteTopic(
  reader: Pick<TalkReader, 'id'>,
  topic: { authorId: string | null; hasOthers: boolean },
): boolean {
  return topic.authorId === reader.id && !topic.hasOthers;
}

/** A topic is hidden and shown by who keeps the group; a leader's by leaders alone. */
export function canHideTopic(
  reader: TalkReader,
  topic: { authorId: string | null; authorRole: GroupRole | null },
): boolean {
  if (topic.authorId === null) return canHelp(reader.standing);
  return topic.authorId === reader.id
    ? canLead(reader.standing)
    : canHideWords(reader, { id: topic.authorId, role: topic.authorRole });
}
