import type { DateAnswer } from '../date-polls.rules.ts';

/** A group looks for a date. Times in UTC epoch milliseconds; local ones as '2026-11-26T19:00'. */
export interface DatePollTable {
  id: string;
  /** Whoever asks. */
  user_id: string;
  group_id: string;
  title: string;
  /** How long it will last. */
  minutes: number;
  /** IANA, of the place. */
  timezone: string;
  hidden_because: 'held' | 'moderator' | null;
  /** When the last of its dates begins. */
  open_until: number;
  /** What was planned on the date that was found; null also where that is gone. */
  gathering_id: string | null;
  /** Of the date that was found, on the clocks of the place: with the gathering the name of its occurrence. */
  decided_start: string | null;
  decided_at: number | null;
  created_at: number;
}

export interface DatePollDateTable {
  id: string;
  poll_id: string;
  /** On the clocks of the place. */
  local_start: string;
  starts_at: number;
}

export interface DatePollAnswerTable {
  poll_id: string;
  user_id: string;
  date_id: string;
  answer: DateAnswer;
  answered_at: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    date_poll: DatePollTable;
    date_poll_date: DatePollDateTable;
    date_poll_answer: DatePollAnswerTable;
  }
}
