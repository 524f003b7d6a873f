import type { TranslationId } from '#features/bible/bible.rules.ts';
import type { AudienceKind, HiddenBecause, RequestState } from '../prayer.rules.ts';

/** Whether others see who asks. Settled when it is asked (docs/decisions/049-asking-without-a-name.md). */
export type ShownAs = 'named' | 'anonymous';

export interface PrayerRequestTable {
  /** Random, so that it tells nothing of when it was made. */
  id: string;
  user_id: string;
  text: string;
  verse_reference: string | null;
  verse_translation: TranslationId | null;
  audience_kind: AudienceKind;
  audience_id: string | null;
  shown_as: ShownAs;
  state: RequestState;
  /** '2026-11-26' */
  for_day: string | null;
  /** `placeOnDay`: its day, and by chance within the day. */
  place: number;
  /** Rows of `prayer_prayed` by different people, and all of them. */
  prayed_people: number;
  prayed_times: number;
  /** Rows of `prayer_encouragement`, hidden ones too. */
  encouragements: number;
  /** Null: others see it. */
  hidden_because: HiddenBecause | null;
  /** When its author is told how many have prayed; null: nobody has since. */
  tell_prayed_at: number | null;
  /** Its author has been told of what was prayed until then. */
  told_prayed_until: number;
  /** When those who prayed are told that it was answered; null: they were, or it was not. */
  tell_answered_at: number | null;
  /** When its author is asked how it is, and when that was; both null unless it is open. */
  ask_at: number | null;
  asked_at: number | null;
  /** When its author put away who helps with words of danger; null: it is shown to them. */
  help_put_away_at: number | null;
  created_at: number;
  updated_at: number | null;
}

export interface PrayerTestimonyTable {
  request_id: string;
  user_id: string;
  text: string;
  audience_kind: AudienceKind;
  audience_id: string | null;
  place: number;
  hidden_because: HiddenBecause | null;
  created_at: number;
  updated_at: number | null;
}

/** One person's 'I prayed' on one of their local days. */
interface PrayerPrayedTable {
  user_id: string;
  request_id: string;
  prayed_on: string;
  prayed_at: number;
}

interface PrayerLaterTable {
  user_id: string;
  request_id: string;
  put_off_on: string;
  put_off_at: number;
}

/** Who was in the circle or group that was asked without a name. */
interface PrayerReaderTable {
  user_id: string;
  request_id: string;
}

/** Who may read what came of a request without a name where that is for another circle or group than was asked. */
interface PrayerTestimonyReaderTable {
  user_id: string;
  request_id: string;
}

export interface PrayerEncouragementTable {
  id: string;
  request_id: string;
  user_id: string;
  text: string;
  verse_reference: string | null;
  verse_translation: TranslationId | null;
  hidden_because: HiddenBecause | null;
  /** 1: written in a group that whoever asked without a name was not in any more, so they do not read it. Null: they do. */
  asker_out: number | null;
  created_at: number;
  updated_at: number | null;
}

interface PrayerGoneWordsTable {
  id: string;
  user_id: string;
  written_at: number;
  gone_at: number;
  /** `under-16`: whoever wrote it turned out to be under 16. */
  because: 'request-deleted' | 'removed' | 'under-16';
}

interface PrayerChoiceTable {
  user_id: string;
  audience_kind: AudienceKind;
  audience_id: string | null;
  shown_as: ShownAs;
}

interface PrayerFolderTable {
  id: string;
  user_id: string;
  name: string;
  position: number;
  created_at: number;
}

export interface PrayerItemTable {
  id: string;
  user_id: string;
  folder_id: string | null;
  text: string | null;
  request_id: string | null;
  person_id: string | null;
  position: number;
  /** The last local day on which they prayed for it, and the one before it: for 'not today'. */
  prayed_on: string | null;
  prayed_before_on: string | null;
  remind_minute: number | null;
  remind_days: number | null;
  remind_at: number | null;
  answered_at: number | null;
  thanks: string | null;
  created_at: number;
  updated_at: number | null;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    prayer_request: PrayerRequestTable;
    prayer_testimony: PrayerTestimonyTable;
    prayer_prayed: PrayerPrayedTable;
    prayer_later: PrayerLaterTable;
    prayer_reader: PrayerReaderTable;
    prayer_testimony_reader: PrayerTestimonyReaderTable;
    prayer_encouragement: PrayerEncouragementTable;
    prayer_gone_words: PrayerGoneWordsTable;
    prayer_choice: PrayerChoiceTable;
    prayer_folder: PrayerFolderTable;
    prayer_item: PrayerItemTable;
  }
}
