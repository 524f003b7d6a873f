import { describe, expect, it } from 'vitest';
import { movedBegins } from './moved-begins.rules.ts';

describe('begins of a series that is moved', () => {
  it('stay those of their week', () => {
    const before = ['2026-11-26T19:00', '2026-12-03T19:00', '2026-12-10T19:00'];
    const after = ['2026-11-27T20:00', '2026-12-04T20:00', '2026-12-11T20:00', '2026-12-18T20:00'];
    expect([...movedBegins('weekly', before, after)]).toEqual(before.map((was, i) => [after[i], was]));
  });

  it('of another rhythm stay on days that both have; the first is the first', () => {
    const weekly = ['2026-11-26T19:00', '2026-12-03T19:00', '2026-12-10T19:00'];
    const second = ['2026-11-26T18:00', '2026-12-10T18:00'];
    expect([...movedBegins(null, weekly, second)]).toEqual([
      ['2026-12-10T18:00', '2026-12-10T19:00'],
      ['2026-11-26T18:00', '2026-11-26T19:00'],
    ]);
    expect([...movedBegins(null, ['2026-11-26T19:00'], ['2026-11-28T19:00'])]).toEqual([
      ['2026-11-28T19:00', '2026-11-26T19:00'],
    ]);
  });

  it('stay those of their month, where a month has one only now, or no more', () => {
    const ends = ['2026-01-31T10:00', '2026-03-31T10:00', '2026-05-31T10:00'];
    const dayEarlier = ['2026-01-30T10:00', '2026-03-30T10:00', '2026-04-30T10:00', '2026-05-30T10:00'];
    expect([...movedBegins('month-day', ends, dayEarlier)]).toEqual([
      ['2026-01-30T10:00', '2026-01-31T10:00'],
      ['2026-03-30T10:00', '2026-03-31T10:00'],
      ['2026-05-30T10:00', '2026-05-31T10:00'],
    ]);
    expect(movedBegins('month-day', dayEarlier, ends).get('2026-05-31T10:00')).toBe('2026-05-30T10:00');
    expect(movedBegins('month-day', [], ends).size).toBe(0);
  });

  it('stay those of their month, however many days that is, over the end of a year', () => {
    const months = Array.from({ length: 15 }, (_, n) =>
      Temporal.PlainYearMonth.from('2026-11').add({ months: n }).toString(),
    );
    const before = months.map((month) => `${month}-28T10:00`);
    const after = months.map((month, n) => `${month}-0${1 + (n % 7)}T10:00`);
    expect([...movedBegins('weekday', before, after)]).toEqual(before.map((was, i) => [after[i], was]));
  });

  it('of another rhythm: what was the first is not another one, too', () => {
    const before = ['2026-11-26T19:00', '2026-12-03T19:00', '2026-12-10T19:00'];
    const after = ['2026-11-19T19:00', '2026-11-26T19:00', '2026-12-03T19:00'];
    expect([...movedBegins(null, before, after)]).toEqual([
      ['2026-12-03T19:00', '2026-12-03T19:00'],
      ['2026-11-19T19:00', '2026-11-26T19:00'],
    ]);
  });

  it('are none where there were none, or are none any more', () => {
    const one = ['2026-11-26T19:00'];
    for (const kind of ['weekly', null] as const) {
      expect(movedBegins(kind, [], one).size).toBe(0);
      expect(movedBegins(kind, one, []).size).toBe(0);
    }
  });
});
