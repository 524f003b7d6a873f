import { describe, expect, it } from 'vitest';
import { answerToEvent, bestDates, localEndAfter } from './date-polls.rules.ts';

const suits = (yes: number, ifNeeded: number) => ({ yes, ifNeeded });

describe('the dates that suit the most', () => {
  it('are those on which the most can come at all, and of these those that suit well', () => {
    expect(bestDates([suits(3, 0), suits(2, 2), suits(1, 0)])).toEqual([1]);
    expect(bestDates([suits(2, 1), suits(3, 0), suits(1, 2)])).toEqual([1]);
  });

  it('may be several, which come as they stand', () => {
    expect(bestDates([suits(2, 1), suits(0, 1), suits(2, 1)])).toEqual([0, 2]);
  });

  it('are none as long as nobody can, or all suit alike', () => {
    expect(bestDates([])).toEqual([]);
    expect(bestDates([suits(0, 0), suits(0, 0)])).toEqual([]);
    expect(bestDates([suits(2, 1), suits(2, 1)])).toEqual([]);
  });
});

describe('what was said of a date', () => {
  it('is an answer to the event that is planned on it', () => {
    expect((['yes', 'if-needed', 'no'] as const).map(answerToEvent)).toEqual(['going', 'maybe', 'cant']);
  });
});

describe('the end of a date', () => {
  it('is by the clocks, past midnight and the end of a year too', () => {
    expect(localEndAfter('2026-11-26T19:00', 120)).toBe('2026-11-26T21:00');
    expect(localEndAfter('2026-11-26T23:30', 60)).toBe('2026-11-27T00:30');
    expect(localEndAfter('2026-12-31T22:00', 180)).toBe('2027-01-01T01:00');
  });
});
