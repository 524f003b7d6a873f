import type { GroupAdmission, GroupRole, GroupRoom, GroupTopic, LeadingWay } from '../groups.rules.ts';

/** A study group. Times in UTC epoch milliseconds. */
export interface StudyGroupTable {
  id: string;
  name: string;
  about: string;
  guidelines: string;
  /** Name and text, folded: what is searched in. */
  search_text: string;
  topic: GroupTopic;
  language: string;
  admission: GroupAdmission;
  room: GroupRoom;
  /** The leader who wrote its words last; null when their account is gone. */
  author_id: string | null;
  /** Rows of `group_member`, and of `group_asking` that wait for an answer. */
  members: number;
  asking: number;
  /** When somebody came in or wrote last: the liveliest are found first. */
  last_at: number;
  /** Null: others see it. */
  hidden_because: 'held' | 'moderator' | null;
  archived_at: number | null;
  created_at: number;
  updated_at: number | null;
}

export interface GroupMemberTable {
  user_id: string;
  group_id: string;
  role: GroupRole;
  since: number;
  /** Since when they are not told of what is said in it; null: they are. */
  muted_at: number | null;
}

/** Somebody asked to be let in. One that was declined stays, so that its word can be read and it is not asked daily. */
export interface GroupAskingTable {
  group_id: string;
  user_id: string;
  /** Of the word that they wrote. */
  id: string;
  word: string;
  hidden_because: 'held' | 'moderator' | null;
  asked_at: number;
  declined_at: number | null;
  declined_by: string | null;
  declined_word: string | null;
  declined_hidden_because: 'held' | 'moderator' | null;
}

interface GroupRemovedTable {
  group_id: string;
  user_id: string;
  removed_at: number;
  /** What they read as the group's name then. */
  name: string | null;
}

/** A link that leads in. What stands in its address is signed, not kept. */
export interface GroupLinkTable {
  id: string;
  group_id: string;
  /** The leader who made it. */
  user_id: string;
  uses: number;
  uses_left: number;
  created_at: number;
  expires_at: number;
}

export type GroupAct =
  | 'hide'
  | 'show'
  | 'remove'
  | 'role'
  | 'archive'
  | 'reopen'
  | 'hand-over'
  | 'take-file-out';

/** What a leader or helper did. */
export interface GroupActTable {
  id: string;
  group_id: string;
  by_id: string | null;
  about_id: string | null;
  act: GroupAct;
  role: GroupRole | null;
  /** The post or thread that was hidden or shown. */
  subject_id: string | null;
  at: number;
}

/**
 * Somebody was asked to lead. One that was declined stays for a while, so that nobody is asked daily. It counts while whoever asked leads the
 * group.
 */
export interface GroupLeadOfferTable {
  user_id: string;
  group_id: string;
  id: string;
  /** Null when their account is gone. */
  by_id: string | null;
  way: LeadingWay;
  offered_at: number;
  declined_at: number | null;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    study_group: StudyGroupTable;
    group_member: GroupMemberTable;
    group_asking: GroupAskingTable;
    group_removed: GroupRemovedTable;
    group_link: GroupLinkTable;
    group_lead_offer: GroupLeadOfferTable;
    group_act: GroupActTable;
  }
}
