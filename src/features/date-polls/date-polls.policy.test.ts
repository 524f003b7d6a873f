import { describe, expect, it } from 'vitest';
import {
  canAnswerDatePoll,
  canDecideDate,
  canEndDatePoll,
  canKeepDatePoll,
  canSeeDatePoll,
  type DatePollStanding,
  isDatePollClosed,
  type JudgedDatePoll,
  standingToDatePoll,
} from './date-polls.policy.ts';

const STANDINGS: readonly DatePollStanding[] = ['host', 'guest', null];
const OPEN: JudgedDatePoll = { isHidden: false, isDecided: false, isArchived: false, openUntil: 2000 };
const HIDDEN = { ...OPEN, isHidden: true };
const ENDED: readonly [string, JudgedDatePoll, number][] = [
  ['its date is found', { ...OPEN, isDecided: true }, 1000],
  ['its group is archived', { ...OPEN, isArchived: true }, 1000],
  ['its last date has begun', OPEN, 2000],
];

/** Whether a host, a guest and somebody whom it is not for may. */
const each = (may: (standing: DatePollStanding) => boolean) => STANDINGS.map(may);
const NOBODY = [false, false, false];

describe('a poll for a date', () => {
  it('is kept by leaders and helpers of its group, and for its members', () => {
    expect((['leader', 'helper', 'member', null] as const).map(standingToDatePoll)).toEqual([
      'host',
      'host',
      'guest',
      null,
    ]);
  });

  it('is seen by guests unless it is hidden, and by hosts then too', () => {
    expect(each((who) => canSeeDatePoll(who, OPEN))).toEqual([true, true, false]);
    expect(each((who) => canSeeDatePoll(who, HIDDEN))).toEqual([true, false, false]);
  });

  it('is answered by whoever sees it, and kept and decided by hosts', () => {
    expect(each((who) => canAnswerDatePoll(who, OPEN, 1000))).toEqual([true, true, false]);
    expect(each((who) => canKeepDatePoll(who, OPEN, 1000))).toEqual([true, false, false]);
    expect(each((who) => canDecideDate(who, OPEN, 1000))).toEqual([true, false, false]);
    expect(each((who) => canEndDatePoll(who, OPEN))).toEqual([true, false, false]);
  });

  it('with words that are hidden becomes no event', () => {
    expect(each((who) => canKeepDatePoll(who, HIDDEN, 1000))).toEqual([true, false, false]);
    expect(each((who) => canDecideDate(who, HIDDEN, 1000))).toEqual(NOBODY);
  });

  it.each(ENDED)('has ended once %s: nothing is said or changed any more', (_, poll, now) => {
    expect(isDatePollClosed(poll, now)).toBe(true);
    expect(isDatePollClosed(OPEN, 1000)).toBe(false);
    for (const may of [canAnswerDatePoll, canKeepDatePoll, canDecideDate]) {
      expect(each((who) => may(who, poll, now))).toEqual(NOBODY);
    }
  });

  it('is called off also once every date has passed, but not once one is found', () => {
    expect(each((who) => canEndDatePoll(who, { isDecided: true, isArchived: false }))).toEqual(NOBODY);
    expect(each((who) => canEndDatePoll(who, { isDecided: false, isArchived: true }))).toEqual(NOBODY);
  });
});
