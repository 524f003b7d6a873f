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
});
