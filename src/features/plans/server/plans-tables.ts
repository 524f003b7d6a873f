import type { PlanState } from '../plans.rules.ts';

/** A plan that somebody reads, or has read to the end. Dates are local ones, '2026-11-25'. */
export interface ReadingPlanTable {
  id: string;
  user_id: string;
  /** The plan of the catalogue; null for one of their own. */
  ready_id: string | null;
  name: string;
  state: PlanState;
  starts_on: string;
  /** '1234567' */
  weekdays: string;
  /** As they were when it was begun, with spaces: a catalogue that changes changes nobody's plan. */
  places: string;
  place_count: number;
  /** How many places each day has, with spaces. */
  division: string;
  anchor_day: number;
  anchor_date: string;
  skipped_to: number;
  /** The arrangement before the last way on, as JSON; null when there is nothing to take back. */
  before: string | null;
  /** The first day with something left and its next place; null when nothing is. They follow from the places that were read. */
  open_day: number | null;
  next_place: string | null;
  finished_on: string | null;
  /** What was read before its day came: the date, and the numbers of the places, '2026-11-25 2 3'. */
  read_ahead: string | null;
  created_at: number;
}

/** A place of a plan that was read. */
export interface ReadingPlanPlaceTable {
  plan_id: string;
  /** Its number in the plan, from 0. */
  at: number;
  read_on: string;
  read_at: number;
  /** 1: said by hand; 0: the chapter was read here. */
  is_ticked: number;
}

/** Who has never renewed the address of their calendar has no row. */
export interface ReadingPlanCalendarTable {
  user_id: string;
  serial: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    reading_plan: ReadingPlanTable;
    reading_plan_place: ReadingPlanPlaceTable;
    reading_plan_calendar: ReadingPlanCalendarTable;
  }
}
