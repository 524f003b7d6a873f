import type { ActionKind, DecisionReason, ReportReason } from '../moderation.rules.ts';

/** Something that moderators look at: reported or held words, or an appeal. All times are UTC epoch milliseconds. */
export interface ModerationCaseTable {
  id: string;
  /** The kind of words. */
  kind: string;
  /** Null when its author's account is gone. */
  words_id: string | null;
  author_id: string | null;
  /** The index in `URGENCIES`. */
  urgency: number;
  /** What the queue is ordered by (`rankOf`). */
  rank: number;
  /** How many reports it has. */
  reports: number;
  /** Words of danger were found in it. */
  danger_at: number | null;
  /** Hidden until a moderator looks. */
  held_at: number | null;
  opened_at: number;
  closed_at: number | null;
  /** `hashOfWords` as they stood when it was closed; null while it is open, or when they were gone. */
  closed_hash: string | null;
  claimed_by: string | null;
  claimed_until: number | null;
  second_asked_by: string | null;
  /** The action that an appeal is against; null: it is about words. */
  appealed_action_id: string | null;
}

export interface ModerationReportTable {
  id: string;
  case_id: string;
  kind: string;
  words_id: string | null;
  /** `hashOfWords` as they stood when they were reported. */
  words_hash: string;
  /** Null when their account is gone. */
  reporter_id: string | null;
  /** A keyed hash of the address that the report came from; forgotten after 30 days. */
  network: string | null;
  reason: ReportReason;
  comment: string;
  reported_at: number;
}

/** What was done. A row is never changed or deleted; its words stand in `moderation_note`. */
export interface ModerationActionTable {
  id: string;
  /** The first action of those that were decided together. */
  decision_id: string;
  case_id: string;
  /** Whom it is about; null when their account is gone. */
  author_id: string | null;
  /** Null: nobody in person, or their account is gone. */
  moderator_id: string | null;
  action: ActionKind;
  reason: DecisionReason;
  until: number | null;
  /** The action that this one takes back. */
  undoes_id: string | null;
  created_at: number;
}

/** What a moderator wrote with an action; gone with the account of whom it was written to. */
interface ModerationNoteTable {
  action_id: string;
  author_id: string | null;
  text: string;
}

export interface ModerationAppealTable {
  id: string;
  /** What it is against. */
  action_id: string;
  /** Its own case in the queue. */
  case_id: string;
  user_id: string;
  text: string;
  created_at: number;
}

/** How far somebody is trusted, and how much they have shared lately. Nobody has a row before their first shared word. */
export interface TrustTable {
  user_id: string;
  level: number;
  /** When the level was counted last. */
  level_at: number;
  first_shared_at: number | null;
  last_shared_at: number | null;
  /** The 24 hours in which `topics`, `replies` and `in_groups` are counted begin here. */
  day_started_at: number | null;
  topics: number;
  replies: number;
  last_in_group_at: number | null;
  /** Counted like `topics`. Null for who has not spoken since it is counted. */
  in_groups: number | null;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    moderation_case: ModerationCaseTable;
    moderation_report: ModerationReportTable;
    moderation_action: ModerationActionTable;
    moderation_note: ModerationNoteTable;
    moderation_appeal: ModerationAppealTable;
    trust: TrustTable;
  }
}
