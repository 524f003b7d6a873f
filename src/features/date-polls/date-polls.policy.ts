import { type GatheringStanding, standingInGroup } from '#features/gatherings/gatherings.policy.ts';

/** As with gatherings: leaders and helpers of the group are hosts, whoever else is in it a guest; null: it is not for them. */
export type DatePollStanding = GatheringStanding;
export const standingToDatePoll = standingInGroup;

/** A poll as far as it says who may do what. */
export interface JudgedDatePoll {
  isHidden: boolean;
  /** Its date is found. */
  isDecided: boolean;
  /** Of a group that is archived. */
  isArchived: boolean;
  /** When the last of its dates begins, in UTC epoch milliseconds. */
  openUntil: number;
}

/** What a moderator hid is seen by its hosts alone. */
export function canSeeDatePoll(standing: DatePollStanding, poll: { isHidden: boolean }): boolean {
  return standing === 'host' || (standing === 'guest' && !poll.isHidden);
}

/** Nothing is answered, added or decided any more. */
export function isDatePollClosed(poll: Omit<JudgedDatePoll, 'isHidden'>, now: number): boolean {
  return poll.isDecided || poll.isArchived || poll.openUntil <= now;
}

/** Says which dates suit them. */
export function canAnswerDatePoll(standing: DatePollStanding, poll: JudgedDatePoll, now: number): boolean {
  return canSeeDatePoll(standing, poll) && !isDatePollClosed(poll, now);
}

/** Adds and removes dates. */
export function canKeepDatePoll(standing: DatePollStanding, poll: JudgedDatePoll, now: number): boolean {
  return standing === 'host' && !isDatePollClosed(poll, now);
}

/** Plans the event on one of its dates: not with words that a moderator hid or looks at. */
export function canDecideDate(standing: DatePollStanding, poll: JudgedDatePoll, now: number): boolean {
  return canKeepDatePoll(standing, poll, now) && !poll.isHidden;
}

/** Calls the search off, also once every date has passed; a date that is found stands in its event. */
export function canEndDatePoll(
  standing: DatePollStanding,
  poll: Pick<JudgedDatePoll, 'isDecided' | 'isArchived'>,
): boolean {
  return standing === 'host' && !poll.isDecided && !poll.isArchived;
}
