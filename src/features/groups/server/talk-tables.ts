/** Why others do not see words of a group: they wait for a moderator, a moderator hid them, or the group's leader did. */
export type HiddenInGroup = 'held' | 'moderator' | 'leader';

/** A passage of the plan, or a topic that somebody opened. Times in UTC epoch milliseconds. */
export interface GroupThreadTable {
  id: string;
  group_id: string;
  kind: 'passage' | 'topic';
  /** The passage's reference, 'Acts 2:42–47', or the topic's title. */
  title: string;
  /** The title, folded: what is searched in. Null where a server of a former version wrote it, until it is folded (`fold-talk-store.ts`). */
  search_text: string | null;
  /** The local day from which a passage is read, '2026-11-23'; null for a topic. */
  starts_on: string | null;
  /** Who opened a topic; null for a passage, and once the account is gone. */
  user_id: string | null;
  /** Posts and replies that are not deleted, hidden ones too. */
  posts: number;
  /** When somebody wrote last. */
  last_at: number;
  hidden_because: HiddenInGroup | null;
  created_at: number;
}

/** What is read of a thread; what it is found by is not. */
export const THREAD_COLUMNS = [
  'id',
  'group_id',
  'kind',
  'title',
  'starts_on',
  'user_id',
  'posts',
  'last_at',
  'hidden_because',
  'created_at',
] as const satisfies (keyof GroupThreadTable)[];

export interface GroupPostTable {
  id: string;
  thread_id: string;
  group_id: string;
  user_id: string;
  /** The post that it replies to, which may be gone with its author's account; replies are one level deep. */
  parent_id: string | null;
  /** The verse of the passage that it answers, 'ACT.2.44'. */
  verse_id: string | null;
  /** Empty once it is deleted, and where there are pictures alone. */
  text: string;
  /** What it says, folded: what is searched in (`searchTextOf`). */
  search_text: string | null;
  /** When it said that: `deleted_at`, `edited_at` or `created_at`. Something else where a server of a former version wrote, until it is folded (`fold-talk-store.ts`). */
  search_of: number | null;
  /** Its pictures, a JSON list (`picture-columns.ts`). Null where it has none. */
  pictures: string | null;
  /** Of all sizes of all of them. */
  picture_bytes: number | null;
  /** The options of its poll, a JSON list of their words. Null where it asks none. */
  poll_options: string | null;
  /** 1: several can be chosen. */
  poll_is_multiple: 0 | 1 | null;
  poll_ended_at: number | null;
  hidden_because: HiddenInGroup | null;
  /** Its author deleted it while replies stood below it. */
  deleted_at: number | null;
  created_at: number;
  edited_at: number | null;
}

/** What is read of a post; what it is found by is not. */
export const POST_COLUMNS = [
  'id',
  'thread_id',
  'group_id',
  'user_id',
  'parent_id',
  'verse_id',
  'text',
  'pictures',
  'picture_bytes',
  'poll_options',
  'poll_is_multiple',
  'poll_ended_at',
  'hidden_because',
  'deleted_at',
  'created_at',
  'edited_at',
] as const satisfies (keyof GroupPostTable)[];

interface GroupPostVersionTable {
  post_id: string;
  /** 1 is what was written first. */
  number: number;
  text: string;
  written_at: number;
}

/** That somebody chose an option of a post's poll. */
export interface GroupPostVoteTable {
  post_id: string;
  user_id: string;
  /** Its place among the options, from 0. */
  option: number;
  voted_at: number;
}

interface GroupReadTable {
  user_id: string;
  thread_id: string;
  /** Posts until then are read. */
  read_until: number;
  muted_at: number | null;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    group_thread: GroupThreadTable;
    group_post: GroupPostTable;
    group_post_version: GroupPostVersionTable;
    group_post_vote: GroupPostVoteTable;
    group_read: GroupReadTable;
  }
}
