import type { GatheringAnswer, RepeatKind, SeriesAnswer } from '../gatherings.rules.ts';

/** A gathering, once or as a series. Times in UTC epoch milliseconds; local ones as '2026-11-26T19:00'. */
export interface GatheringTable {
  id: string;
  /** Whoever made it. */
  user_id: string;
  /** Null: of everyone here. */
  group_id: string | null;
  title: string;
  description: string;
  place: string;
  link: string;
  /** The first begin and its end, on the clocks of the place. */
  local_start: string;
  local_end: string;
  timezone: string;
  repeat_kind: RepeatKind | null;
  repeat_every: number | null;
  repeat_until: string | null;
  seats: number | null;
  /** JSON: what every occurrence begins its list of who brings what with. */
  brings: string;
  hidden_because: 'held' | 'moderator' | null;
  /** When the last occurrence is over; null: it goes on without an end. */
  open_until: number | null;
  /** Occurrences that begin before then have their rows. */
  laid_until: string | null;
  /** When the next ones get theirs; null: all have them. */
  lay_at: number | null;
  created_at: number;
  updated_at: number | null;
  /** The series that it was divided from, the first of all; null: it was not. */
  part_of: string | null;
}

/** One occurrence: a row for each that begins within the horizon (docs/decisions/053-gatherings.md). */
export interface GatheringOccurrenceTable {
  /** What answers, lines and notifications know it by, wherever it is moved. */
  id: string;
  gathering_id: string;
  /** When the rule has it begin, on the clocks of the place. */
  start: string;
  /** The group's id, or `EVERYONE`. */
  audience: string;
  starts_at: number;
  ends_at: number;
  local_start: string;
  local_end: string;
  timezone: string;
  /** What it has otherwise than its series; null: as there. Of seats 0 is any number. */
  own_title: string | null;
  own_description: string | null;
  own_place: string | null;
  own_link: string | null;
  own_seats: number | null;
  /** How often it was changed: the sequence of calendars. */
  changes: number;
  changed_at: number | null;
  cancelled_at: number | null;
  /** When those who come are reminded; null: they were, or are not. */
  remind_day_at: number | null;
  remind_hour_at: number | null;
}

/** A name that an occurrence had before its series was moved or divided. One that is another's now is the other's. */
export interface GatheringFormerNameTable {
  gathering_id: string;
  start: string;
  occurrence_id: string;
}

export interface GatheringAnswerTable {
  occurrence_id: string;
  user_id: string;
  /** 'cant' with `came_at`: a host noted that they came, who had not said so; with the same `answered_at`, the note made the row. */
  answer: GatheringAnswer;
  /** Counts up within the occurrence: who said first that they come has a seat first. */
  place: number;
  answered_at: number;
  came_at: number | null;
  /** Who said that they came: they themselves, as a host, or another host. Null: nobody did, or it was not kept by whom. */
  came_noted_by: 'self' | 'host' | null;
  /** 1: it follows from what they said of the whole series; null: they answered this one by itself. */
  of_series: 1 | null;
}

/** What somebody said of all evenings of a series: each that is laid has a row of `gathering_answer` for it, too. */
export interface GatheringSeriesAnswerTable {
  /** What the series was before it was divided (`undivided`). */
  series_id: string;
  user_id: string;
  /** The group's id, or `EVERYONE`. */
  audience: string;
  answer: SeriesAnswer;
  answered_at: number;
}

/** What somebody had answered who is banned for good: theirs again where the ban does not stay. */
export interface GatheringAnswerAsideTable {
  user_id: string;
  occurrence_id: string;
  answer: GatheringAnswer;
  /** JSON: ids of the lines that they wanted to bring. */
  lines: string;
}

/** A host asked somebody whether they come. Nobody is asked twice, so it stays when they have answered. */
export interface GatheringAskedTable {
  occurrence_id: string;
  user_id: string;
  asked_at: number;
}

export interface GatheringLineTable {
  id: string;
  occurrence_id: string;
  /** Whoever added it. */
  user_id: string;
  taken_by: string | null;
  text: string;
  hidden_because: 'held' | 'moderator' | null;
  created_at: number;
}

export interface GatheringCalendarTable {
  user_id: string;
  /** Of the feed's address: counted up, the old address ends. */
  serial: number;
  no_letters_since: number | null;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    gathering: GatheringTable;
    gathering_occurrence: GatheringOccurrenceTable;
    gathering_former_name: GatheringFormerNameTable;
    gathering_answer: GatheringAnswerTable;
    gathering_series_answer: GatheringSeriesAnswerTable;
    gathering_answer_aside: GatheringAnswerAsideTable;
    gathering_asked: GatheringAskedTable;
    gathering_line: GatheringLineTable;
    gathering_calendar: GatheringCalendarTable;
  }
}
